import { sendForgotPasswordCode, validateCode } from '#shared/contract/oneTimeCodes'
import { send } from '../../api/http'
import { CodeForm, type CodeProblem } from '../../ui/plain/CodeForm'
import * as sessionTexts from '#shared/texts/session'

interface CodeStepProps {
  email: string
  onProved: (resetToken: string) => void
  onStartAgain: () => void
}

export function CodeStep({ email, onProved, onStartAgain }: CodeStepProps) {
  async function prove(otp: string): Promise<CodeProblem | null> {
    const { data, error } = await send(validateCode, { body: { emailId: email, otp } })
    if (data?.purpose === 'password_reset') {
      onProved(data.reset_token)
      return null
    }
    // A code that was sent for something else is as wrong as a mistyped one.
    if (!error) return { remark: sessionTexts.codeWrong }
    return error.fields?.otp ? { remark: error.fields.otp } : { failure: error.message }
  }

  async function sendAnother(): Promise<string | null> {
    const { error } = await send(sendForgotPasswordCode, { query: { emailId: email } })
    return error?.message ?? null
  }

  return (
    <CodeForm
      sentText={sessionTexts.codeSent}
      sentTo={email}
      prove={prove}
      sendAnother={sendAnother}
      backText={sessionTexts.useAnotherEmail}
      onBack={onStartAgain}
    />
  )
}
