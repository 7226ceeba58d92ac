/** Adding a payment method as a state machine: which step follows which event (specification, section 4). Pure. */
import type { PostbackMessage } from '#shared/contract/payments'
import { defaultPaymentType, type PaymentType } from '#shared/paymentTypes'
import { paymentTexts } from '#shared/paymentTexts'

export type AddMethodState =
  | { step: 'idle'; type: PaymentType }
  | { step: 'linking'; type: PaymentType }
  | { step: 'linkFailed'; type: PaymentType; message: string }
  /**
   * The provider's page in a frame; `loads` counts its load events, each of which is checked for an answer once.
   * Browsers fire them for their own error pages too, so only `isReady`, which the page says itself, proves it is there.
   */
  | { step: 'framed'; type: PaymentType; url: string; loads: number; isReady: boolean }
  /** The same frame, of which nothing has been heard for too long. A provider that never says ready may still answer. */
  | { step: 'silent'; type: PaymentType; url: string; loads: number }
  /** Apple Pay's page in a window of its own. */
  | { step: 'windowed'; type: PaymentType; url: string }
  | { step: 'windowBlocked'; type: PaymentType; url: string }
  | { step: 'saved'; type: PaymentType; token: string }
  | { step: 'failed'; type: PaymentType }

export type AddMethodEvent =
  | { kind: 'typeChosen'; type: PaymentType }
  | { kind: 'proceeded' }
  | { kind: 'linked'; url: string }
  | { kind: 'linkRefused'; message: string }
  | { kind: 'frameLoaded' }
  | { kind: 'pageReady' }
  | { kind: 'patienceEnded' }
  | { kind: 'windowBlocked' }
  | { kind: 'windowOpened' }
  | { kind: 'windowClosed' }
  | { kind: 'answered'; message: PostbackMessage }
  | { kind: 'wentBack' }

export const initialState: AddMethodState = { step: 'idle', type: defaultPaymentType }

/** Whether the provider's page stands in its frame, seen or not. */
export const isInFrame = (state: AddMethodState): state is Extract<AddMethodState, { step: 'framed' | 'silent' }> =>
  state.step === 'framed' || state.step === 'silent'

/** Apple Pay refuses to run in a frame. */
export const needsWindow = (type: PaymentType): boolean => type === 'AP'

/** The state after an event. An event that the step does not expect, such as a late answer after Back, changes nothing. */
export function nextState(state: AddMethodState, event: AddMethodEvent): AddMethodState {
  const { type } = state
  switch (event.kind) {
    case 'typeChosen':
      return canChooseType(state) ? { step: 'idle', type: event.type } : state
    case 'proceeded':
      return canChooseType(state) || state.step === 'silent' ? { step: 'linking', type } : state
    case 'linked':
      if (state.step !== 'linking') return state
      return needsWindow(type)
        ? { step: 'windowed', type, url: event.url }
        : { step: 'framed', type, url: event.url, loads: 0, isReady: false }
    case 'linkRefused':
      return state.step === 'linking' ? { step: 'linkFailed', type, message: event.message } : state
    case 'frameLoaded':
      return isInFrame(state) ? { ...state, loads: state.loads + 1 } : state
    case 'pageReady':
      return isInFrame(state) ? { ...state, step: 'framed', isReady: true } : state
    case 'patienceEnded':
      return state.step === 'framed' && !state.isReady
        ? { step: 'silent', type, url: state.url, loads: state.loads }
        : state
    case 'windowBlocked':
      return state.step === 'windowed' ? { ...state, step: 'windowBlocked' } : state
    case 'windowOpened':
      return state.step === 'windowBlocked' ? { ...state, step: 'windowed' } : state
    case 'windowClosed':
      return state.step === 'windowed' ? { step: 'idle', type } : state
    case 'answered':
      if (!isInFrame(state) && state.step !== 'windowed') return state
      if (event.message.Token) return { step: 'saved', type, token: event.message.Token }
      return isCancelled(event.message) ? { step: 'idle', type } : { step: 'failed', type }
    case 'wentBack':
      return state.step === 'saved' ? state : { step: 'idle', type }
  }
}

/** Whoever presses Cancel on the provider's page has gone back: nothing failed. */
const isCancelled = ({ Message = '' }: PostbackMessage): boolean => /^cancell?ed\b/i.test(Message)

/** What the person is told at a step; null where the step speaks for itself. */
export function statusText(state: AddMethodState): string | null {
  switch (state.step) {
    case 'idle':
      return null
    case 'linking':
      return paymentTexts.loadingPage
    case 'linkFailed':
      return state.message
    case 'framed':
      return isLoading(state) ? paymentTexts.loadingPage : paymentTexts.enterDetails
    case 'silent':
      return state.loads === 0 ? 'The payment page does not answer.' : paymentTexts.enterDetails
    case 'windowed':
      return 'Complete the step in the window that has opened. This page continues by itself.'
    case 'windowBlocked':
      return 'Your browser blocked the payment window. Open it with the button below.'
    case 'saved':
      return `${paymentTexts.saved} Your payment method details are saved.`
    case 'failed':
      return paymentTexts.saveFailed
  }
}

const isLoading = (state: Extract<AddMethodState, { step: 'framed' }>): boolean => state.loads === 0 && !state.isReady

/** Whether something is under way that the person can only wait for. */
export const isWaiting = (state: AddMethodState): boolean =>
  state.step === 'linking' || state.step === 'windowed' || (state.step === 'framed' && isLoading(state))

/** Choosing another type makes sense only while nothing is under way. */
export const canChooseType = ({ step }: AddMethodState): boolean =>
  step === 'idle' || step === 'linkFailed' || step === 'failed'
