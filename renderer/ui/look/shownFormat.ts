/** A format that the person has chosen, for all that is written from now on and for what stands on the page already. */
import { useSyncExternalStore } from 'react'

interface ShownFormat<F> {
  current: () => F
  show: (format: F) => void
  /** For what has to be written anew when the format changes. */
  useFormat: () => F
}

export function shownFormat<F>(usual: F): ShownFormat<F> {
  let current = usual
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    current: () => current,
    show: (format) => {
      if (format === current) return
      current = format
      for (const listener of listeners) listener()
    },
    useFormat: () =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => usual,
      ),
  }
}
