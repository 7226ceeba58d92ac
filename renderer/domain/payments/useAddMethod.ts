/**
 * Runs the state machine for adding a payment method: loads the provider's page, waits for its answer, and cleans up.
 */
import { useEffect, useReducer, useRef } from 'react'
import { cardSavedCloseMs, paymentPageTimeoutMs, postbackFrameCheckMs } from '#shared/http/limits'
import { paths } from '#shared/paths'
import type { PaymentType } from '#shared/payments/paymentTypes'
import type { MethodOwner, MethodWindowResult } from '#shared/platform/platform'
import { platform } from '../../platform'
import { takePostback } from '../../platform/postbackCookie'
import {
  type AddMethodEvent,
  type AddMethodState,
  initialState,
  isInFrame,
  nextState,
  type ProviderPage,
} from './addMethodSteps'

/** The URL that the provider's page returns to. */
export const postbackUrl = (): string => window.location.origin + paths.postback

export type LinkOpener = (type: PaymentType) => Promise<ProviderPage | { rejection: string }>

/** Requests the provider's page, unless the host does that itself for the same owner. */
export const createLinkOpener =
  (
    owner: () => MethodOwner,
    requestLink: (type: PaymentType) => Promise<{ url: string } | { rejection: string }>,
  ): LinkOpener =>
  async (type) =>
    platform.methodWindow.requester === 'host' ? { owner: owner() } : requestLink(type)

export interface AddMethodOptions {
  openLink: LinkOpener
  /** Called when the method is saved, so that method lists are refetched. */
  onSaved: (token: string) => void
  /** Called two seconds later. The success message stays until the caller removes it. */
  onFinished: () => void
}

export interface AddMethod {
  state: AddMethodState
  send: (event: AddMethodEvent) => void
  /** Opens the blocked window again, this time from a click. */
  openWindow: () => void
}

export function useAddMethod({ openLink, onSaved, onFinished }: AddMethodOptions): AddMethod {
  const [state, send] = useReducer(nextState, initialState)
  /** A window that a click has opened already. */
  const openedWindow = useRef<MethodWindow | null>(null)
  // A ref to the latest callbacks, so that a new function from the caller does not restart a step.
  const callbacks = useRef({ openLink, onSaved, onFinished })
  useEffect(() => {
    callbacks.current = { openLink, onSaved, onFinished }
  })

  const { step, type } = state
  const url = 'url' in state ? state.url : null
  const isFramed = isInFrame(state)
  const loads = isFramed ? state.loads : 0

  useEffect(() => {
    if (step !== 'linking') return
    let isCurrent = true
    // An answer left behind by an abandoned attempt must not count for this one.
    takePostback()
    void callbacks.current.openLink(type).then((answer) => {
      if (!isCurrent) return
      send(
        'rejection' in answer ? { kind: 'linkRejected', message: answer.rejection } : { kind: 'linked', page: answer },
      )
    })
    return () => {
      isCurrent = false
    }
  }, [step, type])

  useEffect(() => {
    if (!isFramed || loads === 0) return
    const timer = setTimeout(() => {
      const message = takePostback()
      if (message) send({ kind: 'answered', message })
    }, postbackFrameCheckMs)
    return () => clearTimeout(timer)
  }, [isFramed, loads])

  useEffect(() => {
    if (!isFramed || url === null) return
    const { origin } = new URL(url)
    const onMessage = (event: MessageEvent<unknown>): void => {
      const { type: kind }: { type?: unknown } = Object(event.data)
      if (event.origin === origin && kind === 'ready') send({ kind: 'pageReady' })
    }
    window.addEventListener('message', onMessage)
    const timer = setTimeout(() => send({ kind: 'waitTimedOut' }), paymentPageTimeoutMs)
    return () => {
      window.removeEventListener('message', onMessage)
      clearTimeout(timer)
    }
  }, [isFramed, url])

  const page = state.step === 'windowed' || state.step === 'windowBlocked' ? state.page : null
  useEffect(() => {
    if (step !== 'windowed' || page === null) return
    openedWindow.current ??= openIn(page, type)
    const { result, cancel } = openedWindow.current
    let isCurrent = true
    void result.then((end) => isCurrent && send({ kind: 'windowEnded', result: end }))
    return () => {
      isCurrent = false
      cancel()
      openedWindow.current = null
    }
  }, [step, page, type])

  const savedToken = state.step === 'saved' ? state.token : null
  useEffect(() => {
    if (savedToken === null) return
    callbacks.current.onSaved(savedToken)
    const timer = setTimeout(() => callbacks.current.onFinished(), cardSavedCloseMs)
    return () => clearTimeout(timer)
  }, [savedToken])

  const openWindow = (): void => {
    if (page === null) return
    openedWindow.current = openIn(page, type)
    send({ kind: 'windowOpened' })
  }

  return { state, send, openWindow }
}

interface MethodWindow {
  result: Promise<MethodWindowResult>
  cancel: () => void
}

function openIn(page: ProviderPage, type: PaymentType): MethodWindow {
  const controller = new AbortController()
  return { result: runMethodWindow(page, type, controller.signal), cancel: () => controller.abort() }
}

const unreachable: MethodWindowResult = { status: 'failed', reason: 'offline' }

async function runMethodWindow(
  page: ProviderPage,
  type: PaymentType,
  signal: AbortSignal,
): Promise<MethodWindowResult> {
  const { methodWindow } = platform
  try {
    if (methodWindow.requester === 'host') {
      return 'owner' in page ? await methodWindow.open({ type, owner: page.owner }, signal) : unreachable
    }
    return 'url' in page ? await methodWindow.open(page.url, signal) : unreachable
  } catch {
    return unreachable // The window's code could not be loaded, or the main process did not answer.
  }
}
