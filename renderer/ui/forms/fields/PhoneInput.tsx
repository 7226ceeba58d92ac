import { Input, type InputProps } from 'antd'
import * as commonTexts from '#shared/texts/common'
import { phoneMask } from '../phoneMask'

interface PhoneInputProps {
  value?: string
  onChange?: (value: string) => void
  id?: string
  size?: InputProps['size']
  disabled?: boolean | undefined
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

/** A phone number that is formatted while it is typed. */
export const PhoneInput = ({ value = '', onChange, ...input }: PhoneInputProps) => (
  <Input
    {...input}
    type="tel"
    inputMode="tel"
    autoComplete="tel-national"
    spellCheck={false}
    placeholder={commonTexts.phonePlaceholder}
    value={phoneMask(value)}
    onChange={(event) => onChange?.(phoneMask(event.target.value))}
  />
)
