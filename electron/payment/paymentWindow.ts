/**
 * The window in which somebody registers a way to pay at the provider: one at a time, from the server's word where it
 * begins to one of the ends that the contract knows. The page never names an address, and no result is taken from one.
 */
import { randomUUID } from 'node:crypto'
import type { InvokeInput, PaymentResult } from '#shared/desktop/ipc'
import type { Log } from '../ports'
import { mayBegin, mayGo, messageAt, type PaymentPlaces } from './policy'

export interface PaymentWindowEvents {
  /** Before every step of every frame; false stops it. */
  mayGo(step: { address: string; isMainFrame: boolean }): boolean
  /** The main frame has arrived. */
  onArrived(address: string): void
  /** The main frame could not be loaded. */
  onLoadFailed(): void
  onClosed(): void
  onCrashed(): void
}

export interface OpenWindow {
  focus(): void
  /** Closes without asking; `onClosed` may follow. */
  destroy(): void
}

export interface PaymentHost {
  /** `partition` is a session of its own, in memory. Screenshots and shared screens do not show the window. */
  open(start: { url: string; title: string; partition: string }, events: PaymentWindowEvents): OpenWindow
}

/** The server's answer to where the provider's page is. */
export type StartPage = { url: string } | { failed: 'offline' | 'refused' }

export interface PaymentOptions {
  host: PaymentHost
  fetchStart: (input: InvokeInput<'payment:start'>, postbackUrl: string) => Promise<StartPage>
  portalOrigin: string
  otherOrigins: readonly string[]
  log: Log
  /** Calls back after so many milliseconds, and answers how not to. */
  after: (ms: number, act: () => void) => () => void
}

export interface Payments {
  start(input: InvokeInput<'payment:start'>): Promise<PaymentResult>
  cancel(): void
  /** Whether one is open: nobody is signed out, updated or closed meanwhile without being asked. */
  isOpen(): boolean
}

const patienceMs = 10 * 60_000

type Wish = InvokeInput<'payment:start'>

const isSame = (one: Wish, other: Wish): boolean =>
  one.handle === other.handle &&
  one.accountNumber === other.accountNumber &&
  one.category === other.category &&
  one.isLegacy === other.isLegacy

interface Attempt {
  wish: Wish
  result: Promise<PaymentResult>
  /** Null while the server is asked. */
  window: OpenWindow | null
  /** The first end counts; those that the closing brings about do not. */
  end(result: PaymentResult): void
}

export function createPayments({ host, fetchStart, portalOrigin, otherOrigins, log, after }: PaymentOptions): Payments {
  let current: Attempt | null = null

  function begin(input: Wish): Attempt {
    let settle: (result: PaymentResult) => void = () => undefined
    const attempt: Attempt = {
      wish: input,
      result: new Promise((resolve) => (settle = resolve)),
      window: null,
      end(result) {
        if (current !== attempt) return
        current = null
        log.info('payment.ended', { status: result.status })
        settle(result)
        stopWaiting()
        attempt.window?.destroy()
      },
    }
    const stopWaiting = after(patienceMs, () => attempt.end({ status: 'timedOut' }))
    void fetchStart(input, `${portalOrigin}/payment/postback`)
      .then((start) => {
        // Called off meanwhile: another one may be under way by now.
        if (current !== attempt) return
        if ('failed' in start) attempt.end({ status: 'failed', reason: start.failed })
        else if (!mayBegin(portalOrigin, start.url)) attempt.end({ status: 'failed', reason: 'refused' })
        else show(attempt, { portalOrigin, startUrl: start.url, otherOrigins })
      })
      .catch((error: unknown) => {
        log.error('payment.notShown', { error: String(error) })
        attempt.end({ status: 'failed', reason: 'crashed' })
      })
    return attempt
  }

  function show(attempt: Attempt, places: PaymentPlaces): void {
    const { hostname } = new URL(places.startUrl)
    const window = host.open(
      { url: places.startUrl, title: hostname, partition: `payment-${randomUUID()}` },
      {
        mayGo(step) {
          if (mayGo(places, step)) return true
          log.warn('payment.blocked', { isMainFrame: step.isMainFrame })
          // A frame that is stopped is empty; a page that wants to go elsewhere is none of the provider's.
          if (step.isMainFrame) attempt.end({ status: 'blocked' })
          return false
        },
        onArrived(address) {
          const message = messageAt(places, address)
          if (message) attempt.end({ status: 'returned', message })
        },
        onLoadFailed: () => attempt.end({ status: 'failed', reason: 'offline' }),
        onClosed: () => attempt.end({ status: 'cancelled' }),
        onCrashed: () => attempt.end({ status: 'failed', reason: 'crashed' }),
      },
    )
    // Called off while it was being opened: its end found no window to close.
    if (current !== attempt) window.destroy()
    else attempt.window = window
  }

  return {
    start(input) {
      // A window that was left open for another account, or for somebody else, answers nobody who asks now.
      if (current && !isSame(current.wish, input)) current.end({ status: 'cancelled' })
      current?.window?.focus()
      current ??= begin(input)
      return current.result
    },
    cancel: () => current?.end({ status: 'cancelled' }),
    isOpen: () => current !== null,
  }
}
