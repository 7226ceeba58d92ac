import { useEffect, useState } from 'react'
import { defaultRuntimeConfig, type RuntimeConfig } from '#shared/http/runtimeConfig'
import { runtimeConfig } from './http'

let latest = defaultRuntimeConfig

/** Returns the environment's settings, or the defaults until they are loaded. */
export function useRuntimeConfig(): RuntimeConfig {
  const [config, setConfig] = useState(latest)
  useEffect(() => {
    let isMounted = true
    void runtimeConfig().then((loaded) => {
      latest = loaded
      if (isMounted) setConfig(loaded)
    })
    return () => {
      isMounted = false
    }
  }, [])
  return config
}
