import { sendForgotPasswordCode, validateCode } from '#shared/contract/signIn/oneTimeCodes'
import * as sessionTexts from '#shared/texts/signIn/session'
import { send } from '../../api/http'
import { PlainCodeForm } from '../../domain/oneTimeCodes/PlainCodeForm'

interface CodeStepProps {
  email: string
  onVerified: (resetToken: string) => void
  onRestart: () => void
}

export function CodeStep({ email, onVerified, onRestart }: CodeStepProps) {
  async function verify(otp: string): Promise<{ data?: string; error?: unknown }> {
    const { data, error } = await send(validateCode, { body: { emailId: email, otp } })
    if (data?.purpose === 'password_reset') return { data: data.reset_token }
    // A code that was sent for another purpose counts as a wrong code.
    const message = sessionTexts.codeWrong
    return { error: error ?? { code: 'invalid_input', message, fields: { otp: message } } }
  }

  async function sendNewCode(): Promise<string | null> {
    const { error } = await send(sendForgotPasswordCode, { query: { emailId: email } })
    return error?.message ?? null
  }

  return (
    <PlainCodeForm
      sentText={sessionTexts.codeSent}
      sentTo={email}
      send={verify}
      onSent={onVerified}
      sendNewCode={sendNewCode}
      backText={sessionTexts.useAnotherEmail}
      onBack={onRestart}
    />
  )
}
