/**
 * Whether an open message shows the replies that wait to be sent. The bar at the bottom of the window is hidden then,
 * because the keyboard cannot leave a dialog.
 */
import { useEffect, useSyncExternalStore } from 'react'

let openMessages = 0
const listeners = new Set<() => void>()

function change(step: 1 | -1): void {
  openMessages += step
  for (const listener of listeners) listener()
}

/** Called by an open message. */
export const useShowsHeldReplies = (): void =>
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAreShownInMessage = (): boolean => useSyncExternalStore(subscribe, () => openMessages > 0)
