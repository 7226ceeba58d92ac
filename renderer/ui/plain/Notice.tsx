import type { ReactNode } from 'react'
import styles from './plain.module.css'

interface Props {
  kind: 'info' | 'success' | 'failure'
  /** The toast of a failed call announces the same text. */
  hasToast?: boolean
  children: ReactNode
}

/** A message above a form. Information and success are announced politely, a failure immediately. */
export const Notice = ({ kind, hasToast = false, children }: Props) => (
  <div role={hasToast ? undefined : kind === 'failure' ? 'alert' : 'status'} className={styles[kind]}>
    {children}
  </div>
)
