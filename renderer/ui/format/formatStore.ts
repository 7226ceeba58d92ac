/** A store for a format that the person has selected. */
import { useSyncExternalStore } from 'react'

interface FormatStore<F> {
  current: () => F
  set: (format: F) => void
  /** Rerenders the component when the format changes. */
  useFormat: () => F
}

export function createFormatStore<F>(defaultFormat: F): FormatStore<F> {
  let current = defaultFormat
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    current: () => current,
    set: (format) => {
      if (format === current) return
      current = format
      for (const listener of listeners) listener()
    },
    useFormat: () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => defaultFormat,
      ),
  }
}
