import { Checkbox } from '../../ui/Checkbox'

interface RightCellProps {
  /** Includes the feature, because screen readers don't read the table headings with every checkbox. */
  label: string
  text: string
  isOn: boolean
  isPartly?: boolean
  isDisabled: boolean
  onChange: (isOn: boolean) => void
}

export const RightCell = ({ label, text, isOn, isPartly = false, isDisabled, onChange }: RightCellProps) => (
  <Checkbox
    aria-label={label}
    checked={isOn}
    indeterminate={isPartly}
    disabled={isDisabled}
    onChange={({ target }) => onChange(target.checked)}
  >
    {text}
  </Checkbox>
)
