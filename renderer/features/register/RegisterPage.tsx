/** /register: somebody who has service already becomes a user of the portal. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { createLegacyAccount } from '#shared/contract/legacy'
import type { ResponseOf } from '#shared/endpoint'
import { registrationTexts } from '#shared/registrationTexts'
import { onFailure } from '../../api/http'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { paths } from '../../paths'
import { heldSession } from '../../session/heldSession'
import { enterStage, useStageAddress } from '../../stage'
import { FailureToasts } from '../../ui/plain/FailureToasts'
import { Notice } from '../../ui/plain/Notice'
import { PlainPage } from '../../ui/plain/PlainPage'
import { AlreadyRegistered } from './AlreadyRegistered'
import { CodeStep } from './CodeStep'
import { DoneStep } from './DoneStep'
import { FindStep } from './FindStep'
import { ProvedSteps, type FoundAccount } from './ProvedSteps'
import { forgetProgress, keepProgress, readProgress, startedAgain, type Progress } from './progress'
import { stepOf, steps, stepTitles, type Step } from './steps'
import styles from './register.module.css'

export type Registered = ResponseOf<typeof createLegacyAccount>
export interface Credentials {
  email: string
  password: string
}

type End =
  | { kind: 'known'; email: string }
  | { kind: 'done'; registered: Registered; services: FoundAccount['services']; credentials: Credentials }

const goTo = (step: Step, options?: { replace: boolean }): void =>
  enterStage(step === 'find' ? paths.register : `${paths.register}?step=${step}`, options)

const endTitles: Record<End['kind'], string> = { known: 'You are registered already', done: 'You are registered' }

export function RegisterPage() {
  const { brandName } = useRuntimeConfig()
  const query = new URLSearchParams(useStageAddress().split('?')[1])
  const invitation = query.get('invite')
  const [progress, setProgress] = useState(() => readProgress(Date.now()))
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const [end, setEnd] = useState<End | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const step = stepOf(query.get('step'), {
    hasRequest: progress.requestId !== '',
    hasProof: progress.token !== '',
    hasPassword: progress.token !== '' && credentials !== null,
  })
  const [wasReloaded, setWasReloaded] = useState(query.get('step') === 'payment' && step === 'password')
  const title = end ? endTitles[end.kind] : stepTitles[step]

  useEffect(() => {
    document.title = `${title} · ${brandName}`
    window.scrollTo(0, 0)
  }, [title, brandName])
  const arrive = useEffectEvent(() => {
    const wanted = query.get('step')
    if (wanted !== null && wanted !== step) goTo(step, { replace: true })
  })
  // Once, on arriving: later the address and what is known change one after the other.
  useEffect(() => arrive(), [])
  useEffect(() => {
    if (invitation) enterStage(`${paths.invitation}?token=${encodeURIComponent(invitation)}`, { replace: true })
    else if (heldSession()) enterStage(paths.dashboard, { replace: true })
  }, [invitation])

  function keep(changes: Partial<Progress>): void {
    const next = { ...progress, ...changes }
    setProgress(next)
    keepProgress(next)
  }

  function startAgain(reason: string | null): void {
    keep(startedAgain(progress))
    setCredentials(null)
    setWasReloaded(false)
    setNews(reason)
    goTo('find', { replace: true })
  }

  function finish(next: End): void {
    forgetProgress()
    setCredentials(null)
    setEnd(next)
    goTo('find', { replace: true })
  }

  return (
    <PlainPage brandName={brandName} title={title} isWide={end === null && step === 'payment'}>
      {!end && (
        <p className={styles.progress}>
          Step {steps.indexOf(step) + 1} of {steps.length}
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
            setNews(null)
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
          isPasswordForgotten={wasReloaded && credentials === null}
          onKeep={keep}
          onGo={goTo}
          onPassword={(chosen) => {
            setCredentials(chosen)
            goTo('payment')
          }}
          onExpired={() => startAgain(registrationTexts.proofExpired)}
          onDone={(done) => finish({ kind: 'done', ...done })}
        />
      )}
      <FailureToasts listen={onFailure} />
    </PlainPage>
  )
}
