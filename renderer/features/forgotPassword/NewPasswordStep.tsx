import { resetForgottenPassword } from '#shared/contract/signIn/oneTimeCodes'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import { send } from '../../api/http'
import { Button } from '../../ui/Button'
import { useCallForm } from '../../ui/forms/useCallForm'
import { NewPasswordFields } from '../../ui/plain/NewPasswordFields'
import { Notice } from '../../ui/plain/Notice'
import { confirmProblem } from '../../ui/plain/PasswordRules'
import styles from '../../ui/plain/plain.module.css'

interface NewPasswordStepProps {
  email: string
  resetToken: string
  onDone: () => void
  onRestart: () => void
}

export function NewPasswordStep({ email, resetToken, onDone, onRestart }: NewPasswordStepProps) {
  const form = useCallForm(resetForgottenPassword, {
    initial: { new_password: '', confirmation: '' },
    focus: 'first empty',
    input: ({ new_password }) => ({
      body: { user_email: email, new_password, old_password: '', reset_token: resetToken },
    }),
    check: ({ new_password, confirmation }) => ({ confirmation: confirmProblem(new_password, confirmation) }),
    send: (input) => send(resetForgottenPassword, input),
    onSent: onDone,
    // A toast shows the reason.
    onFailed: ({ code, message }) => (code === 'offline' ? message : sessionTexts.passwordRejected),
  })

  return (
    <>
      {form.failure && (
        <Notice kind="failure">
          <p>{form.failure}</p>
          <Button size="large" isWide onClick={onRestart}>
            {sessionTexts.newCodeLink}
          </Button>
        </Notice>
      )}
      <p className={styles.lead}>{sessionTexts.passwordChangeEffect}</p>
      <form method="post" className={styles.form} {...form.props}>
        {/* Lets a password manager know which account the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          label={commonTexts.newPassword}
          password={form.plain('new_password')}
          confirmation={form.plain('confirmation')}
        />
        <Button type="submit" kind="primary" size="large" isWide isBusy={form.isBusy}>
          {sessionTexts.changePassword}
        </Button>
      </form>
    </>
  )
}
