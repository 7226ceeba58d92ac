import { useState, type ReactNode } from 'react'
import { codeResendSeconds, oneTimeCodeMinutes } from '#shared/limits'
import { codeDigits, sentCodeProblem } from '#shared/oneTimeCode'
import { useSecondsLeft } from '../useSecondsLeft'
import { Notice } from './Notice'
import { PlainButton } from './PlainButton'
import { PlainField } from './PlainField'
import styles from './plain.module.css'
import { usePlainForm } from './usePlainForm'
import * as sessionTexts from '#shared/texts/session'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../Rich'

const digitsOf = (values: Record<string, string>): string => codeDigits(values.otp ?? '')

const check = (values: Record<string, string>) => ({
  otp: sentCodeProblem(values.otp ?? '') ?? undefined,
})

/** What was wrong: a remark at the code, or a failure that is not the code's. */
export type CodeProblem = { remark: string } | { failure: string }

interface CodeFormProps {
  /** Said when the first code was sent. */
  sentText: string
  /** Where it went, or would have gone. */
  /** Left out where it is not to be told whether anything was sent. */
  sentTo?: ReactNode
  prove: (code: string) => Promise<CodeProblem | null>
  /** Answers what went wrong, or null. */
  sendAnother: () => Promise<string | null>
  backText: string
  onBack: () => void
}

/** Entering a one-time code, and another one when none came. */
export function CodeForm({ sentText, sentTo, prove, sendAnother, backText, onBack }: CodeFormProps) {
  const { form, remarks, showRemarks, submit, clearRemark } = usePlainForm(check, { startsHere: true })
  const [failure, setFailure] = useState<string | null>(null)
  const [sendings, setSendings] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState(() => Date.now() + codeResendSeconds * 1000)
  const secondsLeft = useSecondsLeft(resendAt)

  async function tryCode(values: Record<string, string>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const problem = await prove(digitsOf(values))
    setBusy(false)
    if (problem && 'remark' in problem) showRemarks({ otp: problem.remark })
    setFailure(problem && 'failure' in problem ? problem.failure : null)
  }

  async function resend(): Promise<void> {
    setResendAt(Date.now() + codeResendSeconds * 1000)
    const problem = await sendAnother()
    setFailure(problem)
    if (problem === null) setSendings(sendings + 1)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {failure ? (
        <Notice kind="failure">{failure}</Notice>
      ) : (
        <Notice kind="news">{sendings === 1 ? sentText : sessionTexts.newCodeSent}</Notice>
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
          error={remarks.otp}
          onInput={() => clearRemark('otp')}
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
