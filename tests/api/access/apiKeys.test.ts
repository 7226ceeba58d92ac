import { desc } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { keyPrefix, maxApiKeys } from '#shared/access/apiKeys'
import { createApiKey, getOwnApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '#shared/contract/access/apiKeys'
import { listRoles } from '#shared/contract/access/roles'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import { apiKeys } from '../../../server/db/schema/access/apiKeys'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { startServer, type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
it.beforeAll(async ({ server }) => {
  staff = await addPerson(server.database.db, {
    userType: 'CENTRIC',
    rights: ['APIKEYS.read', 'APIKEYS.write', 'EVENTS.read'],
    name: { first: 'Ada', last: 'Quill' },
  })
  token = await server.signIn(staff)
})
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  await server.database.db.delete(apiKeys)
})

interface Issued {
  api_key: { api_key_id: string; last_characters: string }
  token: string
}

const ask = (server: TestServer, body: Partial<Record<'name' | 'days', unknown>> = {}, as = token) =>
  server.call(
    createApiKey,
    { body: { name: 'Billing system', rights: ['EVENTS.read'], days: 90, ...body } as never },
    { token: as },
  )
const create = async (server: TestServer, body = {}): Promise<Issued> => (await ask(server, body)).data as Issued
const rotate = async (server: TestServer, { api_key: { api_key_id } }: Issued): Promise<Issued> =>
  (await server.call(rotateApiKey, { params: { api_key_id }, body: { days: 30 } }, { token })).data as Issued
const revoke = (server: TestServer, { api_key: { api_key_id } }: Issued) =>
  server.call(revokeApiKey, { params: { api_key_id } }, { token })
const useKey = (server: TestServer, key: string) => server.call(getOwnApiKey, {}, { token: key })
/** The clock may have passed the end of an earlier session. */
const list = async (server: TestServer) =>
  (await server.call(listApiKeys, {}, { token: await server.signIn(staff) })).data

describe('a new API key', () => {
  it('is returned once with what administrators see of it afterwards', async ({ server }) => {
    const issued = await create(server)
    expect(issued.token.startsWith(keyPrefix)).toBe(true)
    expect(issued.api_key).toEqual({
      api_key_id: issued.api_key.api_key_id,
      name: 'Billing system',
      rights: ['EVENTS.read'],
      last_characters: issued.token.slice(-4),
      status: 'active',
      created_by: 'Ada Quill',
      created_at: '2026-03-13T15:00:00.000Z',
      expires_at: '2026-06-11T15:00:00.000Z',
      last_used_at: null,
      last_used_from: null,
      former_key_until: null,
    })
    expect(await list(server)).toEqual([issued.api_key])
  })

  it('is not stored, only its hash', async ({ server }) => {
    const { token: key } = await create(server)
    const [row] = await server.database.db.select().from(apiKeys)
    expect(row?.tokenHash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(key)
  })

  it('tells the program that uses it about itself', async ({ server }) => {
    const issued = await create(server)
    expect(await useKey(server, issued.token)).toMatchObject({
      status: 200,
      data: {
        api_key_id: issued.api_key.api_key_id,
        name: 'Billing system',
        rights: ['EVENTS.read'],
        expires_at: '2026-06-11T15:00:00.000Z',
      },
    })
  })

  it('needs a name that no other key has', async ({ server }) => {
    await create(server)
    expect(await ask(server, { name: 'billing System' })).toMatchObject({
      status: 409,
      fields: { name: apiKeyTexts.nameTaken },
    })
  })

  it('cannot be valid for more than a year', async ({ server }) => {
    expect(await ask(server, { days: 366 })).toMatchObject({
      status: 400,
      fields: { days: apiKeyTexts.daysOutOfRange(365) },
    })
  })

  it('cannot have a right that its creator lacks', async ({ server }) => {
    const narrow = await signInStaff(server, ['APIKEYS.read', 'APIKEYS.write'])
    expect(await ask(server, {}, narrow)).toMatchObject({
      status: 403,
      fields: { rights: apiKeyTexts.rightsAbove },
    })
  })

  it('is refused once there are too many keys', async ({ server }) => {
    const { api_key: first } = await create(server)
    const [row] = await server.database.db.select().from(apiKeys)
    if (!row) throw new Error('The key is missing')
    const copies = Array.from({ length: maxApiKeys - 1 }, (_, index) => ({
      ...row,
      id: undefined,
      name: `Copy ${index}`,
      tokenHash: Buffer.from(`copy ${index}`),
    }))
    await server.database.db.insert(apiKeys).values(copies)
    expect(first.last_characters).toHaveLength(4)
    expect(await ask(server, { name: 'One more' })).toMatchObject({
      status: 409,
      messages: [apiKeyTexts.tooManyKeys(maxApiKeys)],
    })
  })
})

describe('the use of an API key', () => {
  it('is shown with its time and address', async ({ server }) => {
    const issued = await create(server)
    server.setNow('2026-03-14T09:30:00.000Z')
    await useKey(server, issued.token)
    expect(await list(server)).toMatchObject([
      { last_used_at: '2026-03-14T09:30:00.000Z', last_used_from: '127.0.0.1' },
    ])
  })

  it('is refused once the key has expired', async ({ server }) => {
    const issued = await create(server)
    server.setNow('2026-06-11T15:00:00.000Z')
    expect(await useKey(server, issued.token)).toMatchObject({ status: 401, messages: [apiKeyTexts.unknownKey] })
    expect(await list(server)).toMatchObject([{ status: 'expired' }])
  })

  it('is refused with a key that was never issued', async ({ server }) => {
    const answer = await useKey(server, `${keyPrefix}${'x'.repeat(43)}`)
    expect(answer).toMatchObject({ status: 401, messages: [apiKeyTexts.unknownKey] })
  })

  it('is refused in calls that are not for keys', async ({ server }) => {
    const issued = await create(server)
    for (const endpoint of [listRoles, listApiKeys]) {
      const answer = await server.call(endpoint, {}, { token: issued.token })
      expect(answer).toMatchObject({ status: 403, messages: [apiKeyTexts.notForKeys] })
    }
  })

  it('is expected by the call that describes a key', async ({ server }) => {
    expect(await useKey(server, token)).toMatchObject({ status: 404, messages: [apiKeyTexts.onlyForKeys] })
  })
})

describe('a rotated API key', () => {
  it('works next to its former key for 24 hours', async ({ server }) => {
    const former = await create(server)
    const current = await rotate(server, former)
    expect(current.token).not.toBe(former.token)
    expect(await list(server)).toMatchObject([
      { expires_at: '2026-04-12T15:00:00.000Z', former_key_until: '2026-03-14T15:00:00.000Z' },
    ])
    server.setNow('2026-03-14T14:59:59.000Z')
    expect((await useKey(server, former.token)).status).toBe(200)
    expect((await useKey(server, current.token)).status).toBe(200)
    server.setNow('2026-03-14T15:00:00.000Z')
    expect((await useKey(server, former.token)).status).toBe(401)
    expect((await useKey(server, current.token)).status).toBe(200)
  })

  it('can’t be rotated again while its former key works, which the other system may still use', async ({ server }) => {
    const former = await create(server)
    const { api_key: key } = await rotate(server, former)
    const input = { params: { api_key_id: key.api_key_id }, body: { days: 30 } }
    const answer = await server.call(rotateApiKey, input, { token })
    expect(answer).toMatchObject({ status: 409, messages: [apiKeyTexts.rotatedLately] })
    expect((await useKey(server, former.token)).status).toBe(200)
    server.setNow('2026-03-14T15:00:00.000Z')
    expect((await server.call(rotateApiKey, input, { token: await signInStaff(server) })).status).toBe(200)
  })

  it('does not extend the life of its former key', async ({ server }) => {
    const former = await create(server, { days: 1 })
    server.setNow('2026-03-14T14:00:00.000Z')
    await rotate(server, former)
    server.setNow('2026-03-14T15:00:00.000Z')
    expect((await useKey(server, former.token)).status).toBe(401)
  })

  it('cannot give rights to someone who lacks them', async ({ server }) => {
    const { api_key: key } = await create(server)
    const narrow = await signInStaff(server, ['APIKEYS.read', 'APIKEYS.write'])
    const input = { params: { api_key_id: key.api_key_id }, body: { days: 30 } }
    expect((await server.call(rotateApiKey, input, { token: narrow })).status).toBe(403)
  })
})

describe('a revoked API key', () => {
  it('ends immediately, together with its former key', async ({ server }) => {
    const former = await create(server)
    const current = await rotate(server, former)
    expect(await revoke(server, current)).toMatchObject({ status: 200, data: { status: 'revoked' } })
    expect((await useKey(server, former.token)).status).toBe(401)
    expect((await useKey(server, current.token)).status).toBe(401)
  })

  it('can be neither rotated nor revoked again', async ({ server }) => {
    const issued = await create(server)
    await revoke(server, issued)
    const input = { params: { api_key_id: issued.api_key.api_key_id }, body: { days: 30 } }
    expect((await server.call(rotateApiKey, input, { token })).status).toBe(409)
    expect((await revoke(server, issued)).status).toBe(409)
  })

  it('leaves its name to a new one', async ({ server }) => {
    await revoke(server, await create(server))
    expect((await ask(server)).status).toBe(200)
  })
})

describe('the audit log', () => {
  it('records what is done with a key, without the key', async ({ server }) => {
    const issued = await create(server)
    await revoke(server, await rotate(server, issued))
    const rows = await server.database.db.select().from(auditRecords).orderBy(desc(auditRecords.at)).limit(3)
    expect(rows.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'apiKey.revoked', details: { name: 'Billing system' } },
      { action: 'apiKey.rotated', details: { name: 'Billing system', days: 30 } },
      { action: 'apiKey.created', details: { name: 'Billing system', granted: 'EVENTS.read', days: 90 } },
    ])
  })
})

describe('too many calls', () => {
  it('are refused by key with the time to wait, and allowed again after it', { timeout: 60_000 }, async () => {
    const limited = await startServer({ API_CALLS_PER_MINUTE: '3' })
    try {
      const staff = await signInStaff(limited, ['APIKEYS.write', 'EVENTS.read'])
      const first = (await ask(limited, {}, staff)).data as Issued
      const second = (await ask(limited, { name: 'Another system' }, staff)).data as Issued
      for (let count = 0; count < 3; count += 1) expect((await useKey(limited, first.token)).status).toBe(200)
      const refused = await useKey(limited, first.token)
      expect(refused).toMatchObject({ status: 429, messages: [apiKeyTexts.tooManyCalls(1)] })
      expect(refused.headers['retry-after']).toBe('60')
      expect((await useKey(limited, second.token)).status).toBe(200)
      limited.setNow('2026-03-13T15:01:00.001Z')
      expect((await useKey(limited, first.token)).status).toBe(200)
    } finally {
      await limited.stop()
    }
  })

  it('are refused by network, whatever the key', { timeout: 60_000 }, async () => {
    const limited = await startServer({ API_CALLS_PER_MINUTE: '1' })
    try {
      const wrong = `${keyPrefix}${'x'.repeat(43)}`
      for (let count = 0; count < 5; count += 1) expect((await useKey(limited, wrong)).status).toBe(401)
      expect((await useKey(limited, wrong)).status).toBe(429)
    } finally {
      await limited.stop()
    }
  })
})
