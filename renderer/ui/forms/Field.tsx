import type { ReactNode } from 'react'
import styles from './Field.module.css'

interface FieldControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  id: string
  label: ReactNode
  /** The error of the field: the first rule that the input breaks. */
  error?: string | undefined
  hint?: ReactNode
  /** The typed and the maximum length. */
  length?: { typed: number; max: number }
  children: (control: FieldControlProps) => ReactNode
}

/** A labeled control with its error and hint below it. */
export function Field({ id, label, error, hint, length, children }: FieldProps) {
  const noteId = `${id}-note`
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': hasNote ? noteId : undefined })}
      {(hasNote || length) && (
        <div className={styles.below}>
          <div id={noteId}>
            {error !== undefined && <div className={styles.error}>{error}</div>}
            {hint !== undefined && <div className={styles.hint}>{hint}</div>}
          </div>
          {length && (
            <span className={styles.hint} aria-hidden="true">
              {length.typed} / {length.max}
            </span>
          )}
        </div>
      )}
    </div>
  )
}

/** Focuses the first control with an error, in the given order. */
export function focusFirstError(ids: readonly string[], errors: Record<string, string | undefined>): void {
  const id = ids.find((candidate) => errors[candidate] !== undefined)
  if (id === undefined) return
  // The errors must be drawn first, so that a screen reader reads them with the control.
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
