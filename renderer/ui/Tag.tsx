import type { ReactNode } from 'react'
import styles from './Tag.module.css'

export type TagColor = 'success' | 'processing' | 'warning' | 'error' | 'default'

interface TagProps {
  color?: TagColor
  isLarge?: boolean
  children: ReactNode
}

/** A short word about the state of something. The color never carries the meaning alone. */
export const Tag = ({ color = 'default', isLarge = false, children }: TagProps) => (
  <span className={styles.tag} data-color={color} data-large={isLarge || undefined}>
    {children}
  </span>
)
