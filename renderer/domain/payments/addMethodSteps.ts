/** Models adding a payment method as a state machine (specification, section 4). It has no side effects. */
import type { PostbackMessage } from '#shared/contract/payments/payments'
import { defaultPaymentType, type PaymentType } from '#shared/payments/paymentTypes'
import type { MethodOwner, MethodWindowResult } from '#shared/platform/platform'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'

/** Why a window of the host did not save a method. */
type NotSavedReason = 'cancelled' | 'timedOut' | Extract<MethodWindowResult, { status: 'failed' }>['reason']

/** The provider's page by URL, or the owner of the method where the host requests and shows the page itself. */
export type ProviderPage = { url: string } | { owner: MethodOwner }

export type AddMethodState =
  | { step: 'idle'; type: PaymentType }
  | { step: 'linking'; type: PaymentType }
  | { step: 'linkFailed'; type: PaymentType; message: string }
  /**
   * The provider's page in a frame. `loads` counts its load events; each one triggers a single check for an answer.
   * Browsers fire load for their own error pages too, so only `isReady`, sent by the page itself, proves that it is
   * there.
   */
  | { step: 'framed'; type: PaymentType; url: string; loads: number; isReady: boolean }
  /** The frame has been silent for too long. A provider that never sends `ready` may still answer. */
  | { step: 'silent'; type: PaymentType; url: string; loads: number }
  /** The page in its own window: Apple Pay's, and every page that the host shows. */
  | { step: 'windowed'; type: PaymentType; page: ProviderPage }
  | { step: 'windowBlocked'; type: PaymentType; page: ProviderPage }
  /** The host's window closed without an answer. It was not part of this page, so this page explains it. */
  | { step: 'notSaved'; type: PaymentType; reason: NotSavedReason }
  | { step: 'saved'; type: PaymentType; token: string }
  | { step: 'failed'; type: PaymentType }

export type AddMethodEvent =
  | { kind: 'typeSelected'; type: PaymentType }
  | { kind: 'proceeded' }
  | { kind: 'linked'; page: ProviderPage }
  | { kind: 'linkRejected'; message: string }
  | { kind: 'frameLoaded' }
  | { kind: 'pageReady' }
  | { kind: 'waitTimedOut' }
  /** The user opened the window again with a click. */
  | { kind: 'windowOpened' }
  | { kind: 'windowEnded'; result: MethodWindowResult }
  | { kind: 'answered'; message: PostbackMessage }
  | { kind: 'wentBack' }

export const initialState: AddMethodState = { step: 'idle', type: defaultPaymentType }

/** Returns whether the provider's page is in its frame, visible or not. */
export const isInFrame = (state: AddMethodState): state is Extract<AddMethodState, { step: 'framed' | 'silent' }> =>
  state.step === 'framed' || state.step === 'silent'

/** Apple Pay does not run in a frame. */
const needsWindow = (type: PaymentType): boolean => type === 'AP'

/** Returns the next state. Events that the step does not expect, such as a late answer after Back, change nothing. */
export function nextState(state: AddMethodState, event: AddMethodEvent): AddMethodState {
  const { type } = state
  switch (event.kind) {
    case 'typeSelected':
      return canChooseType(state) ? { step: 'idle', type: event.type } : state
    case 'proceeded':
      return canChooseType(state) || state.step === 'silent' ? { step: 'linking', type } : state
    case 'linked':
      if (state.step !== 'linking') return state
      return 'owner' in event.page || needsWindow(type)
        ? { step: 'windowed', type, page: event.page }
        : { step: 'framed', type, url: event.page.url, loads: 0, isReady: false }
    case 'linkRejected':
      return state.step === 'linking' ? { step: 'linkFailed', type, message: event.message } : state
    case 'frameLoaded':
      return isInFrame(state) ? { ...state, loads: state.loads + 1 } : state
    case 'pageReady':
      return isInFrame(state) ? { ...state, step: 'framed', isReady: true } : state
    case 'waitTimedOut':
      return state.step === 'framed' && !state.isReady
        ? { step: 'silent', type, url: state.url, loads: state.loads }
        : state
    case 'windowOpened':
      return state.step === 'windowBlocked' ? { ...state, step: 'windowed' } : state
    case 'windowEnded':
      return state.step === 'windowed' ? afterWindow(state, event.result) : state
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

function afterWindow(state: Extract<AddMethodState, { step: 'windowed' }>, result: MethodWindowResult): AddMethodState {
  const { type, page } = state
  const isHostWindow = 'owner' in page
  switch (result.status) {
    case 'returned': {
      const after = afterAnswer(type, result.message)
      return isHostWindow && after.step === 'idle' ? { step: 'notSaved', type, reason: 'cancelled' } : after
    }
    case 'blocked':
      return { step: 'windowBlocked', type, page }
    case 'cancelled':
      return isHostWindow ? { step: 'notSaved', type, reason: 'cancelled' } : { step: 'idle', type }
    case 'timedOut':
      return { step: 'notSaved', type, reason: 'timedOut' }
    case 'failed':
      return { step: 'notSaved', type, reason: result.reason }
  }
}

/** Pressing Cancel on the provider's page means going back, not a failure. */
const isCancelled = ({ Message = '' }: PostbackMessage): boolean => /^cancell?ed\b/i.test(Message)

/** Returns the status text of a step, or null when the step needs none. */
export function statusText(state: AddMethodState): string | null {
  switch (state.step) {
    case 'idle':
      return null
    case 'linking':
      return paymentMethodTexts.loadingPage
    case 'linkFailed':
      return state.message
    case 'framed':
      return isLoading(state) ? paymentMethodTexts.loadingPage : paymentMethodTexts.enterDetails
    case 'silent':
      return state.loads === 0 ? paymentMethodTexts.paymentPageDown : paymentMethodTexts.enterDetails
    case 'windowed':
      return paymentMethodTexts.completeInWindow
    case 'windowBlocked':
      return paymentMethodTexts.windowBlocked
    case 'notSaved':
      return notSavedTexts[state.reason]
    case 'saved':
      return paymentMethodTexts.detailsSavedNotice(paymentMethodTexts.saved)
    case 'failed':
      return paymentMethodTexts.saveFailed
  }
}

const notSavedTexts: Record<NotSavedReason, string> = {
  cancelled: paymentMethodTexts.windowClosed,
  timedOut: paymentMethodTexts.windowTimedOut,
  offline: paymentMethodTexts.notReached,
  refused: paymentMethodTexts.windowNotOpened,
  crashed: paymentMethodTexts.pageCrashed,
  strayed: paymentMethodTexts.pageLeft,
}

const isLoading = (state: Extract<AddMethodState, { step: 'framed' }>): boolean => state.loads === 0 && !state.isReady

/** Returns whether the person can only wait. */
export const isWaiting = (state: AddMethodState): boolean =>
  state.step === 'linking' || state.step === 'windowed' || (state.step === 'framed' && isLoading(state))

/** The type can be changed only while nothing is in progress. */
export const canChooseType = ({ step }: AddMethodState): boolean =>
  step === 'idle' || step === 'linkFailed' || step === 'failed' || step === 'notSaved'
