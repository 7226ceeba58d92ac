/** Selects several names from a list. An empty selection means all of them. */
import { Select } from 'antd'
import { useId } from 'react'
import * as commonTexts from '#shared/texts/common'
import { Field } from '../Field'
import styles from './NamesField.module.css'

interface NamesFieldProps<T extends string> {
  label: string
  value: T[]
  options: { value: T; label: string }[]
  /** Values that are not in the list can be typed. */
  isFree?: boolean
  onChange: (value: T[]) => void
}

export function NamesField<T extends string>({ label, value, options, isFree = false, onChange }: NamesFieldProps<T>) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      {(control) => (
        <Select<T[]>
          {...control}
          className={styles.select ?? ''}
          mode={isFree ? 'tags' : 'multiple'}
          allowClear
          placeholder={commonTexts.all}
          showSearch={{ optionFilterProp: 'label' }}
          value={value}
          options={options}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/** Returns unique names in alphabetical order as options. */
export const toNameOptions = (names: readonly string[]): { value: string; label: string }[] =>
  [...new Set(names)].toSorted((left, right) => left.localeCompare(right)).map((name) => ({ value: name, label: name }))
