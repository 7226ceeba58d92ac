import { useState } from 'react'
import { resetForgottenPassword } from '#shared/contract/session'
import { passwordChecks, passwordProblem } from '#shared/fieldRules'
import type { Problem } from '#shared/errors'
import { passwordTexts } from '#shared/texts'
import { send } from '../../api/http'
import { Notice } from '../../ui/plain/Notice'
import { PasswordField } from '../../ui/plain/PasswordField'
import { PlainButton } from '../../ui/plain/PlainButton'
import styles from '../../ui/plain/plain.module.css'
import { usePlainForm } from '../../ui/plain/usePlainForm'

function confirmProblem(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return passwordTexts.confirmRequired
  return confirmation === password ? undefined : passwordTexts.noMatch
}

const check = ({ password = '', confirmation = '' }: Record<string, string>) => ({
  password: passwordProblem(password) ?? undefined,
  confirmation: confirmProblem(password, confirmation),
})

function Rules({ password }: { password: string }) {
  return (
    <ul className={styles.rules} aria-label="Password rules">
      {passwordChecks(password).map(({ text, holds }) => (
        <li key={text} className={holds ? styles.holds : undefined}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            {holds ? <path d="m3 8.5 3.2 3L13 5" /> : <path d="M5 8h6" />}
          </svg>
          <span>
            {text}
            <span className="visually-hidden">{holds ? ' (met)' : ' (not met yet)'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface NewPasswordStepProps {
  email: string
  resetToken: string
  onDone: () => void
  onStartAgain: () => void
}

export function NewPasswordStep({ email, resetToken, onDone, onStartAgain }: NewPasswordStepProps) {
  const { form, remarks, showRemarks, submit, clearRemark } = usePlainForm(check, { startsHere: true })
  const [password, setPassword] = useState('')
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
    const remark = error.fields?.new_password
    if (remark) showRemarks({ password: remark })
    setProblem(remark ? null : error)
    return undefined
  }

  return (
    <>
      {problem && (
        <Notice kind="failure">
          <p>{problem.message}</p>
          <PlainButton type="button" isQuiet onClick={onStartAgain}>
            Ask for a new code
          </PlainButton>
        </Notice>
      )}
      <p className={styles.lead}>Afterwards every device that is signed in with the old password is signed out.</p>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => submit(event, save)}>
        {/* Lets a password manager know whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          error={remarks.password}
          hint={<Rules password={password} />}
          onInput={(value) => {
            setPassword(value)
            clearRemark('password')
          }}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          error={remarks.confirmation}
          onInput={() => clearRemark('confirmation')}
        />
        <PlainButton isBusy={isBusy}>Change password</PlainButton>
      </form>
    </>
  )
}
