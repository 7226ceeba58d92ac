import { useSyncExternalStore } from 'react'
import { defaultRuntimeConfig, type RuntimeConfig } from '#shared/http/runtimeConfig'
import { knownRuntimeConfig, runtimeConfig } from './http'

function subscribe(onLoaded: () => void): () => void {
  void runtimeConfig().then(onLoaded)
  return () => undefined
}

/** Returns the environment's settings, or the defaults until they are loaded. */
export const useRuntimeConfig = (): RuntimeConfig =>
  // The sign-in page was rendered with the defaults at build time.
  useSyncExternalStore(subscribe, knownRuntimeConfig, () => defaultRuntimeConfig)
