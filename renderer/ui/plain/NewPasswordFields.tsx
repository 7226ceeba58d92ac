/** A new password and its confirmation, with the rules checked while typing. Fields: `password`, `confirmation`. */
import { useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import { PasswordField } from './PasswordField'
import { PasswordRules } from './PasswordRules'

type PasswordFieldName = 'password' | 'confirmation'

interface NewPasswordFieldsProps {
  label: string
  fieldErrors: Partial<Record<string, string>>
  clearFieldError: (name: PasswordFieldName) => void
}

export function NewPasswordFields({ label, fieldErrors, clearFieldError }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        error={fieldErrors['password']}
        hint={<PasswordRules password={typed} />}
        onInput={(value) => {
          setTyped(value)
          clearFieldError('password')
        }}
      />
      <PasswordField
        label={commonTexts.confirmPassword}
        name="confirmation"
        autoComplete="new-password"
        error={fieldErrors['confirmation']}
        onInput={() => clearFieldError('confirmation')}
      />
    </>
  )
}
