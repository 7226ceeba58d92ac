/** The content of a header button: an icon, and a number at its corner when it is not zero. */
import type { ReactNode } from 'react'
import styles from './HeaderIcon.module.css'

/** The class of the button itself. */
export const headerButton = styles.button

interface HeaderIconProps {
  icon: ReactNode
  count: number
  /** A plain number draws no attention. */
  kind: 'attention' | 'number'
}

export const HeaderIcon = ({ icon, count, kind }: HeaderIconProps) => (
  <>
    {icon}
    {count > 0 && <span className={`${styles.count} ${styles[kind]}`}>{count > 9 ? '9+' : count}</span>}
  </>
)
