import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { missingRight } from '#shared/access/rightText'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import { countQueue, listQueueStaff, searchQueue } from '#shared/contract/cases/queue'
import { daysBetween } from '#shared/format/dates'
import * as caseTexts from '#shared/texts/cases/cases'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { aComment, aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { ownText } from '../../support/screens/ownText'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { startTestTime } from '../../support/screens/time'

const imani = aStaffMember()
const answer = (
  messages: QueuedMessage[],
  rest: { next?: string | null; total_count?: number; searched_back_to?: string } = {},
) => ({
  messages,
  total_count: messages.length,
  is_exact: true,
  next: null,
  searched_back_to: null,
  ...rest,
})

let events: ReturnType<typeof mockEventStream>
beforeEach(() => {
  events = mockEventStream()
  mockCall(searchQueue, answer([aQueued(1), aQueued(2)]))
  mockCall(listQueueStaff, [])
  mockCall(listCannedAnswers, [])
})

const open = (path = '/messageQueue', rights = allRights) => renderScreen(path, { as: imani, rights })
async function openForm(path?: string) {
  const user = open(path)
  await user.click(await screen.findByRole('button', { name: queueTexts.searchAccount }))
  return { user, form: within(screen.getByRole('region', { name: 'Search Account' })) }
}
const list = () => screen.findByRole('list', { name: queueTexts.messagesNewestFirst })
const searchBody = (call = 0) => requestsOf(searchQueue)[call]?.body as Record<string, unknown>
const searchedDays = ({ fromDate, toDate }: Record<string, unknown>): number =>
  daysBetween(String(fromDate), String(toDate))

describe('the queue', () => {
  it('loads a hundred messages of the last 1000 days first', async () => {
    open()
    await list()
    expect(searchBody()).toMatchObject({
      page_size: 100,
      page_number: 1,
      tab: 'all',
      address: '',
      email: '',
      phone: '',
    })
    expect(searchedDays(searchBody())).toBe(1000)
    expect(screen.getByText(queueTexts.lastDaysCriterion('1,000'))).toBeInTheDocument()
  })

  it('truncates a title to 100 characters and a description to 125, including the ellipsis', async () => {
    mockCall(searchQueue, answer([aQueued(1, { title: 'T'.repeat(101), description: 'D'.repeat(126) })]))
    open()
    expect(await screen.findByText(`${'T'.repeat(99)}…`)).toBeInTheDocument()
    expect(screen.getByText(`${'D'.repeat(124)}…`)).toBeInTheDocument()
  })

  it('does not truncate a text of exactly that length, and shows who wrote and how to contact them', async () => {
    mockCall(searchQueue, answer([aQueued(1, { title: 'T'.repeat(100), description: 'D'.repeat(125) })]))
    open()
    const row = within(await list())
    expect(row.getByText('T'.repeat(100))).toBeInTheDocument()
    expect(row.getByText('D'.repeat(125))).toBeInTheDocument()
    for (const text of ['Maya Fields', '(512) 555-0142', 'maya@demo.example']) {
      expect(row.getByText(text)).toBeInTheDocument()
    }
  })

  it('says how far back it searched for words that appear in very many messages', async () => {
    mockCall(searchQueue, answer([], { searched_back_to: '2026-03-02T15:00:00.000Z' }))
    open('/messageQueue?search=bill')
    expect(await screen.findByText(ownText(queueTexts.searchedBackTo))).toHaveTextContent('2026')
  })

  it('shows the same number of unanswered messages in the menu and at its tab, with an accessible text', async () => {
    mockCall(countQueue, { unanswered: 77, unread: 76 })
    open()
    expect(
      await screen.findByRole('link', { name: new RegExp(`Message Queue ${frameTexts.unansweredCount(77)}`) }),
    ).toBeInTheDocument()
    expect(
      await screen.findByRole('link', { name: new RegExp(`^${queueTexts.tabLabels.unanswered}\\s*77$`) }),
    ).toBeInTheDocument()
  })

  it('starts with the search form collapsed, and expands it on request', async () => {
    const user = open()
    const opener = await screen.findByRole('button', { name: queueTexts.searchAccount, expanded: false })
    expect(screen.queryByLabelText('Service Address')).not.toBeInTheDocument()
    await user.click(opener)
    expect(await screen.findByLabelText('Service Address')).toBeInTheDocument()
    expect(opener).toHaveAttribute('aria-expanded', 'true')
  })

  it('searches topics case-sensitively unless that is turned off', async () => {
    const { user, form } = await openForm('/messageQueue?search=wi-fi')
    expect(searchBody()).toMatchObject({ search: 'wi-fi', match_case: true })
    const match = await form.findByRole('switch', { name: queueTexts.matchCase })
    expect(match).toBeChecked()
    await user.click(match)
    await user.click(form.getByRole('button', { name: commonTexts.search }))
    await waitFor(() => expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ match_case: false }))
    expect(screen.getByText(new RegExp(`· ${queueTexts.topicCriterion('wi-fi', false)}$`))).toBeInTheDocument()
  })

  it('searches for words in messages and customers while the agent types', async () => {
    const user = open()
    await list()
    await user.type(screen.getByRole('searchbox', { name: queueTexts.searchMessages }), 'thornbury')
    await waitFor(() =>
      expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ words: 'thornbury', search: '', page_number: 1 }),
    )
    expect(window.location.search).toContain('words=thornbury')
  })

  it('shows the customer’s last comment before the answer in comfortable rows', async () => {
    localStorage.setItem(`queue-density-${imani.user_id}`, 'comfortable')
    const answered = aComment({ comments: 'It is mended.' })
    const wrote = aComment({
      comment_id: caseId(8),
      comments: 'It broke again.',
      user_name: 'Maya Fields',
      user_type: 'CUSTOMER',
    })
    mockCall(searchQueue, answer([aQueued(1, { comment_count: 2, messageComments: [answered, wrote] })]))
    open()
    expect(await screen.findByText('Maya Fields: It broke again. · Percy Lambourne: It is mended.')).toBeInTheDocument()
  })

  it('searches by address, email and phone on Search, and for all messages on Clear', async () => {
    const { user, form } = await openForm()
    await user.type(await form.findByLabelText('Service Address'), 'larkspur')
    await user.type(form.getByLabelText(commonTexts.email), 'maya@')
    await user.type(form.getByLabelText(commonTexts.phone), '(512) 555-0142')
    expect(requestsOf(searchQueue)).toHaveLength(1)
    await user.click(form.getByRole('button', { name: commonTexts.search }))
    await waitFor(() =>
      expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({
        address: 'larkspur',
        email: 'maya@',
        phone: '5125550142',
      }),
    )
    expect(window.location.search).toContain('address=larkspur')
    expect(form.queryByLabelText(commonTexts.email)).not.toBeInTheDocument()
    expect(
      screen.getByText(
        [
          queueTexts.lastDaysCriterion('1,000'),
          queueTexts.addressCriterion('larkspur'),
          queueTexts.emailCriterion('maya@'),
          queueTexts.phoneCriterion('(512) 555-0142'),
        ].join(' · '),
      ),
    ).toBeInTheDocument()
    // The pressed button has disappeared with the form, so the focus moves to the newest result.
    await waitFor(() => expect(screen.getByRole('button', { name: /Message 1/ })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: commonTexts.clear }))
    await waitFor(() =>
      expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ address: '', email: '', phone: '' }),
    )
  })

  it('does not search while a date is invalid', async () => {
    const { user, form } = await openForm()
    // The field is replaced once the calendar has loaded.
    await waitFor(() => expect(form.getByLabelText(queueTexts.toDate)).toBeEnabled())
    await user.clear(form.getByLabelText(queueTexts.toDate))
    await user.type(form.getByLabelText(queueTexts.toDate), '11-24-2199')
    await user.click(form.getByRole('button', { name: commonTexts.search }))
    expect(form.getByText(commonTexts.dateInFuture)).toBeInTheDocument()
    expect(form.getByLabelText(queueTexts.toDate)).toHaveValue('11/24/2199')
    expect(requestsOf(searchQueue)).toHaveLength(1)
    await user.clear(form.getByLabelText(queueTexts.toDate))
    await user.type(form.getByLabelText(queueTexts.toDate), '11-24-2025')
    await user.click(form.getByRole('button', { name: commonTexts.search }))
    await waitFor(() => expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ toDate: '2025-11-24' }))
  })

  it('sets a range of days with one click', async () => {
    const { user } = await openForm()
    await user.click(await screen.findByRole('button', { name: queueTexts.last7Days }))
    await waitFor(() => expect(searchedDays(requestsOf(searchQueue).at(-1)?.body as Record<string, unknown>)).toBe(6))
    const day = String.raw`\d\d/\d\d/\d{4}`
    expect(screen.getByText(new RegExp(`^${queueTexts.messagesFromTo(day, day)}$`))).toBeInTheDocument()
  })

  it('shows the recipient’s phone and email, and the agent who wrote', async () => {
    mockCall(searchQueue, answer([aQueued(1, { written_by: 'Imani Penhallow' })]))
    open()
    const row = within(await screen.findByRole('button', { name: /Message 1/ }))
    expect(row.getByText(queueTexts.wrote('Imani Penhallow'))).toBeInTheDocument()
    expect(row.getByText('(512) 555-0142')).toBeInTheDocument()
    expect(row.getByText('maya@demo.example')).toBeInTheDocument()
    expect(row.getByText(/10:59 AM|9:59 AM/)).toHaveTextContent(/C[DS]T$/)
  })

  it('has tabs for messages that are mine, unassigned, unanswered and overdue', async () => {
    const user = open()
    for (const [name, tab] of [
      [queueTexts.tabLabels.mine, 'mine'],
      [queueTexts.tabLabels.unassigned, 'unassigned'],
      [queueTexts.tabLabels.unanswered, 'unanswered'],
      [queueTexts.tabLabels.overdue, 'overdue'],
    ] as const) {
      await user.click(await screen.findByRole('link', { name }))
      await waitFor(() => expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ tab }))
    }
  })

  it('loads the next page by cursor, and renders only the visible rows', async () => {
    const next = '1_00000000-0000-4000-8000-000000000001'
    const many = Array.from({ length: 100 }, (_, index) => aQueued(index + 1))
    mockCall(searchQueue, ({ body }) =>
      (body as { after?: string }).after ? answer([aQueued(101)]) : answer(many, { next, total_count: 101 }),
    )
    open()
    const rows = within(await list())
    expect(rows.getAllByRole('listitem').length).toBeLessThan(30)
    expect(rows.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '101')
    const frame = (await list()).parentElement
    if (frame) frame.scrollTop = 100 * 7 * 16
    frame?.dispatchEvent(new Event('scroll', { bubbles: true }))
    await waitFor(() => expect(requestsOf(searchQueue).at(-1)?.body).toMatchObject({ after: next }))
    expect(await screen.findByText('Message 101')).toBeInTheDocument()
  })

  it.each([
    [{ total_count: 0, is_exact: false }, queueTexts.atLeastMessages(2)],
    [{ total_count: 40, is_exact: false }, queueTexts.atLeastMessages(40)],
    [{ total_count: 10_000, is_exact: false }, queueTexts.moreThanMessages('10,000')],
    [{ total_count: 2, is_exact: true }, queueTexts.messageCount(2)],
  ])('says of %j: %s', async (total, text) => {
    mockCall(searchQueue, { ...answer([aQueued(1), aQueued(2)]), ...total })
    open()
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('explains why it is empty', async () => {
    mockCall(searchQueue, answer([]))
    open('/messageQueue?tab=unanswered')
    expect(await screen.findByText(queueTexts.noneUnanswered)).toBeInTheDocument()
  })

  it('says that it could not be loaded, and tries again', async () => {
    mockCall(searchQueue, errorAnswer('unavailable', 'The portal does not answer.'))
    const user = open()
    expect(await screen.findByText(queueTexts.messagesNotLoaded)).toBeInTheDocument()
    mockCall(searchQueue, answer([aQueued(1)]))
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByText('Message 1')).toBeInTheDocument()
  })

  it('loads nothing without the right to read the queue', async () => {
    open(
      '/messageQueue',
      allRights.map((right) => (right.name === 'QUEUE' ? { ...right, read: false } : right)),
    )
    expect(await screen.findByText(missingRight('QUEUE.read'))).toBeInTheDocument()
    expect(requestsOf(searchQueue)).toHaveLength(0)
  })
})

describe('an event in the queue', () => {
  it('is received with the session’s token in a header, not in the URL', async () => {
    open()
    await list()
    const [url, options] = events.fetched.mock.calls[0] ?? []
    expect(url).toBe('/api/v1/servicecase/queue-events')
    expect(options?.headers).toMatchObject({ Authorization: 'Bearer token-of-maya@demo.example' })
  })

  it('is counted without moving the list, and shown on a click', async () => {
    const user = open()
    await list()
    const newest = aQueued(9, { title: 'Just came in', last_customer_message_at: '2026-03-12T16:00:00.000Z' })
    mockCall(searchQueue, answer([newest, aQueued(1), aQueued(2)]))
    events.send({ kind: 'opened', case_id: newest.case_id })
    const pill = await screen.findByRole('button', { name: queueTexts.newMessageCount(1) })
    expect(screen.queryByText('Just came in')).not.toBeInTheDocument()
    await user.click(pill)
    expect(await screen.findByText('Just came in')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: queueTexts.newMessageCount(1) })).not.toBeInTheDocument()
    // The pill had the focus and disappears, so the focus moves to the newest message.
    await waitFor(() => expect(screen.getByRole('button', { name: /Just came in/ })).toHaveFocus())
  })

  it('updates its row in place', async () => {
    open()
    await list()
    const percy = { user_id: '22222222-2222-4222-8222-222222222222', name: 'Percy Lambourne' }
    mockCall(searchQueue, answer([aQueued(1), aQueued(2, { assigned_to: percy })]))
    events.send({ kind: 'changed', case_id: caseId(2) })
    expect(await screen.findByText('Percy Lambourne')).toBeInTheDocument()
    expect(requestsOf(searchQueue).map(({ body }) => (body as { case_ids?: string[] }).case_ids)).toContainEqual([
      caseId(2),
    ])
  })

  it('loads new messages only after one has arrived, starting after the newest one shown', async () => {
    open()
    await list()
    startTestTime()
    const since = () =>
      requestsOf(searchQueue).map(({ body }) => (body as { customer_wrote_since?: string }).customer_wrote_since)
    mockCall(searchQueue, answer([aQueued(1), aQueued(2, { status: 'closed' })]))
    events.send({ kind: 'changed', case_id: caseId(2) })
    await screen.findByText(caseTexts.statusLabels('theirs').closed)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(since()).toEqual([undefined, undefined])
    mockCall(searchQueue, answer([aQueued(9, { last_customer_message_at: '2026-03-12T16:00:00.000Z' })]))
    for (let count = 0; count < 3; count += 1) events.send({ kind: 'opened', case_id: caseId(9) })
    await screen.findByRole('button', { name: queueTexts.newMessageCount(1) })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(since().filter((one) => one !== undefined)).toEqual([aQueued(1).last_customer_message_at])
  })

  it('may be missed while the connection is lost, which the page says', async () => {
    open()
    await list()
    events.closeStream()
    expect(await screen.findByText(queueTexts.reconnectingNotice)).toBeInTheDocument()
  })
})
