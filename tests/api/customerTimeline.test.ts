import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listTimeline, type TimelinePart } from '#shared/contract/timeline'
import { customerNotes } from '../../server/db/schema/notes'
import { auditRecords } from '../../server/db/schema/records'
import { addCase, addComments, addCustomer } from '../support/cases'
import { addPerson, type Person } from '../support/people'
import { startServer, type TestServer } from '../support/server'
import { addStatement } from '../support/statements'

let server: TestServer
let staff: Person
let token: string
beforeAll(async () => {
  server = await startServer()
  staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
  token = await server.signIn(staff)
})
afterAll(() => server.stop())

interface Asked {
  part?: TimelinePart
  after?: string
  page_size?: number
}

async function pageOf(person: Person, asked: Asked = {}, as = token) {
  const query = { crm_customer_id: person.customerNumber, ...asked }
  const { data } = await server.call(listTimeline, { query }, { token: as })
  return listTimeline.response.parse(data)
}

/** A bill, a request with three comments of one moment, a message and a note, from old to new. */
async function addPast() {
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

describe('all that happened to a customer', () => {
  it('comes page by page: everything once, the newest first, also what happened in one moment', async () => {
    const { person } = await addPast()
    const whole = await pageOf(person)
    expect(whole.entries.map(({ kind }) => kind)).toEqual([
      'signin',
      'note',
      'case',
      'comment',
      'comment',
      'comment',
      'case',
      'statement',
    ])
    expect(whole.next).toBeNull()
    const paged: typeof whole.entries = []
    let after: string | null | undefined
    do {
      const page = await pageOf(person, { page_size: 2, ...(after && { after }) })
      paged.push(...page.entries)
      after = page.next
    } while (after !== null)
    expect(paged).toEqual(whole.entries)
  })

  it('is told of one kind alone where that is asked for, with what was written under it', async () => {
    const { person, request, message } = await addPast()
    const idsOf = async (part: TimelinePart) =>
      (await pageOf(person, { part })).entries.map((entry) => ('case_id' in entry ? entry.case_id : entry.kind))
    expect(await idsOf('requests')).toEqual([request, request, request, request])
    expect(await idsOf('messages')).toEqual([message])
    expect(await idsOf('bills')).toEqual(['statement'])
    expect(await idsOf('notes')).toEqual(['note'])
  })

  it('holds what the rights of whoever asks cover, whatever they ask for', async () => {
    const { person } = await addPast()
    const clerk = await addPerson(server.database.db, {
      userType: 'CENTRIC',
      rights: ['ACCOUNTS.read', 'BILLINGHISTORY.read'],
    })
    const as = await server.signIn(clerk)
    const seen = await pageOf(person, {}, as)
    expect(seen.entries.map(({ kind }) => kind)).toEqual(['note', 'statement'])
    expect(seen.left_out).toEqual(['payments', 'credits', 'refunds', 'requests', 'messages', 'sign-ins'])
    expect((await pageOf(person, { part: 'messages' }, as)).entries).toEqual([])
  })

  it('holds nothing of another customer', async () => {
    const { person } = await addPast()
    const other = await addPast()
    const text = JSON.stringify(await pageOf(person))
    for (const id of [other.request, other.message]) expect(text).not.toContain(id)
  })

  it('is a look that is recorded, whichever page it is of', async () => {
    const { person } = await addPast()
    const first = await pageOf(person, { page_size: 2 })
    await pageOf(person, { page_size: 2, after: first.next ?? '' })
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, staff.userId), eq(auditRecords.customerNumber, person.customerNumber)))
    const look = { action: 'customer.opened', details: { what: 'timeline' } }
    expect(records).toMatchObject([look, look])
  })

  it('is not there for a customer who does not exist, nor from a mark that is none', async () => {
    const ask = (query: Asked & { crm_customer_id: string }) => server.call(listTimeline, { query }, { token })
    expect((await ask({ crm_customer_id: 'CU-00000000' })).status).toBe(404)
    expect((await ask({ crm_customer_id: staff.customerNumber, after: '1_case_x' })).status).toBe(400)
  })
})
