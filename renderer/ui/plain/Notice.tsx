import type { ReactNode } from 'react'
import styles from './plain.module.css'

/** A word above a form: news (polite) or a failure (announced at once). */
export function Notice({ kind, children }: { kind: 'news' | 'failure'; children: ReactNode }) {
  return (
    <div role={kind === 'failure' ? 'alert' : 'status'} className={kind === 'failure' ? styles.failure : styles.news}>
      {children}
    </div>
  )
}
