import { describe, expect } from 'vitest'
import { deleteAttachment, getAttachment, uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { createServiceRequest, getCase } from '#shared/contract/cases/cases'
import { createCaseComment, listComments, listMessages } from '#shared/contract/cases/messages'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { deletePendingBefore } from '../../../server/features/cases/attachments/attachments.queries'
import { addCase } from '../../support/data/cases/cases'
import { addStaff, fetchMessage } from '../../support/data/cases/queue'
import { addPerson } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function customer(server: TestServer) {
  const person = await addPerson(server.database.db)
  return { person, token: await server.signIn(person) }
}

const pdf = Buffer.from('%PDF-1.7\n%%EOF')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(12)])

const upload = (server: TestServer, token: string, file: { name: string; bytes: Uint8Array }, case_id?: string) =>
  server.call(uploadAttachment, { body: case_id ? { case_id } : {} }, { token, file })
const idOf = (data: unknown) => (data as { attachment_id: string }).attachment_id

const nextMinute = new Date(Date.parse(testNow) + 60_000).toISOString()

const request = {
  service_type: 'billing',
  service_subtype: 'refund',
  description: 'Paid twice.',
}

describe('an uploaded file', () => {
  it.for([
    ['invoice.pdf', pdf, 'application/pdf'],
    ['photo.PNG', png, 'image/png'],
    ['IMG_1.HEIC', heic, 'image/heic'],
    ['notes.txt', Buffer.from('Grün, blinkend\n'), 'text/plain'],
  ] as const)('is stored with the type of its content: %s', async ([name, bytes, media_type], { server }) => {
    const { token } = await customer(server)
    const { data } = await upload(server, token, { name, bytes })
    expect(data).toEqual({
      attachment_id: expect.any(String),
      file_name: name,
      media_type,
      size: bytes.length,
      created_date: testNow,
    })
    const fetched = await server.call(getAttachment, { query: { attachment_id: idOf(data) } }, { token })
    expect(fetched.bytes.equals(bytes)).toBe(true)
    expect(fetched.headers).toMatchObject({ 'content-type': media_type, 'x-content-type-options': 'nosniff' })
  })

  it.for([
    ['empty.pdf', Buffer.alloc(0), 400, caseTexts.emptyFile],
    ['program.pdf', Buffer.from('MZ\u0090\0\u0003\0\0\0'), 415, caseTexts.wrongType],
    ['picture.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>\0'), 415, caseTexts.wrongType],
    ['large.pdf', Buffer.concat([pdf, Buffer.alloc(10 * 1_048_576)]), 413, commonTexts.fileTooLarge],
  ] as const)('is rejected at the field if it is %s', async ([...[name, bytes, status, message]], { server }) => {
    const { token } = await customer(server)
    expect(await upload(server, token, { name, bytes })).toMatchObject({ status, fields: { file: message } })
  })

  it.for([
    ['../../etc/passwd', 'passwd.txt'],
    ['C:\\temp\\note.txt', 'note.txt'],
    ['.hidden', 'hidden.txt'],
    ['invoice.exe', 'invoice.exe.txt'],
    ['\u202Etxt.evil.txt', 'txt.evil.txt'],
    [`${'x'.repeat(300)}.txt`, `${'x'.repeat(116)}.txt`],
  ] as const)('is stored under a safe name instead of %j', async ([name, storedName], { server }) => {
    const { token } = await customer(server)
    const { data } = await upload(server, token, { name, bytes: Buffer.from('A note.') })
    expect(data).toMatchObject({ file_name: storedName })
  })

  it('is not stored if it is interrupted, and an error is returned', async ({ server }) => {
    const { token } = await customer(server)
    const answer = await server.app.inject({
      method: 'POST',
      url: uploadAttachment.path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 half a',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ fields: { file: commonTexts.brokenOff } })
  })

  it('is rejected as the sixth of a case, also if all arrive at the same time', async ({ server }) => {
    const { person, token } = await customer(server)
    const id = await addCase(server, person)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(() => upload(server, token, { name: 'a.pdf', bytes: pdf }, id)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    const { data } = await server.call(getCase, { query: { case_id: id } }, { token })
    expect((data as { attachments: unknown[] }).attachments).toHaveLength(5)
  })

  it('is rejected for a case that has ended', async ({ server }) => {
    const { person, token } = await customer(server)
    const id = await addCase(server, person, { status: 'closed' })
    expect((await upload(server, token, { name: 'a.pdf', bytes: pdf }, id)).status).toBe(409)
  })
})

describe('a file that is uploaded before its case', () => {
  it('answers a case that waits for the customer', async ({ server }) => {
    const { person, token } = await customer(server)
    const case_id = await addCase(server, person, { kind: 'request', status: 'waiting' })
    await upload(server, token, { name: 'lease.pdf', bytes: pdf }, case_id)
    const { data } = await server.call(getCase, { query: { case_id } }, { token })
    expect(data).toMatchObject({ status: 'in_progress' })
  })

  it('is attached to the case that names it', async ({ server }) => {
    const { token } = await customer(server)
    const id = idOf((await upload(server, token, { name: 'a.pdf', bytes: pdf })).data)
    const opened = await server.call(createServiceRequest, { body: { ...request, attachment_ids: [id] } }, { token })
    const { case_id } = opened.data as { case_id: string }
    const { data } = await server.call(getCase, { query: { case_id } }, { token })
    expect(data).toMatchObject({ attachments: [{ attachment_id: id }] })
  })

  it('can’t be attached by another user', async ({ server }) => {
    const [owner, stranger] = [await customer(server), await customer(server)]
    const id = idOf((await upload(server, owner.token, { name: 'a.pdf', bytes: pdf })).data)
    const body = { ...request, attachment_ids: [id] }
    const answer = await server.call(createServiceRequest, { body }, { token: stranger.token })
    expect(answer).toMatchObject({ status: 404, fields: { attachment_ids: caseTexts.fileUnavailable } })
    const query = { attachment_id: id }
    expect((await server.call(getAttachment, { query }, { token: stranger.token })).status).toBe(404)
    expect((await server.call(deleteAttachment, { query }, { token: stranger.token })).status).toBe(404)
  })

  it('can be removed', async ({ server }) => {
    const { token } = await customer(server)
    const query = { attachment_id: idOf((await upload(server, token, { name: 'a.pdf', bytes: pdf })).data) }
    await server.call(deleteAttachment, { query }, { token })
    expect((await server.call(getAttachment, { query }, { token })).status).toBe(404)
    expect(await server.services.files.get(`cases/${query.attachment_id}`)).toBeNull()
  })

  it('is deleted if its case is never created', async ({ server }) => {
    const { token } = await customer(server)
    const id = idOf((await upload(server, token, { name: 'a.pdf', bytes: pdf })).data)
    const gone = await deletePendingBefore(server.database.db, new Date('2026-03-14T00:00:00Z'))
    expect(gone).toContain(id)
  })
})

describe('a file that is sent with a comment', () => {
  const aMessage = async (server: TestServer) => {
    const { person, token } = await customer(server)
    return { person, token, case_id: await addCase(server, person, { kind: 'message' }) }
  }

  it('is shown with the comment to the customer and to staff, and not with the message', async ({ server }) => {
    const { person, token, case_id } = await aMessage(server)
    const attachment = await upload(server, token, { name: 'meter.png', bytes: png })
    server.setNow(nextMinute)
    const body = { case_id, comment: 'Here it is.', attachment_ids: [idOf(attachment.data)] }
    const files = [{ ...(attachment.data as object), created_date: nextMinute }]
    const sent = await server.call(createCaseComment, { body }, { token })
    expect(sent.data).toMatchObject({ comments: 'Here it is.', attachments: files })
    const query = { crm_contact_id: person.contactId, case_id }
    const listed = await server.call(listComments, { query }, { token })
    expect(listed.data).toMatchObject({ comments: [{ attachments: files }] })
    const messages = await server.call(listMessages, { query }, { token })
    expect(messages.data).toMatchObject({ messages: [{ attachments: [], messageComments: [{ attachments: files }] }] })
    const clerk = await addStaff(server)
    expect(await fetchMessage(server, clerk.token, case_id)).toMatchObject({
      attachments: [],
      messageComments: [{ attachments: files }],
    })
  })

  it('is attached once if the comment is sent twice with one key', async ({ server }) => {
    const { token, case_id } = await aMessage(server)
    const { data } = await upload(server, token, { name: 'meter.png', bytes: png })
    const body = { case_id, comment: 'Here it is.', attachment_ids: [idOf(data)] }
    const send = () => server.call(createCaseComment, { body }, { token, idempotencyKey: 'one-click-77' })
    const first = await send()
    expect(first.data).toMatchObject({ attachments: [{ file_name: 'meter.png' }] })
    expect((await send()).data).toEqual(first.data)
  })

  it('is rejected with its comment as the sixth of a message', async ({ server }) => {
    const { person, token, case_id } = await aMessage(server)
    for (const name of ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']) {
      await upload(server, token, { name, bytes: pdf }, case_id)
    }
    const { data } = await upload(server, token, { name: '6.pdf', bytes: pdf })
    const body = { case_id, comment: 'One more.', attachment_ids: [idOf(data)] }
    const answer = await server.call(createCaseComment, { body }, { token })
    expect(answer).toMatchObject({ status: 409, fields: { attachment_ids: caseTexts.tooManyFiles } })
    const listed = await server.call(listComments, { query: { crm_contact_id: person.contactId, case_id } }, { token })
    expect(listed.data).toEqual({ comments: [], total_count: 0 })
  })

  it('can’t be one that another user uploaded', async ({ server }) => {
    const [{ token, case_id }, stranger] = [await aMessage(server), await customer(server)]
    const { data } = await upload(server, stranger.token, { name: 'a.pdf', bytes: pdf })
    const body = { case_id, comment: 'Mine?', attachment_ids: [idOf(data)] }
    const answer = await server.call(createCaseComment, { body }, { token })
    expect(answer).toMatchObject({ status: 404, fields: { attachment_ids: caseTexts.fileUnavailable } })
  })
})
