/** Handles the payment provider's return page without any library: it stores the answer and shows a message. */

import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { writePostback } from '../../../platform/postbackCookie'

export function showPostback(): void {
  const { hash, search } = window.location
  const answer = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search)
  const Token = answer.get('Token')
  const Message = answer.get('Message')
  // An answer without a token is a failed registration. Without any answer, the user has reopened the page.
  const hasAnswer = answer.toString() !== ''
  if (hasAnswer) writePostback({ ...(Token !== null && { Token }), ...(Message !== null && { Message }) })

  const statusLine = document.createElement('p')
  statusLine.className = 'postback'
  statusLine.setAttribute('role', 'status')
  statusLine.textContent = hasAnswer ? paymentMethodTexts.savingRegistration : paymentMethodTexts.closeWindow
  document.title = statusLine.textContent
  document.getElementById('root')?.replaceChildren(statusLine)
  // The token is stored by now, so it is removed from the address bar and the history.
  window.history.replaceState(null, '', window.location.pathname)
}
