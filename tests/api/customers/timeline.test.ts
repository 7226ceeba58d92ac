import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listTimeline, type TimelinePart } from '#shared/contract/customers/timeline'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { customerNotes } from '../../../server/db/schema/customers/notes'
import { addStatement } from '../../support/data/billing/statements'
import { addCase, addComments, addCustomer } from '../../support/data/cases/cases'
import { addPerson, type Person } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
it.beforeAll(async ({ server }) => {
  staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
  token = await server.signIn(staff)
})

interface TimelineFilter {
  part?: TimelinePart
  after?: string
  page_size?: number
}

async function pageOf(server: TestServer, person: Person, filter: TimelineFilter = {}, as = token) {
  const query = { crm_customer_id: person.customerNumber, ...filter }
  const { data } = await server.call(listTimeline, { query }, { token: as })
  return listTimeline.response.parse(data)
}

/** Adds a bill, a request with three simultaneous comments, a message and a note, from oldest to newest. */
async function addPast(server: TestServer) {
  const { person, account } = await addCustomer(server)
  await addStatement(server.database.db, account, { month: '2025-03', lines: [] })
  const request = await addCase(server, person, { createdAt: new Date('2025-05-01T10:00:00Z') })
  const createdAt = new Date('2025-05-02T10:00:00Z')
  for (const bodies of [['One'], ['Two'], ['Three']]) await addComments(server, request, { bodies, createdAt })
  const message = await addCase(server, person, { kind: 'message', createdAt: new Date('2025-06-01T10:00:00Z') })
  await server.database.db.insert(customerNotes).values({
    customerNumber: person.customerNumber,
    userId: staff.userId,
    authorName: 'Imani Penhallow',
    body: 'Calls back.',
    createdAt: new Date('2025-07-01T10:00:00Z'),
  })
  return { person, request, message }
}

describe('the timeline of a customer', () => {
  it('has pages: everything once, the newest first, also events of the same moment', async ({ server }) => {
    const { person } = await addPast(server)
    const all = await pageOf(server, person)
    expect(all.entries.map(({ kind }) => kind)).toEqual([
      'signin',
      'note',
      'case',
      'comment',
      'comment',
      'comment',
      'case',
      'statement',
    ])
    expect(all.next).toBeNull()
    const paged: typeof all.entries = []
    let after: string | null | undefined
    do {
      const page = await pageOf(server, person, { page_size: 2, ...(after && { after }) })
      paged.push(...page.entries)
      after = page.next
    } while (after !== null)
    expect(paged).toEqual(all.entries)
  })

  it('is filtered by kind, with the text of each entry', async ({ server }) => {
    const { person, request, message } = await addPast(server)
    const idsOf = async (part: TimelinePart) =>
      (await pageOf(server, person, { part })).entries.map((entry) => ('case_id' in entry ? entry.case_id : entry.kind))
    expect(await idsOf('requests')).toEqual([request, request, request, request])
    expect(await idsOf('messages')).toEqual([message])
    expect(await idsOf('bills')).toEqual(['statement'])
    expect(await idsOf('notes')).toEqual(['note'])
  })

  it('contains what the user’s rights cover, whatever is requested', async ({ server }) => {
    const { person } = await addPast(server)
    const clerk = await addPerson(server.database.db, {
      userType: 'CENTRIC',
      rights: ['ACCOUNTS.read', 'BILLINGHISTORY.read'],
    })
    const as = await server.signIn(clerk)
    const seen = await pageOf(server, person, {}, as)
    expect(seen.entries.map(({ kind }) => kind)).toEqual(['note', 'statement'])
    expect(seen.left_out).toEqual(['payments', 'credits', 'refunds', 'requests', 'messages', 'sign-ins'])
    expect((await pageOf(server, person, { part: 'messages' }, as)).entries).toEqual([])
  })

  it('contains nothing of another customer', async ({ server }) => {
    const { person } = await addPast(server)
    const other = await addPast(server)
    const text = JSON.stringify(await pageOf(server, person))
    for (const id of [other.request, other.message]) expect(text).not.toContain(id)
  })

  it('is recorded as access, whichever page it is', async ({ server }) => {
    const { person } = await addPast(server)
    const first = await pageOf(server, person, { page_size: 2 })
    await pageOf(server, person, { page_size: 2, after: first.next ?? '' })
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, staff.userId), eq(auditRecords.customerNumber, person.customerNumber)))
    const accessRecord = { action: 'customer.opened', details: { what: 'timeline' } }
    expect(records).toMatchObject([accessRecord, accessRecord])
  })

  it('is not found for an unknown customer, and rejects an invalid cursor', async ({ server }) => {
    const ask = (query: TimelineFilter & { crm_customer_id: string }) => server.call(listTimeline, { query }, { token })
    expect((await ask({ crm_customer_id: 'CU-00000000' })).status).toBe(404)
    expect((await ask({ crm_customer_id: staff.customerNumber, after: '1_case_x' })).status).toBe(400)
  })
})
