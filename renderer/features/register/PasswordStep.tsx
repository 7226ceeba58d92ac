import { emailRule, fieldProblem, passwordProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/registrations'
import { NewPasswordFields } from '../../ui/plain/NewPasswordFields'
import { Notice } from '../../ui/plain/Notice'
import { confirmProblem } from '../../ui/plain/PasswordRules'
import { PlainButton } from '../../ui/plain/PlainButton'
import { PlainField } from '../../ui/plain/PlainField'
import plain from '../../ui/plain/plain.module.css'
import { usePlainForm } from '../../ui/plain/usePlainForm'
import { Rich } from '../../ui/Rich'
import type { Credentials } from './useRegistration'

const validate = ({ username = '', password = '', confirmation = '' }: Record<string, string>) => ({
  username: fieldProblem(username, emailRule) ?? undefined,
  password: passwordProblem(password) ?? undefined,
  confirmation: confirmProblem(password, confirmation),
})

interface Props {
  /** The email on file; empty if the user enters their first one here. */
  email: string
  /** A reload discarded the password that the user had entered. */
  isPasswordLost: boolean
  onPassword: (credentials: Credentials) => void
  onBack: () => void
}

export function PasswordStep({ email, isPasswordLost, onPassword, onBack }: Props) {
  const { form, fieldErrors, submit, clearFieldError } = usePlainForm(validate, { focusesFirstEmpty: true })

  async function submitPassword({ username = '', password = '' }: Record<string, string>): Promise<void> {
    onPassword({ email: username.trim(), password })
  }

  return (
    <>
      {isPasswordLost && <Notice kind="news">{registrationTexts.chooseYourPasswordAgainFor}</Notice>}
      {email === '' ? (
        <p className={plain.lead}>{registrationTexts.weDontHaveAnEmail}</p>
      ) : (
        <p className={plain.lead}>
          <Rich text={registrationTexts.youllSignInWithAnd} parts={{ strong: <strong>{email}</strong> }} />
        </p>
      )}
      <form
        ref={form}
        method="post"
        noValidate
        className={plain.form}
        onSubmit={(event) => submit(event, submitPassword)}
      >
        {email === '' ? (
          <PlainField
            label={commonTexts.email}
            name="username"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            error={fieldErrors['username']}
            onInput={() => clearFieldError('username')}
          />
        ) : (
          // Tells password managers which user the password belongs to.
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        )}
        <NewPasswordFields label={commonTexts.password} fieldErrors={fieldErrors} clearFieldError={clearFieldError} />
        <PlainButton>{commonTexts.continueLabel}</PlainButton>
        <PlainButton type="button" isQuiet onClick={onBack}>
          {commonTexts.back}
        </PlainButton>
      </form>
    </>
  )
}
