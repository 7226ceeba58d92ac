/** Selects several of a few values with checkboxes. */
import { Checkbox } from '../../Checkbox'
import parts from '../../panels/parts.module.css'
import { FormFailure } from '../FormFailure'
import type { FormField } from '../useFieldErrors'
import styles from './ChoiceField.module.css'

interface Props<T extends string | number> {
  label: string
  field: FormField
  options: readonly { value: T; label: string }[]
  value: readonly T[]
  onChange: (value: T[]) => void
}

export const ChoiceField = <T extends string | number>({ label, field, options, value, onChange }: Props<T>) => (
  <fieldset id={field.control.id} tabIndex={-1}>
    <legend className={parts.legend}>{label}</legend>
    <div className={styles.checkboxes}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          onChange={({ target }) => {
            field.clear()
            const isChosen = (candidate: T) => (candidate === option.value ? target.checked : value.includes(candidate))
            onChange(options.map((candidate) => candidate.value).filter(isChosen))
          }}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
    <FormFailure>{field.error}</FormFailure>
  </fieldset>
)
