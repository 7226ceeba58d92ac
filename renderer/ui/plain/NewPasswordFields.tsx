/** A new password and its confirmation, with the rules checked while typing. */
import { useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import type { PlainBinding } from '../forms/useFieldErrors'
import { PasswordField } from './PasswordField'
import { PasswordRules } from './PasswordRules'

interface NewPasswordFieldsProps {
  label: string
  password: PlainBinding
  confirmation: PlainBinding
}

export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState('')
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        autoComplete="new-password"
        hint={<PasswordRules password={typed} />}
        onInput={(value) => {
          setTyped(value)
          password.onInput()
        }}
      />
      <PasswordField {...confirmation} label={commonTexts.confirmPassword} autoComplete="new-password" />
    </>
  )
}
