import { type ReactNode, useState } from 'react'
import { codeResendSeconds, oneTimeCodeMinutes } from '#shared/limits'
import { codeDigits, sentCodeProblem } from '#shared/oneTimeCode'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/session'
import { Rich } from '../Rich'
import { useSecondsLeft } from '../useSecondsLeft'
import { Notice } from './Notice'
import { PlainButton } from './PlainButton'
import { PlainField } from './PlainField'
import styles from './plain.module.css'
import { usePlainForm } from './usePlainForm'

const digitsOf = (values: Record<string, string>): string => codeDigits(values.otp ?? '')

const check = (values: Record<string, string>) => ({
  otp: sentCodeProblem(values.otp ?? '') ?? undefined,
})

/** Either an error of the code, or a failure that does not concern the code. */
export type CodeProblem = { fieldError: string } | { failure: string }

interface CodeFormProps {
  /** The message after the first code was sent. */
  sentText: string
  /** The address that the code was sent to. Omitted where the page must not reveal whether one was sent. */
  sentTo?: ReactNode
  verify: (code: string) => Promise<CodeProblem | null>
  /** Resolves to an error text, or null. */
  sendNewCode: () => Promise<string | null>
  backText: string
  onBack: () => void
}

/** Asks for a one-time code, and can request a new one. */
export function CodeForm({ sentText, sentTo, verify, sendNewCode, backText, onBack }: CodeFormProps) {
  const { form, fieldErrors, showFieldErrors, submit, clearFieldError } = usePlainForm(check, {
    focusesFirstEmpty: true,
  })
  const [failure, setFailure] = useState<string | null>(null)
  const [sentCount, setSentCount] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState(() => Date.now() + codeResendSeconds * 1000)
  const secondsLeft = useSecondsLeft(resendAt)

  async function tryCode(values: Record<string, string>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const problem = await verify(digitsOf(values))
    setBusy(false)
    if (problem && 'fieldError' in problem) showFieldErrors({ otp: problem.fieldError })
    setFailure(problem && 'failure' in problem ? problem.failure : null)
  }

  async function resend(): Promise<void> {
    setResendAt(Date.now() + codeResendSeconds * 1000)
    const problem = await sendNewCode()
    setFailure(problem)
    if (problem === null) setSentCount(sentCount + 1)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {failure ? (
        <Notice kind="failure">{failure}</Notice>
      ) : (
        <Notice kind="news">{sentCount === 1 ? sentText : sessionTexts.newCodeSent}</Notice>
      )}
      <p className={styles.lead}>
        {sentTo && (
          <>
            <Rich text={commonTexts.sentTo} parts={{ strong: <strong>{sentTo}</strong> }} />{' '}
          </>
        )}
        {commonTexts.theCodeIsValidFor(oneTimeCodeMinutes)}
      </p>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => submit(event, tryCode)}>
        <PlainField
          label={commonTexts.code}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={24}
          error={fieldErrors.otp}
          onInput={() => clearFieldError('otp')}
        />
        <PlainButton isBusy={isBusy}>{commonTexts.continueLabel}</PlainButton>
        <PlainButton type="button" isQuiet isDisabled={secondsLeft > 0} onClick={() => void resend()}>
          {secondsLeft > 0 ? commonTexts.sendANewCodeInS(secondsLeft) : commonTexts.sendANewCode}
        </PlainButton>
        <PlainButton type="button" isQuiet onClick={onBack}>
          {backText}
        </PlainButton>
      </form>
    </>
  )
}
