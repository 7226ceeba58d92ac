import { emailFormat, fieldProblem, passwordProblem } from '#shared/fieldRules'
import { NewPasswordFields } from '../../ui/plain/NewPasswordFields'
import { confirmProblem } from '../../ui/plain/PasswordRules'
import { Notice } from '../../ui/plain/Notice'
import { PlainButton } from '../../ui/plain/PlainButton'
import { PlainField } from '../../ui/plain/PlainField'
import plain from '../../ui/plain/plain.module.css'
import { usePlainForm } from '../../ui/plain/usePlainForm'
import type { Credentials } from './useRegistration'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/registrations'
import { Rich } from '../../ui/Rich'

const emailRule = { name: commonTexts.email, required: true, maxLength: 254, format: emailFormat }

const check = ({ username = '', password = '', confirmation = '' }: Record<string, string>) => ({
  username: fieldProblem(username, emailRule) ?? undefined,
  password: passwordProblem(password) ?? undefined,
  confirmation: confirmProblem(password, confirmation),
})

interface Props {
  /** On file; empty when they give their first one here. */
  email: string
  /** It was chosen before a reload. */
  isForgotten: boolean
  onChosen: (credentials: Credentials) => void
  onBack: () => void
}

export function PasswordStep({ email, isForgotten, onChosen, onBack }: Props) {
  const { form, remarks, submit, clearRemark } = usePlainForm(check, { startsHere: true })

  async function choose({ username = '', password = '' }: Record<string, string>): Promise<void> {
    onChosen({ email: username.trim(), password })
  }

  return (
    <>
      {isForgotten && <Notice kind="news">{registrationTexts.chooseYourPasswordAgainFor}</Notice>}
      {email === '' ? (
        <p className={plain.lead}>{registrationTexts.weDontHaveAnEmail}</p>
      ) : (
        <p className={plain.lead}>
          <Rich text={registrationTexts.youllSignInWithAnd} parts={{ strong: <strong>{email}</strong> }} />
        </p>
      )}
      <form ref={form} method="post" noValidate className={plain.form} onSubmit={(event) => submit(event, choose)}>
        {email === '' ? (
          <PlainField
            label={commonTexts.email}
            name="username"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            error={remarks['username']}
            onInput={() => clearRemark('username')}
          />
        ) : (
          // Lets a password manager know whose password this is.
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        )}
        <NewPasswordFields label={commonTexts.password} remarks={remarks} clearRemark={clearRemark} />
        <PlainButton>{commonTexts.continueLabel}</PlainButton>
        <PlainButton type="button" isQuiet onClick={onBack}>
          {commonTexts.back}
        </PlainButton>
      </form>
    </>
  )
}
