/** Runs the steps of adding a payment method: fetches the provider's page, watches for its answer, and tidies up after itself. */
import { useEffect, useReducer, useRef } from 'react'
import { cardSavedCloseMs, paymentPagePatienceMs, postbackFrameCheckMs } from '#shared/limits'
import type { MethodEnd, MethodOwner } from '#shared/platform'
import type { PaymentType } from '#shared/paymentTypes'
import { platform } from '../../platform'
import { takePostback } from '../../platform/postbackCookie'
import { paths } from '../../paths'
import {
  initialState,
  isInFrame,
  nextState,
  type AddMethodEvent,
  type AddMethodState,
  type ProviderPage,
} from './addMethodSteps'

/** Where the provider's page returns to. */
export const postbackUrl = (): string => window.location.origin + paths.postback

export type OpenLink = (type: PaymentType) => Promise<ProviderPage | { refused: string }>

/** Asks for the provider's page unless the host does that itself, for the same person. */
export const openLinkFor =
  (owner: () => MethodOwner, ask: (type: PaymentType) => Promise<{ url: string } | { refused: string }>): OpenLink =>
  async (type) =>
    platform.methodWindow.asks === 'host' ? { owner: owner() } : ask(type)

export interface AddMethodOptions {
  openLink: OpenLink
  /** The method is on file: lists of methods are out of date. */
  onSaved: (token: string) => void
  /** Two seconds later, when the person has read so. It goes on saying so until whoever shows it takes it away. */
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
  const opened = useRef<OpenedWindow | null>(null)
  // The callbacks as they are now, so that a new function from the caller does not start a step again.
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
    // An answer that an abandoned attempt left behind must not count for this one.
    takePostback()
    void callbacks.current.openLink(type).then((answer) => {
      if (!isCurrent) return
      send('refused' in answer ? { kind: 'linkRefused', message: answer.refused } : { kind: 'linked', page: answer })
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
    const listen = (event: MessageEvent<unknown>): void => {
      const { type: kind }: { type?: unknown } = Object(event.data)
      if (event.origin === origin && kind === 'ready') send({ kind: 'pageReady' })
    }
    window.addEventListener('message', listen)
    const timer = setTimeout(() => send({ kind: 'patienceEnded' }), paymentPagePatienceMs)
    return () => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
    }
  }, [isFramed, url])

  const page = state.step === 'windowed' || state.step === 'windowBlocked' ? state.page : null
  useEffect(() => {
    if (step !== 'windowed' || page === null) return
    opened.current ??= openIn(page, type)
    const { ended, leave } = opened.current
    let isCurrent = true
    void ended.then((end) => isCurrent && send({ kind: 'windowEnded', end }))
    return () => {
      isCurrent = false
      leave()
      opened.current = null
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
    opened.current = openIn(page, type)
    send({ kind: 'windowOpened' })
  }

  return { state, send, openWindow }
}

interface OpenedWindow {
  ended: Promise<MethodEnd>
  leave: () => void
}

function openIn(page: ProviderPage, type: PaymentType): OpenedWindow {
  const leaving = new AbortController()
  return { ended: endOf(page, type, leaving.signal), leave: () => leaving.abort() }
}

const unreachable: MethodEnd = { status: 'failed', reason: 'offline' }

async function endOf(page: ProviderPage, type: PaymentType, signal: AbortSignal): Promise<MethodEnd> {
  const { methodWindow } = platform
  try {
    if (methodWindow.asks === 'host') {
      return 'owner' in page ? await methodWindow.open({ type, owner: page.owner }, signal) : unreachable
    }
    return 'url' in page ? await methodWindow.open(page.url, signal) : unreachable
  } catch {
    return unreachable // What opens it could not be fetched, or main does not answer.
  }
}
