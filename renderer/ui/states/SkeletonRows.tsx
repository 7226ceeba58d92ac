import styles from './waiting.module.css'
import * as commonTexts from '#shared/texts/common'

/** Rows in the shape of what will come. They show only when it takes longer than 150 ms. */
export function SkeletonRows({ rows = 3, label = commonTexts.loading }: { rows?: number; label?: string }) {
  return (
    <output className={styles.skeleton} data-waiting>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.row} aria-hidden="true" />
      ))}
    </output>
  )
}
