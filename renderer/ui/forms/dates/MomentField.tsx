/** Edits a day and time in the provider's time zone, as a `datetime-local` value. */
import { Input } from 'antd'
import { Field } from '../Field'
import type { TextBinding } from '../useCallForm'

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
