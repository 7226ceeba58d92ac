import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { getDunningReport } from '#shared/contract/billing/dunning'
import { endMoratorium, listMoratoria, type Moratorium, startMoratorium } from '#shared/contract/billing/moratoria'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import * as communityTexts from '#shared/texts/customers/communities'
import * as fieldTexts from '#shared/texts/fields'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addDebtor, fetchNoticeRun, notify, parseNoticeRun } from '../../support/data/billing/dunning'
import { addStaff } from '../../support/data/cases/queue'
import { addCommunity, testRow } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Awaited<ReturnType<typeof addStaff>>
let debtor: Awaited<ReturnType<typeof addDebtor>>

it.beforeAll(async ({ server }) => {
  staff = await addStaff(server)
  debtor = await addDebtor(server.database.db, { dueOn: '2026-02-18' })
})
it.beforeEach(({ server }) => server.setNow(testNow))
// The accounts of the tests share a community, so a moratorium must not apply to the next test.
it.afterEach(async ({ server }) => {
  for (const { moratorium_id, state } of (await list(server)).moratoria) {
    if (state !== 'ended') await end(server, moratorium_id)
  }
})

const input = {
  kind: 'winter' as const,
  community_ids: [testRow.id],
  starts_on: '2026-03-13',
  ends_on: '2026-03-31',
  note: 'City ordinance',
}
const start = (server: TestServer, changes: Partial<{ [N in keyof typeof input]: unknown }> = {}, as = staff.token) =>
  server.call(startMoratorium, { body: { ...input, ...changes } as typeof input }, { token: as })
const startedIds = async (...request: Parameters<typeof start>): Promise<string[]> =>
  startMoratorium.response.parse((await start(...request)).data).moratorium_ids
const end = (server: TestServer, moratorium_id: string, as = staff.token) =>
  server.call(endMoratorium, { params: { moratorium_id } }, { token: as })
const list = async (server: TestServer) =>
  listMoratoria.response.parse((await server.call(listMoratoria, { query: {} }, { token: staff.token })).data)
const stateOf = async (server: TestServer, id: string | undefined): Promise<Moratorium['state'] | undefined> =>
  (await list(server)).moratoria.find(({ moratorium_id }) => moratorium_id === id)?.state

async function report(server: TestServer, held: 'no' | 'yes' = 'no') {
  const answer = await server.call(getDunningReport, { query: { held, page_size: 500 } }, { token: staff.token })
  return getDunningReport.response.parse(answer.data)
}
const isDue = async (server: TestServer): Promise<boolean> =>
  (await report(server)).accounts.some(({ account_no }) => account_no === debtor.number)

describe('a moratorium', () => {
  it('holds all accounts in its community until its last day, with its reason', async ({ server }) => {
    const [id] = await startedIds(server)
    const { accounts, moratoria } = await report(server)
    expect(accounts).toEqual([])
    expect(moratoria).toEqual([
      {
        moratorium_id: id,
        kind: 'winter',
        community: testRow.name,
        starts_on: '2026-03-13',
        ends_on: '2026-03-31',
        note: 'City ordinance',
        state: 'active',
        created_by: expect.stringMatching(/\S/),
        ended_at: null,
      },
    ])
    const onHold = (await report(server, 'yes')).accounts.find(({ account_no }) => account_no === debtor.number)
    expect(onHold).toMatchObject({ hold_reason: 'winter', hold_id: null, next_action_on: '2026-04-01' })
  })

  it('a moratorium for all communities puts every account on hold', async ({ server }) => {
    await startedIds(server, { community_ids: null, kind: 'emergency' })
    expect((await report(server)).moratoria).toMatchObject([{ community: null, kind: 'emergency' }])
    expect(await isDue(server)).toBe(false)
  })

  it('a moratorium in another community holds no account here', async ({ server }) => {
    await addCommunity(server.database.db, { id: 'moratorium-green', name: 'Moratorium Green' })
    await startedIds(server, { community_ids: ['moratorium-green'] })
    expect(await isDue(server)).toBe(true)
  })

  it('has no effect before its first day', async ({ server }) => {
    const [id] = await startedIds(server, { starts_on: '2026-03-14' })
    expect([await stateOf(server, id), await isDue(server)]).toEqual(['scheduled', true])
  })

  it('is stored for each community, and each can be ended alone', async ({ server }) => {
    await addCommunity(server.database.db, { id: 'moratorium-hill', name: 'Moratorium Hill' })
    const [first, second] = await startedIds(server, { community_ids: ['moratorium-hill', testRow.id] })
    expect((await end(server, second ?? '')).status).toBe(200)
    expect([await stateOf(server, first), await stateOf(server, second)]).toEqual(['active', 'ended'])
    expect(await isDue(server)).toBe(true)
  })

  it('can be ended again without effect, and is not found under another id', async ({ server }) => {
    const [id] = await startedIds(server)
    expect((await end(server, id ?? '')).status).toBe(200)
    expect((await end(server, id ?? '')).status).toBe(200)
    expect((await end(server, randomUUID())).status).toBe(404)
    const records = await server.database.db
      .select({ action: auditRecords.action, details: auditRecords.details })
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, staff.person.userId), eq(auditRecords.action, 'moratorium.ended')))
    expect(records.at(-1)?.details).toEqual({ reason: 'winter', communities: testRow.id, until: '2026-03-31' })
  })

  it('is recorded in the audit log', async ({ server }) => {
    await startedIds(server, { note: 'Recorded' })
    const records = await server.database.db
      .select({ details: auditRecords.details })
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, staff.person.userId), eq(auditRecords.action, 'moratorium.started')))
    expect(records.map(({ details }) => details)).toContainEqual({
      reason: 'winter',
      communities: testRow.id,
      effectiveOn: '2026-03-13',
      until: '2026-03-31',
      note: 'Recorded',
    })
  })

  it('is rejected on days of another one of its kind, and accepted after them', async ({ server }) => {
    await startedIds(server)
    const taken = { status: 409, messages: [moratoriumTexts.moratoriumExists] }
    expect(await start(server, { starts_on: '2026-03-31', ends_on: '2026-04-02' })).toMatchObject(taken)
    expect((await start(server, { kind: 'cold_weather' })).status).toBe(200)
    expect((await start(server, { starts_on: '2026-04-01', ends_on: '2026-04-02' })).status).toBe(200)
  })

  it('is started once if two agents start it at the same time', async ({ server }) => {
    const answers = await Promise.all([start(server), start(server)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it.for([
    ['kind', 'flood', moratoriumTexts.moratoriumKindMissing],
    ['community_ids', [], communityTexts.communityMissing],
    ['community_ids', ['nowhere'], communityTexts.unknownCommunity],
    ['starts_on', '2026-03-12', moratoriumTexts.moratoriumInPast],
    ['ends_on', '2026-03-12', moratoriumTexts.moratoriumEndsEarly],
    ['ends_on', '2027-03-13', moratoriumTexts.moratoriumTooLong],
    ['note', ' ', fieldTexts.required(fieldTexts.reason)],
  ] as const)('is rejected with the %s %j', async ([field, value, text], { server }) => {
    expect(await start(server, { [field]: value })).toMatchObject({ status: 400, fields: { [field]: text } })
  })

  it('can last a year', async ({ server }) => {
    expect((await start(server, { ends_on: '2027-03-12' })).status).toBe(200)
  })

  it('requires the right to write', async ({ server }) => {
    const [id] = await startedIds(server)
    const reader = await signInStaff(server, ['DUNNING.read'])
    expect((await start(server, { kind: 'emergency' }, reader)).status).toBe(403)
    expect((await end(server, id ?? '', reader)).status).toBe(403)
    expect(await stateOf(server, id)).toBe('active')
  })

  it('still prevents the notices of a run if it starts after the run', async ({ server }) => {
    const run = parseNoticeRun(await notify(server, staff.token, { accounts: [debtor.number] }))
    await startedIds(server)
    await server.finishJobs()
    const { rows } = await fetchNoticeRun(server, staff.token, run.run_id)
    expect(rows).toMatchObject([{ status: 'skipped', message: dunningTexts.onHold }])
  })
})
