/** Where a registration stands: the step that the address asks for and what is known allows, and how it goes on. */
import { useEffect, useEffectEvent, useState } from 'react'
import { noteInvitationOpened, type createLegacyAccount } from '#shared/contract/legacy'
import type { ResponseOf } from '#shared/endpoint'
import { send } from '../../api/http'
import { paths } from '../../paths'
import { heldSession } from '../../session/heldSession'
import { enterStage, useStageAddress } from '../../stage'
import type { FoundAccount } from './foundAccount'
import { forgetProgress, keepProgress, progressIn, readProgress, startedAgain, type Progress } from './progress'
import { stepOf, type Step } from './steps'

export type Registered = ResponseOf<typeof createLegacyAccount>
export interface Credentials {
  email: string
  password: string
}

export type End =
  | { kind: 'known'; email: string }
  | { kind: 'done'; registered: Registered; services: FoundAccount['services']; credentials: Credentials }

export const goTo = (step: Step, options?: { replace: boolean }): void =>
  enterStage(step === 'find' ? paths.register : `${paths.register}?step=${step}`, options)

export function useRegistration() {
  const query = new URLSearchParams(useStageAddress().split('?')[1])
  const invitation = query.get('invite')
  const letter = query.get('letter')
  const [progress, setProgress] = useState(() => progressIn(window.location.hash) ?? readProgress(Date.now()))
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  const [end, setEnd] = useState<End | null>(null)
  const [news, setNews] = useState<string | null>(null)
  const step = stepOf(query.get('step'), {
    hasRequest: progress.requestId !== '',
    hasProof: progress.token !== '',
    hasPassword: progress.token !== '' && credentials !== null,
  })
  const [wasReloaded, setWasReloaded] = useState(query.get('step') === 'payment' && step === 'password')
  const arrive = useEffectEvent(() => {
    const wanted = query.get('step')
    if (wanted !== null && wanted !== step) goTo(step, { replace: true })
  })
  // Once, on arriving: later the address and what is known change one after the other.
  useEffect(() => arrive(), [])
  useEffect(() => {
    // Whoever opens a link is not kept waiting for that to be noted.
    if (letter) void send(noteInvitationOpened, { body: { token: letter.slice(0, 100) } })
  }, [letter])
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

  function choosePassword(chosen: Credentials): void {
    setCredentials(chosen)
    goTo('payment')
  }

  return {
    step,
    progress,
    credentials,
    end,
    news,
    isPasswordForgotten: wasReloaded && credentials === null,
    keep,
    startAgain,
    finish,
    choosePassword,
    forgetNews: () => setNews(null),
  }
}
