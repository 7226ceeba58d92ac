import { desc } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  countAudience,
  createAnnouncement,
  deleteAnnouncement,
  expireAnnouncement,
  listActiveAnnouncements,
  listAnnouncements,
  type ManagedAnnouncement,
  updateAnnouncement,
  updateAnnouncementPriority,
} from '#shared/contract/content/announcements'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as httpTexts from '#shared/texts/http'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { announcements } from '../../../server/db/schema/content/announcements'
import { anAnnouncementInput } from '../../support/data/content/announcements'
import { addAccount, addPerson } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
let customerToken: string
it.beforeAll(async ({ server }) => {
  token = await signInStaff(server)
  const person = await addPerson(server.database.db)
  await addAccount(server.database.db, person.customerNumber)
  customerToken = await server.signIn(person)
})
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  await server.database.db.delete(announcements)
})

const Managed = z.object({ announcement_id: z.uuid(), version: z.int(), status: z.string(), title: z.string() })
const List = z.object({ announcements: z.array(Managed), total_count: z.int() })

const send = (server: TestServer, changes = {}, options = {}) =>
  server.call(createAnnouncement, { body: anAnnouncementInput(changes) }, { token, ...options })
const made = async (server: TestServer, changes = {}) => Managed.parse((await send(server, changes)).data)
const listed = async (server: TestServer, query = {}) =>
  List.parse((await server.call(listAnnouncements, { query }, { token })).data)
const titles = async (server: TestServer, query = {}) =>
  (await listed(server, query)).announcements.map(({ title }) => title)
const seenByCustomer = async (server: TestServer) =>
  z
    .array(z.object({ title: z.string() }))
    .parse((await server.call(listActiveAnnouncements, { query: {} }, { token: customerToken })).data)
    .map(({ title }) => title)
const lastRecord = async (server: TestServer) => {
  const [record] = await server.database.db.select().from(auditRecords).orderBy(desc(auditRecords.at)).limit(1)
  return record
}

describe('publishing an announcement', () => {
  it('returns the whole announcement, shows it to customers immediately and leaves a record', async ({ server }) => {
    const answer = await send(server, { link_url: '/resourceCenter', link_text: 'Rates' })
    expect(answer).toMatchObject({ status: 200, messages: [announcementTexts.added] })
    const { draft: _draft, ...written } = anAnnouncementInput({ link_url: '/resourceCenter', link_text: 'Rates' })
    const expected: ManagedAnnouncement = {
      ...written,
      announcement_id: expect.any(String),
      priority: 0,
      status: 'live',
      version: 1,
      seen_count: 0,
    }
    expect(answer.data).toEqual(expected)
    expect(await seenByCustomer(server)).toEqual(['Fiber work tonight'])
    expect(await lastRecord(server)).toMatchObject({
      action: 'announcement.created',
      details: { title: 'Fiber work tonight' },
    })
  })

  it('places news after safety and before items of the same importance', async ({ server }) => {
    await made(server, { title: 'Older news', severity: 'info' })
    await made(server, { title: 'If you smell gas', severity: 'safety', dismissible: false })
    await made(server, { title: 'Rates', severity: 'info' })
    expect(await titles(server)).toEqual(['If you smell gas', 'Rates', 'Older news'])
    expect(await seenByCustomer(server)).toEqual(['If you smell gas', 'Rates', 'Older news'])
  })

  it('creates one for a request that is repeated with its key, and rejects another with the same key', async ({
    server,
  }) => {
    const idempotencyKey = 'click-0001'
    const [first, second] = [await send(server, {}, { idempotencyKey }), await send(server, {}, { idempotencyKey })]
    expect(second.data).toEqual(first.data)
    expect(await titles(server)).toHaveLength(1)
    const other = await send(server, { title: 'Another' }, { idempotencyKey })
    expect(other).toMatchObject({ status: 422, messages: [httpTexts.otherRequest] })
  })

  it.for([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(121) }, 'title', 'Title cannot be more than 120 characters'],
    [{ body: '' }, 'body', 'Text is required'],
    [{ ends_at: '2026-03-13T12:00:00.000Z' }, 'ends_at', announcementTexts.endsTooEarly],
    [{ severity: 'safety' as const }, 'dismissible', announcementTexts.alertStays],
    [{ severity: 'urgent' as const }, 'dismissible', announcementTexts.alertStays],
    [{ link_url: 'javascript:alert(1)', link_text: 'Read' }, 'link_url', announcementTexts.unsafeLink],
    [{ link_url: '//evil.example', link_text: 'Read' }, 'link_url', announcementTexts.unsafeLink],
    [{ link_url: 'https://example.com' }, 'link_text', announcementTexts.linkTextMissing],
    [{ community: ['Nowhere'] }, 'audience', announcementTexts.emptyAudience],
  ] as const)('rejects %j at %s', async ([changes, field, message], { server }) => {
    expect(await send(server, changes)).toMatchObject({ status: 400, fields: { [field]: message } })
    expect(await titles(server)).toEqual([])
  })

  it('can be a draft even if no one is in its audience, and drafts are shown to no one', async ({ server }) => {
    expect((await made(server, { draft: true, community: ['Nowhere'] })).status).toBe('draft')
    expect(await made(server, { draft: true })).toMatchObject({ status: 'draft' })
    expect(await seenByCustomer(server)).toEqual([])
  })
})

describe('the list of announcements', () => {
  it('contains current ones in order, and separately the expired ones, the latest first', async ({ server }) => {
    await made(server, { title: 'Over', ends_at: '2026-03-13T14:00:00.000Z' })
    await made(server, { title: 'Over later', ends_at: '2026-03-13T14:30:00.000Z' })
    await made(server, { title: 'Live' })
    await made(server, { title: 'Scheduled', starts_at: '2026-03-14T00:00:00.000Z' })
    expect(await titles(server)).toEqual(['Scheduled', 'Live'])
    expect(await titles(server, { view: 'expired' })).toEqual(['Over later', 'Over'])
    expect((await listed(server, { view: 'expired', page_size: '1' })).total_count).toBe(2)
  })

  it.for([
    ['state', 'states', 'TX', 'OK'],
    ['city', 'cities', 'Quillmere', 'Elsewhere'],
    ['pincode', 'zips', '00152', '00218'],
    ['community', 'communities', 'Fennick Oaks', 'Elsewhere'],
    ['service_type_code', 'services', 'GAS', 'TV'],
    ['user_type', 'user types', 'BUILDER', 'DEVELOPER'],
  ] as const)(
    'by %s contains the announcements for the one that is asked for, and those for all %s',
    async ([name, , asked, other], { server }) => {
      await made(server, { title: 'For others', draft: true, [name]: [other] })
      await made(server, { title: 'For all' })
      await made(server, { title: 'For both', draft: true, [name]: [asked, other] })
      expect(await titles(server, { [name]: asked })).toEqual(['For both', 'For all'])
    },
  )

  it('is counted and paginated by audience, for expired ones too', async ({ server }) => {
    const ended = { ends_at: '2026-03-13T14:00:00.000Z', user_type: ['CENTRIC'] }
    await made(server, { ...ended, title: 'Over' })
    await made(server, { ...ended, title: 'Over for others', user_type: ['CUSTOMER'] })
    const found = await listed(server, { view: 'expired', user_type: 'CENTRIC' })
    expect(found).toMatchObject({ announcements: [{ title: 'Over' }], total_count: 1 })
  })

  it('depends on the current time', async ({ server }) => {
    await made(server, { starts_at: '2026-03-13T16:00:00.000Z', ends_at: '2026-03-13T17:00:00.000Z' })
    const statusAt = async (moment: string, view: string) => {
      server.setNow(moment)
      return (await listed(server, { view })).announcements.map(({ status }) => status)
    }
    expect(await statusAt('2026-03-13T15:59:59.999Z', 'current')).toEqual(['scheduled'])
    expect(await statusAt('2026-03-13T16:00:00.000Z', 'current')).toEqual(['live'])
    expect(await statusAt('2026-03-13T17:00:00.000Z', 'expired')).toEqual(['expired'])
  })
})

describe('changing an announcement', () => {
  it('stores it, increases the version and leaves a record', async ({ server }) => {
    const { announcement_id, version } = await made(server)
    const body = { ...anAnnouncementInput({ title: 'Moved to Friday' }), version }
    const answer = await server.call(updateAnnouncement, { params: { announcement_id }, body }, { token })
    expect(answer).toMatchObject({
      messages: [announcementTexts.updated],
      data: { version: 2, title: 'Moved to Friday' },
    })
    expect(await lastRecord(server)).toMatchObject({ action: 'announcement.changed' })
  })

  it('rejects the second of two at the same time, and changes nothing', async ({ server }) => {
    const { announcement_id, version } = await made(server)
    const change = (title: string) =>
      server.call(
        updateAnnouncement,
        { params: { announcement_id }, body: { ...anAnnouncementInput({ title }), version } },
        { token },
      )
    const answers = await Promise.all([change('One'), change('Two')])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([announcementTexts.editConflict])
    const removed = await server.call(
      deleteAnnouncement,
      { params: { announcement_id }, query: { version } },
      { token },
    )
    expect(removed.status).toBe(409)
  })

  it('ends a live one now, by the server’s clock', async ({ server }) => {
    const { announcement_id, version } = await made(server)
    const body = { announcement_id, version }
    const answer = await server.call(expireAnnouncement, { body }, { token })
    expect(answer.data).toMatchObject({ status: 'expired', ends_at: testNow })
    expect(await seenByCustomer(server)).toEqual([])
    expect(await lastRecord(server)).toMatchObject({ action: 'announcement.expired' })
  })

  it('deletes it, with a record of its content', async ({ server }) => {
    const { announcement_id, version } = await made(server)
    const params = { announcement_id }
    const answer = await server.call(deleteAnnouncement, { params, query: { version } }, { token })
    expect(answer.messages).toEqual([announcementTexts.deleted])
    expect(await titles(server)).toEqual([])
    expect(await lastRecord(server)).toMatchObject({
      action: 'announcement.deleted',
      details: { title: 'Fiber work tonight' },
    })
    expect((await server.call(deleteAnnouncement, { params, query: { version } }, { token })).status).toBe(404)
  })
})

describe('the order of announcements', () => {
  const order = (server: TestServer, ids: string[], previous_order: string[]) =>
    server.call(
      updateAnnouncementPriority,
      {
        body: {
          announcements: ids.map((announcement_id, index) => ({ announcement_id, priority: index + 1 })),
          previous_order,
        },
      },
      { token },
    )
  const three = async (server: TestServer) => {
    for (const title of ['Third', 'Second', 'First']) await made(server, { title })
    return (await listed(server)).announcements.map(({ announcement_id: id }) => id)
  }

  it('is stored as sent, for staff and customers', async ({ server }) => {
    const ids = await three(server)
    const answer = await order(server, ids.toReversed(), ids)
    expect(answer).toMatchObject({ status: 200, messages: [announcementTexts.orderUpdated] })
    expect(await titles(server)).toEqual(['Third', 'Second', 'First'])
    expect(await seenByCustomer(server)).toEqual(['Third', 'Second', 'First'])
    expect(await lastRecord(server)).toMatchObject({ action: 'announcement.ordered' })
  })

  it('is rejected and unchanged if someone else changed it first or one item is missing', async ({ server }) => {
    const ids = await three(server)
    await order(server, ids.toReversed(), ids)
    expect(await order(server, ids, ids)).toMatchObject({ status: 409, messages: [announcementTexts.orderChanged] })
    const now = ids.toReversed()
    expect((await order(server, now.slice(1), now)).status).toBe(409)
    expect((await order(server, [now[0] ?? '', ...now.slice(0, -1)], now)).status).toBe(409)
    expect(await titles(server)).toEqual(['Third', 'Second', 'First'])
  })
})

describe('the size of an audience', () => {
  const everyone = { state: [], city: [], pincode: [], community: [], service_type_code: [], user_type: [] }
  const count = async (server: TestServer, audience = {}) =>
    (await server.call(countAudience, { body: { ...everyone, ...audience } }, { token })).data

  it('counts customers by service address and type, and named staff', async ({ server }) => {
    const builder = await addPerson(server.database.db, { userType: 'BUILDER' })
    await addAccount(server.database.db, builder.customerNumber)
    const customers = (customer_count: number, staff_count = 0) => ({ customer_count, is_exact: true, staff_count })
    expect(await count(server)).toEqual(customers(2))
    expect(await count(server, { city: ['Quillmere'], service_type_code: ['FIBER'] })).toEqual(customers(2))
    expect(await count(server, { city: ['Quillmere'], service_type_code: ['GAS'] })).toEqual(customers(0))
    expect(await count(server, { user_type: ['BUILDER'] })).toEqual(customers(1))
    expect(await count(server, { user_type: ['CENTRIC'] })).toEqual(customers(0, 1))
  })
})

it('users with read-only access can view announcements, and not change them', async ({ server }) => {
  const rights = ['ANNOUNCEMENTS.read']
  const reader = await signInStaff(server, rights)
  expect((await server.call(listAnnouncements, { query: {} }, { token: reader })).status).toBe(200)
  expect((await server.call(createAnnouncement, { body: anAnnouncementInput() }, { token: reader })).status).toBe(403)
  expect(await titles(server)).toEqual([])
})
