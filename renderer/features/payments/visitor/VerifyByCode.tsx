/** Verifies a visitor with a one-time code to an email or phone on file, in two steps. */
import { Radio } from 'antd'
import { useState } from 'react'
import { sendEmailCode, sendPhoneCode } from '#shared/contract/signIn/oneTimeCodes'
import * as commonTexts from '#shared/texts/common'
import * as smsTexts from '#shared/texts/customers/textMessages'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { Button } from '../../../ui/Button'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { PhoneField, TextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { EnterCode } from './EnterCode'
import styles from './publicMethod.module.css'
import { type Recipient, sendCodeTo } from './recipient'
import type { VisitorSession } from './visitorSession'

export function VerifyByCode({ onVerified }: { onVerified: (visitorSession: VisitorSession) => void }) {
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  return recipient ? (
    <EnterCode recipient={recipient} onVerified={onVerified} onBack={() => setRecipient(null)} />
  ) : (
    <RequestCode onSent={setRecipient} />
  )
}

function RequestCode({ onSent }: { onSent: (recipient: Recipient) => void }) {
  const [channel, setChannel] = useState<'email' | 'phone'>('email')
  const isEmail = channel === 'email'
  const form = useCallForm(isEmail ? sendEmailCode : sendPhoneCode, {
    initial: { emailId: '', phoneNumber: '' },
    focus: isEmail ? 'emailId' : 'phoneNumber',
    input: ({ emailId, phoneNumber }) => ({ query: isEmail ? { emailId: emailId.trim() } : { phoneNumber } }),
    send: async ({ query }) => {
      const error = await sendCodeTo(query)
      return error ? { error } : { data: query }
    },
    onSent,
  })

  return (
    <>
      <p>{paymentMethodTexts.verificationHint}</p>
      <Radio.Group
        aria-label={paymentMethodTexts.codeChannelLabel}
        value={channel}
        onChange={(event) => {
          setChannel(event.target.value === 'phone' ? 'phone' : 'email')
          form.clearFailure()
        }}
        options={[
          { value: 'email', label: paymentMethodTexts.byEmail },
          { value: 'phone', label: paymentMethodTexts.byTextMessage },
        ]}
      />
      <form className={styles.publicForm} {...form.props}>
        {isEmail ? (
          <TextField
            label={commonTexts.email}
            size="large"
            type="email"
            autoComplete="email"
            {...form.text('emailId')}
          />
        ) : (
          <>
            <PhoneField label={commonTexts.phone} size="large" {...form.text('phoneNumber')} />
            <p>{smsTexts.repliedStop}</p>
          </>
        )}
        <FormFailure>{form.failure}</FormFailure>
        <div className={styles.publicActions}>
          <Button kind="primary" size="large" type="submit" isBusy={form.isBusy}>
            {commonTexts.sendCode}
          </Button>
        </div>
      </form>
    </>
  )
}
