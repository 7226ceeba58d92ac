/** A text field of a search form. Of a phone number it keeps the digits. */
import { Input } from 'antd'
import { phoneDigits, phoneLength } from '#shared/fields/phoneNumber'
import { Filter } from '../panels/Panel'

interface Props {
  id: string
  label: string
  maxLength: number
  value: string
  onChange: (value: string) => void
  isPhone?: boolean
}

export const SearchField = ({ id, label, maxLength, value, onChange, isPhone = false }: Props) => (
  <Filter label={label} htmlFor={id}>
    <Input
      id={id}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      {...(isPhone && { inputMode: 'numeric' as const })}
      value={value}
      onChange={({ target: { value: typed } }) => onChange(isPhone ? phoneDigits(typed).slice(0, phoneLength) : typed)}
    />
  </Filter>
)
