import { Button } from 'antd'
import { useState } from 'react'
import { oneTimeCodeMinutes } from '#shared/limits'
import { FormFailure, TextField } from '../../ui/FormFields'
import { useForm } from '../../ui/useForm'
import { useSecondsLeft } from '../../ui/useSecondsLeft'
import styles from './settings.module.css'

const resendAfterSeconds = 30

interface CodeFormProps {
  /** Where the code was sent. */
  target: string
  /** Answers the failure of the call, if any. */
  onTyped: (otp: string) => Promise<unknown>
  onSendAgain: () => Promise<unknown>
  onCancel: () => void
}

/** Takes the code that was sent to an address or number. */
export function CodeForm({ target, onTyped, onSendAgain, onCancel }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [resendAt, setResendAt] = useState(() => Date.now() + resendAfterSeconds * 1000)
  const secondsLeft = useSecondsLeft(resendAt)
  const form = useForm(['otp'], { startsAt: 'otp' })
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        void form.submit(event, { otp: /^\d{6}$/.test(code.trim()) ? null : 'Enter the 6 digits of the code' }, () =>
          onTyped(code.trim()),
        )
      }
    >
      <p>
        A code is on its way to <strong>{target}</strong>. It holds for {oneTimeCodeMinutes} minutes.
      </p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        field={form.field('otp')}
        value={code}
        onChange={setCode}
      />
      <FormFailure>{form.failure}</FormFailure>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.isBusy}>
          Confirm
        </Button>
        <Button
          disabled={secondsLeft > 0}
          onClick={() => {
            setResendAt(Date.now() + resendAfterSeconds * 1000)
            void onSendAgain()
          }}
        >
          {secondsLeft > 0 ? `Send a new code in ${secondsLeft} s` : 'Send a new code'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
