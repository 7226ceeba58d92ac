/** Proves who somebody is by a one-time code to an address on file, in two steps. */
import { Input, Radio } from 'antd'
import { useState } from 'react'
import { emailFormat, type FieldRule } from '#shared/fieldRules'
import { PhoneInput } from '../../../ui/forms/PhoneInput'
import { EnterCode } from './EnterCode'
import { OneField } from './OneField'
import { sendCodeTo, type Recipient } from './recipient'
import type { Proof } from './proof'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'

export function ProveByCode({ onProved }: { onProved: (proof: Proof) => void }) {
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  return recipient ? (
    <EnterCode recipient={recipient} onProved={onProved} onBack={() => setRecipient(null)} />
  ) : (
    <AskForCode onSent={setRecipient} />
  )
}

const recipientRules = {
  email: { name: commonTexts.email, required: true, format: emailFormat },
  phone: { name: commonTexts.phone, required: true, minDigits: 10 },
} satisfies Record<string, FieldRule>

function AskForCode({ onSent }: { onSent: (recipient: Recipient) => void }) {
  const [by, setBy] = useState<'email' | 'phone'>('email')

  async function sendTo(typed: string): Promise<string | null> {
    const recipient: Recipient = by === 'email' ? { emailId: typed } : { phoneNumber: typed }
    const problem = await sendCodeTo(recipient)
    if (!problem) onSent(recipient)
    return problem?.message ?? null
  }

  return (
    <>
      <p>{paymentTexts.toMakeSureItsYou}</p>
      <Radio.Group
        aria-label={paymentTexts.howToSendTheCode}
        value={by}
        onChange={(event) => setBy(event.target.value === 'phone' ? 'phone' : 'email')}
        options={[
          { value: 'email', label: paymentTexts.byEmail },
          { value: 'phone', label: paymentTexts.byTextMessage },
        ]}
      />
      <OneField
        key={by}
        rule={recipientRules[by]}
        submitText={commonTexts.sendCode}
        onSubmit={sendTo}
        input={(field) =>
          by === 'email' ? (
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
