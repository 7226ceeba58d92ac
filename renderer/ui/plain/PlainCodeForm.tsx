import { type ReactNode, useState } from 'react'
import { codeDigits, sentCodeProblem } from '#shared/access/oneTimeCode'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/session'
import { Rich } from '../Rich'
import { useNewCode } from '../useNewCode'
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

interface PlainCodeFormProps {
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
export function PlainCodeForm({ sentText, sentTo, verify, sendNewCode, backText, onBack }: PlainCodeFormProps) {
  const { form, fieldErrors, showFieldErrors, submit, clearFieldError } = usePlainForm(check, {
    focusesFirstEmpty: true,
  })
  const newCode = useNewCode(sendNewCode)
  const [isBusy, setBusy] = useState(false)

  async function tryCode(values: Record<string, string>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const problem = await verify(digitsOf(values))
    setBusy(false)
    if (problem && 'fieldError' in problem) showFieldErrors({ otp: problem.fieldError })
    newCode.setFailure(problem && 'failure' in problem ? problem.failure : null)
  }

  async function resend(): Promise<void> {
    await newCode.sendAgain()
    form.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {newCode.failure ? (
        <Notice kind="failure">{newCode.failure}</Notice>
      ) : (
        <Notice kind="news">{newCode.isResent ? sessionTexts.newCodeSent : sentText}</Notice>
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
        <PlainButton type="button" isQuiet isDisabled={newCode.isDisabled} onClick={() => void resend()}>
          {newCode.label}
        </PlainButton>
        <PlainButton type="button" isQuiet onClick={onBack}>
          {backText}
        </PlainButton>
      </form>
    </>
  )
}
