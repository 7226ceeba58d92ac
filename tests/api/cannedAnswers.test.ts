import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  CannedAnswer,
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '#shared/contract/cannedAnswers'
import { answerTexts } from '#shared/queue'
import { cannedAnswers } from '../../server/db/schema/cases'
import { auditRecords } from '../../server/db/schema/records'
import { addStaff } from '../support/queue'
import { startServer, type TestServer } from '../support/server'

let server: TestServer
let staff: Awaited<ReturnType<typeof addStaff>>
beforeAll(async () => {
  server = await startServer()
  staff = await addStaff(server)
})
beforeEach(() => server.database.db.delete(cannedAnswers))
afterAll(() => server.stop())

const add = (title: string, body = 'Hello {first_name}.', token = staff.token) =>
  server.call(createCannedAnswer, { body: { title, body } }, { token })
const added = async (title: string) => CannedAnswer.parse((await add(title)).data)
const change = (id: string, body: { title: string; body: string; version: number }) =>
  server.call(updateCannedAnswer, { params: { canned_answer_id: id }, body }, { token: staff.token })
const remove = (id: string, version: number) =>
  server.call(deleteCannedAnswer, { params: { canned_answer_id: id }, query: { version } }, { token: staff.token })
const listed = async (token = staff.token) => (await server.call(listCannedAnswers, {}, { token })).data
const recordsOf = (action: string) =>
  server.database.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, staff.person.userId), eq(auditRecords.action, action)))

describe('canned answers', () => {
  it('are added, listed by title, and recorded', async () => {
    await added('Zebra')
    const apple = await added('Apple')
    expect(apple).toEqual({
      canned_answer_id: expect.any(String),
      title: 'Apple',
      body: 'Hello {first_name}.',
      version: 1,
    })
    expect(await listed()).toMatchObject([{ title: 'Apple' }, { title: 'Zebra' }])
    expect(await recordsOf('cannedAnswer.created')).toContainEqual(
      expect.objectContaining({ details: expect.objectContaining({ title: 'Apple' }) }),
    )
  })

  it('are not doubled by sending the same again, and have titles of their own', async () => {
    const { canned_answer_id: id } = await added('Once')
    expect((await add('Once')).data).toMatchObject({ canned_answer_id: id })
    expect(await add('Once', 'Other words.')).toMatchObject({
      status: 409,
      fields: { title: answerTexts.titleTaken },
    })
    const other = await added('Other')
    const taken = await change(other.canned_answer_id, { title: 'Once', body: 'Words.', version: 1 })
    expect([taken.status, taken.fields]).toEqual([409, { title: answerTexts.titleTaken }])
    expect(await listed()).toHaveLength(2)
  })

  it('refuse a mark that nothing fills in', async () => {
    expect(await add('Wrong', 'Hello {firstname}.')).toMatchObject({
      status: 400,
      fields: { body: answerTexts.unknownMark('{firstname}') },
    })
    expect(await listed()).toEqual([])
  })

  it('are changed by whoever has seen what they are, and by nobody else', async () => {
    const { canned_answer_id: id } = await added('Hours')
    const first = await change(id, { title: 'Opening hours', body: 'From nine.', version: 1 })
    expect(first.data).toMatchObject({ title: 'Opening hours', body: 'From nine.', version: 2 })
    const second = await change(id, { title: 'Hours', body: 'From ten.', version: 1 })
    expect([second.status, second.messages]).toEqual([409, [answerTexts.changedMeanwhile]])
    expect(await listed()).toMatchObject([{ title: 'Opening hours', body: 'From nine.' }])
    expect(await recordsOf('cannedAnswer.changed')).toHaveLength(1)
  })

  it('are deleted by whoever has seen what they are', async () => {
    const { canned_answer_id: id } = await added('Old')
    await change(id, { title: 'Old', body: 'Still needed.', version: 1 })
    expect((await remove(id, 1)).status).toBe(409)
    expect((await remove(id, 2)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect(await recordsOf('cannedAnswer.deleted')).toHaveLength(1)
    expect((await remove(randomUUID(), 1)).status).toBe(404)
  })

  it('are read, and not changed, by whoever may only read the queue', async () => {
    await added('Shared')
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    expect(await listed(reader.token)).toMatchObject([{ title: 'Shared' }])
    expect((await add('Mine', 'Words.', reader.token)).status).toBe(403)
  })
})
