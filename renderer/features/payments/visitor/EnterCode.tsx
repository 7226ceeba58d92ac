/** The second step of the verification: enter the code, or request a new one. */
import { Button, Input } from 'antd'
import { useState } from 'react'
import { validateCode } from '#shared/contract/oneTimeCodes'
import type { FieldRule } from '#shared/fieldRules'
import { codeResendSeconds, oneTimeCodeMinutes } from '#shared/limits'
import { sentCodeFormat } from '#shared/oneTimeCode'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'
import * as sessionTexts from '#shared/texts/session'
import { send } from '../../../api/http'
import { Notice } from '../../../ui/plain/Notice'
import { Rich } from '../../../ui/Rich'
import { useSecondsLeft } from '../../../ui/useSecondsLeft'
import { maskedRecipient, type Recipient, sendCodeTo } from './recipient'
import { fieldId, SingleFieldForm } from './SingleFieldForm'
import type { VisitorSession } from './visitorSession'

interface Props {
  recipient: Recipient
  onVerified: (visitorSession: VisitorSession) => void
  onBack: () => void
}

const rule = { name: commonTexts.code, required: true, format: sentCodeFormat } satisfies FieldRule

const nextResendTime = (): number => Date.now() + codeResendSeconds * 1000

export function EnterCode({ recipient, onVerified, onBack }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [sentCount, setSentCount] = useState(1)
  const [resendAt, setResendAt] = useState(nextResendTime)
  const secondsLeft = useSecondsLeft(resendAt)
  const isEmail = 'emailId' in recipient
  const firstText = isEmail ? sessionTexts.codeSent : sessionTexts.codeSentToPhone
  const sentText = sentCount === 1 ? firstText : sessionTexts.newCodeSent

  async function verify(otp: string): Promise<string | null> {
    const { data, error } = await send(validateCode, { body: { ...recipient, otp } })
    if (error) return error.message
    // A code that was sent for another purpose does not count here.
    if (data.purpose !== 'payment_method') return sessionTexts.codeWrong
    onVerified(data)
    return null
  }

  async function sendNewCode(): Promise<void> {
    setResendAt(nextResendTime())
    const problem = await sendCodeTo(recipient)
    setFailure(problem?.message ?? null)
    if (!problem) setSentCount(sentCount + 1)
    // The button is disabled now, so the focus moves to the code.
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
      <SingleFieldForm
        rule={rule}
        submitText={commonTexts.continueLabel}
        onSubmit={verify}
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
        <Button size="large" disabled={secondsLeft > 0} onClick={() => void sendNewCode()}>
          {secondsLeft > 0 ? commonTexts.sendANewCodeInS(secondsLeft) : commonTexts.sendANewCode}
        </Button>
        <Button size="large" type="text" onClick={onBack}>
          {isEmail ? paymentTexts.useAnotherEmail : paymentTexts.useAnotherNumber}
        </Button>
      </SingleFieldForm>
    </>
  )
}
