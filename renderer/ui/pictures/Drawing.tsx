import styles from './Drawing.module.css'
import { drawings, type PictureName } from './drawings'

/** A drawing on a round ground, below the arc of the logo, which draws itself once. */
export const Drawing = ({ name }: { name: PictureName }) => (
  <svg className={styles.drawing} viewBox="0 0 120 96">
    <circle className={styles.ground} cx="60" cy="52" r="40" />
    <path className={styles.arc} pathLength={1} d="M12 72C12 34 38 8 84 6" />
    <circle className={styles.dot} cx="90" cy="6" r="2" />
    {drawings[name].map(({ d, style }) => (
      <path key={d} className={styles[style]} d={d} />
    ))}
  </svg>
)
