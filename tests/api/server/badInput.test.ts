import { describe, expect } from 'vitest'
import { validateUser } from '#shared/contract/signIn/session'
import * as httpTexts from '#shared/texts/http'
import { allCalls, fieldsOf, sampleInput } from '../../support/server/calls'
import { signInForEveryCall } from '../../support/server/everyCall'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let send: Awaited<ReturnType<typeof signInForEveryCall>>
it.beforeAll(async ({ server }) => {
  send = await signInForEveryCall(server)
})

const raw = (server: TestServer, payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: validateUser.path,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

const withBody = allCalls.filter(([, endpoint]) => endpoint.body !== undefined)
const withText = allCalls.filter(([, endpoint]) => endpoint.body !== undefined || endpoint.query !== undefined)

describe('a request that cannot be read', () => {
  it.for(['{', '[1,', '"', 'null x', ''])(
    'a request that cannot be read as JSON is rejected in words: %j',
    async (payload, { server }) => {
      const answer = await raw(server, payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().messages).toEqual([httpTexts.badJson])
    },
  )

  it.for(['[]', '1', '"text"', 'null', 'true'])(
    'a request that cannot be read as an object is rejected: %j',
    async (payload, { server }) => {
      expect((await raw(server, payload)).statusCode).toBe(400)
    },
  )

  it('a request that is larger than its limit is rejected with the limit', async ({ server }) => {
    const answer = await raw(server, JSON.stringify({ email: 'x'.repeat(1_100_000) }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().messages).toEqual([httpTexts.requestTooLarge('16.00 KB')])
  })

  it('a request that is not JSON at all is rejected', async ({ server }) => {
    const answer = await raw(server, '<a/>', { 'content-type': 'text/xml' })
    expect(answer.statusCode).toBe(415)
  })
})

describe('an address', () => {
  it('is not found if it cannot be decoded, in the envelope and without an echo', async ({ server }) => {
    const answer = await server.app.inject('/api/v1/%zz')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ 'is-success': false, code: 'not_found' })
    expect(answer.body).not.toContain('%zz')
  })
})

describe('a text that is made to be slow to check', () => {
  it.for([`a@${'.'.repeat(15_000)}@`, `${'a@'.repeat(7_500)}`, `a@${'b.'.repeat(7_500)}`, '1 '.repeat(7_500)])(
    'is refused after less than a second of work: %#',
    async (text, { server }) => {
      const before = process.cpuUsage()
      const answer = await raw(server, JSON.stringify({ email: text, password: 'x' }))
      expect(answer.statusCode).toBe(400)
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000).toBeLessThan(1000)
    },
  )
})

describe('a field', () => {
  it.for(withBody)('a field that %s does not know is rejected by name', async ([_name, endpoint]) => {
    const input = sampleInput(endpoint)
    const answer = await send(endpoint, { ...input, body: { ...input.body, surprise: 1 } })
    expect(answer.status).toBe(400)
    expect(answer.fields).toHaveProperty('surprise')
  })

  it('a field named like a part of the language is rejected by name as well', async ({ server }) => {
    const answer = await raw(server, '{"email":"ada@example.com","password":"x","toString":1}')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toHaveProperty('toString', httpTexts.unknownField)
  })

  it.for(withBody)('a field of the wrong type in %s is rejected by name', async ([_name, endpoint]) => {
    const input = sampleInput(endpoint)
    for (const [name] of fieldsOf(endpoint, 'body')) {
      const answer = await send(endpoint, { ...input, body: { ...input.body, [name]: { $gt: '' } } })
      expect(answer.status, name).toBe(400)
      // Of a record, the entry is named.
      expect(Object.keys(answer.fields), name).toContainEqual(expect.stringMatching(new RegExp(`^${name}(\\.|$)`)))
    }
  })
})

const uuid = '00000000-0000-4000-8000-000000000000'
const paged = withText.flatMap(([name, endpoint]) =>
  (['query', 'body'] as const).flatMap((part) =>
    fieldsOf(endpoint, part).some(([field]) => field === 'after') ? [[name, endpoint, part] as const] : [],
  ),
)

describe('a cursor', () => {
  it.for(paged)('a cursor that %s never issued is rejected by name', async ([_name, endpoint, part]) => {
    const input = sampleInput(endpoint)
    for (const after of ['', '1', '1_', `_${uuid}`, `x_${uuid}`, `1_${uuid}_`, `${'9'.repeat(17)}_${uuid}`, '1 2 3']) {
      const answer = await send(endpoint, { ...input, [part]: { ...input[part], after } })
      expect(answer.status, after).toBe(400)
      expect(answer.fields, after).toHaveProperty('after', httpTexts.unknownCursor)
    }
  })

  it.for(paged)('a cursor at the end of time causes no error of %s', async ([_name, endpoint, part]) => {
    const input = sampleInput(endpoint)
    for (const micros of ['9'.repeat(16), `-${'9'.repeat(16)}`]) {
      for (const key of [uuid, `payment_${uuid}`, 'CU-1', 'GET /path']) {
        const after = `${micros}_${key}`
        const answer = await send(endpoint, { ...input, [part]: { ...input[part], after } })
        expect(answer.status, after).toBeLessThan(500)
      }
    }
  })
})

describe('a request from another website', () => {
  it('is rejected by its Origin header', async ({ server }) => {
    const answer = await raw(server, '{}', { origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().messages).toEqual([httpTexts.wrongOrigin])
  })

  it('is rejected when the origin is no origin', async ({ server }) => {
    expect((await raw(server, '{}', { origin: 'null' })).statusCode).toBe(403)
  })

  it('is not mistaken for one of our own', async ({ server }) => {
    expect((await raw(server, '{}', { origin: 'http://localhost:80', host: 'localhost:80' })).statusCode).toBe(400)
  })
})
