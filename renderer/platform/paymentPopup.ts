/** Opens the provider's page in a browser popup. The postback page leaves its answer in a cookie. */
import type { AbortSignalLike, MethodWindowResult } from '#shared/platform/platform'
import { takePostback } from './postbackCookie'

/** How often the cookie is checked (specification, section 9). Importing the limits would enlarge the sign-in page. */
export const postbackPollMs = 500

export function openPaymentPopup(url: string, signal: AbortSignalLike): Promise<MethodWindowResult> {
  if (signal.aborted) return Promise.resolve({ status: 'cancelled' })
  const popup = window.open(url, 'payment', 'popup,width=520,height=720')
  if (!popup) return Promise.resolve({ status: 'blocked' })
  return new Promise((resolve) => {
    function finish(result: MethodWindowResult): void {
      clearInterval(timer)
      signal.removeEventListener('abort', cancel)
      popup?.close()
      resolve(result)
    }
    const cancel = (): void => finish({ status: 'cancelled' })
    const timer = setInterval(() => {
      // `closed` is read before the cookie, so that an answer written just before closing still counts.
      const isClosed = popup.closed
      const message = takePostback()
      if (message) finish({ status: 'returned', message })
      else if (isClosed) cancel()
    }, postbackPollMs)
    signal.addEventListener('abort', cancel)
  })
}
