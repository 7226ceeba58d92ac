import { Button } from 'antd'
import { useState } from 'react'
import { codeResendSeconds, oneTimeCodeMinutes } from '#shared/limits'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../Rich'
import { useSecondsLeft } from '../useSecondsLeft'
import { CodeField, useCode } from './CodeField'
import { FormFooter } from './FormFields'
import styles from './FormFields.module.css'
import { useForm } from './useForm'

interface CodeFormProps {
  /** The address or number that the code was sent to. */
  target: string
  /** Resolves to the error of the call, if any. */
  onTyped: (otp: string) => Promise<unknown>
  /** Resolves to why no new code was sent, or null. */
  onSendAgain: () => Promise<string | null>
  onCancel: () => void
}

/** Asks for the code that was sent to an address or number. */
export function CodeForm({ target, onTyped, onSendAgain, onCancel }: CodeFormProps) {
  const code = useCode()
  const [resendAt, setResendAt] = useState(() => Date.now() + codeResendSeconds * 1000)
  const secondsLeft = useSecondsLeft(resendAt)
  const [resendError, setResendError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useForm(['otp'], { initialField: 'otp' })

  async function sendAgain(): Promise<void> {
    setResendError(null)
    setIsSending(true)
    const failure = await onSendAgain()
    setIsSending(false)
    setResendError(failure)
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
      <FormFooter
        form={{ ...form, failure: form.failure ?? resendError }}
        submitText={commonTexts.confirm}
        onCancel={onCancel}
      >
        <Button disabled={secondsLeft > 0} loading={isSending} onClick={() => void sendAgain()}>
          {secondsLeft > 0 ? commonTexts.sendANewCodeInS(secondsLeft) : commonTexts.sendANewCode}
        </Button>
      </FormFooter>
    </form>
  )
}
