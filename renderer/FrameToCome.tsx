import styles from './FrameToCome.module.css'

/** The outline of the signed-in frame, while its program is on its way. As light as the sign-in page, which carries it. */
export const FrameToCome = () => (
  <output className={styles.frame}>
    <span className="visually-hidden">Loading</span>
  </output>
)
