/** Selects one of a few values, which is required. */

import { Field } from '../Field'
import type { FormField } from '../useFieldErrors'
import { Select } from './Select'

interface SelectFieldProps<T extends string> {
  label: string
  field: FormField
  placeholder: string
  value: T | null
  options: { value: T; label: string }[]
  onChange: (value: T) => void
}

export const SelectField = <T extends string>({
  label,
  field,
  placeholder,
  value,
  options,
  onChange,
}: SelectFieldProps<T>) => (
  <Field id={field.control.id} label={label} error={field.error ?? undefined}>
    {(control) => (
      <Select<T>
        {...control}
        aria-required
        placeholder={placeholder}
        status={field.error ? 'error' : ''}
        value={value}
        options={options}
        onChange={(selected) => {
          field.clear()
          onChange(selected)
        }}
      />
    )}
  </Field>
)
