import type { ReactNode } from 'react'
import styles from './Badge.module.css'

/** A short status next to a name. */
export const Badge = ({ kind = 'plain', children }: { kind?: 'plain' | 'good' | 'warning'; children: ReactNode }) => (
  <span className={styles.badge} data-kind={kind}>
    {children}
  </span>
)
