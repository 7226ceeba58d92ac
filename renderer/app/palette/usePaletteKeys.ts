/** Opens the palette by Ctrl+K or Command+K from the first frame on. Its code may still have to be loaded. */
import { useEffect, useState } from 'react'
import { isPaletteKey, isPaletteRequested, stopRememberingPaletteKeys } from '../../domain/commands/paletteKeys'

export function usePaletteKeys() {
  const [isOpen, setOpen] = useState(isPaletteRequested)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      // An open dialog must be answered before the palette opens.
      setOpen((before) => before || !document.querySelector('.ant-modal-wrap:not([style*="none"]) [aria-modal="true"]'))
    }
    document.addEventListener('keydown', onKey)
    stopRememberingPaletteKeys()
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
