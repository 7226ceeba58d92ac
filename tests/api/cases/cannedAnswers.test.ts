import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  CannedAnswer,
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '#shared/contract/cases/cannedAnswers'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { cannedAnswers } from '../../../server/db/schema/cases/cannedAnswers'
import { addStaff } from '../../support/data/cases/queue'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  staff = await addStaff(server)
})
it.beforeEach(({ server }) => server.database.db.delete(cannedAnswers))

const add = (server: TestServer, title: string, body = 'Hello {first_name}.', token = staff.token) =>
  server.call(createCannedAnswer, { body: { title, body } }, { token })
const added = async (server: TestServer, title: string) => CannedAnswer.parse((await add(server, title)).data)
const change = (server: TestServer, id: string, body: { title: string; body: string; version: number }) =>
  server.call(updateCannedAnswer, { params: { canned_answer_id: id }, body }, { token: staff.token })
const remove = (server: TestServer, id: string, version: number) =>
  server.call(deleteCannedAnswer, { params: { canned_answer_id: id }, query: { version } }, { token: staff.token })
const listed = async (server: TestServer, token = staff.token) =>
  (await server.call(listCannedAnswers, {}, { token })).data
const recordsOf = (server: TestServer, action: string) =>
  server.database.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, staff.person.userId), eq(auditRecords.action, action)))

describe('canned answers', () => {
  it('are added, listed by title, and recorded', async ({ server }) => {
    await added(server, 'Zebra')
    const apple = await added(server, 'Apple')
    expect(apple).toEqual({
      canned_answer_id: expect.any(String),
      title: 'Apple',
      body: 'Hello {first_name}.',
      version: 1,
    })
    expect(await listed(server)).toMatchObject([{ title: 'Apple' }, { title: 'Zebra' }])
    expect(await recordsOf(server, 'cannedAnswer.created')).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ title: 'Apple' }) }),
    )
  })

  it('have unique titles, and are not duplicated by a repeated request', async ({ server }) => {
    const { canned_answer_id: id } = await added(server, 'Once')
    expect((await add(server, 'Once')).data).toMatchObject({ canned_answer_id: id })
    expect(await add(server, 'Once', 'Other words.')).toMatchObject({
      status: 409,
      fields: { title: cannedAnswerTexts.answerTitleTaken },
    })
    const other = await added(server, 'Other')
    const taken = await change(server, other.canned_answer_id, { title: 'Once', body: 'Words.', version: 1 })
    expect([taken.status, taken.fields]).toEqual([409, { title: cannedAnswerTexts.answerTitleTaken }])
    expect(await listed(server)).toHaveLength(2)
  })

  it('reject a placeholder that nothing fills in', async ({ server }) => {
    expect(await add(server, 'Wrong', 'Hello {firstname}.')).toMatchObject({
      status: 400,
      fields: { body: cannedAnswerTexts.unknownPlaceholder('{firstname}') },
    })
    expect(await listed(server)).toEqual([])
  })

  it('can be changed only on the basis of their current version', async ({ server }) => {
    const { canned_answer_id: id } = await added(server, 'Hours')
    const first = await change(server, id, { title: 'Opening hours', body: 'From nine.', version: 1 })
    expect(first.data).toMatchObject({ title: 'Opening hours', body: 'From nine.', version: 2 })
    const second = await change(server, id, { title: 'Hours', body: 'From ten.', version: 1 })
    expect([second.status, second.messages]).toEqual([409, [cannedAnswerTexts.answerEditConflict]])
    expect(await listed(server)).toMatchObject([{ title: 'Opening hours', body: 'From nine.' }])
    expect(await recordsOf(server, 'cannedAnswer.changed')).toHaveLength(1)
  })

  it('can be deleted only on the basis of their current version', async ({ server }) => {
    const { canned_answer_id: id } = await added(server, 'Old')
    await change(server, id, { title: 'Old', body: 'Still needed.', version: 1 })
    expect((await remove(server, id, 1)).status).toBe(409)
    expect((await remove(server, id, 2)).status).toBe(200)
    expect(await listed(server)).toEqual([])
    expect(await recordsOf(server, 'cannedAnswer.deleted')).toHaveLength(1)
    expect((await remove(server, randomUUID(), 1)).status).toBe(404)
  })

  it('are read-only for users who may only read the queue', async ({ server }) => {
    await added(server, 'Shared')
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    expect(await listed(server, reader.token)).toMatchObject([{ title: 'Shared' }])
    expect((await add(server, 'Mine', 'Words.', reader.token)).status).toBe(403)
  })
})
