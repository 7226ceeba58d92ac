import { Radio } from 'antd'
import styles from './RadioRow.module.css'

interface RadioRowProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, side by side, under their name. */
export function RadioRow<T extends string>({ label, options, value, onChange }: RadioRowProps<T>) {
  return (
    <fieldset className={styles.row}>
      <legend>{label}</legend>
      <Radio.Group
        value={value}
        options={[...options]}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      />
    </fieldset>
  )
}
