import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaymentType, paymentTypeCodes } from '#shared/payments/paymentTypes'
import type { MethodWindowResult } from '#shared/platform/platform'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import {
  type AddMethodEvent,
  type AddMethodState,
  initialState,
  nextState,
  statusText,
} from '../../../../renderer/domain/payments/addMethodSteps'

const after = (...events: AddMethodEvent[]): AddMethodState => events.reduce(nextState, initialState)
const choose = (type: PaymentType): AddMethodEvent => ({ kind: 'typeSelected', type })
const proceeded: AddMethodEvent = { kind: 'proceeded' }
const linked: AddMethodEvent = { kind: 'linked', page: { url: 'https://pay.example/1' } }
const frameLoaded: AddMethodEvent = { kind: 'frameLoaded' }
const pageReady: AddMethodEvent = { kind: 'pageReady' }
const waitTimedOut: AddMethodEvent = { kind: 'waitTimedOut' }
const withToken: AddMethodEvent = { kind: 'answered', message: { Token: 'tok_1' } }
const handedOver: AddMethodEvent = {
  kind: 'linked',
  page: { owner: { accountNumber: 'CU-1', token: 'handle', isLegacy: false } },
}
const windowEnded = (end: MethodWindowResult): AddMethodEvent => ({ kind: 'windowEnded', result: end })
const returned = windowEnded({ status: 'returned', message: { Token: 'tok_1' } })
const windowEnds = [
  returned,
  windowEnded({ status: 'returned', message: { Message: 'declined' } }),
  windowEnded({ status: 'cancelled' }),
  windowEnded({ status: 'timedOut' }),
  windowEnded({ status: 'blocked' }),
  windowEnded({ status: 'failed', reason: 'crashed' }),
]
const withoutToken: AddMethodEvent = { kind: 'answered', message: { Message: 'declined' } }

describe('adding a payment method', () => {
  it('starts with credit card selected', () => {
    expect(after()).toEqual({ step: 'idle', type: 'CC' })
  })

  it('shows that the page is loading from Proceed until the frame has loaded', () => {
    expect(statusText(after(proceeded))).toBe('Loading payment page')
    expect(statusText(after(proceeded, linked))).toBe('Loading payment page')
    expect(statusText(after(proceeded, linked, frameLoaded))).toBe('Please enter payment method details below')
  })

  it('is complete when the answer has a token, until it is closed', () => {
    const saved = after(choose('DD'), proceeded, linked, frameLoaded, withToken)
    expect(saved).toEqual({ step: 'saved', type: 'DD', token: 'tok_1' })
    expect(statusText(saved)).toContain('Congratulation!!')
    expect(nextState(saved, proceeded)).toEqual(saved)
  })

  it('fails if the answer has no token, and can be retried', () => {
    const failed = after(proceeded, linked, frameLoaded, withoutToken)
    expect(statusText(failed)).toBe('Card save failed, please try again...')
    expect(nextState(failed, proceeded)).toEqual({ step: 'linking', type: 'CC' })
  })

  it('returns to the choice of type if the user cancels on the provider’s page', () => {
    const cancelled: AddMethodEvent = { kind: 'answered', message: { Message: 'Cancelled' } }
    expect(after(choose('GP'), proceeded, linked, frameLoaded, cancelled)).toEqual({ step: 'idle', type: 'GP' })
  })

  it('reports that the page does not respond after a timeout', () => {
    const silent = after(proceeded, linked, waitTimedOut)
    expect(silent.step).toBe('silent')
    expect(statusText(silent)).toBe(paymentMethodTexts.paymentPageDown)
    expect(nextState(silent, { kind: 'wentBack' })).toEqual({ step: 'idle', type: 'CC' })
    expect(nextState(silent, proceeded)).toEqual({ step: 'linking', type: 'CC' })
  })

  it('keeps the usual text for a loaded page that never reports that it is ready', () => {
    const silent = after(proceeded, linked, frameLoaded, waitTimedOut)
    expect(silent.step).toBe('silent')
    expect(statusText(silent)).toBe('Please enter payment method details below')
    expect(nextState(silent, withToken).step).toBe('saved')
  })

  it('has no timeout once the page has reported that it is ready', () => {
    expect(after(proceeded, linked, pageReady, waitTimedOut).step).toBe('framed')
    expect(after(proceeded, linked, waitTimedOut, pageReady).step).toBe('framed')
    expect(statusText(after(proceeded, linked, pageReady))).toBe('Please enter payment method details below')
  })

  it('returns to the selected type from every step but the last', () => {
    const back: AddMethodEvent = { kind: 'wentBack' }
    for (const events of [
      [proceeded],
      [proceeded, linked],
      [proceeded, linked, waitTimedOut],
      [proceeded, linked, withoutToken],
    ]) {
      expect(after(choose('DC'), ...events, back)).toEqual({ step: 'idle', type: 'DC' })
    }
    expect(after(proceeded, linked, withToken, back).step).toBe('saved')
  })

  it('opens Apple Pay in a window, and is idle again if that is closed without an answer', () => {
    const open = after(choose('AP'), proceeded, linked)
    expect(open.step).toBe('windowed')
    expect(nextState(open, windowEnded({ status: 'cancelled' }))).toEqual({ step: 'idle', type: 'AP' })
    const cancelledThere = windowEnded({ status: 'returned', message: { Message: 'Cancelled' } })
    expect(nextState(open, cancelledThere)).toEqual({ step: 'idle', type: 'AP' })
    expect(nextState(open, returned).step).toBe('saved')
  })

  it.each<PaymentType>(['CC', 'AP'])('leaves every page to a host that opens it itself: %s', (type) => {
    const open = after(choose(type), proceeded, handedOver)
    expect(open.step).toBe('windowed')
    expect(nextState(open, returned)).toEqual({ step: 'saved', type, token: 'tok_1' })
  })

  it.each<[MethodWindowResult, string]>([
    [{ status: 'cancelled' }, paymentMethodTexts.windowClosed],
    [{ status: 'returned', message: { Message: 'Cancelled' } }, paymentMethodTexts.windowClosed],
    [{ status: 'timedOut' }, paymentMethodTexts.windowTimedOut],
    [{ status: 'failed', reason: 'offline' }, paymentMethodTexts.notReached],
    [{ status: 'failed', reason: 'refused' }, paymentMethodTexts.windowNotOpened],
    [{ status: 'failed', reason: 'crashed' }, paymentMethodTexts.pageCrashed],
    [{ status: 'failed', reason: 'strayed' }, paymentMethodTexts.pageLeft],
  ])('shows why a window of the host had no result, and can be retried: %j', (end, text) => {
    const ended = after(proceeded, handedOver, windowEnded(end))
    expect(statusText(ended)).toBe(text)
    expect(nextState(ended, proceeded).step).toBe('linking')
  })

  it('offers a button if the browser blocked the window', () => {
    const blocked = after(choose('AP'), proceeded, linked, windowEnded({ status: 'blocked' }))
    expect(blocked.step).toBe('windowBlocked')
    expect(nextState(blocked, { kind: 'windowOpened' }).step).toBe('windowed')
  })

  it('ignores a link or an answer that arrives after Back', () => {
    expect(after(proceeded, { kind: 'wentBack' }, linked).step).toBe('idle')
    expect(after(proceeded, linked, { kind: 'wentBack' }, withToken).step).toBe('idle')
  })

  it('keeps the type while a page is open', () => {
    expect(after(proceeded, linked, choose('VENMO')).type).toBe('CC')
  })

  it('is complete only with an answer that has a token, whatever happens in any order', () => {
    const event: fc.Arbitrary<AddMethodEvent> = fc.oneof(
      fc.constantFrom<AddMethodEvent>(
        proceeded,
        linked,
        frameLoaded,
        pageReady,
        waitTimedOut,
        withoutToken,
        withToken,
        { kind: 'wentBack' },
        ...windowEnds,
        handedOver,
        { kind: 'windowOpened' },
        { kind: 'linkRejected', message: 'no' },
      ),
      fc.constantFrom(...paymentTypeCodes).map(choose),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = initialState
        for (const one of events) {
          const next = nextState(state, one)
          if (next.step === 'saved' && state.step !== 'saved') expect([withToken, returned]).toContainEqual(one)
          state = next
        }
      }),
    )
  })
})
