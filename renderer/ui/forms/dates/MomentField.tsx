/** Edits a day and time in the provider's time zone, as a `datetime-local` value. */
import { Input } from 'antd'
import type { TextBinding } from '../bindFields'
import { Field } from '../Field'

export const MomentField = ({ label, field, value, onChange }: TextBinding & { label: string }) => (
  <Field id={field.control.id} label={label} error={field.error ?? undefined}>
    {(control) => (
      <Input
        {...control}
        type="datetime-local"
        {...(field.error && { status: 'error' as const })}
        value={value}
        onChange={({ target }) => {
          field.clear()
          onChange(target.value)
        }}
      />
    )}
  </Field>
)
