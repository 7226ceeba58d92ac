/** Asks for the person's password to confirm an action. */
import { z } from 'zod/mini'
import { ConfirmingPassword } from '#shared/contract/access/accessChanges'
import * as commonTexts from '#shared/texts/common'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { SecretField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'

const confirmation = { body: z.strictObject({ password: ConfirmingPassword }) }

interface Props<D> {
  /** Why the password is needed. */
  reason: string
  /** Repeats the call with the password. */
  send: (password: string | undefined) => PromiseLike<{ data?: D | undefined; error?: unknown }>
  onSent: (data: D) => void
  onClose: () => void
}

export function PasswordDialog<D>({ reason, send, onSent, onClose }: Props<D>) {
  const form = useCallForm(confirmation, {
    initial: { password: '' },
    focus: 'password',
    input: (body) => ({ body }),
    send: ({ body }) => send(body.password),
    onSent,
  })
  return (
    <FormDialog title={commonTexts.passwordTitle} onClose={onClose} form={form} submitText={commonTexts.confirm}>
      <p>{reason}</p>
      <SecretField label={commonTexts.password} autoComplete="current-password" {...form.text('password')} />
    </FormDialog>
  )
}
