import type { ReactNode } from 'react'
import styles from './plain.module.css'

interface Props {
  kind: 'news' | 'success' | 'failure'
  children: ReactNode
}

/** A word above a form: news or a success (polite), or a failure (announced at once). */
export const Notice = ({ kind, children }: Props) => (
  <div role={kind === 'failure' ? 'alert' : 'status'} className={styles[kind]}>
    {children}
  </div>
)
