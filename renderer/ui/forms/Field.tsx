import type { ReactNode } from 'react'
import styles from './Field.module.css'

interface Given {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  id: string
  label: ReactNode
  /** The first rule that what was typed breaks. */
  error?: string | undefined
  hint?: ReactNode
  /** How much has been typed, and how much fits. */
  length?: { typed: number; max: number }
  children: (given: Given) => ReactNode
}

/** A labelled control with the remark that belongs under it. */
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

/** Moves to the first control, in the given order, that has a remark. */
export function focusFirst(ids: readonly string[], errors: Record<string, string | undefined>): void {
  const id = ids.find((candidate) => errors[candidate] !== undefined)
  if (id === undefined) return
  // After the remarks are drawn: a screen reader reads them with the control.
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
