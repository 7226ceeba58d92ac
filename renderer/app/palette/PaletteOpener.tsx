/** Opens the command palette by Ctrl-K or Command-K, and says in the header that there is one. */
import { lazy, Suspense, useEffect, useState } from 'react'
import styles from './palette.module.css'

const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }))

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

export function PaletteOpener({ hasButton = false }: { hasButton?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // A question that stands open is answered first.
      setOpen(
        (before) => !before && !document.querySelector('.ant-modal-wrap:not([style*="none"]) [aria-modal="true"]'),
      )
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      {hasButton && (
        <button
          type="button"
          className={styles.opener}
          aria-label="Open the command palette"
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <kbd aria-hidden="true">{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
