/** Asks for the person's password to confirm an action. */
import { useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/session'
import { SecretField } from '../forms/FormFields'
import { useForm } from '../forms/useForm'
import { FormDialog } from './FormDialog'

interface Props {
  /** Why the password is needed. */
  reason: string
  /** Repeats the call with the password and resolves to its error. */
  send: (password: string) => Promise<unknown>
  onClose: () => void
}

export function PasswordDialog({ reason, send, onClose }: Props) {
  const [password, setPassword] = useState('')
  const form = useForm(['password'], { initialField: 'password' })
  return (
    <FormDialog
      title={commonTexts.confirmWithYourPassword}
      onClose={onClose}
      form={form}
      fieldErrors={{ password: password === '' ? sessionTexts.passwordRequired : null }}
      send={() => send(password)}
      submitText={commonTexts.confirm}
    >
      <p>{reason}</p>
      <SecretField
        label={commonTexts.password}
        autoComplete="current-password"
        field={form.field('password')}
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
  )
}
