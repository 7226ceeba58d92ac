import { startTransition, useState } from 'react'

let isPressed = false
addEventListener('pointerdown', () => (isPressed = true), { capture: true })
addEventListener('keydown', () => (isPressed = false), { capture: true })

/**
 * Opens a list or calendar after the browser has shown the press, because building it takes longer than a frame on a
 * slow phone. It closes at once, and it opens at once for a key, because the keys that follow are meant for it.
 */
export function useDeferredOpening() {
  const [open, setOpen] = useState(false)
  function onOpenChange(next: boolean): void {
    if (next && isPressed) startTransition(() => setOpen(true))
    else setOpen(next)
  }
  return { open, onOpenChange }
}
