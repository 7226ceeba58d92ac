import { Checkbox } from 'antd'

interface RightCellProps {
  /** Names the feature too: in a table the column's head is not read with every box. */
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
