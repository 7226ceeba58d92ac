import { changePassword } from '#shared/contract/signIn/security'
import * as commonTexts from '#shared/texts/common'
import * as securityTexts from '#shared/texts/signIn/security'
import * as sessionTexts from '#shared/texts/signIn/session'
import { useChangePasswordMutation } from '../../api/signIn/security'
import { useSignedIn } from '../../session/SignedIn'
import { FormFooter, SecretField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useRejectedPassword } from '../../ui/forms/useRejectedPassword'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { confirmProblem, PasswordRules } from '../../ui/plain/PasswordRules'
import styles from './security.module.css'

const emptyValues = { old_password: '', new_password: '', confirmation: '' }

export function PasswordPanel() {
  const { person } = useSignedIn()
  const [change] = useChangePasswordMutation()
  const notify = useNotify()
  const explainRejection = useRejectedPassword()
  const form = useCallForm(changePassword, {
    initial: emptyValues,
    input: ({ confirmation: _confirmation, ...passwords }) => ({ body: { user_email: person.email_id, ...passwords } }),
    check: ({ old_password, new_password, confirmation }) => ({
      // Only staff set a password without the old one.
      old_password: old_password === '' ? securityTexts.currentRequired : null,
      confirmation: confirmProblem(new_password, confirmation),
    }),
    send: change,
    onSent: () => {
      form.save(emptyValues)
      notify.snackbar(sessionTexts.passwordChanged)
    },
    onFailed: explainRejection,
  })

  return (
    <Panel title={commonTexts.password}>
      <form className={styles.form} {...form.props}>
        {/* Tells password managers which user the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={person.email_id} readOnly hidden />
        <SecretField
          label={securityTexts.currentPassword}
          autoComplete="current-password"
          {...form.text('old_password')}
        />
        <SecretField
          label={commonTexts.newPassword}
          autoComplete="new-password"
          {...form.text('new_password')}
          hint={<PasswordRules password={form.values.new_password} />}
        />
        <SecretField label={commonTexts.confirmPassword} autoComplete="new-password" {...form.text('confirmation')} />
        <p className={parts.secondary}>{securityTexts.signOutOthersHint}</p>
        <FormFooter form={form} submitText={securityTexts.changePassword} />
      </form>
    </Panel>
  )
}
