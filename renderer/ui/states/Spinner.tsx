import * as commonTexts from '#shared/texts/common'
import styles from './waiting.module.css'

/** A loading indicator with a text for screen readers. */
export const Spinner = ({ label = commonTexts.loading }: { label?: string }) => (
  <output className={styles.spinner}>
    <span className="visually-hidden">{label}</span>
  </output>
)
