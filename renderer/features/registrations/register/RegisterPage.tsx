/** /register: a customer who already has service becomes a portal user. */

import { useEffect } from 'react'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { onFailure } from '../../../api/http'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { FailureToasts } from '../../../ui/plain/FailureToasts'
import { Notice } from '../../../ui/plain/Notice'
import { PlainPage } from '../../../ui/plain/PlainPage'
import { useDocumentTitle } from '../../../ui/useDocumentTitle'
import { AlreadyRegistered } from './AlreadyRegistered'
import { CodeStep } from './CodeStep'
import { DoneStep } from './DoneStep'
import { FindStep } from './FindStep'
import styles from './register.module.css'
import { withoutVerification } from './registrationProgress'
import { steps } from './registrationSteps'
import { goTo, type RegistrationOutcome, useRegistration } from './useRegistration'
import { VerifiedSteps } from './VerifiedSteps'

const outcomeTitles: Record<RegistrationOutcome['kind'], string> = {
  known: registrationTexts.youreAlreadyRegistered,
  done: registrationTexts.youreRegistered,
}

export function RegisterPage() {
  const { brandName } = useRuntimeConfig()
  const registration = useRegistration()
  const { step, progress, credentials, outcome, notice, isPasswordLost, saveProgress, choosePassword, clearNotice } =
    registration
  const { restart, finish } = registration
  const title = outcome ? outcomeTitles[outcome.kind] : registrationTexts.stepTitles[step]

  useDocumentTitle(title, brandName)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [title])

  return (
    <PlainPage brandName={brandName} title={title}>
      {!outcome && <p className={styles.progress}>{commonTexts.stepOf(steps.indexOf(step) + 1, steps.length)}</p>}
      {!outcome && notice && step === 'find' && <Notice kind="failure">{notice}</Notice>}
      {outcome?.kind === 'known' && <AlreadyRegistered email={outcome.email} />}
      {outcome?.kind === 'done' && <DoneStep {...outcome} />}
      {!outcome && step === 'find' && (
        <FindStep
          progress={progress}
          onInput={saveProgress}
          onSent={(requestId) => {
            clearNotice()
            saveProgress({ ...withoutVerification(progress), requestId })
            goTo('code')
          }}
        />
      )}
      {!outcome && step === 'code' && (
        <CodeStep
          progress={progress}
          onResent={(requestId) => saveProgress({ requestId })}
          onVerified={(verification) => {
            saveProgress({ requestId: '', ...verification })
            goTo('services', { replace: true })
          }}
          onAlreadyRegistered={(email) => finish({ kind: 'known', email })}
          onBack={() => goTo('find')}
        />
      )}
      {!outcome && (step === 'services' || step === 'password' || step === 'payment') && (
        <VerifiedSteps
          step={step}
          progress={progress}
          credentials={credentials}
          isPasswordLost={isPasswordLost}
          onChange={saveProgress}
          onStep={goTo}
          onPassword={choosePassword}
          onExpired={() => restart(registrationTexts.verificationExpired)}
          onDone={(result) => finish({ kind: 'done', ...result })}
        />
      )}
      <FailureToasts subscribe={onFailure} />
    </PlainPage>
  )
}
