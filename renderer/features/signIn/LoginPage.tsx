import { useEffect, useState } from 'react'
import { validateUser } from '#shared/contract/session'
import type { Problem } from '#shared/errors'
import { emailFormat, fieldProblem } from '#shared/fieldRules'
import { onFailure, send } from '../../api/http'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { openPaths } from '#shared/openPaths'
import { afterSignIn } from '../../visitorPaths'
import { heldSession, hold } from '../../session/heldSession'
import { requirePassword } from '../../session/requiredPassword'
import { readSignInNote } from '../../session/signInNote'
import { enterStage } from '../../stage'
import { FailureToasts } from '../../ui/plain/FailureToasts'
import { Notice } from '../../ui/plain/Notice'
import { PasswordField } from '../../ui/plain/PasswordField'
import { PlainButton } from '../../ui/plain/PlainButton'
import { PlainField } from '../../ui/plain/PlainField'
import { PlainPage } from '../../ui/plain/PlainPage'
import { ServerDown } from '../../ui/plain/ServerDown'
import styles from '../../ui/plain/plain.module.css'
import { useIsAlive } from '../../ui/plain/useIsAlive'
import { usePlainForm } from '../../ui/plain/usePlainForm'
import { SecondStep } from './SecondStep'
import { prefetchApp } from './prefetchApp'
import { noteTexts } from './noteTexts'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/session'
import { Rich } from '../../ui/Rich'

const downCodes: readonly Problem['code'][] = ['offline', 'unavailable', 'unexpected', 'provider_failed']

const check = (values: Record<string, string>) => ({
  email:
    fieldProblem(values.email ?? '', {
      name: commonTexts.email,
      required: true,
      maxLength: 254,
      format: emailFormat,
    }) ?? undefined,
  // A password is not trimmed: a space may belong to it.
  password: values.password ? undefined : sessionTexts.passwordRequired,
  // The field is there only once the server has asked for a second step.
  otp: values.otp === '' ? sessionTexts.codeIsRequired : undefined,
})

/** A wrong code is said at its field alone: it is a step of signing in that is asked for again. */
const hear: typeof onFailure = (tell) => onFailure((problem) => problem.fields?.['otp'] || tell(problem))

const goOn = (): void => enterStage(afterSignIn(window.location.search, window.location.origin), { replace: true })

export function LoginPage() {
  const { brandName } = useRuntimeConfig()
  const kept = readSignInNote()
  const note = useIsAlive() ? kept : null
  const { form, remarks, showRemarks, submit, isAlive, clearRemark } = usePlainForm(check, {
    startsHere: note !== null,
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)

  useEffect(() => {
    document.title = sessionTexts.signIn(brandName)
  }, [brandName])
  useEffect(() => (heldSession() ? goOn() : prefetchApp()), [])

  async function signIn({ email = '', password = '', keep, otp }: Record<string, string>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const { data, error } = await send(validateUser, { body: { email: email.trim(), password, ...(otp && { otp }) } })
    setBusy(false)
    if (error?.code === 'two_step_required') return setNeedsCode(true)
    if (error?.code === 'password_change_required') {
      requirePassword({ email: email.trim(), resetToken: error.resetToken })
      return enterStage(openPaths.forgotPassword)
    }
    if (error) {
      // What stands at its field is not said above the form as well.
      if (!showRemarks(error.fields ?? {})) setProblem(error)
      return undefined
    }
    hold(
      { token: data.token, expiresAt: data.expires_at, email: data.user_details.email_id },
      { keepSignedIn: keep === 'on' },
      { user: data.user_details, features: data.app_features, preferences: data.preferences },
    )
    return goOn()
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
        <PlainField
          label={commonTexts.email}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={note?.email}
          error={remarks.email}
          onInput={() => clearRemark('email')}
        />
        <PasswordField
          label={commonTexts.password}
          name="password"
          autoComplete="current-password"
          error={remarks.password}
          onInput={() => clearRemark('password')}
        />
        {needsCode && <SecondStep error={remarks.otp} onInput={() => clearRemark('otp')} />}
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
        <PlainButton isBusy={isBusy} isDisabled={!isAlive}>
          {commonTexts.signIn}
        </PlainButton>
        <p>
          <Rich
            text={sessionTexts.newHereRegister}
            parts={{ link: (text) => <a href={openPaths.register}>{text}</a> }}
          />
        </p>
      </form>
      <FailureToasts listen={hear} />
    </PlainPage>
  )
}
