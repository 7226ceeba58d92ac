/** Some of many, chosen by name; with none chosen, all of them. */
import { Select } from 'antd'
import { useId } from 'react'
import { Field } from './Field'
import styles from './NamesField.module.css'
import * as commonTexts from '#shared/texts/common'

interface NamesFieldProps<T extends string> {
  label: string
  value: T[]
  options: { value: T; label: string }[]
  /** What is not in the list can be typed. */
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

/** Each once, in the order of the alphabet. */
export const namesToChoose = (names: readonly string[]): { value: string; label: string }[] =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other)).map((name) => ({ value: name, label: name }))
