import type { ReactNode } from 'react'
import { Field } from './Field'
import { LazyDatePicker } from './LazyDatePicker'

interface DayFieldProps {
  id: string
  label: string
  error?: string | undefined
  hint?: ReactNode
  value: string | null
  onChange: (day: string | null) => void
}

/** A day from now on, with its label and remark. */
export const DayField = ({ id, label, error, hint, value, onChange }: DayFieldProps) => (
  <Field id={id} label={label} error={error} hint={hint}>
    {(given) => (
      <LazyDatePicker
        id={id}
        aria-describedby={given['aria-describedby']}
        isInvalid={error !== undefined}
        allowsFuture
        value={value}
        onChange={onChange}
      />
    )}
  </Field>
)
