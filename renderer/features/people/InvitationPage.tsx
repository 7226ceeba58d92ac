/** /invitation: an invited user sets a password here and then continues to the sign-in page. */
import { useEffect, useState } from 'react'
import { levelHints, levelLabels } from '#shared/access/personLevels'
import { acceptInvitation, getInvitation } from '#shared/contract/customers/people'
import { passwordProblem } from '#shared/fields/fieldRules'
import type { ResponseOf } from '#shared/http/endpoint'
import type { Problem } from '#shared/http/errors'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/people'
import { send } from '../../api/http'
import { signOut } from '../../api/signIn/signOut'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { saveSignInNote } from '../../session/signInNote'
import { enterStage } from '../../stage'
import { NewPasswordFields } from '../../ui/plain/NewPasswordFields'
import { Notice } from '../../ui/plain/Notice'
import { confirmProblem } from '../../ui/plain/PasswordRules'
import { PlainButton } from '../../ui/plain/PlainButton'
import { PlainPage } from '../../ui/plain/PlainPage'
import styles from '../../ui/plain/plain.module.css'
import { usePlainForm } from '../../ui/plain/usePlainForm'
import { Rich } from '../../ui/Rich'

type Invitation = ResponseOf<typeof getInvitation>

export function InvitationPage() {
  const { brandName } = useRuntimeConfig()
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [failure, setFailure] = useState<Problem | null>(null)
  const [tries, setTries] = useState(0)
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')

  useEffect(() => {
    document.title = `Invitation · ${brandName}`
  }, [brandName])
  useEffect(() => {
    void send(getInvitation, { body: { token } }).then(({ data, error }) => {
      if (error) setFailure(error)
      else setInvitation(data)
    })
  }, [token, tries])

  function tryAgain(): void {
    setFailure(null)
    setTries(tries + 1)
  }

  return (
    <PlainPage
      brandName={brandName}
      title={invitation ? peopleTexts.welcomeOfFirstName(invitation.first_name) : peopleTexts.yourInvitation}
    >
      {failure && (
        <>
          <Notice kind="failure">{failure.message}</Notice>
          {failure.code !== 'not_found' && (
            <PlainButton type="button" onClick={tryAgain}>
              {commonTexts.tryAgain}
            </PlainButton>
          )}
          <PlainButton type="button" isQuiet onClick={() => enterStage(paths.login)}>
            {peopleTexts.goToSignIn}
          </PlainButton>
        </>
      )}
      {!failure && !invitation && <p className={styles.lead}>{peopleTexts.lookingForYourInvitation}</p>}
      {invitation && !failure && <AcceptForm invitation={invitation} token={token} />}
    </PlainPage>
  )
}

const describeInvitation = ({ level, role_name }: Invitation): string =>
  level === 'staff'
    ? peopleTexts.invitesYouToJoinThe(role_name)
    : peopleTexts.invitesYouToAnAccount(levelLabels[level], levelHints[level].toLowerCase())

const validate = ({ password = '', confirmation = '' }: Record<string, string>) => ({
  password: passwordProblem(password) ?? undefined,
  confirmation: confirmProblem(password, confirmation),
})

function AcceptForm({ invitation, token }: { invitation: Invitation; token: string }) {
  const { form, fieldErrors, showFieldErrors, submit, clearFieldError } = usePlainForm(validate)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function accept(values: Record<string, string>): Promise<void> {
    if (isBusy) return
    setFailure(null)
    setBusy(true)
    const { error } = await send(acceptInvitation, { body: { token, new_password: values['password'] ?? '' } })
    setBusy(false)
    if (error) {
      const passwordError = error.fields?.['new_password']
      if (passwordError) showFieldErrors({ password: passwordError })
      else setFailure(error.message)
      return
    }
    // Any session in this browser belongs to another user.
    void signOut('choice')
    saveSignInNote({ reason: 'invitationAccepted', email: invitation.email })
    enterStage(paths.login, { replace: true })
  }

  return (
    <>
      {failure && <Notice kind="failure">{failure}</Notice>}
      <p className={styles.lead}>
        <Rich
          text={peopleTexts.chooseAPasswordYoullSign(invitation.invited_by, describeInvitation(invitation))}
          parts={{ strong: <strong>{invitation.email}</strong> }}
        />
      </p>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => submit(event, accept)}>
        {/* Tells password managers which user the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
        <NewPasswordFields
          label={commonTexts.newPassword}
          fieldErrors={fieldErrors}
          clearFieldError={clearFieldError}
        />
        <PlainButton isBusy={isBusy}>{peopleTexts.acceptTheInvitation}</PlainButton>
      </form>
    </>
  )
}
