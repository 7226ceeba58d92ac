/** Sets a portal user's password, or emails them a code to set one. Closing the dialog discards the input. */
import { Input } from 'antd'
import { useState } from 'react'
import type { FoundUser } from '#shared/contract/customers/portalUsers'
import { changePassword } from '#shared/contract/signIn/security'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as sessionTexts from '#shared/texts/signIn/session'
import { useSendPasswordCodeMutation } from '../../api/customers/portalUsers'
import { useChangePasswordMutation } from '../../api/signIn/security'
import { Button } from '../../ui/Button'
import { DialogFooter } from '../../ui/dialogs/DialogFooter'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { Field } from '../../ui/forms/Field'
import { SecretField } from '../../ui/forms/FormFields'
import { phoneMask } from '../../ui/forms/phoneMask'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useRejectedPassword } from '../../ui/forms/useRejectedPassword'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { confirmProblem, PasswordRules } from '../../ui/plain/PasswordRules'
import { GeneratedPassword, PasswordGenerator } from './GeneratedPassword'
import styles from './portalUsers.module.css'

interface Props {
  user: Pick<FoundUser, 'user_id' | 'name' | 'address' | 'email' | 'phone'>
  onClose: () => void
}

export function ResetPasswordModal({ user, onClose }: Props) {
  const [generated, setGenerated] = useState('')
  const [isSet, setIsSet] = useState(false)
  const [change] = useChangePasswordMutation()
  const [sendCode, { isLoading: isSending }] = useSendPasswordCodeMutation()
  const { snackbar } = useNotify()
  const explainRejection = useRejectedPassword()
  const form = useCallForm(changePassword, {
    initial: { new_password: '', confirmation: '' },
    input: ({ new_password }) => ({ body: { user_email: user.email, new_password, old_password: '' } }),
    check: ({ new_password, confirmation }) => ({ confirmation: confirmProblem(new_password, confirmation) }),
    send: change,
    onSent: (_, { new_password }) => {
      snackbar(sessionTexts.passwordChanged)
      // Staff know a typed password, but must be able to pass on a generated one before the dialog closes.
      if (generated === new_password) setIsSet(true)
      else onClose()
    },
    onFailed: explainRejection,
  })

  async function emailCode(): Promise<void> {
    const { error } = await sendCode({ body: { user_id: user.user_id } })
    snackbar(error ? portalUserTexts.codeFailed : portalUserTexts.codeSent)
    if (!error) onClose()
  }

  function applyGenerated(password: string): void {
    setGenerated(password)
    form.save({ new_password: password, confirmation: password })
    form.field('new_password').clear()
    form.field('confirmation').clear()
  }

  return (
    <FormDialog
      title={portalUserTexts.resetPassword}
      onClose={onClose}
      form={form}
      submitText={portalUserTexts.resetPassword}
      actions={
        <Button isBusy={isSending} onClick={() => void emailCode()}>
          {portalUserTexts.sendCodeInstead}
        </Button>
      }
      result={isSet ? <NewPasswordResult name={user.name} password={generated} onClose={onClose} /> : undefined}
    >
      <ReadOnlyField label={commonTexts.name} value={user.name} />
      <ReadOnlyField label={commonTexts.address} value={user.address} />
      <ReadOnlyField label={commonTexts.email} value={user.email} />
      <ReadOnlyField label={commonTexts.phone} value={phoneMask(user.phone)} />
      <SecretField
        label={commonTexts.password}
        autoComplete="new-password"
        data-starts-here
        {...form.text('new_password')}
        hint={<PasswordRules password={form.values.new_password} />}
      />
      <SecretField label={commonTexts.confirmPassword} autoComplete="new-password" {...form.text('confirmation')} />
      <PasswordGenerator generated={generated} typed={form.values.new_password} onGenerate={applyGenerated} />
      <p className={parts.small}>{portalUserTexts.resetCodeEffect}</p>
    </FormDialog>
  )
}

const NewPasswordResult = ({ name, password, onClose }: { name: string; password: string; onClose: () => void }) => (
  <>
    <p>
      {portalUserTexts.temporaryPassword(name)} <GeneratedPassword password={password} />
    </p>
    <p className={parts.small}>{portalUserTexts.passwordShownOnce}</p>
    <DialogFooter>
      <Button kind="primary" onClick={onClose}>
        {commonTexts.close}
      </Button>
    </DialogFooter>
  </>
)

const ReadOnlyField = ({ label, value }: { label: string; value: string }) => (
  <Field id={`reset-${label}`} label={label}>
    {(control) => <Input {...control} className={styles.known} readOnly value={value} />}
  </Field>
)
