/** Adding a payment method as a state machine: which step follows which event (specification, section 4). Pure. */
import type { PostbackMessage } from '#shared/contract/payments'
import { defaultPaymentType, type PaymentType } from '#shared/paymentTypes'
import { paymentTexts } from '#shared/texts'

export type AddMethodState =
  | { step: 'idle'; type: PaymentType }
  | { step: 'linking'; type: PaymentType }
  | { step: 'linkFailed'; type: PaymentType; message: string }
  /** The provider's page in a frame; `loads` counts its load events, each of which is checked for an answer once. */
  | { step: 'framed'; type: PaymentType; url: string; loads: number }
  /** Apple Pay's page in a window of its own. */
  | { step: 'windowed'; type: PaymentType; url: string }
  | { step: 'windowBlocked'; type: PaymentType; url: string }
  | { step: 'saved'; type: PaymentType }
  | { step: 'failed'; type: PaymentType }

export type AddMethodEvent =
  | { kind: 'typeChosen'; type: PaymentType }
  | { kind: 'proceeded' }
  | { kind: 'linked'; url: string }
  | { kind: 'linkRefused'; message: string }
  | { kind: 'frameLoaded' }
  | { kind: 'windowBlocked' }
  | { kind: 'windowOpened' }
  | { kind: 'windowClosed' }
  | { kind: 'answered'; message: PostbackMessage }
  | { kind: 'wentBack' }
  | { kind: 'finished' }

export const initialState: AddMethodState = { step: 'idle', type: defaultPaymentType }

/** Apple Pay refuses to run in a frame. */
export const needsWindow = (type: PaymentType): boolean => type === 'AP'

/** The state after an event. An event that the step does not expect, such as a late answer after Back, changes nothing. */
export function nextState(state: AddMethodState, event: AddMethodEvent): AddMethodState {
  const { type } = state
  switch (event.kind) {
    case 'typeChosen':
      return canChooseType(state) ? { step: 'idle', type: event.type } : state
    case 'proceeded':
      return canChooseType(state) ? { step: 'linking', type } : state
    case 'linked':
      if (state.step !== 'linking') return state
      return needsWindow(type)
        ? { step: 'windowed', type, url: event.url }
        : { step: 'framed', type, url: event.url, loads: 0 }
    case 'linkRefused':
      return state.step === 'linking' ? { step: 'linkFailed', type, message: event.message } : state
    case 'frameLoaded':
      return state.step === 'framed' ? { ...state, loads: state.loads + 1 } : state
    case 'windowBlocked':
      return state.step === 'windowed' ? { ...state, step: 'windowBlocked' } : state
    case 'windowOpened':
      return state.step === 'windowBlocked' ? { ...state, step: 'windowed' } : state
    case 'windowClosed':
      return state.step === 'windowed' ? { step: 'idle', type } : state
    case 'answered':
      if (state.step !== 'framed' && state.step !== 'windowed') return state
      return event.message.Token ? { step: 'saved', type } : { step: 'failed', type }
    case 'wentBack':
      return state.step === 'saved' ? state : { step: 'idle', type }
    case 'finished':
      return initialState
  }
}

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
      return state.loads === 0 ? paymentTexts.loadingPage : paymentTexts.enterDetails
    case 'windowed':
      return 'Complete the step in the window that has opened. This page goes on by itself.'
    case 'windowBlocked':
      return 'Your browser blocked the payment window. Open it with the button below.'
    case 'saved':
      return `${paymentTexts.saved} Your payment method details are saved.`
    case 'failed':
      return paymentTexts.saveFailed
  }
}

/** Choosing another type makes sense only while nothing is under way. */
export const canChooseType = ({ step }: AddMethodState): boolean =>
  step === 'idle' || step === 'linkFailed' || step === 'failed'
