import { Button } from 'antd'
import { useState } from 'react'
import { codeResendSeconds, oneTimeCodeMinutes } from '#shared/limits'
import { CodeField, useCode } from './CodeField'
import { FormEnd } from './FormFields'
import { useForm } from './useForm'
import { useSecondsLeft } from '../useSecondsLeft'
import styles from './FormFields.module.css'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../Rich'

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
  const code = useCode()
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
      onSubmit={(event) => void form.submit(event, { otp: code.problem }, () => onTyped(code.digits))}
    >
      <p>
        <Rich text={commonTexts.weSentACodeTo(oneTimeCodeMinutes)} parts={{ strong: <strong>{target}</strong> }} />
      </p>
      <CodeField label={commonTexts.code} field={form.field('otp')} code={code} />
      <FormEnd
        form={{ ...form, failure: form.failure ?? notSent }}
        submitText={commonTexts.confirm}
        onCancel={onCancel}
      >
        <Button disabled={secondsLeft > 0} loading={isSending} onClick={() => void sendAgain()}>
          {secondsLeft > 0 ? commonTexts.sendANewCodeInS(secondsLeft) : commonTexts.sendANewCode}
        </Button>
      </FormEnd>
    </form>
  )
}
