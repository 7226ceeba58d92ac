import { Input } from 'antd'
import { phoneMask } from './phoneMask'

interface PhoneInputProps {
  value?: string
  onChange?: (value: string) => void
  id?: string
  size?: 'middle' | 'large'
  disabled?: boolean | undefined
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

/** A telephone number that takes its shape while it is typed. Works inside a Form.Item. */
export const PhoneInput = ({ value = '', onChange, ...input }: PhoneInputProps) => (
  <Input
    {...input}
    type="tel"
    inputMode="tel"
    autoComplete="tel-national"
    spellCheck={false}
    placeholder="(000) 000-0000"
    value={phoneMask(value)}
    onChange={(event) => onChange?.(phoneMask(event.target.value))}
  />
)
