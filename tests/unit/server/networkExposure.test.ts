import { describe, expect, it } from 'vitest'
import { checkSandboxExposure, exposureOf } from '../../../server/exposure'

const local = { HOST: '127.0.0.1' }

describe('a server for its own machine only', () => {
  it.each(['127.0.0.1', '127.0.0.5', 'localhost', '::1', '[::1]'])('listens on %s', (HOST) => {
    expect(exposureOf({ HOST })).toEqual([])
  })

  it('may name itself and a payment provider on this machine', () => {
    const urls = { PUBLIC_URL: 'http://localhost:5173', PROVIDER_URL: 'http://127.0.0.1:4001' }
    expect(exposureOf({ ...local, ...urls })).toEqual([])
  })

  it('may have an outbox and a sandbox payment provider', () => {
    expect(checkSandboxExposure([], ['outbox', 'provider'], [])).toEqual({ refusal: null, warnings: [] })
  })
})

describe('a server that other machines can reach', () => {
  it.each([
    ['HOST is 0.0.0.0', { HOST: '0.0.0.0' }],
    ['PUBLIC_URL is set', { ...local, PUBLIC_URL: 'https://portal.example' }],
    ['PROVIDER_URL names a payment provider', { ...local, PROVIDER_URL: 'https://pay.example' }],
    ['ALLOWED_HOSTS names portal.example', { ...local, ALLOWED_HOSTS: ['console.localhost', 'portal.example'] }],
    ['NODE_ENV is production', { ...local, NODE_ENV: 'production' }],
  ])('is recognized because %s', (reason, settings) => {
    expect(exposureOf(settings)).toEqual([reason])
  })

  it('rejects sandbox parts that ALLOW_SANDBOX does not name, and says what to set', () => {
    const { refusal } = checkSandboxExposure(['HOST is 0.0.0.0'], ['outbox', 'provider'], ['provider'])
    expect(refusal).toContain('HOST is 0.0.0.0, but the outbox')
    expect(refusal).not.toContain('test cards')
    expect(refusal).toContain('ALLOW_SANDBOX=outbox,provider')
  })

  it('warns about each part that ALLOW_SANDBOX names', () => {
    const { refusal, warnings } = checkSandboxExposure(['HOST is 0.0.0.0'], ['outbox'], ['outbox'])
    expect(refusal).toBeNull()
    expect(warnings).toEqual([expect.stringContaining('the outbox would keep one-time codes')])
  })
})
