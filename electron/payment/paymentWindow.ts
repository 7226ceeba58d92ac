/**
 * Opens the window in which a user adds a payment method at the provider, one at a time. The server names its URL, and
 * each attempt ends with one of the results in the contract. The page never passes a URL, and the return URL is never
 * proof of a result.
 */
import type { InvokeInput, PaymentResult } from '#shared/desktop/ipc'
import type { Log } from '../ports'
import { canNavigateTo, canStartAt, type PaymentAddresses, readReturnMessage } from './policy'

export interface PaymentWindowEvents {
  /** Runs before every navigation of every frame. Returning false blocks it. */
  mayNavigate(navigation: { address: string; isMainFrame: boolean }): boolean
  /** The main frame has navigated, with this HTTP status. */
  onNavigated(address: string, httpStatus: number): void
  /** The main frame couldn't be loaded. */
  onLoadFailed(): void
  onClosed(): void
  onCrashed(): void
}

interface OpenPaymentWindow {
  focus(): void
  isFocused(): boolean
  /** Closes the window without asking. `onClosed` may follow. */
  destroy(): void
}

export interface PaymentHost {
  /** The window has a separate session in memory. Screenshots and shared screens don't show it. */
  open(options: { url: string; title: string }, events: PaymentWindowEvents): OpenPaymentWindow
}

/** Contains the server's answer with the URL of the provider's page. */
export type StartPageResult = { url: string } | { failed: 'offline' | 'refused' }

interface PaymentOptions {
  host: PaymentHost
  fetchStartPage: (input: InvokeInput<'payment:start'>, postbackUrl: string) => Promise<StartPageResult>
  portalOrigin: string
  otherOrigins: readonly string[]
  log: Log
  /** Calls back after `ms` and returns a function that cancels the timer. */
  after: (ms: number, callback: () => void) => () => void
}

export interface Payments {
  start(input: InvokeInput<'payment:start'>): Promise<PaymentResult>
  cancel(): void
  /** While a payment is open, the shell neither updates nor closes without asking the user. */
  isOpen(): boolean
  /** Whether the user is in the payment window. */
  isFocused(): boolean
}

const isEmpty = (message: object): boolean => Object.keys(message).length === 0
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

const maxDurationMs = 10 * 60_000

type PaymentStartRequest = InvokeInput<'payment:start'>

const isSame = (left: PaymentStartRequest, right: PaymentStartRequest): boolean =>
  left.handle === right.handle &&
  left.accountNumber === right.accountNumber &&
  left.category === right.category &&
  left.isLegacy === right.isLegacy

interface PaymentAttempt {
  request: PaymentStartRequest
  result: Promise<PaymentResult>
  /** Null until the server has answered. */
  window: OpenPaymentWindow | null
  /** Only the first result counts. Closing the window causes further ones. */
  finish(result: PaymentResult): void
}

export function createPayments({
  host,
  fetchStartPage,
  portalOrigin,
  otherOrigins,
  log,
  after,
}: PaymentOptions): Payments {
  let current: PaymentAttempt | null = null

  function startAttempt(input: PaymentStartRequest): PaymentAttempt {
    let resolveResult: (result: PaymentResult) => void = () => undefined
    const attempt: PaymentAttempt = {
      request: input,
      result: new Promise((resolve) => (resolveResult = resolve)),
      window: null,
      finish(result) {
        if (current !== attempt) return
        current = null
        log.info('payment.ended', { status: result.status })
        resolveResult(result)
        cancelTimeout()
        attempt.window?.destroy()
      },
    }
    const cancelTimeout = after(maxDurationMs, () => attempt.finish({ status: 'timedOut' }))
    void fetchStartPage(input, `${portalOrigin}/payment/postback`)
      .then((startPage) => {
        // The attempt was canceled, and another one may be running by now.
        if (current !== attempt) return
        if ('failed' in startPage) attempt.finish({ status: 'failed', reason: startPage.failed })
        else if (!canStartAt(portalOrigin, startPage.url)) attempt.finish({ status: 'failed', reason: 'refused' })
        else openWindow(attempt, { portalOrigin, startUrl: startPage.url, otherOrigins })
      })
      .catch((error: unknown) => {
        log.error('payment.notShown', { error: String(error) })
        attempt.finish({ status: 'failed', reason: 'crashed' })
      })
    return attempt
  }

  function openWindow(attempt: PaymentAttempt, addresses: PaymentAddresses): void {
    const { hostname } = new URL(addresses.startUrl)
    const window = host.open(
      { url: addresses.startUrl, title: hostname },
      {
        mayNavigate(navigation) {
          if (canNavigateTo(addresses, navigation)) return true
          // Administrators need the host to add it to `paymentOrigins`. The rest of the URL may contain personal data.
          log.warn('payment.blocked', { isMainFrame: navigation.isMainFrame, host: hostOf(navigation.address) })
          // A blocked frame stays empty. A main page that navigates elsewhere isn't the provider's anymore.
          if (navigation.isMainFrame) attempt.finish({ status: 'blocked' })
          return false
        },
        onNavigated(address, httpStatus) {
          const message = readReturnMessage(addresses, address)
          // The portal's error page carries no result, so whether the method was added is unknown.
          if (message && isEmpty(message) && httpStatus >= 400) {
            log.warn('payment.returnFailed', { httpStatus })
            attempt.finish({ status: 'failed', reason: 'offline' })
          } else if (message) attempt.finish({ status: 'returned', message })
        },
        onLoadFailed: () => attempt.finish({ status: 'failed', reason: 'offline' }),
        onClosed: () => attempt.finish({ status: 'cancelled' }),
        onCrashed: () => attempt.finish({ status: 'failed', reason: 'crashed' }),
      },
    )
    // The attempt was canceled while the window opened, so its end had no window to close.
    if (current !== attempt) window.destroy()
    else attempt.window = window
  }

  return {
    start(input) {
      // An open window for another account or another user must not answer the new request.
      if (current && !isSame(current.request, input)) current.finish({ status: 'cancelled' })
      current?.window?.focus()
      current ??= startAttempt(input)
      return current.result
    },
    cancel: () => current?.finish({ status: 'cancelled' }),
    isOpen: () => current !== null,
    isFocused: () => current?.window?.isFocused() ?? false,
  }
}
