import { useEffect, useState } from 'react'
import { validateUser } from '#shared/contract/signIn/session'
import type { Problem } from '#shared/http/errors'
import { openPaths } from '#shared/pages/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import { onFailure, send } from '../../api/http'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { preparePage } from '../../early/signInPage'
import { setRequiredPasswordChange } from '../../session/requiredPasswordChange'
import { readSignInNote, type SignInNote } from '../../session/signInNote'
import { getStoredSession, storeSession } from '../../session/storedSession'
import { enterStage } from '../../stage'
import { Button } from '../../ui/Button'
import { useCallForm } from '../../ui/forms/useCallForm'
import { FailureToasts } from '../../ui/plain/FailureToasts'
import { Notice } from '../../ui/plain/Notice'
import { PasswordField } from '../../ui/plain/PasswordField'
import { PlainEmailField } from '../../ui/plain/PlainEmailField'
import { PlainPage } from '../../ui/plain/PlainPage'
import styles from '../../ui/plain/plain.module.css'
import { ServerDown } from '../../ui/plain/ServerDown'
import { useIsHydrated } from '../../ui/plain/useIsHydrated'
import { Rich } from '../../ui/Rich'
import { useDocumentTitle } from '../../ui/useDocumentTitle'
import { pathAfterSignIn } from '../../visitorPaths'
import { prefetchApp } from './prefetchApp'
import { SecondFactorField } from './SecondFactorField'

const downCodes: readonly Problem['code'][] = ['offline', 'unavailable', 'unexpected', 'provider_failed']

/** Why the user is on this page. */
const noteTexts: Record<SignInNote['reason'], string> = {
  choice: sessionTexts.youreSignedOut,
  idle: sessionTexts.signedOutIdle,
  expired: sessionTexts.signInAgain,
  elsewhere: sessionTexts.signedOutElsewhere,
  passwordChanged: sessionTexts.passwordChanged,
  emailChanged: sessionTexts.emailChanged,
  invitationAccepted: sessionTexts.passwordSet,
}

/** A wrong code is only shown at its field, because it is part of the sign-in and not a failure. */
const subscribeToFailures: typeof onFailure = (listener) =>
  onFailure((problem) => problem.fields?.['otp'] || listener(problem))

const portalPath = (): string => pathAfterSignIn(window.location.search, window.location.origin)

const enterPortal = (): void => enterStage(portalPath(), { replace: true })

export function LoginPage() {
  const { brandName } = useRuntimeConfig()
  const storedNote = readSignInNote()
  const isHydrated = useIsHydrated()
  const note = isHydrated ? storedNote : null
  const [needsCode, setNeedsCode] = useState(false)
  const form = useCallForm(validateUser, {
    initial: { email: '', password: '', otp: '', keep: false },
    focus: note === null ? undefined : 'first empty',
    // The form asks for the code only after the server has requested it.
    input: ({ email, password, otp }) => ({ body: { email: email.trim(), password, ...(needsCode && { otp }) } }),
    send: (input) => send(validateUser, input),
    onSent: ({ token, expires_at, ...details }, { keep }) => {
      const { email_id: email } = details.user_details
      storeSession({ token, expiresAt: expires_at, email }, { keepSignedIn: keep }, details)
      preparePage(portalPath(), token, details)
      enterPortal()
    },
    onFailed: (problem, { email }) => {
      if (problem.code === 'two_step_required') setNeedsCode(true)
      else if (problem.code === 'password_change_required') {
        setRequiredPasswordChange({ email: email.trim(), resetToken: problem.resetToken })
        enterStage(openPaths.forgotPassword)
      } else return problem.message
      return null
    },
  })
  const { problem, failure } = form

  useDocumentTitle(commonTexts.signIn, brandName)
  useEffect(() => {
    if (getStoredSession()) enterPortal()
    else void prefetchApp()
  }, [])

  return (
    <PlainPage brandName={brandName} title={commonTexts.signIn}>
      {note && !failure && (
        <Notice kind={note.reason === 'passwordChanged' ? 'success' : 'info'}>{noteTexts[note.reason]}</Notice>
      )}
      {failure &&
        (problem && downCodes.includes(problem.code) ? (
          <ServerDown message={failure} />
        ) : (
          <Notice kind="failure" hasToast>
            {failure}
          </Notice>
        ))}
      <form method="post" className={styles.form} {...form.props}>
        <PlainEmailField defaultValue={note?.email} {...form.plain('email')} />
        <PasswordField label={commonTexts.password} autoComplete="current-password" {...form.plain('password')} />
        {needsCode && <SecondFactorField {...form.plain('otp')} />}
        <div className={styles.row}>
          <label className={styles.check}>
            <input type="checkbox" id={form.plain('keep').id} name="keep" />
            {sessionTexts.staySignedIn}
          </label>
          <a
            href={openPaths.forgotPassword}
            onClick={(event) => {
              event.preventDefault()
              enterStage(openPaths.forgotPassword)
            }}
          >
            {sessionTexts.forgotPassword}
          </a>
        </div>
        <Button type="submit" kind="primary" size="large" isWide isBusy={form.isBusy} disabled={!isHydrated}>
          {commonTexts.signIn}
        </Button>
        <p>
          <Rich
            text={sessionTexts.newHereRegister}
            parts={{ link: (text) => <a href={openPaths.register}>{text}</a> }}
          />
        </p>
      </form>
      <FailureToasts subscribe={subscribeToFailures} />
    </PlainPage>
  )
}
