import type { MouseEvent } from 'react'

/** Replaces what a link does in the same tab. With a modifier key, the browser opens the link in a new tab or window. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
