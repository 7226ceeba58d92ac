import { useEffect, useState } from 'react'
import { validateUser } from '#shared/contract/signIn/session'
import type { Problem } from '#shared/http/errors'
import { openPaths } from '#shared/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/session'
import { onFailure, send } from '../../api/http'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { setRequiredPasswordChange } from '../../session/requiredPasswordChange'
import { readSignInNote } from '../../session/signInNote'
import { getStoredSession, storeSession } from '../../session/storedSession'
import { enterStage } from '../../stage'
import { FailureToasts } from '../../ui/plain/FailureToasts'
import { Notice } from '../../ui/plain/Notice'
import { PasswordField } from '../../ui/plain/PasswordField'
import { PlainButton } from '../../ui/plain/PlainButton'
import { PlainEmailField, plainEmailProblem } from '../../ui/plain/PlainEmailField'
import { PlainPage } from '../../ui/plain/PlainPage'
import styles from '../../ui/plain/plain.module.css'
import { ServerDown } from '../../ui/plain/ServerDown'
import { useIsHydrated } from '../../ui/plain/useIsHydrated'
import { usePlainForm } from '../../ui/plain/usePlainForm'
import { Rich } from '../../ui/Rich'
import { pathAfterSignIn } from '../../visitorPaths'
import { noteTexts } from './noteTexts'
import { prefetchApp } from './prefetchApp'
import { SecondFactorField } from './SecondFactorField'

const downCodes: readonly Problem['code'][] = ['offline', 'unavailable', 'unexpected', 'provider_failed']

const check = (values: Record<string, string>) => ({
  email: plainEmailProblem(values),
  // Passwords aren't trimmed, because they can contain spaces.
  password: values.password ? undefined : sessionTexts.passwordRequired,
  // The field only exists after the server has requested a second factor.
  otp: values.otp === '' ? sessionTexts.codeIsRequired : undefined,
})

/** A wrong code is only shown at its field, because it is part of the sign-in and not a failure. */
const subscribeToFailures: typeof onFailure = (listener) =>
  onFailure((problem) => problem.fields?.['otp'] || listener(problem))

const enterPortal = (): void =>
  enterStage(pathAfterSignIn(window.location.search, window.location.origin), { replace: true })

export function LoginPage() {
  const { brandName } = useRuntimeConfig()
  const storedNote = readSignInNote()
  const note = useIsHydrated() ? storedNote : null
  const {
    form,
    fieldErrors,
    showFieldErrors,
    submit,
    isAlive: isHydrated,
    clearFieldError,
  } = usePlainForm(check, {
    focusesFirstEmpty: note !== null,
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)

  useEffect(() => {
    document.title = sessionTexts.signIn(brandName)
  }, [brandName])
  useEffect(() => (getStoredSession() ? enterPortal() : prefetchApp()), [])

  async function signIn({ email = '', password = '', keep, otp }: Record<string, string>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const { data, error } = await send(validateUser, { body: { email: email.trim(), password, ...(otp && { otp }) } })
    setBusy(false)
    if (error?.code === 'two_step_required') return setNeedsCode(true)
    if (error?.code === 'password_change_required') {
      setRequiredPasswordChange({ email: email.trim(), resetToken: error.resetToken })
      return enterStage(openPaths.forgotPassword)
    }
    if (error) {
      // An error of a field isn't repeated above the form.
      if (!showFieldErrors(error.fields ?? {})) setProblem(error)
      return undefined
    }
    storeSession(
      { token: data.token, expiresAt: data.expires_at, email: data.user_details.email_id },
      { keepSignedIn: keep === 'on' },
      { user: data.user_details, features: data.app_features, preferences: data.preferences },
    )
    return enterPortal()
  }

  return (
    <PlainPage brandName={brandName} title={commonTexts.signIn}>
      {note && !problem && (
        <Notice kind={note.reason === 'passwordChanged' ? 'success' : 'news'}>{noteTexts[note.reason]}</Notice>
      )}
      {problem &&
        (downCodes.includes(problem.code) ? (
          <ServerDown message={problem.message} />
        ) : (
          <Notice kind="failure">{problem.message}</Notice>
        ))}
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => submit(event, signIn)}>
        <PlainEmailField email={note?.email} error={fieldErrors.email} onInput={() => clearFieldError('email')} />
        <PasswordField
          label={commonTexts.password}
          name="password"
          autoComplete="current-password"
          error={fieldErrors.password}
          onInput={() => clearFieldError('password')}
        />
        {needsCode && <SecondFactorField error={fieldErrors.otp} onInput={() => clearFieldError('otp')} />}
        <div className={styles.row}>
          <label className={styles.check}>
            <input type="checkbox" name="keep" />
            {sessionTexts.keepMeSignedIn}
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
        <PlainButton isBusy={isBusy} isDisabled={!isHydrated}>
          {commonTexts.signIn}
        </PlainButton>
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
