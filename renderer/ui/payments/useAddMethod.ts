/** Runs the steps of adding a payment method: fetches the provider's page, watches for its answer, and tidies up after itself. */
import { useEffect, useReducer, useRef } from 'react'
import { cardSavedCloseMs, paymentPagePatienceMs, postbackFrameCheckMs, postbackPollMs } from '#shared/limits'
import type { PaymentWindow } from '#shared/platform'
import type { PaymentType } from '#shared/paymentTypes'
import { platform } from '../../platform'
import { takePostback } from '../../platform/postbackCookie'
import { paths } from '../../paths'
import { initialState, isInFrame, nextState, type AddMethodEvent, type AddMethodState } from './addMethodSteps'

/** Where the provider's page returns to. */
export const postbackUrl = (): string => window.location.origin + paths.postback

export type OpenLink = (type: PaymentType) => Promise<{ url: string } | { refused: string }>

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
  const paymentWindow = useRef<PaymentWindow | null>(null)
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
      send('url' in answer ? { kind: 'linked', url: answer.url } : { kind: 'linkRefused', message: answer.refused })
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

  useEffect(() => {
    if (step !== 'windowed' || url === null) return
    paymentWindow.current ??= platform.openPaymentWindow(url)
    const opened = paymentWindow.current
    if (!opened) {
      send({ kind: 'windowBlocked' })
      return
    }
    const timer = setInterval(() => {
      // Whether it is closed is asked first: an answer written just before closing still counts.
      const isClosed = opened.isClosed()
      const message = takePostback()
      if (message) send({ kind: 'answered', message })
      else if (isClosed) send({ kind: 'windowClosed' })
    }, postbackPollMs)
    return () => {
      clearInterval(timer)
      opened.close()
      paymentWindow.current = null
    }
  }, [step, url])

  const savedToken = state.step === 'saved' ? state.token : null
  useEffect(() => {
    if (savedToken === null) return
    callbacks.current.onSaved(savedToken)
    const timer = setTimeout(() => callbacks.current.onFinished(), cardSavedCloseMs)
    return () => clearTimeout(timer)
  }, [savedToken])

  const openWindow = (): void => {
    if (url === null) return
    paymentWindow.current = platform.openPaymentWindow(url)
    if (paymentWindow.current) send({ kind: 'windowOpened' })
  }

  return { state, send, openWindow }
}
