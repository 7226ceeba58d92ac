/** The highlighted entry of the palette, and the keys that move the highlight and run the entry. */
import { type KeyboardEvent, useState } from 'react'
import type { PaletteEntry } from './paletteEntry'

export function useHighlightedEntry(entries: readonly PaletteEntry[], run: (entry: PaletteEntry) => void) {
  // The first entry is highlighted by id. Customers found later come before it, and Enter must not run one of them.
  const [highlightedId, setHighlightedId] = useState<string | null>(null)
  // The highlighted entry may have disappeared.
  const index = Math.max(
    0,
    entries.findIndex((entry) => entry.id === highlightedId),
  )
  const current = entries[index]
  if (highlightedId === null && current) setHighlightedId(current.id)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const last = entries.length - 1
    const goTo: Record<string, number> = {
      ArrowDown: index >= last ? 0 : index + 1,
      ArrowUp: index <= 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    const next = goTo[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setHighlightedId(entries[next]?.id ?? null)
    } else if (event.key === 'Enter' && current) {
      event.preventDefault()
      run(current)
    }
  }

  return {
    current,
    highlight: ({ id }: PaletteEntry): void => setHighlightedId(id),
    /** Highlights the first entry again. */
    reset: (): void => setHighlightedId(null),
    onKeyDown,
  }
}
