import { Button } from 'antd'
import { useState } from 'react'
import { codeResendSeconds, oneTimeCodeMinutes } from '#shared/limits'
import { codeDigits, codeProblem } from '#shared/oneTimeCode'
import { FormEnd, TextField } from './FormFields'
import { useForm } from './useForm'
import { useSecondsLeft } from '../useSecondsLeft'
import styles from './FormFields.module.css'

interface CodeFormProps {
  /** Where the code was sent. */
  target: string
  /** Answers the failure of the call, if any. */
  onTyped: (otp: string) => Promise<unknown>
  /** Answers why no other code was sent, or null. */
  onSendAgain: () => Promise<string | null>
  onCancel: () => void
}

/** Takes the code that was sent to an address or number. */
export function CodeForm({ target, onTyped, onSendAgain, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [resendAt, setResendAt] = useState(() => Date.now() + codeResendSeconds * 1000)
  const secondsLeft = useSecondsLeft(resendAt)
  const [notSent, setNotSent] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useForm(['otp'], { startsAt: 'otp' })

  async function sendAgain(): Promise<void> {
    setNotSent(null)
    setIsSending(true)
    const failure = await onSendAgain()
    setIsSending(false)
    setNotSent(failure)
    if (failure === null) setResendAt(Date.now() + codeResendSeconds * 1000)
  }

  return (
    <form
      noValidate
      className={styles.codeForm}
      onSubmit={(event) => void form.submit(event, { otp: codeProblem(code) }, () => onTyped(codeDigits(code)))}
    >
      <p>
        A code is on its way to <strong>{target}</strong>. It holds for {oneTimeCodeMinutes} minutes.
      </p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        field={form.field('otp')}
        value={code}
        onChange={setCode}
      />
      <FormEnd form={{ ...form, failure: form.failure ?? notSent }} submitText="Confirm" onCancel={onCancel}>
        <Button disabled={secondsLeft > 0} loading={isSending} onClick={() => void sendAgain()}>
          {secondsLeft > 0 ? `Send a new code in ${secondsLeft} s` : 'Send a new code'}
        </Button>
      </FormEnd>
    </form>
  )
}
