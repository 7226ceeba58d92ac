/** Adding a payment method as a state machine: which step follows which event (specification, section 4). Pure. */
import type { PostbackMessage } from '#shared/contract/payments'
import type { MethodEnd, MethodOwner } from '#shared/platform'
import { defaultPaymentType, type PaymentType } from '#shared/paymentTypes'
import * as paymentTexts from '#shared/texts/payments'

/** Why a window of the host has brought nothing. */
type WhyNotSaved = 'cancelled' | 'timedOut' | Extract<MethodEnd, { status: 'failed' }>['reason']

/** Where the provider's page is; or whose method it is, where the host asks for the page and shows it itself. */
export type ProviderPage = { url: string } | { owner: MethodOwner }

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
  /** The page in a window of its own: Apple Pay's, and every one that the host shows. */
  | { step: 'windowed'; type: PaymentType; page: ProviderPage }
  | { step: 'windowBlocked'; type: PaymentType; page: ProviderPage }
  /** The host's own window has gone without an answer; it was no part of this page, so it is said here. */
  | { step: 'notSaved'; type: PaymentType; why: WhyNotSaved }
  | { step: 'saved'; type: PaymentType; token: string }
  | { step: 'failed'; type: PaymentType }

export type AddMethodEvent =
  | { kind: 'typeChosen'; type: PaymentType }
  | { kind: 'proceeded' }
  | { kind: 'linked'; page: ProviderPage }
  | { kind: 'linkRefused'; message: string }
  | { kind: 'frameLoaded' }
  | { kind: 'pageReady' }
  | { kind: 'patienceEnded' }
  /** Opened again, from a click. */
  | { kind: 'windowOpened' }
  | { kind: 'windowEnded'; end: MethodEnd }
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
      return 'owner' in event.page || needsWindow(type)
        ? { step: 'windowed', type, page: event.page }
        : { step: 'framed', type, url: event.page.url, loads: 0, isReady: false }
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
    case 'windowOpened':
      return state.step === 'windowBlocked' ? { ...state, step: 'windowed' } : state
    case 'windowEnded':
      return state.step === 'windowed' ? afterWindow(state, event.end) : state
    case 'answered':
      return isInFrame(state) ? afterAnswer(type, event.message) : state
    case 'wentBack':
      return state.step === 'saved' ? state : { step: 'idle', type }
  }
}

function afterAnswer(type: PaymentType, message: PostbackMessage): AddMethodState {
  if (message.Token) return { step: 'saved', type, token: message.Token }
  return isCancelled(message) ? { step: 'idle', type } : { step: 'failed', type }
}

function afterWindow(state: Extract<AddMethodState, { step: 'windowed' }>, end: MethodEnd): AddMethodState {
  const { type, page } = state
  const isOfHost = 'owner' in page
  switch (end.status) {
    case 'returned': {
      const after = afterAnswer(type, end.message)
      return isOfHost && after.step === 'idle' ? { step: 'notSaved', type, why: 'cancelled' } : after
    }
    case 'blocked':
      return { step: 'windowBlocked', type, page }
    case 'cancelled':
      return isOfHost ? { step: 'notSaved', type, why: 'cancelled' } : { step: 'idle', type }
    case 'timedOut':
      return { step: 'notSaved', type, why: 'timedOut' }
    case 'failed':
      return { step: 'notSaved', type, why: end.reason }
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
      return state.loads === 0 ? paymentTexts.thePaymentPageIsntResponding : paymentTexts.enterDetails
    case 'windowed':
      return paymentTexts.completeTheStepInThe
    case 'windowBlocked':
      return paymentTexts.yourBrowserBlockedThePayment
    case 'notSaved':
      return notSavedTexts[state.why]
    case 'saved':
      return paymentTexts.yourPaymentMethodDetailsAreSaved(paymentTexts.saved)
    case 'failed':
      return paymentTexts.saveFailed
  }
}

const notSavedTexts: Record<WhyNotSaved, string> = {
  cancelled: paymentTexts.nothingWasSavedBecauseThe,
  timedOut: paymentTexts.nothingWasSavedThePaymentWindow,
  offline: paymentTexts.nothingWasSavedBecauseWe,
  refused: paymentTexts.nothingWasSavedBecauseThePayment,
  crashed: paymentTexts.nothingWasSavedBecauseThePaymentPage,
  strayed: paymentTexts.nothingWasSavedThePayment,
}

const isLoading = (state: Extract<AddMethodState, { step: 'framed' }>): boolean => state.loads === 0 && !state.isReady

/** Whether something is under way that the person can only wait for. */
export const isWaiting = (state: AddMethodState): boolean =>
  state.step === 'linking' || state.step === 'windowed' || (state.step === 'framed' && isLoading(state))

/** Choosing another type makes sense only while nothing is under way. */
export const canChooseType = ({ step }: AddMethodState): boolean =>
  step === 'idle' || step === 'linkFailed' || step === 'failed' || step === 'notSaved'
