import type { ReactNode } from 'react'
import styles from './plain.module.css'

interface Props {
  kind: 'news' | 'success' | 'failure'
  children: ReactNode
}

/** A message above a form. News and success are announced politely, a failure immediately. */
export const Notice = ({ kind, children }: Props) => (
  <div role={kind === 'failure' ? 'alert' : 'status'} className={styles[kind]}>
    {children}
  </div>
)
