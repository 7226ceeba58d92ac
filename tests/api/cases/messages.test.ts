import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  countWaiting,
  createCaseComment,
  createMessage,
  listComments,
  listMessages,
  markRead,
} from '#shared/contract/cases/messages'
import * as caseTexts from '#shared/texts/cases/cases'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { cases } from '../../../server/db/schema/cases/cases'
import { addAttachment, addCase, addComments } from '../../support/data/cases/cases'
import { addAccount, addPerson, allRights, ownerRights } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function customer(server: TestServer, rights?: string[]) {
  const person = await addPerson(server.database.db, rights ? { rights } : {})
  return { person, token: await server.signIn(person) }
}

const staff = async (server: TestServer) => {
  const person = await addPerson(server.database.db, { userType: 'CENTRIC' })
  return { person, token: await server.signIn(person) }
}

const bodies = (count: number) => Array.from({ length: count }, (_, index) => `Comment ${index + 1}`)

describe('the list of messages', () => {
  it('contains a contact’s messages with the two newest comments, the newest first', async ({ server }) => {
    const { person, token } = await customer(server)
    const account = await addAccount(server.database.db, person.customerNumber, { unit: 'Apt 4' })
    const id = await addCase(server, person, {
      kind: 'message',
      number: 'C-2026-100001',
      title: 'A question',
      description: 'About my bill.',
      premiseNumber: account.premiseNumber,
    })
    await addComments(server, id, { bodies: bodies(3) })
    const file = await addAttachment(server, id)
    const query = { crm_contact_id: person.contactId }
    const { data } = await server.call(listMessages, { query }, { token })
    const comment = (number: number) => ({
      comment_id: expect.any(String),
      case_id: id,
      comments: `Comment ${number}`,
      created_date: new Date(Date.parse(testNow) + (number - 1) * 1000).toISOString(),
      user_name: 'Imani Penhallow',
      user_type: 'CENTRIC',
      is_own: false,
      attachments: [],
    })
    expect(data).toEqual({
      messages: [
        {
          case_id: id,
          case_no: 'C-2026-100001',
          contact_id: person.contactId,
          title: 'A question',
          description: 'About my bill.',
          created_date: testNow,
          status: 'received',
          street_address: '412 Fennick Ave, Apt 4',
          written_by: null,
          messageComments: [comment(3), comment(2)],
          comment_count: 3,
          is_unread: true,
          attachments: [
            {
              attachment_id: file,
              file_name: 'note.txt',
              media_type: 'text/plain',
              size: 7,
              created_date: expect.any(String),
            },
          ],
        },
      ],
      total_count: 1,
    })
  })

  it('is searched in title and description, case-sensitively', async ({ server }) => {
    const { person, token } = await customer(server)
    await addCase(server, person, { kind: 'message', title: 'Wi-Fi 100%', description: 'upstairs' })
    await addCase(server, person, { kind: 'message', title: 'Bill', description: 'Wi-Fi add-on' })
    const find = async (search: string) => {
      const query = { crm_contact_id: person.contactId, search }
      const { data } = await server.call(listMessages, { query }, { token })
      return (data as { total_count: number }).total_count
    }
    expect([await find('Wi-Fi'), await find('wi-fi'), await find('100%'), await find('_'), await find('')]).toEqual([
      2, 0, 1, 0, 2,
    ])
  })

  it('is searched by a part of the number', async ({ server }) => {
    const { person, token } = await customer(server)
    await addCase(server, person, { kind: 'message', number: 'C-2026-200001' })
    await addCase(server, person, { kind: 'message', number: 'C-2026-200002', title: 'C-2026-200001' })
    const query = { crm_contact_id: person.contactId, case_no: '26-200001' }
    const { data } = await server.call(listMessages, { query }, { token })
    expect(data).toMatchObject({ messages: [{ case_no: 'C-2026-200001' }], total_count: 1 })
  })

  it('has pages, the latest written to first', async ({ server }) => {
    const { person, token } = await customer(server)
    const [first] = [
      await addCase(server, person, { kind: 'message', title: 'First' }),
      await addCase(server, person, { kind: 'message', title: 'Second', updatedAt: new Date('2026-03-12T10:00:00Z') }),
    ]
    const query = { crm_contact_id: person.contactId, page_size: 1, page_number: 1 }
    const { data } = await server.call(listMessages, { query }, { token })
    expect(data).toMatchObject({ messages: [{ case_id: first }], total_count: 2 })
  })

  it('requires the right to read messages', async ({ server }) => {
    const { person, token } = await customer(
      server,
      ownerRights.filter((right) => right !== 'MESSAGEBOX.read'),
    )
    const answer = await server.call(listMessages, { query: { crm_contact_id: person.contactId } }, { token })
    expect(answer.status).toBe(403)
  })
})

describe('a new message', () => {
  const text = { title: 'Hello', description: 'A question.' }

  it('is stored for the signed-in user, whatever the body says', async ({ server }) => {
    const { person, token } = await customer(server)
    const body = {
      ...text,
      crm_contact_id: person.contactId,
      name: 'Somebody Else',
      user_type_code: 'CENTRIC',
      created_date: '1999-01-01T00:00:00Z',
    }
    const answer = await server.call(createMessage, { body }, { token })
    expect(answer.messages).toEqual(['Message created successfully!'])
    expect(answer.data).toEqual({ case_id: expect.any(String), case_no: expect.stringMatching(/^C-2026-\d{6}$/) })
    const listed = await server.call(listMessages, { query: { crm_contact_id: person.contactId } }, { token })
    expect(listed.data).toMatchObject({ messages: [{ ...text, created_date: testNow, is_unread: false }] })
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records).toContainEqual(expect.objectContaining({ action: 'message.created' }))
  })

  it.for([
    ['title', ' ', 'Title is required'],
    ['description', '', 'Description is required'],
    ['title', 'x'.repeat(501), 'Title cannot be more than 500 characters'],
    ['description', 'x'.repeat(3001), 'Description cannot be more than 3000 characters'],
  ] as const)('a new message with %s %j is rejected', async ([field, value, message], { server }) => {
    const { person, token } = await customer(server)
    const body = { ...text, crm_contact_id: person.contactId, [field]: value }
    const answer = await server.call(createMessage, { body }, { token })
    expect(answer).toMatchObject({ status: 400, fields: { [field]: message } })
  })

  it('is created once if it is sent twice with one key', async ({ server }) => {
    const { person, token } = await customer(server)
    const input = { body: { ...text, crm_contact_id: person.contactId } }
    const both = await Promise.all(
      [1, 2].map(() => server.call(createMessage, input, { token, idempotencyKey: 'one-click-01' })),
    )
    expect(both[0]?.data).toEqual(both[1]?.data)
    const listed = await server.call(listMessages, { query: { crm_contact_id: person.contactId } }, { token })
    expect(listed.data).toMatchObject({ total_count: 1 })
  })

  it('requires the right to write messages', async ({ server }) => {
    const { person, token } = await customer(server, ['MESSAGEBOX.read'])
    const answer = await server.call(createMessage, { body: { ...text, crm_contact_id: person.contactId } }, { token })
    expect(answer.status).toBe(403)
  })

  it('a new message about another customer’s service is rejected as not found', async ({ server }) => {
    const [{ person, token }, other] = [await customer(server), await customer(server)]
    const account = await addAccount(server.database.db, other.person.customerNumber)
    const body = { ...text, crm_contact_id: person.contactId, crm_service_account_id: account.serviceAccountId }
    expect((await server.call(createMessage, { body }, { token })).status).toBe(404)
  })
})

describe('a comment', () => {
  it('has its author’s name and type', async ({ server }) => {
    const { person, token } = await customer(server)
    const case_id = await addCase(server, person, { kind: 'message' })
    const body = {
      case_id,
      comment: 'Any news?',
      user_name: 'Provider',
      user_type: 'CENTRIC',
      email_id: 'x@example.com',
    }
    const answer = await server.call(createCaseComment, { body }, { token })
    expect(answer.data).toEqual({
      comment_id: expect.any(String),
      case_id,
      comments: 'Any news?',
      created_date: testNow,
      user_name: 'Ada Quill',
      user_type: 'CUSTOMER',
      is_own: true,
      attachments: [],
    })
    expect(answer.messages).toEqual(['Comments added successfully!'])
  })

  it('a comment with the key of another one is rejected', async ({ server }) => {
    const { person, token } = await customer(server)
    const case_id = await addCase(server, person, { kind: 'message' })
    const send = (comment: string) =>
      server.call(createCaseComment, { body: { case_id, comment } }, { token, idempotencyKey: 'one-click-05' })
    const first = await send('Any news?')
    expect((await send('Any news?')).data).toEqual(first.data)
    expect((await send('Still none?')).status).toBe(422)
  })

  it('a comment of staff makes the message unread until the customer has read it', async ({ server }) => {
    const [{ person, token }, clerk] = [await customer(server), await staff(server)]
    const case_id = await addCase(server, person, { kind: 'message' })
    const unread = async () => (await server.call(countWaiting, {}, { token })).data
    expect(await unread()).toEqual({ unread_messages: 0, waiting_requests: 0 })
    await server.call(createCaseComment, { body: { case_id, comment: 'An answer.' } }, { token: clerk.token })
    expect(await unread()).toEqual({ unread_messages: 1, waiting_requests: 0 })
    await server.call(markRead, { body: { case_id } }, { token })
    expect(await unread()).toEqual({ unread_messages: 0, waiting_requests: 0 })
  })

  it('a comment on a service request requires the right to write requests', async ({ server }) => {
    const { person, token } = await customer(
      server,
      allRights.filter((right) => right !== 'SERVICETICKET.write'),
    )
    const body = { case_id: await addCase(server, person), comment: 'Any news?' }
    expect((await server.call(createCaseComment, { body }, { token })).status).toBe(403)
  })

  it('a comment of the customer reopens a waiting request', async ({ server }) => {
    const { person, token } = await customer(server)
    const case_id = await addCase(server, person, { status: 'waiting' })
    await server.call(createCaseComment, { body: { case_id, comment: 'The light is red.' } }, { token })
    const [row] = await server.database.db.select().from(cases).where(eq(cases.id, case_id))
    expect(row).toMatchObject({ status: 'in_progress', commentCount: 1 })
  })

  it('a comment on a request that has ended is rejected', async ({ server }) => {
    const { person, token } = await customer(server)
    const body = { case_id: await addCase(server, person, { status: 'closed' }), comment: 'Again.' }
    const answer = await server.call(createCaseComment, { body }, { token })
    expect(answer).toMatchObject({ status: 409, fields: { comment: caseTexts.overForComments } })
  })
})

describe('the list of comments', () => {
  it('the list of comments of a case with 2,000 contains the newest 20, and the total count', async ({ server }) => {
    const { person, token } = await customer(server)
    const case_id = await addCase(server, person, { kind: 'message' })
    await addComments(server, case_id, { bodies: bodies(2000) })
    const query = { crm_contact_id: person.contactId, case_id }
    const [listed, messages] = [
      await server.call(listComments, { query }, { token }),
      await server.call(listMessages, { query: { crm_contact_id: person.contactId } }, { token }),
    ]
    const { comments, total_count } = listed.data as { comments: { comments: string }[]; total_count: number }
    expect([total_count, comments.length, comments[0]?.comments]).toEqual([2000, 20, 'Comment 2000'])
    expect(messages.data).toMatchObject({ messages: [{ comment_count: 2000 }] })
  })

  it('the comments of all cases exclude types that the user may not read', async ({ server }) => {
    const { person, token } = await customer(server, ['MESSAGEBOX.read'])
    const [message, request] = [await addCase(server, person, { kind: 'message' }), await addCase(server, person)]
    await addComments(server, message, { bodies: ['To the message'] })
    await addComments(server, request, { bodies: ['To the request'] })
    const { data } = await server.call(listComments, { query: { crm_contact_id: person.contactId } }, { token })
    expect(data).toMatchObject({ comments: [{ comments: 'To the message' }], total_count: 1 })
  })

  it('calls for comments that arrive together each get their own answer', async ({ server }) => {
    const [one, two] = [await customer(server), await customer(server)]
    const own = await addCase(server, one.person)
    await addComments(server, own, { bodies: bodies(3) })
    await addComments(server, await addCase(server, one.person), { bodies: ['Of another case'] })
    const ask = ({ token }: typeof one, query: object) =>
      server.call(listComments, { query: { crm_contact_id: one.person.contactId, ...query } }, { token })
    const [all, page, foreign] = await Promise.all([
      ask(one, {}),
      ask(one, { case_id: own, page_size: 1, page_number: 2 }),
      ask(two, {}),
    ])
    expect(all.data).toMatchObject({ total_count: 4 })
    expect(page.data).toMatchObject({ total_count: 3, comments: [{ case_id: own, comments: 'Comment 2' }] })
    expect(foreign.status).toBe(404)
  })
})

describe('a customer who sends continuously', () => {
  it('is limited to thirty messages an hour, and repeated requests with a key are not counted again', async ({
    server,
  }) => {
    const { person, token } = await customer(server)
    const send = (title: string, idempotencyKey: string) =>
      server.call(
        createMessage,
        { body: { title, description: 'Please answer.', crm_contact_id: person.contactId } },
        { token, idempotencyKey },
      )
    for (let index = 0; index < 30; index += 1) {
      expect((await send(`Question ${index}`, `flood-key-${index}`)).status).toBe(200)
    }
    expect(await send('One more', 'flood-key-30')).toMatchObject({
      status: 429,
      messages: [caseTexts.tooManySent(60)],
    })
    expect((await send('Question 29', 'flood-key-29')).status).toBe(200)
  })

  it('is limited to sixty comments an hour, while customer care can continue', async ({ server }) => {
    const [{ person, token }, clerk] = [await customer(server), await staff(server)]
    const case_id = await addCase(server, person, { kind: 'message' })
    const comment = (by: string) =>
      server.call(createCaseComment, { body: { case_id, comment: 'Hello?' } }, { token: by })
    for (let index = 0; index < 60; index += 1) expect((await comment(token)).status).toBe(200)
    expect((await comment(token)).status).toBe(429)
    expect((await comment(clerk.token)).status).toBe(200)
  })
})
