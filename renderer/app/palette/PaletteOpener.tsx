/** Opens the command palette by button, Ctrl+K or Command+K. */
import { useEffect, useState } from 'react'
import * as commandTexts from '#shared/texts/commands'
import { isWithoutHeaderSearch } from '../../ui/breakpoints'
import { headerButton } from '../../ui/HeaderIcon'
import { Icon } from '../../ui/icons/Icon'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { useMediaQuery } from '../../ui/useMediaQuery'
import styles from './palette.module.css'
import { paletteKeys } from './paletteKeys'

const Palette = lazyThemed(async () => (await import('./Palette')).Palette)

/** A wide header shows the keys on the button. Tablets and phones show an icon. */
export function PaletteOpener() {
  const isNarrow = useMediaQuery(isWithoutHeaderSearch)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // An open dialog must be answered before the palette opens.
      setOpen(
        (before) => !before && !document.querySelector('.ant-modal-wrap:not([style*="none"]) [aria-modal="true"]'),
      )
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <div className={isNarrow ? styles.touched : undefined}>
        <button
          type="button"
          className={isNarrow ? headerButton : styles.opener}
          aria-label={commandTexts.openTheCommandPalette}
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {isNarrow ? <Icon name="search" /> : <kbd aria-hidden="true">{paletteKeys}</kbd>}
        </button>
      </div>
      {isOpen && (
        <LazyBoundary subject={commandTexts.theCommandPalette} onFailed={() => setOpen(false)}>
          <Palette onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
