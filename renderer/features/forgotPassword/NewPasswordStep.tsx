import { useState } from 'react'
import { passwordRejected } from '#shared/access/passwordTexts'
import { resetForgottenPassword } from '#shared/contract/signIn/oneTimeCodes'
import { passwordProblem } from '#shared/fields/fieldRules'
import type { Problem } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/session'
import { send } from '../../api/http'
import { NewPasswordFields } from '../../ui/plain/NewPasswordFields'
import { Notice } from '../../ui/plain/Notice'
import { confirmProblem } from '../../ui/plain/PasswordRules'
import { PlainButton } from '../../ui/plain/PlainButton'
import styles from '../../ui/plain/plain.module.css'
import { usePlainForm } from '../../ui/plain/usePlainForm'

const validate = ({ password = '', confirmation = '' }: Record<string, string>) => ({
  password: passwordProblem(password) ?? undefined,
  confirmation: confirmProblem(password, confirmation),
})

interface NewPasswordStepProps {
  email: string
  resetToken: string
  onDone: () => void
  onRestart: () => void
}

export function NewPasswordStep({ email, resetToken, onDone, onRestart }: NewPasswordStepProps) {
  const { form, fieldErrors, showFieldErrors, submit, clearFieldError } = usePlainForm(validate, {
    focusesFirstEmpty: true,
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save(values: Record<string, string>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const { error } = await send(resetForgottenPassword, {
      body: { user_email: email, new_password: values.password ?? '', old_password: '', reset_token: resetToken },
    })
    setBusy(false)
    if (!error) return onDone()
    const passwordError = error.fields?.new_password
    if (passwordError) showFieldErrors({ password: passwordError })
    setProblem(passwordError ? null : error)
    return undefined
  }

  return (
    <>
      {problem && (
        <Notice kind="failure">
          {/* A toast shows the reason. */}
          <p>{problem.code === 'offline' ? problem.message : passwordRejected}</p>
          <PlainButton type="button" isQuiet onClick={onRestart}>
            {sessionTexts.requestANewCode}
          </PlainButton>
        </Notice>
      )}
      <p className={styles.lead}>{sessionTexts.thisWillSignYouOut}</p>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => submit(event, save)}>
        {/* Lets a password manager know which account the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          label={commonTexts.newPassword}
          fieldErrors={fieldErrors}
          clearFieldError={clearFieldError}
        />
        <PlainButton isBusy={isBusy}>{sessionTexts.changePassword}</PlainButton>
      </form>
    </>
  )
}
