/** Asks the only administrator for their password, which confirms a change that otherwise needs a second one. */
import { useState } from 'react'
import { accessChangeTexts } from '#shared/accessChangeTexts'
import { passwordTexts } from '#shared/texts'
import { SecretField } from '../forms/FormFields'
import { useForm } from '../forms/useForm'
import { FormDialog } from './FormDialog'

interface Props {
  /** Makes the call again with the password, and answers its failure. */
  send: (password: string) => Promise<unknown>
  onClose: () => void
}

export function PasswordDialog({ send, onClose }: Props) {
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
      <p>{accessChangeTexts.onlyAdministrator}</p>
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
