import { sendForgotPasswordCode, validateCode } from '#shared/contract/signIn/oneTimeCodes'
import * as sessionTexts from '#shared/texts/session'
import { send } from '../../api/http'
import { type CodeProblem, PlainCodeForm } from '../../ui/plain/PlainCodeForm'

interface CodeStepProps {
  email: string
  onVerified: (resetToken: string) => void
  onRestart: () => void
}

export function CodeStep({ email, onVerified, onRestart }: CodeStepProps) {
  async function verify(otp: string): Promise<CodeProblem | null> {
    const { data, error } = await send(validateCode, { body: { emailId: email, otp } })
    if (data?.purpose === 'password_reset') {
      onVerified(data.reset_token)
      return null
    }
    // A code that was sent for another purpose counts as a wrong code.
    if (!error) return { fieldError: sessionTexts.codeWrong }
    return error.fields?.otp ? { fieldError: error.fields.otp } : { failure: error.message }
  }

  async function sendNewCode(): Promise<string | null> {
    const { error } = await send(sendForgotPasswordCode, { query: { emailId: email } })
    return error?.message ?? null
  }

  return (
    <PlainCodeForm
      sentText={sessionTexts.codeSent}
      sentTo={email}
      verify={verify}
      sendNewCode={sendNewCode}
      backText={sessionTexts.useAnotherEmail}
      onBack={onRestart}
    />
  )
}
