/** The second step of the verification: enter the code, or request a new one. */
import { validateCode } from '#shared/contract/signIn/oneTimeCodes'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as sessionTexts from '#shared/texts/signIn/session'
import { send } from '../../../api/http'
import { useCodeForm } from '../../../domain/oneTimeCodes/useCodeForm'
import { Button } from '../../../ui/Button'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { TextField } from '../../../ui/forms/FormFields'
import { Notice } from '../../../ui/plain/Notice'
import { Rich } from '../../../ui/Rich'
import styles from './publicMethod.module.css'
import { maskedRecipient, type Recipient, sendCodeTo } from './recipient'
import type { VisitorSession } from './visitorSession'

interface Props {
  recipient: Recipient
  onVerified: (visitorSession: VisitorSession) => void
  onBack: () => void
}

export function EnterCode({ recipient, onVerified, onBack }: Props) {
  const isEmail = 'emailId' in recipient
  const firstText = isEmail ? sessionTexts.codeSent : sessionTexts.codeTexted
  const { form, failure, isNewCodeSent, newCodeButton } = useCodeForm<VisitorSession>({
    recipient: 'visitor',
    send: async (otp) => {
      const { data, error } = await send(validateCode, { body: { ...recipient, otp } })
      if (data?.purpose === 'payment_method') return { data }
      // A code that was sent for another purpose does not count here.
      const message = sessionTexts.codeWrong
      return { error: error ?? { code: 'invalid_input', message, fields: { otp: message } } }
    },
    onSent: onVerified,
    sendNewCode: async () => (await sendCodeTo(recipient))?.message ?? null,
  })

  return (
    <>
      {!failure && <Notice kind="info">{isNewCodeSent ? sessionTexts.newCodeSent : firstText}</Notice>}
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
        <FormFailure>{failure}</FormFailure>
        <div className={styles.publicActions}>
          <Button kind="primary" size="large" type="submit" isBusy={form.isBusy}>
            {commonTexts.continueLabel}
          </Button>
          <Button size="large" {...newCodeButton} />
          <Button size="large" kind="text" onClick={onBack}>
            {isEmail ? paymentMethodTexts.useAnotherEmail : paymentMethodTexts.useAnotherNumber}
          </Button>
        </div>
      </form>
    </>
  )
}
