/** The second step of proving who somebody is: the code, where it went, and another one when none came. */
import { Button, Input } from 'antd'
import { useState } from 'react'
import { validateCode } from '#shared/contract/oneTimeCodes'
import type { FieldRule } from '#shared/fieldRules'
import { codeResendSeconds, oneTimeCodeMinutes } from '#shared/limits'
import { sentCodeFormat } from '#shared/oneTimeCode'
import { send } from '../../../api/http'
import { Notice } from '../../../ui/plain/Notice'
import { useSecondsLeft } from '../../../ui/useSecondsLeft'
import { fieldId, OneField } from './OneField'
import type { Proof } from './proof'
import { maskedRecipient, sendCodeTo, type Recipient } from './recipient'
import * as sessionTexts from '#shared/texts/session'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'
import { Rich } from '../../../ui/Rich'

interface Props {
  recipient: Recipient
  onProved: (proof: Proof) => void
  onBack: () => void
}

const rule = { name: commonTexts.code, required: true, format: sentCodeFormat } satisfies FieldRule

const resendMoment = (): number => Date.now() + codeResendSeconds * 1000

export function EnterCode({ recipient, onProved, onBack }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [sendings, setSendings] = useState(1)
  const [resendAt, setResendAt] = useState(resendMoment)
  const secondsLeft = useSecondsLeft(resendAt)
  const isEmail = 'emailId' in recipient
  const firstText = isEmail ? sessionTexts.codeSent : sessionTexts.codeSentToPhone
  const sentText = sendings === 1 ? firstText : sessionTexts.newCodeSent

  async function exchange(otp: string): Promise<string | null> {
    const { data, error } = await send(validateCode, { body: { ...recipient, otp } })
    if (error) return error.message
    // A code that was sent for something else proves nothing here.
    if (data.purpose !== 'payment_method') return sessionTexts.codeWrong
    onProved(data)
    return null
  }

  async function sendAnother(): Promise<void> {
    setResendAt(resendMoment())
    const problem = await sendCodeTo(recipient)
    setFailure(problem?.message ?? null)
    if (!problem) setSendings(sendings + 1)
    // The button rests now; the code is what comes next.
    document.getElementById(fieldId(rule))?.focus()
  }

  return (
    <>
      <Notice kind={failure ? 'failure' : 'news'}>{failure ?? sentText}</Notice>
      <p>
        <Rich
          text={paymentTexts.sentToTheCodeIs(oneTimeCodeMinutes, isEmail)}
          parts={{ strong: <strong>{maskedRecipient(recipient)}</strong> }}
        />
      </p>
      <OneField
        rule={rule}
        submitText={commonTexts.continueLabel}
        onSubmit={exchange}
        input={(field) => (
          <Input
            {...field}
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={(event) => field.onChange(event.target.value.replaceAll(/\s/g, ''))}
          />
        )}
      >
        <Button size="large" disabled={secondsLeft > 0} onClick={() => void sendAnother()}>
          {secondsLeft > 0 ? commonTexts.sendANewCodeInS(secondsLeft) : commonTexts.sendANewCode}
        </Button>
        <Button size="large" type="text" onClick={onBack}>
          {isEmail ? paymentTexts.useAnotherEmail : paymentTexts.useAnotherNumber}
        </Button>
      </OneField>
    </>
  )
}
