/** The payment window, from its opening to each way in which it ends. */
import { describe, expect, it } from 'vitest'
import {
  createPayments,
  type PaymentHost,
  type PaymentWindowEvents,
  type StartPageResult,
} from '../../../../electron/payment/paymentWindow'
import {
  canNavigateTo,
  canStartAt,
  type PaymentAddresses,
  readReturnMessage,
} from '../../../../electron/payment/policy'
import { createReadableLog } from '../../../support/shell/shellLog'

const portalOrigin = 'https://portal.example'
const url = 'https://pay.example/register?x=1'
const back = `${portalOrigin}/payment/postback`
const input = { handle: 'h', accountNumber: 'AC-1', category: 'AP', isLegacy: false } as const
const addresses: PaymentAddresses = { portalOrigin, startUrl: url, otherOrigins: ['https://bank.example'] }

function shell(startPage: StartPageResult | Promise<StartPageResult> = { url }) {
  const windows: { events: PaymentWindowEvents; isDestroyed: boolean; focused: number }[] = []
  const during = { open: (): void => undefined }
  const timers: (() => void)[] = []
  const requests: [object, string][] = []
  const log = createReadableLog()
  const host: PaymentHost = {
    open(_options, events) {
      during.open()
      const window = { events, isDestroyed: false, focused: 0 }
      windows.push(window)
      return {
        focus: () => void (window.focused += 1),
        isFocused: () => window.focused > 0,
        destroy: () => {
          window.isDestroyed = true
          events.onClosed()
        },
      }
    },
  }
  const payments = createPayments({
    host,
    fetchStartPage: async (request, postbackUrl) => {
      requests.push([request, postbackUrl])
      return startPage
    },
    portalOrigin,
    otherOrigins: addresses.otherOrigins,
    log,
    after: (_ms, act) => {
      timers.push(act)
      return () => void timers.splice(timers.indexOf(act), 1)
    },
  })
  async function opened() {
    const result = payments.start(input)
    await expect.poll(() => windows.length).toBe(1)
    const [window] = windows
    if (!window) throw new Error('No window')
    return { result, window }
  }
  return { payments, opened, windows, during, timers, requests, log }
}

describe('the payment window', () => {
  it('starts at the server’s address, and returns to the portal’s own postback page', async () => {
    const { opened, requests } = shell()
    await opened()
    expect(requests).toEqual([[input, back]])
  })

  it('ends with the result of the provider’s page, and closes', async () => {
    const { opened } = shell()
    const { result, window } = await opened()
    window.events.onNavigated(`${back}?Token=tok_1&status=approved`, 200)
    expect(await result).toEqual({ status: 'returned', message: { Token: 'tok_1' } })
    expect(window.isDestroyed).toBe(true)
  })

  it.each<[string, (events: PaymentWindowEvents) => void, object]>([
    ['the user closes it', (events) => events.onClosed(), { status: 'cancelled' }],
    ['its page cannot be loaded', (events) => events.onLoadFailed(), { status: 'failed', reason: 'offline' }],
    ['its page crashes', (events) => events.onCrashed(), { status: 'failed', reason: 'crashed' }],
    [
      'its page navigates elsewhere',
      (events) => void events.mayNavigate({ address: 'https://evil.example/', isMainFrame: true }),
      { status: 'blocked' },
    ],
  ])('ends when %s', async (_when, happen, ending) => {
    const { opened } = shell()
    const { result, window } = await opened()
    happen(window.events)
    expect(await result).toEqual(ending)
    expect(window.isDestroyed).toBe(true)
  })

  it('logs the host of a blocked frame, for administrators who want to allow it, and nothing else of its URL', async () => {
    const { opened, log } = shell()
    const { window } = await opened()
    window.events.mayNavigate({ address: 'https://3ds.bank.example/proof?card=canary', isMainFrame: false })
    expect(log.text()).toContain('3ds.bank.example')
    expect(log.text()).not.toContain('canary')
  })

  it('ends after ten minutes without activity', async () => {
    const { opened, timers } = shell()
    const { result } = await opened()
    timers[0]?.()
    expect(await result).toEqual({ status: 'timedOut' })
  })

  it('reports that the portal did not answer if its postback page failed without a result', async () => {
    const { opened, log } = shell()
    const { result, window } = await opened()
    window.events.onNavigated(back, 502)
    expect(await result).toEqual({ status: 'failed', reason: 'offline' })
    expect(log.text()).toContain('502')
  })

  it('ends with the result of the provider’s page even if the portal’s postback page failed', async () => {
    const { opened } = shell()
    const { result, window } = await opened()
    window.events.onNavigated(`${back}?Token=tok_1`, 502)
    expect(await result).toEqual({ status: 'returned', message: { Token: 'tok_1' } })
  })

  it('ends once, and ignores later results', async () => {
    const { opened } = shell()
    const { result, window } = await opened()
    window.events.onNavigated(`${back}?Token=tok_1`, 200)
    window.events.onNavigated(`${back}?Token=tok_2`, 200)
    window.events.onClosed()
    expect(await result).toMatchObject({ message: { Token: 'tok_1' } })
  })

  it('is the only one: another request brings it to the front', async () => {
    const { opened, payments, windows } = shell()
    const { result, window } = await opened()
    const again = payments.start(input)
    expect([window.focused, windows.length]).toEqual([1, 1])
    window.events.onClosed()
    expect(await again).toEqual(await result)
    expect(payments.isOpen()).toBe(false)
  })

  it.each([
    { ...input, handle: 'of another user' },
    { ...input, accountNumber: 'AC-2' },
    { ...input, category: 'CC' as const },
    { ...input, isLegacy: true },
  ])('is not shared with a request for anything else: %o', async (other) => {
    const { opened, payments, windows, requests } = shell()
    const { result, window } = await opened()
    const others = payments.start(other)
    expect(await result).toEqual({ status: 'cancelled' })
    expect(window.isDestroyed).toBe(true)
    await expect.poll(() => windows.length).toBe(2)
    expect(requests[1]).toEqual([other, back])
    windows[1]?.events.onNavigated(`${back}?Token=tok_2`, 200)
    expect(await others).toEqual({ status: 'returned', message: { Token: 'tok_2' } })
  })

  it.each([
    'http://pay.example/register',
    'data:text/html,x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://a:b@pay.example/',
    'http://127.0.0.1:4000/register',
  ])('does not open if the server names %s', async (named) => {
    const { payments, windows } = shell({ url: named })
    expect(await payments.start(input)).toEqual({ status: 'failed', reason: 'refused' })
    expect(windows).toEqual([])
  })

  it('may start without a certificate during development on the developer’s machine', () => {
    const local = 'http://127.0.0.1:4000'
    expect(canStartAt(local, 'http://127.0.0.1:4100/register')).toBe(true)
    expect(canStartAt(local, 'http://pay.example/register')).toBe(false)
  })

  it('ends the call if it can’t be opened', async () => {
    const { payments, during, timers } = shell()
    during.open = () => {
      throw new Error('No window')
    }
    expect(await payments.start(input)).toEqual({ status: 'failed', reason: 'crashed' })
    expect([payments.isOpen(), timers]).toEqual([false, []])
  })

  it('closes if it was canceled while it was opening', async () => {
    const { payments, during, windows } = shell()
    during.open = () => payments.cancel()
    expect(await payments.start(input)).toEqual({ status: 'cancelled' })
    await expect.poll(() => windows[0]?.isDestroyed).toBe(true)
  })

  it.each(['offline', 'refused'] as const)('does not open if the server’s answer is: %s', async (failed) => {
    const { payments, windows } = shell({ failed })
    expect(await payments.start(input)).toEqual({ status: 'failed', reason: failed })
    expect(windows).toEqual([])
    expect(payments.isOpen()).toBe(false)
  })

  it('does not open if it was canceled before the server answered', async () => {
    let answer: (page: StartPageResult) => void = () => undefined
    const { payments, windows } = shell(new Promise((resolve) => (answer = resolve)))
    const result = payments.start(input)
    payments.cancel()
    answer({ url })
    expect(await result).toEqual({ status: 'cancelled' })
    expect(windows).toEqual([])
  })

  it('can be opened again immediately if it was canceled before the server answered', async () => {
    let answer: (page: StartPageResult) => void = () => undefined
    const { payments, windows } = shell(new Promise((resolve) => (answer = resolve)))
    const cancelled = payments.start(input)
    payments.cancel()
    const again = payments.start(input)
    answer({ url })
    expect(await cancelled).toEqual({ status: 'cancelled' })
    await expect.poll(() => windows.length).toBe(1)
    windows[0]?.events.onNavigated(`${back}?Token=tok_1`, 200)
    expect(await again).toMatchObject({ status: 'returned' })
  })

  it('closes if the page that requested it cancels', async () => {
    const { opened, payments } = shell()
    const { result, window } = await opened()
    payments.cancel()
    expect(await result).toEqual({ status: 'cancelled' })
    expect(window.isDestroyed).toBe(true)
  })
})

describe('the payment window may navigate', () => {
  it.each([
    [url, true],
    [`${back}?Token=1`, true],
    ['https://bank.example/3ds', true],
  ])('the payment window may navigate to %s', (address, isMainFrame) =>
    expect(canNavigateTo(addresses, { address, isMainFrame })).toBe(true),
  )

  it('the payment window may navigate to Apple’s sheet, in a frame', () => {
    const address = 'https://applepay.cdn-apple.com/jsapi/v1/apple-pay-sdk.js'
    expect(canNavigateTo(addresses, { address, isMainFrame: false })).toBe(true)
    expect(canNavigateTo(addresses, { address, isMainFrame: true })).toBe(false)
  })

  it.each([
    'https://pay.example.evil.example/',
    'https://pay.example@evil.example/',
    'https://a:b@pay.example/',
    'http://pay.example/',
    'https://pay.example:8443/',
    'https://evilapple.com/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'app://console/',
    'data:text/html,x',
    '',
  ])('never to %s', (address) => {
    for (const isMainFrame of [true, false])
      for (const startUrl of [url, 'data:text/html,an address without an origin'])
        expect(canNavigateTo({ ...addresses, startUrl }, { address, isMainFrame }), String(isMainFrame)).toBe(false)
  })
})

describe('the result of the payment window', () => {
  it.each([
    ['a look-alike of the portal', 'https://portal.example.evil.example/payment/postback?Token=1'],
    ['another page of the portal', `${portalOrigin}/payment?Token=1`],
    ['the provider’s own page', `${url}&Token=1`],
  ])('is not read from %s', (_what, address) => expect(readReturnMessage(addresses, address)).toBeNull())

  it('is a token, a message or nothing, and no more than that', () => {
    expect(readReturnMessage(addresses, `${back}?Message=Declined`)).toEqual({ Message: 'Declined' })
    expect(readReturnMessage(addresses, `${back}?status=approved&amount=0`)).toEqual({})
    expect(readReturnMessage(addresses, `${back}#Token=tok_1&Message=Registered`)).toEqual({
      Token: 'tok_1',
      Message: 'Registered',
    })
    expect(readReturnMessage(addresses, `${back}?Token=${'x'.repeat(600)}`)).toEqual({})
  })
})
