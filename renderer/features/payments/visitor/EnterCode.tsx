/** The second step of the verification: enter the code, or request a new one. */
import { Button, Input } from 'antd'
import { sentCodeFormat } from '#shared/access/oneTimeCode'
import { validateCode } from '#shared/contract/signIn/oneTimeCodes'
import type { FieldRule } from '#shared/fields/fieldRules'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'
import * as sessionTexts from '#shared/texts/session'
import { send } from '../../../api/http'
import { Notice } from '../../../ui/plain/Notice'
import { Rich } from '../../../ui/Rich'
import { useNewCode } from '../../../ui/useNewCode'
import { maskedRecipient, type Recipient, sendCodeTo } from './recipient'
import { fieldId, SingleFieldForm } from './SingleFieldForm'
import type { VisitorSession } from './visitorSession'

interface Props {
  recipient: Recipient
  onVerified: (visitorSession: VisitorSession) => void
  onBack: () => void
}

const rule = { name: commonTexts.code, required: true, format: sentCodeFormat } satisfies FieldRule

export function EnterCode({ recipient, onVerified, onBack }: Props) {
  const newCode = useNewCode(async () => (await sendCodeTo(recipient))?.message ?? null)
  const isEmail = 'emailId' in recipient
  const firstText = isEmail ? sessionTexts.codeSent : sessionTexts.codeSentToPhone
  const sentText = newCode.isResent ? sessionTexts.newCodeSent : firstText

  async function verify(otp: string): Promise<string | null> {
    const { data, error } = await send(validateCode, { body: { ...recipient, otp } })
    if (error) return error.message
    // A code that was sent for another purpose does not count here.
    if (data.purpose !== 'payment_method') return sessionTexts.codeWrong
    onVerified(data)
    return null
  }

  async function sendNewCode(): Promise<void> {
    await newCode.sendAgain()
    // The button is disabled now, so the focus moves to the code.
    document.getElementById(fieldId(rule))?.focus()
  }

  return (
    <>
      <Notice kind={newCode.failure ? 'failure' : 'news'}>{newCode.failure ?? sentText}</Notice>
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
        <Button size="large" disabled={newCode.isDisabled} onClick={() => void sendNewCode()}>
          {newCode.label}
        </Button>
        <Button size="large" type="text" onClick={onBack}>
          {isEmail ? paymentTexts.useAnotherEmail : paymentTexts.useAnotherNumber}
        </Button>
      </SingleFieldForm>
    </>
  )
}
