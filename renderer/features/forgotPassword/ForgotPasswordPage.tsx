import { useEffect, useState } from 'react'
import { onFailure } from '../../api/http'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { paths } from '../../paths'
import { drop } from '../../session/heldSession'
import { leaveSignInNote } from '../../session/signInNote'
import { requiredPassword, requirePassword } from '../../session/requiredPassword'
import { enterStage } from '../../stage'
import { FailureToasts } from '../../ui/plain/FailureToasts'
import { PlainPage } from '../../ui/plain/PlainPage'
import { CodeStep } from './CodeStep'
import { EmailStep } from './EmailStep'
import { NewPasswordStep } from './NewPasswordStep'
import * as sessionTexts from '#shared/texts/session'

type Step =
  | { name: 'email'; email: string }
  | { name: 'code'; email: string }
  | { name: 'password'; email: string; resetToken: string }

const titles: Record<Step['name'], string> = {
  email: sessionTexts.resetYourPassword,
  code: sessionTexts.enterYourCode,
  password: sessionTexts.chooseANewPassword,
}

export function ForgotPasswordPage() {
  const { brandName } = useRuntimeConfig()
  const [required, setRequired] = useState(requiredPassword)
  const [step, setStep] = useState<Step>(required ? { name: 'password', ...required } : { name: 'email', email: '' })
  const title = required ? sessionTexts.chooseYourOwnPassword : titles[step.name]

  function startAgain(): void {
    setRequired(null)
    setStep({ name: 'email', email: step.email })
  }

  // Whoever comes to this page next in the same tab must not get this token.
  useEffect(() => () => requirePassword(null), [])

  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title, brandName])

  function finish(): void {
    // Whoever is signed in here goes: the new password is tried next, by whoever chose it.
    drop('elsewhere')
    leaveSignInNote({ reason: 'passwordChanged', email: step.email })
    enterStage(paths.login, { replace: true })
  }

  return (
    <PlainPage brandName={brandName} title={title}>
      {step.name === 'email' && <EmailStep email={step.email} onSent={(email) => setStep({ name: 'code', email })} />}
      {step.name === 'code' && (
        <CodeStep
          email={step.email}
          onProved={(resetToken) => setStep({ name: 'password', email: step.email, resetToken })}
          onStartAgain={startAgain}
        />
      )}
      {required && <p>{sessionTexts.customerCareSetATemporary}</p>}
      {step.name === 'password' && (
        <NewPasswordStep email={step.email} resetToken={step.resetToken} onDone={finish} onStartAgain={startAgain} />
      )}
      <FailureToasts listen={onFailure} />
    </PlainPage>
  )
}
