/** Verifies a visitor with a one-time code to an email or phone on file, in two steps. */
import { Input, Radio } from 'antd'
import { useState } from 'react'
import { emailFormat, type FieldRule } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'
import { PhoneInput } from '../../../ui/forms/PhoneInput'
import { EnterCode } from './EnterCode'
import { type Recipient, sendCodeTo } from './recipient'
import { SingleFieldForm } from './SingleFieldForm'
import type { VisitorSession } from './visitorSession'

export function VerifyByCode({ onVerified }: { onVerified: (visitorSession: VisitorSession) => void }) {
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  return recipient ? (
    <EnterCode recipient={recipient} onVerified={onVerified} onBack={() => setRecipient(null)} />
  ) : (
    <RequestCode onSent={setRecipient} />
  )
}

const recipientRules = {
  email: { name: commonTexts.email, required: true, format: emailFormat },
  phone: { name: commonTexts.phone, required: true, minDigits: 10 },
} satisfies Record<string, FieldRule>

function RequestCode({ onSent }: { onSent: (recipient: Recipient) => void }) {
  const [channel, setChannel] = useState<'email' | 'phone'>('email')

  async function sendTo(typed: string): Promise<string | null> {
    const recipient: Recipient = channel === 'email' ? { emailId: typed } : { phoneNumber: typed }
    const problem = await sendCodeTo(recipient)
    if (!problem) onSent(recipient)
    return problem?.message ?? null
  }

  return (
    <>
      <p>{paymentTexts.toMakeSureItsYou}</p>
      <Radio.Group
        aria-label={paymentTexts.howToSendTheCode}
        value={channel}
        onChange={(event) => setChannel(event.target.value === 'phone' ? 'phone' : 'email')}
        options={[
          { value: 'email', label: paymentTexts.byEmail },
          { value: 'phone', label: paymentTexts.byTextMessage },
        ]}
      />
      <SingleFieldForm
        key={channel}
        rule={recipientRules[channel]}
        submitText={commonTexts.sendCode}
        onSubmit={sendTo}
        input={(field) =>
          channel === 'email' ? (
            <Input
              {...field}
              size="large"
              type="email"
              autoComplete="email"
              onChange={(event) => field.onChange(event.target.value)}
            />
          ) : (
            <PhoneInput {...field} size="large" />
          )
        }
      />
    </>
  )
}
