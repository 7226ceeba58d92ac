import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createCaseComment, createMessage, markRead } from '#shared/contract/cases/messages'
import { countQueue, searchQueue } from '#shared/contract/cases/queue'
import { SummaryFigures, summarizeMessages } from '#shared/contract/operations/summary'
import { caseComments, cases } from '../../../server/db/schema/cases/cases'
import { addCase, addComments, addCustomer } from '../../support/data/cases/cases'
import { addStaff, fetchMessage, searchMessages, searchTitles } from '../../support/data/cases/queue'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = (await addStaff(server)).token
})
it.beforeEach(async ({ server }) => {
  await server.database.db.delete(caseComments)
  await server.database.db.delete(cases)
  server.setNow(testNow)
})

const at = (day: string): { createdAt: Date; customerWroteAt: Date } => {
  const moment = new Date(`${day}T15:00:00Z`)
  return { createdAt: moment, customerWroteAt: moment }
}

async function messages(
  server: TestServer,
  titles: readonly string[],
  options: Parameters<typeof addCustomer>[1] = {},
) {
  const { person, account, token: own } = await addCustomer(server, options)
  const ids: string[] = []
  for (const [index, title] of titles.entries()) {
    const day = `2026-03-${String(index + 1).padStart(2, '0')}`
    ids.push(
      await addCase(server, person, { kind: 'message', title, premiseNumber: account.premiseNumber, ...at(day) }),
    )
  }
  return { person, ids, token: own }
}

describe('the queue of messages', () => {
  it('contains a message with its author and its two newest comments', async ({ server }) => {
    const { person, ids } = await messages(server, ['A question'])
    await addComments(server, ids[0] ?? '', { bodies: ['One', 'Two', 'Three'] })
    const { data } = await server.call(searchQueue, { body: {} }, { token })
    expect(data).toEqual({
      messages: [
        {
          case_id: ids[0],
          case_no: expect.any(String),
          contact_id: person.contactId,
          crm_customer_id: person.customerNumber,
          title: 'A question',
          description: 'Half the speed since Monday.',
          created_date: '2026-03-01T15:00:00.000Z',
          last_customer_message_at: '2026-03-01T15:00:00.000Z',
          name: 'Ada Quill',
          written_by: null,
          phone: person.phone,
          email: person.email,
          street_address: '412 Fennick Ave',
          status: 'received',
          answer_due: null,
          assigned_to: null,
          snoozed_until: null,
          team: null,
          priority: 'normal',
          is_unread: false,
          comment_count: 3,
          labels: [],
          messageComments: [
            expect.objectContaining({ comments: 'Three' }),
            expect.objectContaining({ comments: 'Two', user_name: 'Imani Penhallow' }),
          ],
          attachments: [],
        },
      ],
      total_count: 1,
      is_exact: true,
      next: null,
      searched_back_to: null,
    })
  })

  it('is ordered by the customer’s last comment, and contains no service requests', async ({ server }) => {
    const { person } = await messages(server, ['Old', 'Middle', 'New'])
    await addCase(server, person, { kind: 'request', title: 'A request' })
    expect(await searchTitles(server, token)).toEqual(['New', 'Middle', 'Old'])
  })

  it('is searched by name, email, phone and address of the author, all of which must match', async ({ server }) => {
    const { person } = await messages(server, ['Hers'], {
      name: { first: 'Zoë', last: 'Marlowe' },
      phone: '2105559876',
    })
    await messages(server, ['His'], { name: { first: 'Rufus', last: 'Marlowe' }, phone: '2105551234' })
    const found = (body: Parameters<typeof searchMessages>[2]) => searchTitles(server, token, body)
    expect(await found({ name: 'zoe marlowe' })).toEqual(['Hers'])
    expect((await found({ name: 'Marlowe' })).toSorted()).toEqual(['Hers', 'His'])
    expect(await found({ email: person.email })).toEqual(['Hers'])
    expect(await found({ phone: '(210) 555-1234' })).toEqual(['His'])
    expect((await found({ address: 'fennick' })).toSorted()).toEqual(['Hers', 'His'])
    expect(await found({ address: 'fennick', phone: '9876' })).toEqual(['Hers'])
    expect(await found({ address: 'nowhere at all' })).toEqual([])
  })

  it('is searched for words in text, name, email, phone, address and case number, regardless of case', async ({
    server,
  }) => {
    const options = { name: { first: 'Zoë', last: 'Thornbury' }, phone: '2105559876' }
    const { person, ids } = await messages(server, ['My Wi-Fi drops'], options)
    await messages(server, ['Thornbury Lane is dark', 'A question'])
    const found = async (words: string) => (await searchTitles(server, token, { words })).toSorted()
    const { case_no: number } = await fetchMessage(server, token, ids[0] ?? '')
    for (const words of ['wi-fi', 'zoe thorn', person.email, '(210) 555-9876', number, number.slice(2).toLowerCase()]) {
      expect(await found(words), words).toEqual(['My Wi-Fi drops'])
    }
    expect(await found('THORNBURY')).toEqual(['My Wi-Fi drops', 'Thornbury Lane is dark'])
    expect(await found('412 fennick')).toHaveLength(3)
    expect(await found('nothing like it')).toEqual([])
  })

  it('merges the matches of words page by page, newest first, and counts them once', async ({ server }) => {
    await messages(server, ['Marlowe 1', 'Other 2', 'Other 3'], { name: { first: 'Ada', last: 'Marlowe' } })
    const all = await searchMessages(server, token, { words: 'marlowe' })
    expect(all.messages.map(({ title }) => title)).toEqual(['Other 3', 'Other 2', 'Marlowe 1'])
    expect(all).toMatchObject({ total_count: 3, is_exact: true, next: null })
    const first = await searchMessages(server, token, { words: 'marlowe', page_size: 2 })
    expect(first).toMatchObject({ total_count: 3, is_exact: false })
    const rest = await searchMessages(server, token, { words: 'marlowe', page_size: 2, after: first.next ?? '' })
    const second = await searchMessages(server, token, { words: 'marlowe', page_size: 2, page_number: 2 })
    for (const { messages: shown } of [rest, second]) expect(shown.map(({ title }) => title)).toEqual(['Marlowe 1'])
  })

  it('covers the last 1000 days by default, and whole days', async ({ server }) => {
    const { person } = await addCustomer(server)
    await addCase(server, person, { kind: 'message', title: 'Too old', ...at('2023-06-15') })
    await addCase(server, person, { kind: 'message', title: 'Just in', ...at('2023-06-18') })
    await addCase(server, person, { kind: 'message', title: 'Lately', ...at('2026-03-10') })
    expect(await searchTitles(server, token)).toEqual(['Lately', 'Just in'])
    expect(await searchTitles(server, token, { fromDate: '2023-06-15', toDate: '2023-06-18' })).toEqual([
      'Just in',
      'Too old',
    ])
    expect(await searchTitles(server, token, { fromDate: '2026-03-10', toDate: '2026-03-10' })).toEqual(['Lately'])
  })

  it('ends the last day at its own midnight, also on the day with 23 hours', async ({ server }) => {
    const { person } = await addCustomer(server)
    const night = (title: string, moment: string) =>
      addCase(server, person, { kind: 'message', title, customerWroteAt: new Date(moment) })
    await night('Before midnight', '2026-03-09T04:30:00Z')
    await night('After midnight', '2026-03-09T05:30:00Z')
    expect(await searchTitles(server, token, { fromDate: '2026-03-08', toDate: '2026-03-08' })).toEqual([
      'Before midnight',
    ])
  })

  it('is searched in title and description, case-sensitively', async ({ server }) => {
    await messages(server, ['Wi-Fi 100%', 'Bill'])
    expect(await searchTitles(server, token, { search: 'Wi-Fi' })).toEqual(['Wi-Fi 100%'])
    expect(await searchTitles(server, token, { search: 'wi-fi' })).toEqual([])
    expect(await searchTitles(server, token, { search: 'wi-fi', match_case: false })).toEqual(['Wi-Fi 100%'])
    expect(await searchTitles(server, token, { search: 'wi-fi', match_case: false, name: 'a' })).toEqual(
      await searchTitles(server, token, { search: 'Wi-Fi', name: 'a' }),
    )
    expect(await searchTitles(server, token, { search: '0%' })).toEqual(['Wi-Fi 100%'])
    expect(await searchMessages(server, token, { search: 'Half the speed' })).toMatchObject({
      total_count: 2,
      is_exact: true,
    })
  })

  it('has pages by cursor, also for messages of the same moment, and by number', async ({ server }) => {
    const { person } = await addCustomer(server)
    for (let count = 0; count < 5; count += 1) {
      await addCase(server, person, { kind: 'message', title: `M${count}`, ...at('2026-03-02') })
    }
    const first = await searchMessages(server, token, { page_size: 2 })
    const second = await searchMessages(server, token, { page_size: 2, after: first.next ?? '' })
    const third = await searchMessages(server, token, { page_size: 2, after: second.next ?? '' })
    const all = [first, second, third].flatMap((page) => page.messages.map(({ title }) => title))
    expect(new Set(all).size).toBe(5)
    expect(third.next).toBeNull()
    expect(first.total_count).toBe(5)
    const numbered = await searchMessages(server, token, { page_size: 2, page_number: 2 })
    expect(numbered.messages.map(({ title }) => title)).toEqual(all.slice(2, 4))
  })

  it('can be limited to named messages', async ({ server }) => {
    const { ids } = await messages(server, ['One', 'Two', 'Three'])
    expect(await searchTitles(server, token, { case_ids: [ids[1] ?? ''] })).toEqual(['Two'])
  })

  it('rejects an invalid cursor', async ({ server }) => {
    const answer = await server.call(searchQueue, { body: { after: '1; drop table' } }, { token })
    expect([answer.status, Object.keys(answer.fields)]).toEqual([400, ['after']])
  })
})

describe('the total of a search', () => {
  /** Adds more messages than a search examines, all newer than the one that is searched for. */
  async function crowd(server: TestServer) {
    const { person } = await messages(server, ['Zebra one', 'Zebra two'], { name: { first: 'Otto', last: 'Rarely' } })
    const many = (await addCustomer(server, { name: { first: 'Many', last: 'Writers' } })).person
    await server.database.db.execute(sql`insert into ${cases} (number, kind, customer_number, contact_id, title, description, customer_wrote_at)
      select 'X-' || n, 'message', ${many.customerNumber}, ${many.contactId}, 'Other', 'Words', timestamptz '2026-03-12T15:00:00Z'
      from generate_series(1, 5100) n`)
    return person
  }

  it('includes all matches of a text, also behind thousands of newer messages', async ({ server }) => {
    await crowd(server)
    expect(await searchMessages(server, token, { search: 'Zebra' })).toMatchObject({ total_count: 2, is_exact: true })
  })

  it('is marked as partial if the newest messages fill the page of a common text', async ({ server }) => {
    await crowd(server)
    const found = await searchMessages(server, token, { search: 'Words', page_size: 10 })
    expect(found.messages).toHaveLength(10)
    expect(found).toMatchObject({ is_exact: false, searched_back_to: null })
    expect(found.total_count).toBeGreaterThan(10)
    const next = await searchMessages(server, token, { search: 'Words', page_size: 10, after: found.next ?? '' })
    const ids = [...found.messages, ...next.messages].map(({ case_id }) => case_id)
    expect(new Set(ids).size).toBe(20)
  })

  it('includes all matches of the people, with a text too', async ({ server }) => {
    await crowd(server)
    const found = await searchMessages(server, token, { name: 'Rarely', search: 'one' })
    expect(found).toMatchObject({ messages: [{ title: 'Zebra one' }], total_count: 1, is_exact: true })
  })
})

describe('the check for new messages', () => {
  it('finds what was written since then, and counts nothing', async ({ server }) => {
    await messages(server, ['First', 'Second', 'Third'])
    const found = await searchMessages(server, token, { customer_wrote_since: '2026-03-02T15:00:00.000Z' })
    expect(found.messages.map(({ title }) => title)).toEqual(['Third', 'Second'])
    expect(found).toMatchObject({ total_count: 0, is_exact: false })
  })
})

describe('comments in the queue', () => {
  it('are hidden from users who may not read messages', async ({ server }) => {
    const { ids } = await messages(server, ['A question'])
    await addComments(server, ids[0] ?? '', { bodies: ['Private'] })
    const staff = await addStaff(server, { rights: ['QUEUE.read'] })
    expect((await searchMessages(server, staff.token)).messages).toMatchObject([
      { title: 'A question', messageComments: [] },
    ])
    expect(await fetchMessage(server, staff.token, ids[0] ?? '')).toMatchObject({ messageComments: [] })
  })
})

describe('a message that waits for an answer', () => {
  const tab = (server: TestServer, name: 'unanswered' | 'overdue') => searchTitles(server, token, { tab: name })

  async function written(server: TestServer) {
    const { person, token: own } = await addCustomer(server)
    const body = { crm_contact_id: person.contactId, title: 'Help', description: 'Please.' }
    const { data } = await server.call(createMessage, { body }, { token: own })
    return { id: (data as { case_id: string }).case_id, own }
  }
  const comment = (server: TestServer, id: string, by: string) =>
    server.call(createCaseComment, { body: { case_id: id, comment: 'So.' } }, { token: by })

  it('is under Unanswered until staff answer, and again after the customer writes', async ({ server }) => {
    const { id, own } = await written(server)
    expect(await tab(server, 'unanswered')).toEqual(['Help'])
    await comment(server, id, token)
    expect(await tab(server, 'unanswered')).toEqual([])
    await comment(server, id, own)
    expect(await tab(server, 'unanswered')).toEqual(['Help'])
  })

  it('is overdue after a business day', async ({ server }) => {
    const { id } = await written(server)
    expect(await fetchMessage(server, token, id)).toMatchObject({ answer_due: '2026-03-16T15:00:00.000Z' })
    expect(await tab(server, 'overdue')).toEqual([])
    server.setNow('2026-03-16T15:01:00.000Z')
    const later = (await addStaff(server)).token
    expect(await searchTitles(server, later, { tab: 'overdue' })).toEqual(['Help'])
  })

  it('is counted in the menu, and as unread until the user has read it', async ({ server }) => {
    const { id } = await written(server)
    const count = async (by: string) => (await server.call(countQueue, {}, { token: by })).data
    expect(await count(token)).toEqual({ unanswered: 1, unread: 1 })
    server.setNow('2026-03-13T15:05:00.000Z')
    await server.call(markRead, { body: { case_id: id } }, { token })
    expect(await count(token)).toEqual({ unanswered: 1, unread: 0 })
    expect(await count((await addStaff(server)).token)).toEqual({ unanswered: 1, unread: 1 })
  })

  it('has the same count in the menu, on the tab and in the summary, also above a hundred', async ({ server }) => {
    const { person } = await addCustomer(server)
    for (let index = 0; index < 101; index += 1) {
      await addCase(server, person, { kind: 'message', answerDueAt: new Date('2026-03-16T15:00:00.000Z') })
    }
    const { data: menu } = await server.call(countQueue, {}, { token })
    const { total_count: tabbed } = await searchMessages(server, token, { tab: 'unanswered' })
    const { data: tile } = await server.call(summarizeMessages, { query: {} }, { token })
    expect(menu).toMatchObject({ unanswered: tabbed })
    expect(SummaryFigures.parse(tile).facts).toContainEqual({
      unit: 'count',
      name: 'unanswered',
      value: tabbed,
      before: null,
    })
    expect(tabbed).toBeGreaterThan(100)
  })

  it('is counted in the menu only up to a thousand and one', async ({ server }) => {
    const { person } = await addCustomer(server)
    await addCase(server, person, { kind: 'message', answerDueAt: new Date('2026-03-16T15:00:00.000Z') })
    await server.database.db.execute(sql`insert into cases (number, kind, customer_number, contact_id, title, description, answer_due_at)
      select 'C-2026-9' || lpad(n::text, 5, '0'), 'message', ${person.customerNumber}, ${person.contactId}, 'Many', 'Words', now()
      from generate_series(1, 1200) n`)
    expect((await server.call(countQueue, {}, { token })).data).toEqual({ unanswered: 1001, unread: 100 })
  })

  it('is found without a count if none is requested', async ({ server }) => {
    await written(server)
    const found = await searchMessages(server, token, { tab: 'unanswered', is_counted: false })
    expect(found).toMatchObject({ messages: [{ title: 'Help' }], total_count: 0, is_exact: false })
  })

  it('is reopened if the customer writes to a closed one', async ({ server }) => {
    const { person, token: own } = await addCustomer(server)
    const id = await addCase(server, person, { kind: 'message', title: 'Done', status: 'closed' })
    await comment(server, id, own)
    expect(await fetchMessage(server, token, id)).toMatchObject({ status: 'in_progress', is_unread: true })
    expect(await tab(server, 'unanswered')).toEqual(['Done'])
  })

  it('has a new response time after that, and not the one before it was closed', async ({ server }) => {
    const { person, token: own } = await addCustomer(server)
    const answerDueAt = new Date('2026-03-02T15:00:00.000Z')
    const id = await addCase(server, person, { kind: 'message', title: 'Again', status: 'resolved', answerDueAt })
    await comment(server, id, own)
    expect(await fetchMessage(server, token, id)).toMatchObject({ answer_due: '2026-03-16T15:00:00.000Z' })
    expect(await tab(server, 'overdue')).toEqual([])
  })
})
