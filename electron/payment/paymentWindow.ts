/**
 * The window in which somebody registers a way to pay at the provider: one at a time, from the server's word where it
 * begins to one of the ends that the contract knows. The page never names an address, and no result is taken from one.
 */
import { randomUUID } from 'node:crypto'
import type { InvokeInput, PaymentResult } from '#shared/desktop/ipc'
import type { Log } from '../ports'
import { mayGo, messageAt, type PaymentPlaces } from './policy'

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
  /** `partition` is a session of its own, in memory. */
  open(start: { url: string; title: string; partition: string }, events: PaymentWindowEvents): OpenWindow
  /** Hides the windows from screenshots and shared screens while card data stands in one. */
  protectContent(isProtected: boolean): void
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

type State =
  | { step: 'idle' }
  | { step: 'asking'; result: Promise<PaymentResult>; cancel: () => void }
  | { step: 'open'; result: Promise<PaymentResult>; window: OpenWindow; end: (result: PaymentResult) => void }

export function createPayments({ host, fetchStart, portalOrigin, otherOrigins, log, after }: PaymentOptions): Payments {
  let state: State = { step: 'idle' }

  async function run(input: InvokeInput<'payment:start'>, isCancelled: () => boolean): Promise<PaymentResult> {
    const start = await fetchStart(input, `${portalOrigin}/payment/postback`)
    if ('failed' in start) return { status: 'failed', reason: start.failed }
    if (isCancelled()) return { status: 'cancelled' }
    return show({ portalOrigin, startUrl: start.url, otherOrigins })
  }

  const show = (places: PaymentPlaces): Promise<PaymentResult> =>
    new Promise((resolve) => {
      let window: OpenWindow | null = null
      let hasEnded = false

      /** The first end counts; those that the closing brings about do not. */
      function end(result: PaymentResult): void {
        if (hasEnded) return
        hasEnded = true
        stopWaiting()
        host.protectContent(false)
        log.info('payment.ended', { status: result.status })
        resolve(result)
        window?.destroy()
      }

      const stopWaiting = after(patienceMs, () => end({ status: 'timedOut' }))
      host.protectContent(true)
      const { hostname } = new URL(places.startUrl)
      window = host.open(
        { url: places.startUrl, title: hostname, partition: `payment-${randomUUID()}` },
        {
          mayGo(step) {
            if (mayGo(places, step)) return true
            log.warn('payment.blocked', { isMainFrame: step.isMainFrame })
            // A frame that is stopped is empty; a page that wants to go elsewhere is none of the provider's.
            if (step.isMainFrame) end({ status: 'blocked' })
            return false
          },
          onArrived(address) {
            const message = messageAt(places, address)
            if (message) end({ status: 'returned', message })
          },
          onLoadFailed: () => end({ status: 'failed', reason: 'offline' }),
          onClosed: () => end({ status: 'cancelled' }),
          onCrashed: () => end({ status: 'failed', reason: 'crashed' }),
        },
      )
      if (hasEnded) window.destroy()
      else if (state.step === 'asking') state = { step: 'open', result: state.result, window, end }
    })

  return {
    start(input) {
      if (state.step === 'open') {
        state.window.focus()
        return state.result
      }
      if (state.step === 'asking') return state.result
      let isCancelled = false
      // Begun a step later, so that the state stands when it goes on.
      const result = Promise.resolve()
        .then(() => run(input, () => isCancelled))
        .finally(() => {
          state = { step: 'idle' }
        })
      state = { step: 'asking', result, cancel: () => (isCancelled = true) }
      return result
    },
    cancel() {
      if (state.step === 'open') state.end({ status: 'cancelled' })
      else if (state.step === 'asking') state.cancel()
    },
    isOpen: () => state.step !== 'idle',
  }
}
