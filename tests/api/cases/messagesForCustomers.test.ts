import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createMessage, listCustomerMessages, listMessages } from '#shared/contract/cases/messages'
import { searchQueue } from '#shared/contract/cases/queue'
import { getCustomerOverview } from '#shared/contract/customers/customers'
import { listTimeline } from '#shared/contract/customers/timeline'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff, fetchMessage, searchMessages, searchTitles } from '../../support/data/cases/queue'
import { addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
})

async function written(server: TestServer) {
  const customer = await addCustomer(server)
  const { data } = await server.call(
    createMessage,
    { body: { crm_contact_id: customer.person.contactId, title: 'Your call', description: 'As agreed.' } },
    { token: imani.token },
  )
  return { ...customer, caseId: createMessage.response.parse(data).case_id }
}

const listedFor = async (server: TestServer, contactId: string, token: string) => {
  const { data } = await server.call(listMessages, { query: { crm_contact_id: contactId } }, { token })
  return listMessages.response.parse(data).messages
}

describe('a message that staff write for a customer', () => {
  it('names its author to staff, wherever they read it', async ({ server }) => {
    const { person, caseId } = await written(server)
    expect(await fetchMessage(server, imani.token, caseId)).toMatchObject({
      name: 'Ada Quill',
      written_by: 'Imani Penhallow',
    })
    expect(await listedFor(server, person.contactId, imani.token)).toMatchObject([{ written_by: 'Imani Penhallow' }])
    const query = { crm_customer_id: person.customerNumber }
    const { data } = await server.call(listTimeline, { query }, { token: imani.token })
    const { entries } = listTimeline.response.parse(data)
    expect(entries.filter(({ kind }) => kind === 'case')).toMatchObject([{ written_by: 'Imani Penhallow' }])
  })

  it('names customer care as its author to the customer, and no person', async ({ server }) => {
    const { person, token } = await written(server)
    expect(await listedFor(server, person.contactId, token)).toMatchObject([{ written_by: '', is_unread: true }])
  })

  it('does not wait for an answer of staff', async ({ server }) => {
    const { person, caseId } = await written(server)
    expect(await fetchMessage(server, imani.token, caseId)).toMatchObject({ answer_due: null, is_unread: false })
    expect(
      await searchTitles(server, imani.token, { tab: 'unanswered', crm_customer_id: person.customerNumber }),
    ).toEqual([])
    const query = { crm_customer_id: person.customerNumber }
    const { data } = await server.call(getCustomerOverview, { query }, { token: imani.token })
    expect(data).toMatchObject({ unanswered_messages: 0 })
  })

  it('is distinguished from what the customer wrote', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    await addCase(server, person, { kind: 'message' })
    expect(await listedFor(server, person.contactId, token)).toMatchObject([{ written_by: null }])
  })
})

describe('the messages of one customer in the queue', () => {
  it('are complete, whichever user of the customer wrote them and however long ago', async ({ server }) => {
    const { person } = await addCustomer(server)
    const second = await addPerson(server.database.db)
    await addCase(server, person, { kind: 'message', title: 'Old', customerWroteAt: new Date('2019-01-01T10:00:00Z') })
    await addCase(server, second, { kind: 'message', title: 'New', customerNumber: person.customerNumber })
    await addCase(server, (await addCustomer(server)).person, { kind: 'message', title: 'Of another' })
    const body = { crm_customer_id: person.customerNumber }
    expect(await searchTitles(server, imani.token, body)).toEqual(['New', 'Old'])
    expect(await searchTitles(server, imani.token, { ...body, search: 'Ol' })).toEqual(['Old'])
    expect(await searchMessages(server, imani.token, body)).toMatchObject({ total_count: 2, is_exact: true })
  })

  it('require the right to the queue, and are recorded as access', async ({ server }) => {
    const { person } = await addCustomer(server)
    const body = { crm_customer_id: person.customerNumber }
    const clerk = await addStaff(server, { rights: ['ACCOUNTS.read', 'MESSAGEBOX.read'] })
    expect((await server.call(searchQueue, { body }, { token: clerk.token })).status).toBe(403)
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    await searchMessages(server, reader.token, body)
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, reader.person.userId), eq(auditRecords.action, 'customer.opened')))
    expect(records).toMatchObject([{ customerNumber: person.customerNumber, details: { what: 'messages' } }])
  })

  it('leave a record of every page, and of every row that is reloaded', async ({ server }) => {
    const { person } = await addCustomer(server)
    const id = await addCase(server, person, { kind: 'message' })
    await addCase(server, person, { kind: 'message', customerWroteAt: new Date('2026-03-01T10:00:00Z') })
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    const body = { crm_customer_id: person.customerNumber, page_size: 1 }
    const { next } = await searchMessages(server, reader.token, body)
    await searchMessages(server, reader.token, { ...body, after: next ?? '' })
    await searchMessages(server, reader.token, { ...body, case_ids: [id] })
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, reader.person.userId), eq(auditRecords.action, 'customer.opened')))
    expect(records).toHaveLength(3)
  })
})

describe('the messages of one customer for staff who do not work in the queue', () => {
  it('are complete, recorded as access, and not available to customers', async ({ server }) => {
    const { person, token } = await addCustomer(server)
    const second = await addPerson(server.database.db)
    const own = await addCase(server, person, { kind: 'message', title: 'Own' })
    const other = await addCase(server, second, {
      kind: 'message',
      title: 'Of the second',
      customerNumber: person.customerNumber,
    })
    await addCase(server, second, { kind: 'message', title: 'Of another customer' })
    const clerk = await addStaff(server, { rights: ['MESSAGEBOX.read'] })
    const of = async (query: object, by = clerk.token) =>
      server.call(listCustomerMessages, { query: { crm_customer_id: person.customerNumber, ...query } }, { token: by })
    const listed = listCustomerMessages.response.parse((await of({})).data)
    expect(new Set(listed.messages.map(({ case_id }) => case_id))).toEqual(new Set([own, other]))
    expect((await of({ case_id: other })).data).toMatchObject({ messages: [{ contact_id: second.contactId }] })
    expect((await of({ case_id: randomUUID() })).status).toBe(404)
    expect((await of({}, token)).status).toBe(403)
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, clerk.person.userId), eq(auditRecords.action, 'customer.opened')))
    expect(records.length).toBe(3)
    expect(records[0]).toMatchObject({ customerNumber: person.customerNumber, details: { what: 'messages' } })
  })
})
