/** The page that the payment provider returns to. It needs no library: it keeps what came back and says so. */

import { writePostback } from '../../platform/postbackCookie'
import * as paymentTexts from '#shared/texts/payments'

export function showPostback(): void {
  const { hash, search } = window.location
  const answer = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
  const Token = answer.get('Token')
  const Message = answer.get('Message')
  // An answer without a token is a failed registration; no answer at all is somebody opening the page again.
  const came = answer.toString() !== ''
  if (came) writePostback({ ...(Token !== null && { Token }), ...(Message !== null && { Message }) })

  const line = document.createElement('p')
  line.className = 'postback'
  line.setAttribute('role', 'status')
  line.textContent = came ? paymentTexts.savingRegistration : paymentTexts.youCanCloseThisWindow
  document.title = line.textContent
  document.getElementById('root')?.replaceChildren(line)
  // The token is spent from here on: it stays neither in the address bar nor in the history.
  window.history.replaceState(null, '', window.location.pathname)
}
