import type { ReactNode } from 'react'
import type { DayBinding } from '../bindFields'
import { Field } from '../Field'
import { LazyDatePicker } from './LazyDatePicker'

interface DayFieldProps extends DayBinding {
  label: string
  hint?: ReactNode
  /** The calendar disables the other days. */
  isAllowed?: (day: string) => boolean
}

/** A field for a date that may be in the future, with label and error. */
export const DayField = ({ id, label, error, hint, isAllowed, value, onChange, onReject }: DayFieldProps) => (
  <Field id={id} label={label} error={error} hint={hint}>
    {(control) => (
      <LazyDatePicker
        id={id}
        aria-describedby={control['aria-describedby']}
        isInvalid={error !== undefined}
        allowsFuture
        keepsEnter
        value={value}
        onChange={onChange}
        {...(isAllowed && { isAllowed })}
        {...(onReject && { onReject })}
      />
    )}
  </Field>
)
