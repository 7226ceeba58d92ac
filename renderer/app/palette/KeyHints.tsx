import * as commandTexts from '#shared/texts/speech/commands'
import styles from './palette.module.css'

/** The keys that move through the palette. Phones have no such keys. */
export const KeyHints = () => (
  <p className={styles.hints} aria-hidden="true">
    <span>
      <kbd>{commandTexts.arrowKeys}</kbd> {commandTexts.keyHints.move}
    </span>
    <span>
      <kbd>{commandTexts.enterKey}</kbd> {commandTexts.keyHints.open}
    </span>
    <span>
      <kbd>{commandTexts.escapeKey}</kbd> {commandTexts.keyHints.close}
    </span>
  </p>
)
