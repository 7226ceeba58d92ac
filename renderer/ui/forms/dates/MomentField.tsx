/** Edits a day and time in the provider's time zone, as a `YYYY-MM-DDTHH:mm` value. It may be in the future. */
import type { TextBinding } from '../bindFields'
import { Field } from '../Field'
import { LazyDatePicker } from './LazyDatePicker'

export const MomentField = ({ label, field, value, onChange }: TextBinding & { label: string }) => (
  <Field id={field.control.id} label={label} error={field.error ?? undefined}>
    {(control) => (
      <LazyDatePicker
        id={field.control.id}
        aria-describedby={control['aria-describedby']}
        isInvalid={field.error !== null}
        allowsFuture
        keepsEnter
        hasTime
        value={value === '' ? null : value}
        onChange={(moment) => {
          field.clear()
          onChange(moment ?? '')
        }}
        onReject={field.reject}
      />
    )}
  </Field>
)
