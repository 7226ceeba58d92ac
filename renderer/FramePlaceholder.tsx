import * as commonTexts from '#shared/texts/common'
import styles from './FramePlaceholder.module.css'

/** The outline of the signed-in frame while its code loads. It is kept small because the sign-in page contains it. */
export const FramePlaceholder = () => (
  <output className={styles.frame}>
    <span className="visually-hidden">{commonTexts.loading}</span>
  </output>
)
