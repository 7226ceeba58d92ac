import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  createMessageLabel,
  labelMessage,
  listMessageLabels,
  MessageLabel,
  removeMessageLabel,
  renameMessageLabel,
} from '#shared/contract/cases/messageLabels'
import { createCaseComment } from '#shared/contract/cases/messages'
import { handleMessages } from '#shared/contract/cases/queue'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { messageLabels } from '../../../server/db/schema/cases/messageLabels'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff, fetchMessage, searchMessages, searchTitles } from '../../support/data/cases/queue'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  staff = await addStaff(server)
})
it.beforeEach(({ server }) => server.database.db.delete(messageLabels))

const add = (server: TestServer, name: string, token = staff.token) =>
  server.call(createMessageLabel, { body: { name } }, { token })
const added = async (server: TestServer, name: string) => MessageLabel.parse((await add(server, name)).data)
const rename = (server: TestServer, id: string, name: string, version: number) =>
  server.call(renameMessageLabel, { params: { label_id: id }, body: { name, version } }, { token: staff.token })
const remove = (server: TestServer, id: string, version: number) =>
  server.call(removeMessageLabel, { params: { label_id: id }, query: { version } }, { token: staff.token })
const listed = async (server: TestServer, token = staff.token) =>
  (await server.call(listMessageLabels, {}, { token })).data
const put = (server: TestServer, caseId: string, labelId: string, { isOn = true, token = staff.token } = {}) =>
  server.call(labelMessage, { body: { case_id: caseId, label_id: labelId, is_on: isOn } }, { token })
const recordsOf = (server: TestServer, action: string) =>
  server.database.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, staff.person.userId), eq(auditRecords.action, action)))

async function message(server: TestServer, options: Parameters<typeof addCase>[2] = {}) {
  const customer = await addCustomer(server)
  return { ...customer, id: await addCase(server, customer.person, { kind: 'message', ...options }) }
}
const labelsOf = async (server: TestServer, caseId: string) =>
  (await fetchMessage(server, staff.token, caseId)).labels.map(({ name }) => name)

describe('labels', () => {
  it('are added, listed by name, and recorded', async ({ server }) => {
    await added(server, 'outage')
    expect(await added(server, 'Billing')).toEqual({ label_id: expect.any(String), name: 'Billing', version: 1 })
    expect(await listed(server)).toMatchObject([{ name: 'Billing' }, { name: 'outage' }])
    expect(await recordsOf(server, 'messageLabel.added')).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ name: 'Billing' }) }),
    )
  })

  it('have unique names regardless of case, and are not duplicated by a repeated request', async ({ server }) => {
    const { label_id: id } = await added(server, 'Move')
    expect((await add(server, 'Move')).data).toMatchObject({ label_id: id })
    expect(await add(server, 'MOVE')).toMatchObject({ status: 409, fields: { name: messageLabelTexts.labelNameTaken } })
    const other = await added(server, 'Praise')
    expect(await rename(server, other.label_id, 'move', 1)).toMatchObject({
      status: 409,
      fields: { name: messageLabelTexts.labelNameTaken },
    })
    expect((await rename(server, id, 'move', 1)).data).toMatchObject({ name: 'move', version: 2 })
    expect(await listed(server)).toHaveLength(2)
  })

  it('have at most 30 characters', async ({ server }) => {
    expect((await add(server, 'x'.repeat(30))).status).toBe(200)
    expect(await add(server, 'x'.repeat(31))).toMatchObject({
      status: 400,
      fields: { name: 'Label cannot be more than 30 characters' },
    })
    expect((await add(server, ' ')).status).toBe(400)
  })

  it('are renamed on the basis of their current version, on every message', async ({ server }) => {
    const { label_id: id } = await added(server, 'Moves')
    const { id: caseId } = await message(server)
    await put(server, caseId, id)
    expect((await rename(server, id, 'Move', 1)).status).toBe(200)
    expect(await labelsOf(server, caseId)).toEqual(['Move'])
    expect(await rename(server, id, 'Removal', 1)).toMatchObject({
      status: 409,
      messages: [messageLabelTexts.labelEditConflict],
    })
    expect(await recordsOf(server, 'messageLabel.renamed')).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ name: 'Move', before: 'Moves' }) }),
    )
  })

  it('are removed from every message when they are deleted', async ({ server }) => {
    const [deleted, remaining] = [await added(server, 'Gone'), await added(server, 'Kept')]
    const { id: caseId } = await message(server)
    await put(server, caseId, deleted.label_id)
    await put(server, caseId, remaining.label_id)
    expect((await remove(server, deleted.label_id, 2)).status).toBe(409)
    expect((await remove(server, deleted.label_id, 1)).status).toBe(200)
    expect(await labelsOf(server, caseId)).toEqual(['Kept'])
    expect(await recordsOf(server, 'messageLabel.removed')).toHaveLength(1)
    expect((await remove(server, deleted.label_id, 1)).status).toBe(404)
    expect(await put(server, caseId, deleted.label_id)).toMatchObject({
      status: 409,
      messages: [messageLabelTexts.labelDeleted],
    })
  })

  it('are read-only for users who may only read the queue', async ({ server }) => {
    const { label_id: id } = await added(server, 'Shared')
    const { id: caseId } = await message(server)
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    expect(await listed(server, reader.token)).toMatchObject([{ name: 'Shared' }])
    expect((await add(server, 'Mine', reader.token)).status).toBe(403)
    expect((await put(server, caseId, id, { token: reader.token })).status).toBe(403)
  })
})

describe('labels on messages', () => {
  it('are added and removed, each recorded once however often it is sent', async ({ server }) => {
    const label = await added(server, 'Callback')
    const { id, person } = await message(server)
    await put(server, id, label.label_id)
    await put(server, id, label.label_id)
    expect(await labelsOf(server, id)).toEqual(['Callback'])
    await put(server, id, label.label_id, { isOn: false })
    await put(server, id, label.label_id, { isOn: false })
    expect(await labelsOf(server, id)).toEqual([])
    const ofThis = { customerNumber: person.customerNumber, details: expect.objectContaining({ name: 'Callback' }) }
    expect(await recordsOf(server, 'message.labeled')).toContainEqual(expect.objectContaining(ofThis))
    const records = [...(await recordsOf(server, 'message.labeled')), ...(await recordsOf(server, 'message.unlabeled'))]
    expect(records.filter(({ customerNumber }) => customerNumber === person.customerNumber)).toHaveLength(2)
  })

  it('can’t be added to a service request', async ({ server }) => {
    const label = await added(server, 'Billing')
    const { id } = await message(server, { kind: 'request', category: 'general', serviceType: 'slow' })
    expect((await put(server, id, label.label_id)).status).toBe(404)
    expect((await put(server, randomUUID(), label.label_id)).status).toBe(404)
  })

  it('are added to many messages at once, with a result for each', async ({ server }) => {
    const label = await added(server, 'Outage')
    const [one, other] = [await message(server), await message(server)]
    await put(server, one.id, label.label_id)
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
    expect(await labelsOf(server, other.id)).toEqual(['Outage'])
    await remove(server, label.label_id, 1)
    expect((await server.call(handleMessages, { body }, { token: staff.token })).status).toBe(409)
  })
})

describe('the search by label', () => {
  it('finds labeled messages, the newest first, page after page, on every tab', async ({ server }) => {
    const label = await added(server, 'Move')
    const other = await added(server, 'Billing')
    const at = (second: number) => new Date(server.services.clock.now().getTime() - 60_000 + second * 1000)
    const some = await Promise.all(
      [1, 2, 3].map((second) =>
        message(server, { title: `Labeled ${second}`, createdAt: at(second), customerWroteAt: at(second) }),
      ),
    )
    const plain = await message(server, { title: 'Plain', customerWroteAt: at(4) })
    for (const { id } of some) await put(server, id, label.label_id)
    await put(server, plain.id, other.label_id)
    const body = { label_id: label.label_id, page_size: 2 }
    const first = await searchMessages(server, staff.token, body)
    expect(first.messages.map(({ title }) => title)).toEqual(['Labeled 3', 'Labeled 2'])
    expect(first).toMatchObject({ total_count: 3, is_exact: true })
    expect(await searchTitles(server, staff.token, { ...body, after: first.next ?? '' })).toEqual(['Labeled 1'])
    expect(await searchTitles(server, staff.token, { ...body, page_number: 2 })).toEqual(['Labeled 1'])
    expect(await searchTitles(server, staff.token, { ...body, tab: 'mine' })).toEqual([])
    expect(await searchTitles(server, staff.token, { ...body, tab: 'unassigned', search: 'ed 2' })).toEqual([
      'Labeled 2',
    ])
    expect(await searchTitles(server, staff.token, { ...body, email: plain.person.email })).toEqual([])
    expect(await searchTitles(server, staff.token, { label_id: randomUUID() })).toEqual([])
  })

  it('shows a message first again once its customer writes', async ({ server }) => {
    const label = await added(server, 'Praise')
    const [old, young] = [
      await message(server, {
        title: 'Old',
        customerWroteAt: new Date(server.services.clock.now().getTime() - 7_200_000),
      }),
      await message(server, {
        title: 'Young',
        customerWroteAt: new Date(server.services.clock.now().getTime() - 3_600_000),
      }),
    ]
    await put(server, old.id, label.label_id)
    await put(server, young.id, label.label_id)
    const body = { label_id: label.label_id }
    expect(await searchTitles(server, staff.token, body)).toEqual(['Young', 'Old'])
    await server.call(createCaseComment, { body: { case_id: old.id, comment: 'Thanks!' } }, { token: old.token })
    expect(await searchTitles(server, staff.token, body)).toEqual(['Old', 'Young'])
    await server.call(createCaseComment, { body: { case_id: young.id, comment: 'Glad.' } }, { token: staff.token })
    expect(await searchTitles(server, staff.token, body)).toEqual(['Old', 'Young'])
  })
})
