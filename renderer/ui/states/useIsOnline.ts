import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Returns whether the browser has a connection. It can be wrong about being online, never about being offline. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
