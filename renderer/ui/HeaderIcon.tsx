/** What a button of the header shows: an icon, and a number at its corner while there is something behind it. */
import type { ReactNode } from 'react'
import styles from './HeaderIcon.module.css'

/** For the button itself. */
export const headerButton = styles.button

interface HeaderIconProps {
  icon: ReactNode
  count: number
  /** News ask for attention; a plain number does not. */
  kind: 'news' | 'number'
}

export const HeaderIcon = ({ icon, count, kind }: HeaderIconProps) => (
  <>
    {icon}
    {count > 0 && <span className={`${styles.count} ${styles[kind]}`}>{count > 9 ? '9+' : count}</span>}
  </>
)
