import styles from './SuccessMark.module.css'

/** The arc of the provider's mark, which turns into a check mark once. */
export const SuccessMark = () => (
  <svg className={styles.mark} viewBox="0 0 56 56" aria-hidden="true">
    <path className={styles.arc} pathLength={1} d="M6 48C6 25 25 6 48 6" />
    <path className={styles.check} pathLength={1} d="M17 33l9 9 18-22" />
  </svg>
)
