import type { ReactNode } from 'react'
import styles from './plain.module.css'

interface PlainButtonProps {
  children: ReactNode
  isBusy?: boolean
  isDisabled?: boolean
  /** A secondary button next to the main one. */
  isQuiet?: boolean
  type?: 'submit' | 'button'
  onClick?: () => void
}

/** A button that keeps its size and label while busy. */
export function PlainButton({ children, isBusy, isDisabled, isQuiet, type = 'submit', onClick }: PlainButtonProps) {
  return (
    <button
      type={type}
      className={isQuiet ? styles.quietButton : styles.button}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
