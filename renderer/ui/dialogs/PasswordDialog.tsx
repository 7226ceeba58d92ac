/** Asks for the person's password, which confirms what they are about to do. */
import { useState } from 'react'
import { passwordTexts } from '#shared/texts'
import { SecretField } from '../forms/FormFields'
import { useForm } from '../forms/useForm'
import { FormDialog } from './FormDialog'

interface Props {
  /** Why the password is needed. */
  reason: string
  /** Makes the call again with the password, and answers its failure. */
  send: (password: string) => Promise<unknown>
  onClose: () => void
}

export function PasswordDialog({ reason, send, onClose }: Props) {
  const [password, setPassword] = useState('')
  const form = useForm(['password'], { startsAt: 'password' })
  return (
    <FormDialog
      title="Confirm with your password"
      onClose={onClose}
      form={form}
      wrong={{ password: password === '' ? passwordTexts.required : null }}
      send={() => send(password)}
      submitText="Confirm"
    >
      <p>{reason}</p>
      <SecretField
        label="Password"
        autoComplete="current-password"
        field={form.field('password')}
        value={password}
        onChange={setPassword}
      />
    </FormDialog>
  )
}
