import * as commonTexts from '#shared/texts/common'
import styles from './waiting.module.css'

/** Placeholder rows while loading. They show only after 150 ms. */
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
