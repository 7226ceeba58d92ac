/** Replies of staff, which wait ten seconds before they are sent, so that their authors can take them back. */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { holdReply, listHeldReplies, takeBackReply } from '#shared/contract/cases/heldReplies'
import { createCaseComment, listComments } from '#shared/contract/cases/messages'
import * as caseTexts from '#shared/texts/cases/cases'
import * as replyTexts from '#shared/texts/cases/heldReplies'
import * as messageTexts from '#shared/texts/cases/messages'
import { cleanupJob } from '../../../server/cleanup/cleanup.job'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { heldReplies } from '../../../server/db/schema/cases/heldReplies'
import { roles, users } from '../../../server/db/schema/signIn/users'
import { sendHeldReplyJob } from '../../../server/features/heldReplies/sendHeldReply.job'
import { enqueue } from '../../../server/jobs/jobs.queries'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff, fetchMessage } from '../../support/data/cases/queue'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const holdMs = 10_000
const later = (seconds: number): string => new Date(Date.parse(testNow) + seconds * 1000).toISOString()

let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
})
it.beforeEach(({ server }) => server.setNow(testNow))

async function message(server: TestServer) {
  const customer = await addCustomer(server)
  const id = await addCase(server, customer.person, {
    kind: 'message',
    title: 'Help',
    customerWroteAt: new Date(testNow),
  })
  return { ...customer, id }
}

interface Reply {
  as?: string
  key?: string
  comment?: string
  seen?: string | null
  resolves?: boolean
  files?: string[]
}

const hold = (
  server: TestServer,
  caseId: string,
  { as = imani.token, key = randomUUID(), comment = 'We will call at noon.', seen = null, resolves, files }: Reply = {},
) =>
  server.call(
    holdReply,
    { body: { case_id: caseId, comment, last_comment_id: seen, resolves, attachment_ids: files } },
    { token: as, idempotencyKey: key },
  )

const idOf = (data: unknown): string => z.object({ reply_id: z.uuid() }).parse(data).reply_id

async function holdAndGetId(server: TestServer, caseId: string, reply?: Reply): Promise<string> {
  return idOf((await hold(server, caseId, reply)).data)
}

const takeBack = (server: TestServer, replyId: string, as = imani.token) =>
  server.call(takeBackReply, { body: { reply_id: replyId } }, { token: as })

const waiting = async (server: TestServer, as = imani.token) =>
  listHeldReplies.response.parse((await server.call(listHeldReplies, {}, { token: as })).data)

const comment = (server: TestServer, caseId: string, token: string, text: string) =>
  server.call(createCaseComment, { body: { case_id: caseId, comment: text } }, { token, idempotencyKey: randomUUID() })

async function commentsOn(server: TestServer, { id, person }: Awaited<ReturnType<typeof message>>) {
  const query = { crm_contact_id: person.contactId, case_id: id }
  const { data } = await server.call(listComments, { query }, { token: imani.token })
  return listComments.response.parse(data).comments
}

async function upload(server: TestServer, token = imani.token): Promise<string> {
  const file = { name: 'plan.txt', bytes: Buffer.from('Step one.') }
  const { data } = await server.call(uploadAttachment, { body: {} }, { token, file })
  return z.object({ attachment_id: z.uuid() }).parse(data).attachment_id
}

async function actionsOn(server: TestServer, customerNumber: string) {
  const rows = await server.database.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.customerNumber, customerNumber), eq(auditRecords.userId, imani.person.userId)))
  return rows.map(({ action, source }) => ({ action, source }))
}

describe('a reply of staff', () => {
  it('is held for ten seconds, in which its author sees it and the customer does not', async ({ server }) => {
    const received = await message(server)
    const { data } = await hold(server, received.id)
    expect(data).toEqual({ reply_id: expect.any(String), sends_in_ms: holdMs })
    server.setNow(later(4))
    await server.finishJobs()
    expect(await waiting(server)).toEqual([
      {
        reply_id: idOf(data),
        case_id: received.id,
        case_no: expect.any(String),
        name: 'Ada Quill',
        sends_in_ms: 6000,
        refusal: null,
      },
    ])
    expect(await commentsOn(server, received)).toEqual([])
    await takeBack(server, idOf(data))
  })

  it('is sent after ten seconds as a comment of its author, who then has the message', async ({ server }) => {
    const received = await message(server)
    await hold(server, received.id)
    server.setNow(later(10))
    await server.finishJobs(holdMs)
    expect(await commentsOn(server, received)).toMatchObject([
      { comments: 'We will call at noon.', user_name: 'Imani Penhallow', is_own: true, created_date: later(10) },
    ])
    expect(await fetchMessage(server, imani.token, received.id)).toMatchObject({
      status: 'waiting',
      answer_due: null,
      assigned_to: { user_id: imani.person.userId },
    })
    expect(await waiting(server)).toEqual([])
  })

  it('is sent once if its job runs twice', async ({ server }) => {
    const received = await message(server)
    const replyId = await holdAndGetId(server, received.id)
    await server.finishJobs(holdMs)
    await enqueue(server.database.db, sendHeldReplyJob, { replyId })
    await server.finishJobs()
    expect(await commentsOn(server, received)).toHaveLength(1)
  })

  it('is held once if the request is repeated, also after it was sent', async ({ server }) => {
    const received = await message(server)
    const key = randomUUID()
    const first = await hold(server, received.id, { key })
    expect((await hold(server, received.id, { key })).data).toEqual(first.data)
    await server.finishJobs(holdMs)
    expect((await hold(server, received.id, { key })).data).toEqual({ ...Object(first.data), sends_in_ms: 0 })
    expect((await hold(server, received.id, { key, comment: 'Something else.' })).code).toBe('key_reused')
    await server.finishJobs(holdMs)
    expect(await commentsOn(server, received)).toHaveLength(1)
  })

  it('is recorded when it is held and when it is sent', async ({ server }) => {
    const received = await message(server)
    await hold(server, received.id)
    await server.finishJobs(holdMs)
    expect(await actionsOn(server, received.person.customerNumber)).toEqual(
      expect.arrayContaining([
        { action: 'message.replyHeld', source: '127.0.0.1' },
        { action: 'case.commented', source: 'staff replies' },
        { action: 'message.assigned', source: 'staff replies' },
      ]),
    )
  })

  it('resolves the message if requested, in one step with the comment', async ({ server }) => {
    const received = await message(server)
    await hold(server, received.id, { resolves: true })
    expect(await fetchMessage(server, imani.token, received.id)).toMatchObject({ status: 'received' })
    await server.finishJobs(holdMs)
    expect(await fetchMessage(server, imani.token, received.id)).toMatchObject({ status: 'resolved', comment_count: 1 })
    expect(await actionsOn(server, received.person.customerNumber)).toContainEqual({
      action: 'message.statusChanged',
      source: 'staff replies',
    })
  })

  it('is deleted a month after it was sent', async ({ server }) => {
    const received = await message(server)
    const replyId = await holdAndGetId(server, received.id)
    await server.finishJobs(holdMs)
    const { db } = server.database
    const sendAt = new Date(Date.parse(testNow) - 31 * 24 * 3_600_000)
    await db.update(heldReplies).set({ sendAt }).where(eq(heldReplies.id, replyId))
    await server.runScheduled(cleanupJob)
    expect(await db.select().from(heldReplies).where(eq(heldReplies.id, replyId))).toEqual([])
  })
})

describe('taking back a reply', () => {
  it('returns its text, and nothing is sent', async ({ server }) => {
    const received = await message(server)
    const replyId = await holdAndGetId(server, received.id, { resolves: true })
    expect((await takeBack(server, replyId)).data).toEqual({
      case_id: received.id,
      comment: 'We will call at noon.',
      attachments: [],
    })
    await server.finishJobs(holdMs)
    expect(await commentsOn(server, received)).toEqual([])
    expect(await fetchMessage(server, imani.token, received.id)).toMatchObject({
      status: 'received',
      assigned_to: null,
    })
    expect(await waiting(server)).toEqual([])
    expect(await actionsOn(server, received.person.customerNumber)).toContainEqual({
      action: 'message.replyTakenBack',
      source: '127.0.0.1',
    })
  })

  it('returns the text again if the first answer was lost', async ({ server }) => {
    const { id } = await message(server)
    const replyId = await holdAndGetId(server, id)
    const first = await takeBack(server, replyId)
    expect((await takeBack(server, replyId)).data).toEqual(first.data)
  })

  it('is not possible once the reply was sent', async ({ server }) => {
    const { id } = await message(server)
    const replyId = await holdAndGetId(server, id)
    await server.finishJobs(holdMs)
    expect(await takeBack(server, replyId)).toMatchObject({ status: 409, messages: [replyTexts.alreadySent] })
  })

  it('is not possible for a colleague, who does not find the reply', async ({ server }) => {
    const { id } = await message(server)
    const replyId = await holdAndGetId(server, id)
    expect((await takeBack(server, replyId, percy.token)).status).toBe(404)
    expect((await takeBack(server, randomUUID())).status).toBe(404)
    expect(await waiting(server, percy.token)).toEqual([])
    expect((await waiting(server)).map(({ reply_id }) => reply_id)).toContain(replyId)
    await takeBack(server, replyId)
  })
})

describe('the files of a reply', () => {
  it('are sent with it', async ({ server }) => {
    const received = await message(server)
    await hold(server, received.id, { files: [await upload(server)] })
    await server.finishJobs(holdMs)
    expect(await commentsOn(server, received)).toMatchObject([{ attachments: [{ file_name: 'plan.txt' }] }])
  })

  it('come back with it', async ({ server }) => {
    const { id } = await message(server)
    const file = await upload(server)
    const replyId = await holdAndGetId(server, id, { files: [file] })
    expect((await takeBack(server, replyId)).data).toMatchObject({
      attachments: [{ attachment_id: file, file_name: 'plan.txt' }],
    })
  })

  it('must be the author’s own', async ({ server }) => {
    const { id } = await message(server)
    const file = await upload(server, percy.token)
    expect(await hold(server, id, { files: [file] })).toMatchObject({
      status: 404,
      fields: { attachment_ids: caseTexts.fileUnavailable },
    })
    expect(await waiting(server)).toEqual([])
  })

  it('must fit beside the files that the message has', async ({ server }) => {
    const { id } = await message(server)
    const files = [await upload(server), await upload(server), await upload(server)]
    await hold(server, id, { files })
    await server.finishJobs(holdMs)
    const more = [await upload(server), await upload(server), await upload(server)]
    expect(await hold(server, id, { files: more })).toMatchObject({
      status: 409,
      fields: { attachment_ids: caseTexts.tooManyFiles },
    })
  })
})

describe('a reply that someone else answered before', () => {
  it('is rejected at once, with the comment that its author has not seen', async ({ server }) => {
    const received = await message(server)
    await comment(server, received.id, percy.token, 'I have called already.')
    const [newest] = await commentsOn(server, received)
    expect(await hold(server, received.id)).toMatchObject({
      status: 409,
      messages: [messageTexts.answeredByOther('Percy Lambourne')],
      fields: { last_comment_id: newest?.comment_id },
    })
    expect(await waiting(server)).toEqual([])
  })

  it.for([
    ['a colleague', () => percy.token, 'Percy Lambourne'],
    ['the customer', ({ token }: { token: string }) => token, 'Ada Quill'],
  ] as const)(
    'is not sent if %s wrote while it was held, and keeps its text',
    async ([, tokenOf, name], { server }) => {
      const received = await message(server)
      const replyId = await holdAndGetId(server, received.id, { resolves: true })
      await comment(server, received.id, tokenOf(received), 'I have called already.')
      await server.finishJobs(holdMs)
      expect((await commentsOn(server, received)).map(({ comments }) => comments)).toEqual(['I have called already.'])
      expect(await fetchMessage(server, imani.token, received.id)).not.toMatchObject({ status: 'resolved' })
      expect(await waiting(server)).toMatchObject([
        { reply_id: replyId, sends_in_ms: 0, refusal: messageTexts.answeredByOther(name) },
      ])
      expect(await actionsOn(server, received.person.customerNumber)).toContainEqual({
        action: 'message.replyRefused',
        source: 'staff replies',
      })
      expect((await takeBack(server, replyId)).data).toMatchObject({ comment: 'We will call at noon.' })
      expect(await waiting(server)).toEqual([])
    },
  )

  it('is sent if its author wrote the other reply', async ({ server }) => {
    const received = await message(server)
    await hold(server, received.id, { comment: 'We will call at noon.' })
    await hold(server, received.id, { comment: 'At one, rather.' })
    await server.finishJobs(holdMs)
    expect(await commentsOn(server, received)).toHaveLength(2)
  })
})

describe('the right to reply', () => {
  it('is required of the author, who also needs the right to the queue to resolve the message', async ({ server }) => {
    const { id, token } = await message(server)
    const reader = await addStaff(server, { rights: ['QUEUE.read', 'QUEUE.write', 'MESSAGEBOX.read'] })
    const writer = await addStaff(server, { rights: ['QUEUE.read', 'MESSAGEBOX.read', 'MESSAGEBOX.write'] })
    expect((await hold(server, id, { as: reader.token })).status).toBe(403)
    expect((await hold(server, id, { as: writer.token, resolves: true })).status).toBe(403)
    expect((await hold(server, id, { as: writer.token })).status).toBe(200)
    expect((await hold(server, id, { as: token })).status).toBe(403)
    expect((await server.call(listHeldReplies, {}, { token })).status).toBe(403)
  })

  it('is checked again when the reply is sent', async ({ server }) => {
    const received = await message(server)
    const former = await addStaff(server)
    await hold(server, received.id, { as: former.token })
    const { db } = server.database
    const [user] = await db.select().from(users).where(eq(users.id, former.person.userId))
    await db
      .update(roles)
      .set({ rights: ['MESSAGEBOX.read'] })
      .where(eq(roles.id, user?.roleId ?? ''))
    await server.finishJobs(holdMs)
    expect(await commentsOn(server, received)).toEqual([])
    const rows = await db.select().from(heldReplies).where(eq(heldReplies.userId, former.person.userId))
    expect(rows).toMatchObject([{ state: 'refused', body: 'We will call at noon.' }])
  })

  it('covers messages only', async ({ server }) => {
    const { person } = await addCustomer(server)
    const request = await addCase(server, person, { kind: 'request' })
    expect((await hold(server, request)).status).toBe(404)
    expect((await hold(server, randomUUID())).status).toBe(404)
  })
})
