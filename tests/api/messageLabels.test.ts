import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createMessageLabel,
  labelMessage,
  listMessageLabels,
  MessageLabel,
  removeMessageLabel,
  renameMessageLabel,
} from '#shared/contract/messageLabels'
import { createCaseComment } from '#shared/contract/messages'
import { handleMessages } from '#shared/contract/queue'
import { labelTexts, queueTexts } from '#shared/queue'
import { messageLabels } from '../../server/db/schema/messageLabels'
import { auditRecords } from '../../server/db/schema/records'
import { addCase, addCustomer } from '../support/cases'
import { addStaff, messageIn, search, titlesIn } from '../support/queue'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
let staff: Awaited<ReturnType<typeof addStaff>>
beforeAll(async () => {
  server = await startServer()
  staff = await addStaff(server)
})
beforeEach(() => server.database.db.delete(messageLabels))
afterAll(() => server.stop())

const add = (name: string, token = staff.token) => server.call(createMessageLabel, { body: { name } }, { token })
const added = async (name: string) => MessageLabel.parse((await add(name)).data)
const rename = (id: string, name: string, version: number) =>
  server.call(renameMessageLabel, { params: { label_id: id }, body: { name, version } }, { token: staff.token })
const remove = (id: string, version: number) =>
  server.call(removeMessageLabel, { params: { label_id: id }, query: { version } }, { token: staff.token })
const listed = async (token = staff.token) => (await server.call(listMessageLabels, {}, { token })).data
const put = (caseId: string, labelId: string, { isOn = true, token = staff.token } = {}) =>
  server.call(labelMessage, { body: { case_id: caseId, label_id: labelId, is_on: isOn } }, { token })
const recordsOf = (action: string) =>
  server.database.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, staff.person.userId), eq(auditRecords.action, action)))

async function message(options: Parameters<typeof addCase>[2] = {}) {
  const customer = await addCustomer(server)
  return { ...customer, id: await addCase(server, customer.person, { kind: 'message', ...options }) }
}
const labelsOf = async (caseId: string) => (await messageIn(server, staff.token, caseId)).labels.map(({ name }) => name)

describe('labels', () => {
  it('are added, listed by name, and recorded', async () => {
    await added('outage')
    expect(await added('Billing')).toEqual({ label_id: expect.any(String), name: 'Billing', version: 1 })
    expect(await listed()).toMatchObject([{ name: 'Billing' }, { name: 'outage' }])
    expect(await recordsOf('messageLabel.added')).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ name: 'Billing' }) }),
    )
  })

  it('have names of their own whatever the capital letters, and are not doubled by sending the same again', async () => {
    const { label_id: id } = await added('Move')
    expect((await add('Move')).data).toMatchObject({ label_id: id })
    expect(await add('MOVE')).toMatchObject({ status: 409, fields: { name: labelTexts.nameTaken } })
    const other = await added('Praise')
    expect(await rename(other.label_id, 'move', 1)).toMatchObject({
      status: 409,
      fields: { name: labelTexts.nameTaken },
    })
    expect((await rename(id, 'move', 1)).data).toMatchObject({ name: 'move', version: 2 })
    expect(await listed()).toHaveLength(2)
  })

  it('have at most 30 characters', async () => {
    expect((await add('x'.repeat(30))).status).toBe(200)
    expect(await add('x'.repeat(31))).toMatchObject({
      status: 400,
      fields: { name: 'Label cannot be more than 30 characters' },
    })
    expect((await add(' ')).status).toBe(400)
  })

  it('are renamed by whoever has seen what they are called, on every message', async () => {
    const { label_id: id } = await added('Moves')
    const { id: caseId } = await message()
    await put(caseId, id)
    expect((await rename(id, 'Move', 1)).status).toBe(200)
    expect(await labelsOf(caseId)).toEqual(['Move'])
    expect(await rename(id, 'Removal', 1)).toMatchObject({ status: 409, messages: [labelTexts.renamedMeanwhile] })
    expect(await recordsOf('messageLabel.renamed')).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ name: 'Move', before: 'Moves' }) }),
    )
  })

  it('are removed from every message with themselves', async () => {
    const [gone, kept] = [await added('Gone'), await added('Kept')]
    const { id: caseId } = await message()
    await put(caseId, gone.label_id)
    await put(caseId, kept.label_id)
    expect((await remove(gone.label_id, 2)).status).toBe(409)
    expect((await remove(gone.label_id, 1)).status).toBe(200)
    expect(await labelsOf(caseId)).toEqual(['Kept'])
    expect(await recordsOf('messageLabel.removed')).toHaveLength(1)
    expect((await remove(gone.label_id, 1)).status).toBe(404)
    expect(await put(caseId, gone.label_id)).toMatchObject({ status: 409, messages: [labelTexts.gone] })
  })

  it('are read, and neither kept nor put on, by whoever may only read the queue', async () => {
    const { label_id: id } = await added('Shared')
    const { id: caseId } = await message()
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    expect(await listed(reader.token)).toMatchObject([{ name: 'Shared' }])
    expect((await add('Mine', reader.token)).status).toBe(403)
    expect((await put(caseId, id, { token: reader.token })).status).toBe(403)
  })
})

describe('labels on messages', () => {
  it('are put on and taken off, each recorded once however often it is sent', async () => {
    const label = await added('Callback')
    const { id, person } = await message()
    await put(id, label.label_id)
    await put(id, label.label_id)
    expect(await labelsOf(id)).toEqual(['Callback'])
    await put(id, label.label_id, { isOn: false })
    await put(id, label.label_id, { isOn: false })
    expect(await labelsOf(id)).toEqual([])
    const ofThis = { customerNumber: person.customerNumber, details: expect.objectContaining({ name: 'Callback' }) }
    expect(await recordsOf('message.labeled')).toContainEqual(expect.objectContaining(ofThis))
    const records = [...(await recordsOf('message.labeled')), ...(await recordsOf('message.unlabeled'))]
    expect(records.filter(({ customerNumber }) => customerNumber === person.customerNumber)).toHaveLength(2)
  })

  it('stand on no service request', async () => {
    const label = await added('Billing')
    const { id } = await message({ kind: 'request', category: 'general', serviceType: 'slow' })
    expect((await put(id, label.label_id)).status).toBe(404)
    expect((await put(randomUUID(), label.label_id)).status).toBe(404)
  })

  it('are put on many at once, which says of each what happened', async () => {
    const label = await added('Outage')
    const [one, other] = [await message(), await message()]
    await put(one.id, label.label_id)
    const seen = { seen_user_id: null, seen_status: 'closed' } as const
    const body = {
      messages: [one.id, other.id, randomUUID()].map((id) => ({ case_id: id, ...seen })),
      change: { kind: 'label', label_id: label.label_id, is_on: true },
    } as const
    const { data } = await server.call(handleMessages, { body }, { token: staff.token })
    expect(handleMessages.response.parse(data).results).toMatchObject([
      { outcome: 'unchanged' },
      { outcome: 'done' },
      { outcome: 'refused', text: queueTexts.gone },
    ])
    expect(await labelsOf(other.id)).toEqual(['Outage'])
    await remove(label.label_id, 1)
    expect((await server.call(handleMessages, { body }, { token: staff.token })).status).toBe(409)
  })
})

describe('searching by label', () => {
  it('finds what carries it, the newest first, page after page, under every tab', async () => {
    const label = await added('Move')
    const other = await added('Billing')
    const at = (second: number) => new Date(server.services.clock.now().getTime() - 60_000 + second * 1000)
    const some = await Promise.all(
      [1, 2, 3].map((second) => message({ title: `Labeled ${second}`, createdAt: at(second), askedAt: at(second) })),
    )
    const plain = await message({ title: 'Plain', askedAt: at(4) })
    for (const { id } of some) await put(id, label.label_id)
    await put(plain.id, other.label_id)
    const body = { label_id: label.label_id, page_size: 2 }
    const first = await search(server, staff.token, body)
    expect(first.messages.map(({ title }) => title)).toEqual(['Labeled 3', 'Labeled 2'])
    expect(first).toMatchObject({ total_count: 3, is_exact: true })
    expect(await titlesIn(server, staff.token, { ...body, after: first.next ?? '' })).toEqual(['Labeled 1'])
    expect(await titlesIn(server, staff.token, { ...body, page_number: 2 })).toEqual(['Labeled 1'])
    expect(await titlesIn(server, staff.token, { ...body, tab: 'mine' })).toEqual([])
    expect(await titlesIn(server, staff.token, { ...body, tab: 'unassigned', search: 'ed 2' })).toEqual(['Labeled 2'])
    expect(await titlesIn(server, staff.token, { ...body, email: plain.person.email })).toEqual([])
    expect(await titlesIn(server, staff.token, { label_id: randomUUID() })).toEqual([])
  })

  it('has a message at the top again once its customer writes to it', async () => {
    const label = await added('Praise')
    const [old, young] = [
      await message({ title: 'Old', askedAt: new Date(server.services.clock.now().getTime() - 7_200_000) }),
      await message({ title: 'Young', askedAt: new Date(server.services.clock.now().getTime() - 3_600_000) }),
    ]
    await put(old.id, label.label_id)
    await put(young.id, label.label_id)
    const body = { label_id: label.label_id }
    expect(await titlesIn(server, staff.token, body)).toEqual(['Young', 'Old'])
    await server.call(createCaseComment, { body: { case_id: old.id, comment: 'Thanks!' } }, { token: old.token })
    expect(await titlesIn(server, staff.token, body)).toEqual(['Old', 'Young'])
    await server.call(createCaseComment, { body: { case_id: young.id, comment: 'Glad.' } }, { token: staff.token })
    expect(await titlesIn(server, staff.token, body)).toEqual(['Old', 'Young'])
  })
})
