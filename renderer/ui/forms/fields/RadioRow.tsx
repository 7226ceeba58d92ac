import { Radio } from 'antd'
import styles from './RadioRow.module.css'

interface RadioRowProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** A few options side by side below their label. */
export function RadioRow<T extends string>({ label, options, value, onChange }: RadioRowProps<T>) {
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <Radio.Group
        value={value}
        options={[...options]}
        onChange={({ target }) => {
          const selected = options.find((option) => option.value === target.value)
          if (selected) onChange(selected.value)
        }}
      />
    </fieldset>
  )
}
