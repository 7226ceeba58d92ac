/** The header button of the command palette. */
import * as commandTexts from '#shared/texts/speech/commands'
import { isWithoutHeaderSearch } from '../../ui/breakpoints'
import { headerButton } from '../../ui/HeaderIcon'
import { Icon } from '../../ui/icons/Icon'
import { useMediaQuery } from '../../ui/useMediaQuery'
import styles from './palette.module.css'
import { paletteShortcut } from './paletteShortcut'

/** A wide header shows the keys on the button. Tablets and phones show an icon. */
export function PaletteOpener({ onOpen }: { onOpen: () => void }) {
  const isNarrow = useMediaQuery(isWithoutHeaderSearch)
  return (
    <div className={isNarrow ? styles.touched : undefined}>
      <button
        type="button"
        className={isNarrow ? headerButton : styles.opener}
        aria-label={commandTexts.openPalette}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon name="search" />
        {!isNarrow && <kbd aria-hidden="true">{paletteShortcut}</kbd>}
      </button>
    </div>
  )
}
