import { describe, expect, it } from 'vitest'
import type { PaymentType } from '#shared/payments/paymentTypes'
import {
  openHostedPage,
  readRegistrationMessage,
  returnUrl,
  startProvider,
  submitPage,
  type TestProvider,
  validCard,
} from '../../support/server/provider'

const profilesOf = async (provider: TestProvider): Promise<unknown> =>
  (await provider.call('GET', '/v1/customers/CU-1/profiles')).body

const payPage = async (category: PaymentType) => {
  const provider = await startProvider()
  return { provider, page: await openHostedPage(provider, category) }
}

describe('the request of a hosted page', () => {
  it('returns a secret address that is valid for fifteen minutes', async () => {
    const provider = await startProvider({ now: () => new Date('2026-03-13T15:00:00Z') })
    const request = { customer_ref: 'CU-1', category: 'CC', return_url: returnUrl }
    expect(await provider.call('POST', '/v1/pages', request)).toEqual({
      status: 200,
      body: {
        url: expect.stringMatching(/^http:\/\/localhost:\d+\/pay\/[\w-]{43}$/),
        expires_at: '2026-03-13T15:15:00.000Z',
      },
    })
  })

  it.each(['javascript:alert(1)', 'app://portal/payment/postback', '/payment/postback', 'data:text/html,x'])(
    'rejects the return address %s',
    async (return_url) => {
      const provider = await startProvider()
      const { status } = await provider.call('POST', '/v1/pages', { customer_ref: 'CU-1', category: 'CC', return_url })
      expect(status).toBe(400)
    },
  )
})

describe('the hosted page', () => {
  it('can be framed by and return to only the portal that requested it, and runs only its own script', async () => {
    const { page } = await payPage('CC')
    const { headers } = await fetch(page)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.replaceAll(/nonce-[\w+/=]+/g, 'nonce-…').split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'nonce-…'",
      "script-src 'nonce-…'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'self' http://portal.test",
      'frame-ancestors http://portal.test',
    ])
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.has('x-frame-options')).toBe(false)
  })

  it('uses another nonce each time', async () => {
    const { page } = await payPage('CC')
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(page)).headers.get('content-security-policy')),
    )
    expect(policies[0]).not.toBe(policies[1])
  })

  it.each<PaymentType>(['CC', 'DC', 'DD', 'AP', 'GP', 'PAYPAL_ACCOUNT', 'VENMO'])(
    'the hosted page for %s says that no real card is charged',
    async (category) => {
      const { page } = await payPage(category)
      expect(await (await fetch(page)).text()).toContain('Sandbox: no real card is charged')
    },
  )

  it.each([
    ['PAYPAL_ACCOUNT', 'Email of the sandbox account'],
    ['VENMO', 'Handle of the sandbox account'],
  ] as const)('the hosted page for %s asks for the account and has a button that approves', async (category, label) => {
    const { page } = await payPage(category)
    const text = await (await fetch(page)).text()
    expect(text).toContain(`<label for="account">${label}</label>`)
    expect(text).toContain('id="account" name="account"')
    expect(text).toContain('<button type="submit" name="action" value="save">Approve</button>')
  })

  it('reports an unknown address, whatever frames it', async () => {
    const { url } = await startProvider()
    const response = await fetch(`${url}/pay/unknown`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page not found')
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *')
  })

  it('sends the visitor of an expired page back with a message and no token', async () => {
    let now = new Date('2026-03-13T15:00:00Z')
    const provider = await startProvider({ now: () => now })
    const page = await openHostedPage(provider, 'CC')
    now = new Date('2026-03-13T15:15:00Z')
    for (const response of [await fetch(page, { redirect: 'manual' }), await submitPage(page, validCard)]) {
      expect(response.status).toBe(303)
      expect(readRegistrationMessage(response)).toEqual({ Message: 'The page has expired' })
    }
    expect(await profilesOf(provider)).toEqual({ profiles: [] })
  })

  it('accepts no other type of body', async () => {
    const { page } = await payPage('CC')
    const response = await fetch(page, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    expect(response.status).toBe(415)
    expect(response.headers.get('content-type')).toContain('text/html')
  })
})

describe('registering a method on the page', () => {
  it('returns to the portal with the token in the fragment, which no server sees', async () => {
    const { provider, page } = await payPage('CC')
    const response = await submitPage(page, validCard)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(
      /^http:\/\/portal\.test\/payment\/postback\?attempt=7#Token=tok_[\w-]{32}&Message=Registered$/,
    )
    expect(await profilesOf(provider)).toEqual({
      profiles: [
        {
          token: readRegistrationMessage(response)['Token'],
          type: 'VISA',
          category: 'CC',
          last4: '1111',
          holder_name: 'Ada Quill',
          description: 'Visa ending in 1111',
          expiry: { month: 12, year: 2035 },
          expiry_editable: true,
        },
      ],
    })
  })

  it.each([
    ['DC', { ...validCard, number: '5555555555554444' }, { type: 'MC_DEBIT', last4: '4444' }],
    ['CC', { ...validCard, number: '3782 822463 10005', cvc: '7373' }, { type: 'AMEX', last4: '0005' }],
    [
      'DD',
      { accountType: 'savings', routing: '110000000', account: '000123456789', holder: 'Ada Quill' },
      { type: 'ECHECK', last4: '6789', description: 'Savings account ending in 6789', expiry: null },
    ],
    ['AP', { card: 'everyday', action: 'save' }, { type: 'AP', last4: '1111' }],
    ['GP', { card: 'empty', action: 'save' }, { type: 'GP', last4: '0002' }],
    [
      'PAYPAL_ACCOUNT',
      { account: 'ada@example.com', action: 'save' },
      { type: 'PAYPAY_ACCOUNT', last4: '', description: 'PayPal account a•••@example.com' },
    ],
    ['VENMO', { account: '@ada-quill', action: 'save' }, { type: 'VENMO', description: 'Venmo account @ad•••' }],
  ] as const)(
    'registering a method on the page for %s stores only allowed details',
    async (category, fields, stored) => {
      const { provider, page } = await payPage(category)
      expect(readRegistrationMessage(await submitPage(page, fields))).toMatchObject({ Message: 'Registered' })
      expect(await profilesOf(provider)).toMatchObject({ profiles: [{ category, ...stored }] })
    },
  )

  it('stores no digit of an account number with four digits', async () => {
    const { provider, page } = await payPage('DD')
    await submitPage(page, { accountType: 'checking', routing: '110000000', account: '9876', holder: 'Ada Quill' })
    expect(await profilesOf(provider)).toMatchObject({ profiles: [{ last4: '', description: 'Checking account' }] })
  })

  it.each([
    ['CC', { ...validCard, number: '4000000000000119' }, 'The payment method could not be registered'],
    ['AP', { card: 'blocked', action: 'save' }, 'The payment method could not be registered'],
    ['VENMO', { account: 'fails', action: 'save' }, 'The payment method could not be registered'],
    ['AP', { card: 'everyday', action: 'cancel' }, 'Cancelled'],
    ['PAYPAL_ACCOUNT', { action: 'cancel' }, 'Cancelled'],
  ] as const)('returns for %s with %j and no token', async (category, fields, message) => {
    const { provider, page } = await payPage(category)
    const response = await submitPage(page, fields)
    expect(response.status).toBe(303)
    expect(readRegistrationMessage(response)).toEqual({ Message: message })
    expect(await profilesOf(provider)).toEqual({ profiles: [] })
  })

  it('registers once if the form is sent twice at the same time, and both return the same token', async () => {
    const { provider, page } = await payPage('CC')
    const [first, second] = await Promise.all([submitPage(page, validCard), submitPage(page, validCard)])
    expect(first.headers.get('location')).toContain('#Token=')
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    expect(await profilesOf(provider)).toMatchObject({ profiles: [{ last4: '1111' }] })
  })

  it('reports that a page has been used', async () => {
    const { page } = await payPage('CC')
    await submitPage(page, validCard)
    const response = await fetch(page)
    expect(response.status).toBe(410)
    expect(await response.text()).toContain('This page has been used')
  })
})

describe('a form with mistakes', () => {
  it('returns with the input, without the security code, and can be sent again', async () => {
    const { page } = await payPage('CC')
    const response = await submitPage(page, { ...validCard, holder: 'Ada "A" <b>', zip: '1' })
    const text = await response.text()
    expect(response.status).toBe(422)
    expect(text).toContain('value="4111 1111 1111 1111"')
    expect(text).toContain('value="Ada &quot;A&quot; &lt;b&gt;"')
    expect(text).toContain('ZIP code must be 5 digits')
    expect(text).not.toContain('"737"')
    expect(readRegistrationMessage(await submitPage(page, validCard))).toMatchObject({ Message: 'Registered' })
  })

  it('announces the errors and focuses the first invalid field', async () => {
    const { page } = await payPage('CC')
    const text = await (await submitPage(page, { ...validCard, holder: '', zip: '' })).text()
    expect(text).toContain('<title>Error: Add a credit card')
    expect(text).toMatch(/role="alert">Check the 2 marked fields\./)
    expect(text).toMatch(/id="holder"[^>]*aria-invalid="true" aria-describedby="holder-problem" autofocus/)
    expect(text.match(/autofocus>/g)).toHaveLength(1)
  })

  it('has one error for each empty field', async () => {
    const { page } = await payPage('DD')
    const text = await (await submitPage(page, {})).text()
    expect([...text.matchAll(/class="problem" id="\w+-problem">([^<]*)/g)].map(([, problem]) => problem)).toEqual([
      'Choose an account type',
      'Routing number is required',
      'Account number is required',
      'Account holder is required',
    ])
  })
})
