/** The second step of the verification: enter the code, or request a new one. */
import { codeDigits } from '#shared/access/oneTimeCode'
import { validateCode } from '#shared/contract/signIn/oneTimeCodes'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as sessionTexts from '#shared/texts/signIn/session'
import { send } from '../../../api/http'
import { Button } from '../../../ui/Button'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { TextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { Notice } from '../../../ui/plain/Notice'
import { Rich } from '../../../ui/Rich'
import { useNewCode } from '../../../ui/useNewCode'
import styles from './publicMethod.module.css'
import { maskedRecipient, type Recipient, sendCodeTo } from './recipient'
import type { VisitorSession } from './visitorSession'

interface Props {
  recipient: Recipient
  onVerified: (visitorSession: VisitorSession) => void
  onBack: () => void
}

export function EnterCode({ recipient, onVerified, onBack }: Props) {
  const newCode = useNewCode(async () => (await sendCodeTo(recipient))?.message ?? null)
  const isEmail = 'emailId' in recipient
  const firstText = isEmail ? sessionTexts.codeSent : sessionTexts.codeSentToPhone
  const sentText = newCode.isResent ? sessionTexts.newCodeSent : firstText

  const form = useCallForm(validateCode, {
    initial: { otp: '' },
    focus: 'otp',
    input: ({ otp }) => ({ body: { ...recipient, otp: codeDigits(otp) } }),
    send: async (input): Promise<{ data?: VisitorSession; error?: unknown }> => {
      const { data, error } = await send(validateCode, input)
      if (data?.purpose === 'payment_method') return { data }
      // A code that was sent for another purpose does not count here.
      const message = sessionTexts.codeWrong
      return { error: error ?? { code: 'invalid_input', message, fields: { otp: message } } }
    },
    onSent: onVerified,
  })

  async function sendNewCode(): Promise<void> {
    form.clearFailure()
    await newCode.sendAgain()
    // The button is disabled now, so the focus moves to the code.
    form.focus('otp')
  }

  return (
    <>
      <Notice kind={newCode.failure ? 'failure' : 'news'}>{newCode.failure ?? sentText}</Notice>
      <p>
        <Rich
          text={paymentMethodTexts.codeSentTo(oneTimeCodeMinutes, isEmail)}
          parts={{ strong: <strong>{maskedRecipient(recipient)}</strong> }}
        />
      </p>
      <form className={styles.publicForm} {...form.props}>
        <TextField
          label={commonTexts.code}
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={24}
          {...form.text('otp')}
        />
        <FormFailure>{form.failure}</FormFailure>
        <div className={styles.publicActions}>
          <Button kind="primary" size="large" type="submit" isBusy={form.isBusy}>
            {commonTexts.continueLabel}
          </Button>
          <Button size="large" disabled={newCode.isDisabled} onClick={() => void sendNewCode()}>
            {newCode.label}
          </Button>
          <Button size="large" kind="text" onClick={onBack}>
            {isEmail ? paymentMethodTexts.useAnotherEmail : paymentMethodTexts.useAnotherNumber}
          </Button>
        </div>
      </form>
    </>
  )
}
