/** /invitation: an invited user sets a password here and then continues to the sign-in page. */
import { useEffect, useState } from 'react'
import { acceptInvitation, getInvitation } from '#shared/contract/customers/people'
import type { ResponseOf } from '#shared/http/endpoint'
import type { Problem } from '#shared/http/errors'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import * as pageTexts from '#shared/texts/pages'
import { send } from '../../api/http'
import { signOut } from '../../api/signIn/signOut'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { saveSignInNote } from '../../session/signInNote'
import { enterStage } from '../../stage'
import { Button } from '../../ui/Button'
import { useCallForm } from '../../ui/forms/useCallForm'
import { NewPasswordFields } from '../../ui/plain/NewPasswordFields'
import { Notice } from '../../ui/plain/Notice'
import { confirmProblem } from '../../ui/plain/PasswordRules'
import { PlainPage } from '../../ui/plain/PlainPage'
import styles from '../../ui/plain/plain.module.css'
import { Rich } from '../../ui/Rich'
import { useDocumentTitle } from '../../ui/useDocumentTitle'

type Invitation = ResponseOf<typeof getInvitation>

export function InvitationPage() {
  const { brandName } = useRuntimeConfig()
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const [failure, setFailure] = useState<Problem | null>(null)
  const [tries, setTries] = useState(0)
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')

  useDocumentTitle(pageTexts.invitation, brandName)
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
      title={invitation ? peopleTexts.welcomeTitle(invitation.first_name) : peopleTexts.yourInvitation}
    >
      {failure && (
        <>
          <Notice kind="failure">{failure.message}</Notice>
          {failure.code !== 'not_found' && (
            <Button kind="primary" size="large" isWide onClick={tryAgain}>
              {commonTexts.tryAgain}
            </Button>
          )}
          <Button size="large" isWide onClick={() => enterStage(paths.login)}>
            {peopleTexts.signInLink}
          </Button>
        </>
      )}
      {!failure && !invitation && <p className={styles.lead}>{peopleTexts.loadingInvitation}</p>}
      {invitation && !failure && <AcceptForm invitation={invitation} token={token} />}
    </PlainPage>
  )
}

const describeInvitation = ({ level, role_name, invited_by }: Invitation): string =>
  level === 'staff'
    ? peopleTexts.staffInvitation(invited_by, role_name)
    : peopleTexts.customerInvitation(invited_by, {
        level: peopleTexts.levelLabels[level],
        hint: peopleTexts.levelHints[level],
      })

function AcceptForm({ invitation, token }: { invitation: Invitation; token: string }) {
  const form = useCallForm(acceptInvitation, {
    initial: { new_password: '', confirmation: '' },
    input: ({ new_password }) => ({ body: { token, new_password } }),
    check: ({ new_password, confirmation }) => ({ confirmation: confirmProblem(new_password, confirmation) }),
    send: (input) => send(acceptInvitation, input),
    onSent: () => {
      // Any session in this browser belongs to another user.
      void signOut('choice')
      saveSignInNote({ reason: 'invitationAccepted', email: invitation.email })
      enterStage(paths.login, { replace: true })
    },
  })

  return (
    <>
      {form.failure && <Notice kind="failure">{form.failure}</Notice>}
      <p className={styles.lead}>
        <Rich text={describeInvitation(invitation)} parts={{ strong: <strong>{invitation.email}</strong> }} />
      </p>
      <form method="post" className={styles.form} {...form.props}>
        {/* Tells password managers which user the password belongs to. */}
        <input type="email" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
        <NewPasswordFields
          label={commonTexts.newPassword}
          password={form.plain('new_password')}
          confirmation={form.plain('confirmation')}
        />
        <Button type="submit" kind="primary" size="large" isWide isBusy={form.isBusy}>
          {peopleTexts.acceptTheInvitation}
        </Button>
      </form>
    </>
  )
}
