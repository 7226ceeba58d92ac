import { useEffect, useState } from 'react'
import { openPaths } from '#shared/pages/openPaths'
import * as sessionTexts from '#shared/texts/signIn/session'
import { onFailure } from '../../api/http'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { getRequiredPasswordChange, setRequiredPasswordChange } from '../../session/requiredPasswordChange'
import { saveSignInNote } from '../../session/signInNote'
import { clearSession } from '../../session/storedSession'
import { enterStage } from '../../stage'
import { FailureToasts } from '../../ui/plain/FailureToasts'
import { PlainPage } from '../../ui/plain/PlainPage'
import { useDocumentTitle } from '../../ui/useDocumentTitle'
import { CodeStep } from './CodeStep'
import { EmailStep } from './EmailStep'
import { NewPasswordStep } from './NewPasswordStep'

type ResetStep =
  | { name: 'email'; email: string }
  | { name: 'code'; email: string }
  | { name: 'password'; email: string; resetToken: string }

const titles: Record<ResetStep['name'], string> = {
  email: sessionTexts.resetYourPassword,
  code: sessionTexts.enterYourCode,
  password: sessionTexts.newPasswordTitle,
}

export function ForgotPasswordPage() {
  const { brandName } = useRuntimeConfig()
  const [requiredChange, setRequiredChange] = useState(getRequiredPasswordChange)
  const [step, setStep] = useState<ResetStep>(
    requiredChange ? { name: 'password', ...requiredChange } : { name: 'email', email: '' },
  )
  const title = requiredChange ? sessionTexts.ownPasswordTitle : titles[step.name]

  function restart(): void {
    setRequiredChange(null)
    setStep({ name: 'email', email: step.email })
  }

  // The next user of this tab must not get this reset token.
  useEffect(() => () => setRequiredPasswordChange(null), [])
  useDocumentTitle(title, brandName)

  function finish(): void {
    // Signs out anyone signed in here, because the owner of the new password signs in next.
    clearSession('elsewhere')
    saveSignInNote({ reason: 'passwordChanged', email: step.email })
    enterStage(openPaths.login, { replace: true })
  }

  return (
    <PlainPage brandName={brandName} title={title}>
      {step.name === 'email' && <EmailStep email={step.email} onSent={(email) => setStep({ name: 'code', email })} />}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          onVerified={(resetToken) => setStep({ name: 'password', email: step.email, resetToken })}
          onRestart={restart}
        />
      )}
      {requiredChange && <p>{sessionTexts.temporaryPasswordHint}</p>}
      {step.name === 'password' && (
        <NewPasswordStep email={step.email} resetToken={step.resetToken} onDone={finish} onRestart={restart} />
      )}
      <FailureToasts subscribe={onFailure} />
    </PlainPage>
  )
}
