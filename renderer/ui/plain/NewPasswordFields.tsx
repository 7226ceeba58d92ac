/** A new password twice, with the rules ticked off as it is typed. The form reads `password` and `confirmation`. */
import { useState } from 'react'
import { PasswordField } from './PasswordField'
import { PasswordRules } from './PasswordRules'
import * as commonTexts from '#shared/texts/common'

type Name = 'password' | 'confirmation'

interface NewPasswordFieldsProps {
  label: string
  remarks: Partial<Record<string, string>>
  clearRemark: (name: Name) => void
}

export function NewPasswordFields({ label, remarks, clearRemark }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        error={remarks['password']}
        hint={<PasswordRules password={typed} />}
        onInput={(value) => {
          setTyped(value)
          clearRemark('password')
        }}
      />
      <PasswordField
        label={commonTexts.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        error={remarks['confirmation']}
        onInput={() => clearRemark('confirmation')}
      />
    </>
  )
}
