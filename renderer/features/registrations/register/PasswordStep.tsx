import { Credentials as CredentialsSchema } from '#shared/contract/customers/registrations'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { Button } from '../../../ui/Button'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { NewPasswordFields } from '../../../ui/plain/NewPasswordFields'
import { Notice } from '../../../ui/plain/Notice'
import { confirmProblem } from '../../../ui/plain/PasswordRules'
import { PlainEmailField } from '../../../ui/plain/PlainEmailField'
import plain from '../../../ui/plain/plain.module.css'
import { Rich } from '../../../ui/Rich'
import type { Credentials } from './useRegistration'

/** The password is sent at the end of the registration. */
const credentials = { body: CredentialsSchema }

interface Props {
  /** The email on file; empty if the user enters their first one here. */
  email: string
  /** A reload discarded the password that the user had entered. */
  isPasswordLost: boolean
  onPassword: (credentials: Credentials) => void
  onBack: () => void
}

export function PasswordStep({ email, isPasswordLost, onPassword, onBack }: Props) {
  const form = useCallForm(credentials, {
    initial: { email, password: '', confirmation: '' },
    focus: 'first empty',
    input: (typed) => ({ body: { email: typed.email.trim(), password: typed.password } }),
    check: ({ password, confirmation }) => ({ confirmation: confirmProblem(password, confirmation) }),
    send: async ({ body }) => ({ data: body }),
    onSent: onPassword,
  })

  return (
    <>
      {isPasswordLost && <Notice kind="info">{registrationTexts.passwordAgainHint}</Notice>}
      {email === '' ? (
        <p className={plain.lead}>{registrationTexts.noEmailHint}</p>
      ) : (
        <p className={plain.lead}>
          <Rich text={registrationTexts.newSignInHint} parts={{ strong: <strong>{email}</strong> }} />
        </p>
      )}
      <form method="post" className={plain.form} {...form.props}>
        {email === '' ? (
          <PlainEmailField {...form.plain('email')} />
        ) : (
          // Tells password managers which user the password belongs to.
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        )}
        <NewPasswordFields
          label={commonTexts.password}
          password={form.plain('password')}
          confirmation={form.plain('confirmation')}
        />
        <Button type="submit" kind="primary" size="large" isWide>
          {commonTexts.continueLabel}
        </Button>
        <Button size="large" isWide onClick={onBack}>
          {commonTexts.back}
        </Button>
      </form>
    </>
  )
}
