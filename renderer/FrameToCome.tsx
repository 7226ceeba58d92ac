import styles from './FrameToCome.module.css'
import * as commonTexts from '#shared/texts/common'

/** The outline of the signed-in frame, while its program is on its way. As light as the sign-in page, which carries it. */
export const FrameToCome = () => (
  <output className={styles.frame}>
    <span className="visually-hidden">{commonTexts.loading}</span>
  </output>
)
