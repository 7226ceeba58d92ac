/** /register: somebody who has service already becomes a user of the portal. */
import { useEffect } from 'react'
import { onFailure } from '../../api/http'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { FailureToasts } from '../../ui/plain/FailureToasts'
import { Notice } from '../../ui/plain/Notice'
import { PlainPage } from '../../ui/plain/PlainPage'
import { AlreadyRegistered } from './AlreadyRegistered'
import { CodeStep } from './CodeStep'
import { DoneStep } from './DoneStep'
import { FindStep } from './FindStep'
import { ProvedSteps } from './ProvedSteps'
import { startedAgain } from './progress'
import { steps, stepTitles } from './steps'
import styles from './register.module.css'
import { goTo, useRegistration, type End } from './useRegistration'
import * as registrationTexts from '#shared/texts/registrations'

const endTitles: Record<End['kind'], string> = {
  known: registrationTexts.youreAlreadyRegistered,
  done: registrationTexts.youreRegistered,
}

export function RegisterPage() {
  const { brandName } = useRuntimeConfig()
  const registration = useRegistration()
  const { step, progress, credentials, end, news, isPasswordForgotten, keep, choosePassword, forgetNews } = registration
  const { startAgain, finish } = registration
  const title = end ? endTitles[end.kind] : stepTitles[step]

  useEffect(() => {
    document.title = `${title} · ${brandName}`
    window.scrollTo(0, 0)
  }, [title, brandName])

  return (
    <PlainPage brandName={brandName} title={title}>
      {!end && (
        <p className={styles.progress}>
          {registrationTexts.step} {steps.indexOf(step) + 1} {registrationTexts.ofLabel(steps.length)}
        </p>
      )}
      {!end && news && step === 'find' && <Notice kind="failure">{news}</Notice>}
      {end?.kind === 'known' && <AlreadyRegistered email={end.email} />}
      {end?.kind === 'done' && <DoneStep {...end} />}
      {!end && step === 'find' && (
        <FindStep
          progress={progress}
          onTyped={keep}
          onSent={(requestId) => {
            forgetNews()
            keep({ ...startedAgain(progress), requestId })
            goTo('code')
          }}
        />
      )}
      {!end && step === 'code' && (
        <CodeStep
          progress={progress}
          onSentAgain={(requestId) => keep({ requestId })}
          onProved={(proof) => {
            keep({ requestId: '', ...proof })
            goTo('services', { replace: true })
          }}
          onKnown={(email) => finish({ kind: 'known', email })}
          onBack={() => goTo('find')}
        />
      )}
      {!end && (step === 'services' || step === 'password' || step === 'payment') && (
        <ProvedSteps
          step={step}
          progress={progress}
          credentials={credentials}
          isPasswordForgotten={isPasswordForgotten}
          onKeep={keep}
          onGo={goTo}
          onPassword={choosePassword}
          onExpired={() => startAgain(registrationTexts.proofExpired)}
          onDone={(done) => finish({ kind: 'done', ...done })}
        />
      )}
      <FailureToasts listen={onFailure} />
    </PlainPage>
  )
}
