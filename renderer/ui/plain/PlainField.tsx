import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './plain.module.css'

interface PlainFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  label: string
  name: string
  error?: string | undefined
  hint?: ReactNode
  /** Content inside the field's right end, such as the reveal button of a password. */
  end?: ReactNode
}

/** A labeled text field with its error linked by `aria-describedby`. */
export function PlainField({ label, error, hint, end, ...input }: PlainFieldProps) {
  const id = useId()
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
