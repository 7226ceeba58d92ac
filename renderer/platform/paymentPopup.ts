/** The provider's page in a popup of the browser. Its answer comes in the cookie that the postback page leaves. */
import type { Leaving, MethodEnd } from '#shared/platform'
import { takePostback } from './postbackCookie'

/** How often the cookie is looked for (specification, section 9). Here, because what imports the limits weighs on the sign-in page. */
export const postbackPollMs = 500

export function openPaymentPopup(url: string, leaving: Leaving): Promise<MethodEnd> {
  if (leaving.aborted) return Promise.resolve({ status: 'cancelled' })
  const popup = window.open(url, 'payment', 'popup,width=520,height=720')
  if (!popup) return Promise.resolve({ status: 'blocked' })
  return new Promise((resolve) => {
    function end(result: MethodEnd): void {
      clearInterval(timer)
      leaving.removeEventListener('abort', leave)
      popup?.close()
      resolve(result)
    }
    const leave = (): void => end({ status: 'cancelled' })
    const timer = setInterval(() => {
      // Whether it is closed is asked first: an answer written just before closing still counts.
      const isClosed = popup.closed
      const message = takePostback()
      if (message) end({ status: 'returned', message })
      else if (isClosed) leave()
    }, postbackPollMs)
    leaving.addEventListener('abort', leave)
  })
}
