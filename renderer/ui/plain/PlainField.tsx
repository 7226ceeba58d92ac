import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './plain.module.css'

interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  id: string
  label: string
  name: string
  error?: string | undefined
  hint?: ReactNode
  /** Content inside the field's right end, such as the reveal button of a password. */
  end?: ReactNode
}

/** A labeled text field with its error linked by `aria-describedby`. */
export function PlainField({ id, label, error, hint, end, ...input }: PlainFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.control}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-error` : undefined}
        />
        {end}
      </div>
      <div id={`${id}-error`}>
        {error && <p className={styles.error}>{error}</p>}
        {hint}
      </div>
    </div>
  )
}
