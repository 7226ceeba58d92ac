/** Selects several names from a list. */

import { useId } from 'react'
import * as commonTexts from '#shared/texts/common'
import { Field } from '../Field'
import type { FormField } from '../useFieldErrors'
import styles from './NamesField.module.css'
import { Select } from './Select'

interface NamesFieldProps<T extends string> {
  label: string
  value: T[]
  options: { value: T; label: string }[]
  /** Values that are not in the list can be typed. */
  isFree?: boolean
  /** Set for a required selection. An empty one means all names otherwise. */
  field?: FormField
  onChange: (value: T[]) => void
}

export function NamesField<T extends string>({
  label,
  value,
  options,
  isFree = false,
  field,
  onChange,
}: NamesFieldProps<T>) {
  const ownId = useId()
  return (
    <Field id={field?.control.id ?? ownId} label={label} error={field?.error ?? undefined}>
      {(control) => (
        <Select<T[]>
          {...control}
          className={styles.select ?? ''}
          mode={isFree ? 'tags' : 'multiple'}
          allowClear
          placeholder={field ? '' : commonTexts.all}
          status={field?.error ? 'error' : ''}
          showSearch={{ optionFilterProp: 'label' }}
          value={value}
          options={options}
          onChange={(names) => {
            field?.clear()
            onChange(names)
          }}
        />
      )}
    </Field>
  )
}

/** Returns unique names in alphabetical order as options. */
export const toNameOptions = (names: readonly string[]): { value: string; label: string }[] =>
  [...new Set(names)].toSorted((left, right) => left.localeCompare(right)).map((name) => ({ value: name, label: name }))
