import { describe, expect } from 'vitest'
import { it } from '../../support/server/serverTest'

const own = { host: 'localhost:4000' }

describe('every answer', () => {
  it.for([
    ['a call', { method: 'GET', url: '/healthz' }],
    ['a refused call', { method: 'GET', url: '/api/v1/customer/getAppData' }],
    ['an unknown address', { method: 'GET', url: '/api/v1/nothing' }],
    ['a body that is no JSON', { method: 'POST', url: '/api/v1/customer/validate-user', payload: '{' }],
    ['a request of another website', { method: 'GET', url: '/healthz', headers: { origin: 'https://elsewhere.test' } }],
  ] as const)('protects the browser: %s', async ([_what, request], { server }) => {
    const { headers } = await server.app.inject({
      ...request,
      headers: { ...own, 'content-type': 'application/json', ...('headers' in request ? request.headers : {}) },
    })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    })
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
  })
})
