import { beforeEach, describe, expect, it } from 'vitest'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { showPostback } from '../../../renderer/features/payments/methods/showPostback'
import { takePostback } from '../../../renderer/platform/postbackCookie'

function open(address: string): string {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = '<div id="root"></div>'
  showPostback()
  return document.body.textContent
}

beforeEach(() => {
  takePostback()
})

describe('the page that the payment provider returns to', () => {
  it('stores the result for the page that opened it, once, and removes it from the URL', () => {
    expect(open('/payment/postback#Token=tok_1&Message=Saved')).toBe('Saving Payment Method Registration details...')
    expect(window.location.href).not.toContain('tok_1')
    expect(takePostback()).toEqual({ Token: 'tok_1', Message: 'Saved' })
    expect(takePostback()).toBeNull()
  })

  it('reads the query as well as the hash', () => {
    open('/payment/postback?Token=tok_2')
    expect(takePostback()).toEqual({ Token: 'tok_2' })
  })

  it('stores a failed registration, which has no token', () => {
    expect(open('/payment/postback?Message=Declined')).toBe('Saving Payment Method Registration details...')
    expect(takePostback()).toEqual({ Message: 'Declined' })
  })

  it('can be closed if it was opened without data', () => {
    expect(open('/payment/postback')).toBe(paymentMethodTexts.closeWindow)
    expect(takePostback()).toBeNull()
  })
})
