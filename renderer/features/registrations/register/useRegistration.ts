/** Manages a registration: it shows the step from the URL, or the last one before it that can be shown. */
import { useEffect, useEffectEvent, useState } from 'react'
import { type createLegacyAccount, noteInvitationOpened } from '#shared/contract/customers/registrations'
import type { ResponseOf } from '#shared/http/endpoint'
import { openPaths } from '#shared/pages/openPaths'
import { send } from '../../../api/http'
import { getStoredSession } from '../../../session/storedSession'
import { enterStage, useStageUrl } from '../../../stage'
import type { LegacyAccountDetails } from './legacyAccount'
import {
  clearProgress,
  type Progress,
  parseProgressLink,
  readProgress,
  storeProgress,
  withoutVerification,
} from './registrationProgress'
import { resolveStep, type WizardStep } from './registrationSteps'

export type RegistrationResult = ResponseOf<typeof createLegacyAccount>
export interface Credentials {
  email: string
  password: string
}

export type RegistrationOutcome =
  | { kind: 'known'; email: string }
  | {
      kind: 'done'
      registered: RegistrationResult
      services: LegacyAccountDetails['services']
      credentials: Credentials
    }

export const goTo = (step: WizardStep, options?: { replace: boolean }): void =>
  enterStage(step === 'find' ? openPaths.register : `${openPaths.register}?step=${step}`, options)

export function useRegistration() {
  const query = new URLSearchParams(useStageUrl().split('?')[1])
  const invitation = query.get('invite')
  const letter = query.get('letter')
  const [progress, setProgress] = useState(() => parseProgressLink(window.location.hash) ?? readProgress(Date.now()))
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const [outcome, setOutcome] = useState<RegistrationOutcome | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const step = resolveStep(query.get('step'), {
    hasRequest: progress.requestId !== '',
    hasVerification: progress.token !== '',
    hasPassword: progress.token !== '' && credentials !== null,
  })
  const [wasReloaded, setWasReloaded] = useState(query.get('step') === 'payment' && step === 'password')
  const handleArrival = useEffectEvent(() => {
    // The link's details are stored like typed input: they survive a reload and leave the address bar.
    if (parseProgressLink(window.location.hash)) {
      storeProgress(progress)
      enterStage(window.location.pathname + window.location.search, { replace: true })
    }
    const requested = query.get('step')
    if (requested !== null && requested !== step) goTo(step, { replace: true })
  })
  // This runs only on arrival: later on, the URL and the progress change one after the other.
  useEffect(() => handleArrival(), [])
  useEffect(() => {
    // The request isn't awaited, so that recording the opened letter never delays the user.
    if (letter) void send(noteInvitationOpened, { body: { token: letter.slice(0, 100) } })
  }, [letter])
  useEffect(() => {
    if (invitation) enterStage(`${openPaths.invitation}?token=${encodeURIComponent(invitation)}`, { replace: true })
    else if (getStoredSession()) enterStage(openPaths.dashboard, { replace: true })
  }, [invitation])

  function saveProgress(changes: Partial<Progress>): void {
    const next = { ...progress, ...changes }
    setProgress(next)
    storeProgress(next)
  }

  function restart(reason: string | null): void {
    saveProgress(withoutVerification(progress))
    setCredentials(null)
    setWasReloaded(false)
    setNotice(reason)
    goTo('find', { replace: true })
  }

  function finish(next: RegistrationOutcome): void {
    clearProgress()
    setCredentials(null)
    setOutcome(next)
    goTo('find', { replace: true })
  }

  function choosePassword(newCredentials: Credentials): void {
    setCredentials(newCredentials)
    goTo('payment')
  }

  return {
    step,
    progress,
    credentials,
    outcome,
    notice,
    isPasswordLost: wasReloaded && credentials === null,
    saveProgress,
    restart,
    finish,
    choosePassword,
    clearNotice: () => setNotice(null),
  }
}
