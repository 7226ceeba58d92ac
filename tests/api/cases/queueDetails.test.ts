/** The details of a message for staff: internal notes, which customers never see, and the customer's summary. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rights } from '#shared/access/rights'
import { getCase, listOpenCases } from '#shared/contract/cases/cases'
import { listComments, listMessages } from '#shared/contract/cases/messages'
import { getMessageCustomer, listInternalNotes, writeInternalNote } from '#shared/contract/cases/queueDetails'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { internalNotes } from '../../../server/db/schema/customers/notes'
import { accessAction } from '../../../server/http/customerScope'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff } from '../../support/data/cases/queue'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
})

async function message(server: TestServer) {
  const customer = await addCustomer(server, { rights: [...rights] })
  return { ...customer, id: await addCase(server, customer.person, { kind: 'message', title: 'Help' }) }
}

const write = (server: TestServer, id: string, note: string, { as = imani.token, key = randomUUID() as string } = {}) =>
  server.call(writeInternalNote, { body: { case_id: id, note } }, { token: as, idempotencyKey: key })
const notesOn = async (server: TestServer, id: string, as = imani.token) =>
  server.call(listInternalNotes, { query: { case_id: id } }, { token: as })

describe('an internal note on a message', () => {
  it('can be read by all staff with its author’s name, the newest first', async ({ server }) => {
    const { id } = await message(server)
    await write(server, id, 'Called, nobody there.')
    server.setNow('2026-03-13T15:01:00.000Z')
    await write(server, id, 'Reached them now.', { as: percy.token })
    server.setNow('2026-03-13T15:00:00.000Z')
    expect((await notesOn(server, id)).data).toMatchObject({
      next: null,
      notes: [
        { note: 'Reached them now.', user_name: 'Percy Lambourne', is_own: false },
        { note: 'Called, nobody there.', user_name: 'Imani Penhallow', is_own: true },
      ],
    })
  })

  it('is listed fifty at a time, with a cursor to older ones', async ({ server }) => {
    const { id } = await message(server)
    await server.database.db.insert(internalNotes).values(
      Array.from({ length: 51 }, (_, index) => ({
        caseId: id,
        userId: imani.person.userId,
        authorName: 'Imani Penhallow',
        body: `Note ${index}`,
        createdAt: new Date(Date.parse('2026-03-13T14:00:00.000Z') + index),
      })),
    )
    const first = listInternalNotes.response.parse((await notesOn(server, id)).data)
    expect([first.notes.length, first.notes[0]?.note, first.notes[49]?.note]).toEqual([50, 'Note 50', 'Note 1'])
    const query = { case_id: id, after: first.next ?? '' }
    const { data } = await server.call(listInternalNotes, { query }, { token: imani.token })
    expect(data).toMatchObject({ notes: [{ note: 'Note 0' }], next: null })
  })

  it('leaves an access record each time it is read', async ({ server }) => {
    const { id, person } = await message(server)
    await notesOn(server, id)
    expect(await looksAt(server, person.customerNumber)).toEqual([expect.stringMatching(/^notes on case C-/)])
  })

  it('is stored once per key, with one record', async ({ server }) => {
    const { id, person } = await message(server)
    const key = randomUUID()
    const first = await write(server, id, 'Once.', { key })
    expect((await write(server, id, 'Once.', { key })).data).toEqual(first.data)
    expect((await write(server, id, 'Other.', { key })).code).toBe('key_reused')
    expect((await notesOn(server, id)).data).toMatchObject({ notes: [{ note: 'Once.' }] })
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.action, 'message.noted'), eq(auditRecords.customerNumber, person.customerNumber)))
    expect(records).toMatchObject([{ userId: imani.person.userId }])
  })

  it('is not included for the customer in any call about the message, whatever their rights', async ({ server }) => {
    const { id, person, token } = await message(server)
    await write(server, id, 'Secret among staff.')
    const contact = { crm_contact_id: person.contactId }
    const answers = await Promise.all([
      server.call(listMessages, { query: contact }, { token }),
      server.call(listMessages, { query: { ...contact, case_id: id } }, { token }),
      server.call(listComments, { query: contact }, { token }),
      server.call(listComments, { query: { ...contact, case_id: id } }, { token }),
      server.call(getCase, { query: { case_id: id } }, { token }),
      server.call(listOpenCases, { body: {} }, { token }),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify(answers)).not.toContain('Secret among staff.')
    expect((await notesOn(server, id, token)).status).toBe(403)
    expect((await write(server, id, 'Mine', { as: token })).status).toBe(403)
  })

  it('is rejected without the right to write, without text, and for anything but a message', async ({ server }) => {
    const { id, person } = await message(server)
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    expect((await write(server, id, 'No', { as: reader.token })).status).toBe(403)
    expect((await notesOn(server, id, reader.token)).status).toBe(200)
    expect((await write(server, id, ' ')).fields).toHaveProperty('note')
    const request = await addCase(server, person)
    expect((await write(server, request, 'No')).status).toBe(404)
    expect((await notesOn(server, request)).status).toBe(404)
    expect((await notesOn(server, randomUUID())).status).toBe(404)
  })
})

async function looksAt(server: TestServer, customerNumber: string) {
  const records = await server.database.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.action, accessAction), eq(auditRecords.customerNumber, customerNumber)))
  return records.map(({ details }) => details['what'])
}

describe('the customer of a message', () => {
  const standing = async (server: TestServer, id: string, as = imani.token) => {
    const { data } = await server.call(getMessageCustomer, { query: { case_id: id } }, { token: as })
    return getMessageCustomer.response.parse(data)
  }

  it('is shown with balance, open requests and other messages only', async ({ server }) => {
    const { id, person, account } = await message(server)
    await server.database.db
      .update(billingAccounts)
      .set({ balance: 12_345, dueOn: '2026-03-01' })
      .where(eq(billingAccounts.number, account.billingAccountNumber))
    await addCase(server, person, { title: 'Slow line' })
    await addCase(server, person, { title: 'Done', status: 'closed' })
    await addCase(server, person, { kind: 'message', title: 'Before' })
    expect(await standing(server, id)).toMatchObject({
      balance: { owed: 12_345, past_due: 12_345 },
      requests: { total_count: 1, newest: [{ title: 'Slow line' }] },
      messages: { total_count: 1, newest: [{ title: 'Before' }] },
    })
  })

  it('is shown as far as the user’s rights allow', async ({ server }) => {
    const { id } = await message(server)
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    expect(await standing(server, id, reader.token)).toMatchObject({
      balance: null,
      requests: null,
      messages: { total_count: 0 },
    })
  })

  it('leaves an access record each time it is shown', async ({ server }) => {
    const { id, person } = await message(server)
    await standing(server, id)
    expect(await looksAt(server, person.customerNumber)).toEqual([expect.stringMatching(/^customer of case C-/)])
  })

  it('is not available to customers', async ({ server }) => {
    const { id, token } = await message(server)
    expect((await server.call(getMessageCustomer, { query: { case_id: id } }, { token })).status).toBe(403)
  })
})
