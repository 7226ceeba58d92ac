import styles from './waiting.module.css'
import * as commonTexts from '#shared/texts/common'

/** A sign that something is under way, with a word for those who cannot see it turn. */
export const Spinner = ({ label = commonTexts.loading }: { label?: string }) => (
  <output className={styles.spinner}>
    <span className="visually-hidden">{label}</span>
  </output>
)
