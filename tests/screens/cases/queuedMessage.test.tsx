import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { holdReply } from '#shared/contract/cases/heldReplies'
import { listComments, markRead } from '#shared/contract/cases/messages'
import {
  assignMessage,
  getQueuedMessage,
  listQueueStaff,
  reportMessageViewer,
  searchQueue,
  setMessageStatus,
} from '#shared/contract/cases/queue'
import { getMessageCustomer, listInternalNotes } from '#shared/contract/cases/queueDetails'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as caseTexts from '#shared/texts/cases/cases'
import * as replyTexts from '#shared/texts/cases/heldReplies'
import * as messageTexts from '#shared/texts/cases/messages'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { aComment, aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const percy = { user_id: '22222222-2222-4222-8222-222222222222', name: 'Percy Lambourne' }
const self = { user_id: imani.user_id, name: 'Imani Penhallow' }
const reply = () => screen.findByLabelText(queueTexts.replyTo('Message 1'))

let events: ReturnType<typeof mockEventStream>
beforeEach(() => {
  events = mockEventStream()
  const messages = [aQueued(1), aQueued(2)]
  mockCall(searchQueue, { messages, total_count: 2, is_exact: true, next: null, searched_back_to: null })
  mockCall(getQueuedMessage, ({ query }) => aQueued(query['case_id'] === caseId(2) ? 2 : 1))
  mockCall(listComments, { comments: [aComment()], total_count: 1 })
  mockCall(listQueueStaff, [self, percy])
  mockCall(listCannedAnswers, [
    { canned_answer_id: caseId(8), title: 'Received', body: 'Hello {first_name}, we look into it.', version: 1 },
  ])
  mockCall(reportMessageViewer, [])
  mockCall(listInternalNotes, { notes: [], next: null })
  mockCall(getMessageCustomer, { balance: null, requests: null, messages: { total_count: 0, newest: [] } })
  mockCall(markRead, null)
  mockCall(assignMessage, null)
  mockCall(setMessageStatus, null)
  mockCall(holdReply, { reply_id: caseId(9), sends_in_ms: 10_000 })
})

const open = (path = `/messageQueue?case=${caseId(1)}`, rights = allRights) => renderScreen(path, { as: imani, rights })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Message Details' }))

describe('Message Details', () => {
  it('shows the message, its comments and who wrote it', async () => {
    open()
    const inside = await dialog()
    expect(await inside.findByText('Yes, today.')).toBeInTheDocument()
    expect(inside.getByText('12 Larkspur Lane')).toBeInTheDocument()
    expect(inside.getByRole('button', { name: 'Customer Data View' })).toBeInTheDocument()
  })

  it('shows other viewers as soon as they open the message', async () => {
    open()
    await dialog()
    mockCall(reportMessageViewer, [percy])
    events.send({ kind: 'viewers', case_id: caseId(1) })
    expect(await screen.findByText(commonTexts.alsoViewingMessage(['Percy Lambourne']))).toBeInTheDocument()
  })

  it('says so if another agent is assigned', async () => {
    mockCall(getQueuedMessage, aQueued(1, { assigned_to: percy }))
    open()
    expect(await screen.findByText(queueTexts.assignedTo('Percy Lambourne'))).toBeInTheDocument()
  })

  it('marks an unread message as read', async () => {
    mockCall(getQueuedMessage, aQueued(1, { is_unread: true }))
    open()
    await waitFor(() => expect(requestsOf(markRead)[0]?.body).toEqual({ case_id: caseId(1) }))
  })

  it('offers no actions with the read right alone', async () => {
    open(
      undefined,
      allRights.map((right) => ({ ...right, write: false })),
    )
    await dialog()
    expect(await screen.findByText('Yes, today.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: queueTexts.assignToMe })).not.toBeInTheDocument()
    expect(screen.queryByLabelText(queueTexts.replyTo('Message 1'))).not.toBeInTheDocument()
  })
})

describe('replying', () => {
  it('sends the newest comment that was read', async () => {
    const user = open()
    await user.type(await reply(), 'We will call at noon.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(requestsOf(holdReply)[0]?.body).toEqual({
        case_id: caseId(1),
        comment: 'We will call at noon.',
        last_comment_id: aComment().comment_id,
        attachment_ids: [],
        resolves: false,
      }),
    )
  })

  it('keeps what was typed if someone else answered first, and sends it on the next try', async () => {
    const newer = aComment({ comment_id: '99999999-0000-4000-8000-000000000002', comments: 'I have called already.' })
    const text = messageTexts.answeredByOther('Percy Lambourne')
    mockCall(holdReply, errorAnswer('conflict', text, { last_comment_id: newer.comment_id }))
    const user = open()
    await user.type(await reply(), 'We will call at noon.')
    mockCall(listComments, { comments: [newer, aComment()], total_count: 2 })
    await user.click(screen.getByRole('button', { name: replyTexts.send }))
    expect(await screen.findByText('I have called already.')).toBeInTheDocument()
    expect(await reply()).toHaveValue('We will call at noon.')
    mockCall(holdReply, { reply_id: caseId(9), sends_in_ms: 10_000 })
    await user.click(screen.getByRole('button', { name: replyTexts.send }))
    await waitFor(() => expect(requestsOf(holdReply).at(-1)?.body).toMatchObject({ last_comment_id: newer.comment_id }))
  })

  it('shows the reason of a failure and its outcome once each, and not again after a second try', async () => {
    mockCall(holdReply, errorAnswer('unexpected', 'The reply was not kept.'))
    const user = open()
    await user.type(await reply(), 'We will call at noon.')
    await user.click(screen.getByRole('button', { name: replyTexts.send }))
    expect(await screen.findByText('Failed to add comments!')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: replyTexts.send }))
    await waitFor(() => expect(requestsOf(holdReply)).toHaveLength(2))
    expect(screen.getAllByText(/The reply was not kept\./)).toHaveLength(1)
    expect(screen.getAllByText('Failed to add comments!')).toHaveLength(1)
    expect(await reply()).toHaveValue('We will call at noon.')
  })

  it('warns of a newer comment once something is typed, and does not mark it as read', async () => {
    const user = open()
    await user.type(await reply(), 'No.')
    const newer = aComment({ comment_id: '99999999-0000-4000-8000-000000000002', comments: 'I have called already.' })
    mockCall(listComments, { comments: [newer, aComment()], total_count: 2 })
    events.send({ kind: 'commented', case_id: caseId(1) })
    expect(await screen.findByText(messageTexts.answeredByOther('Percy Lambourne'))).toBeInTheDocument()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(requestsOf(holdReply)[0]?.body).toMatchObject({ last_comment_id: aComment().comment_id }),
    )
  })

  it('does not warn if nothing is typed', async () => {
    const user = open()
    await reply()
    const newer = aComment({ comment_id: '99999999-0000-4000-8000-000000000002', comments: 'I have called already.' })
    mockCall(listComments, { comments: [newer, aComment()], total_count: 2 })
    events.send({ kind: 'commented', case_id: caseId(1) })
    await screen.findByText('I have called already.')
    expect(screen.queryByText(messageTexts.answeredByOther('Percy Lambourne'))).not.toBeInTheDocument()
    await user.type(await reply(), 'No')
    expect(screen.getByText(messageTexts.answeredByOther('Percy Lambourne'))).toBeInTheDocument()
  })

  it('stops warning when the newer comment was read', async () => {
    const user = open()
    await user.type(await reply(), 'No')
    const newer = aComment({ comment_id: '99999999-0000-4000-8000-000000000002', comments: 'I have called already.' })
    mockCall(listComments, { comments: [newer, aComment()], total_count: 2 })
    events.send({ kind: 'commented', case_id: caseId(1) })
    await user.click(await screen.findByRole('button', { name: commonTexts.gotIt }))
    expect(screen.queryByText(messageTexts.answeredByOther('Percy Lambourne'))).not.toBeInTheDocument()
  })

  it('can start with a canned answer that contains the customer’s name', async () => {
    const user = open()
    await reply()
    await user.click(await screen.findByRole('combobox', { name: cannedAnswerTexts.cannedAnswers }))
    await user.click(await screen.findByText('Received', { selector: '.ant-select-item-option-content' }))
    expect(await reply()).toHaveValue('Hello Maya, we look into it.')
  })
})

describe('handling a message', () => {
  it('takes it with a button, and sends the assignee that was shown', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: queueTexts.assignToMe }))
    await waitFor(() =>
      expect(requestsOf(assignMessage)[0]?.body).toEqual({
        case_id: caseId(1),
        user_id: imani.user_id,
        seen_user_id: null,
      }),
    )
  })

  it('asks before it takes a message from a colleague', async () => {
    mockCall(getQueuedMessage, aQueued(1, { assigned_to: percy }))
    const user = open()
    await user.click(await screen.findByRole('button', { name: queueTexts.assignToMe }))
    expect(await screen.findByText(queueTexts.assignedNotice('Percy Lambourne'))).toBeInTheDocument()
    expect(requestsOf(assignMessage)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() =>
      expect(requestsOf(assignMessage)[0]?.body).toEqual({
        case_id: caseId(1),
        user_id: imani.user_id,
        seen_user_id: percy.user_id,
      }),
    )
  })

  it('leaves it with the colleague if the agent cancels', async () => {
    mockCall(getQueuedMessage, aQueued(1, { assigned_to: percy }))
    const user = open()
    await user.click(await screen.findByRole('button', { name: queueTexts.assignToMe }))
    await screen.findByText(queueTexts.assignedNotice('Percy Lambourne'))
    await user.click(screen.getByText(commonTexts.no))
    expect(requestsOf(assignMessage)).toHaveLength(0)
  })

  it('changes its status, and sends the status that was shown', async () => {
    const user = open()
    await user.click(await screen.findByRole('combobox', { name: commonTexts.status }))
    await user.click(
      await screen.findByText(caseTexts.statusLabels('theirs').resolved, {
        selector: '.ant-select-item-option-content',
      }),
    )
    await waitFor(() =>
      expect(requestsOf(setMessageStatus)[0]?.body).toEqual({
        case_id: caseId(1),
        status: 'resolved',
        seen_status: 'received',
      }),
    )
  })
})
