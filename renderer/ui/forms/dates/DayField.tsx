import type { ReactNode } from 'react'
import { Field } from '../Field'
import { LazyDatePicker } from './LazyDatePicker'

interface DayFieldProps {
  id: string
  label: string
  error?: string | undefined
  hint?: ReactNode
  value: string | null
  onChange: (day: string | null) => void
}

/** A field for a date that may be in the future, with label and error. */
export const DayField = ({ id, label, error, hint, value, onChange }: DayFieldProps) => (
  <Field id={id} label={label} error={error} hint={hint}>
    {(control) => (
      <LazyDatePicker
        id={id}
        aria-describedby={control['aria-describedby']}
        isInvalid={error !== undefined}
        allowsFuture
        value={value}
        onChange={onChange}
      />
    )}
  </Field>
)
