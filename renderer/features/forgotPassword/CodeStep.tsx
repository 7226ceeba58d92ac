import { useState } from 'react'
import { sendForgotPasswordCode, validateCode } from '#shared/contract/oneTimeCodes'
import { codeResendSeconds, oneTimeCodeMinutes } from '#shared/limits'
import { codeDigits, codeProblem } from '#shared/oneTimeCode'
import { sessionTexts } from '#shared/texts'
import { send } from '../../api/http'
import { Notice } from '../../ui/plain/Notice'
import { PlainButton } from '../../ui/plain/PlainButton'
import { PlainField } from '../../ui/plain/PlainField'
import styles from '../../ui/plain/plain.module.css'
import { usePlainForm } from '../../ui/plain/usePlainForm'
import { useSecondsLeft } from '../../ui/useSecondsLeft'

const digitsOf = (values: Record<string, string>): string => codeDigits(values.otp ?? '')

const check = (values: Record<string, string>) => ({
  otp: codeProblem(values.otp ?? '') ?? undefined,
})

interface CodeStepProps {
  email: string
  onProved: (resetToken: string) => void
  onStartAgain: () => void
}

export function CodeStep({ email, onProved, onStartAgain }: CodeStepProps) {
  const { form, remarks, showRemarks, submit, clearRemark } = usePlainForm(check, { startsHere: true })
  const [failure, setFailure] = useState<string | null>(null)
  const [sendings, setSendings] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState(() => Date.now() + codeResendSeconds * 1000)
  const secondsLeft = useSecondsLeft(resendAt)

  async function prove(values: Record<string, string>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const { data, error } = await send(validateCode, { body: { emailId: email, otp: digitsOf(values) } })
    setBusy(false)
    if (data?.purpose === 'password_reset') return onProved(data.reset_token)
    // A code that was sent for something else is as wrong as a mistyped one.
    const remark = error ? error.fields?.otp : sessionTexts.codeWrong
    if (remark) showRemarks({ otp: remark })
    setFailure(remark ? null : (error?.message ?? null))
    return undefined
  }

  async function sendAnother(): Promise<void> {
    setResendAt(Date.now() + codeResendSeconds * 1000)
    const { error } = await send(sendForgotPasswordCode, { query: { emailId: email } })
    setFailure(error ? error.message : null)
    if (!error) setSendings(sendings + 1)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {failure ? (
        <Notice kind="failure">{failure}</Notice>
      ) : (
        <Notice kind="news">{sendings === 1 ? sessionTexts.codeSent : sessionTexts.newCodeSent}</Notice>
      )}
      <p className={styles.lead}>
        Sent to <strong>{email}</strong>. The code is valid for {oneTimeCodeMinutes} minutes; look in the spam folder
        too.
      </p>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => submit(event, prove)}>
        <PlainField
          label="Code"
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={remarks.otp}
          onInput={() => clearRemark('otp')}
        />
        <PlainButton isBusy={isBusy}>Continue</PlainButton>
        <PlainButton type="button" isQuiet isDisabled={secondsLeft > 0} onClick={() => void sendAnother()}>
          {secondsLeft > 0 ? `Send a new code in ${secondsLeft} s` : 'Send a new code'}
        </PlainButton>
        <PlainButton type="button" isQuiet onClick={onStartAgain}>
          Use another email
        </PlainButton>
      </form>
    </>
  )
}
