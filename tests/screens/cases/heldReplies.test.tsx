/** Replies to messages: sending, undoing, and going on with the next message. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { type HeldReply, holdReply, listHeldReplies, takeBackReply } from '#shared/contract/cases/heldReplies'
import { listComments } from '#shared/contract/cases/messages'
import { getQueuedMessage, listQueueStaff, searchQueue } from '#shared/contract/cases/queue'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as replyTexts from '#shared/texts/cases/heldReplies'
import * as messageTexts from '#shared/texts/cases/messages'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { aComment, aHeldReply, aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { enterText } from '../../support/screens/enterText'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  offline,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const openedCase = `/messageQueue?case=${caseId(1)}`
const replyTo = (number: number) => screen.findByLabelText<HTMLTextAreaElement>(queueTexts.replyTo(`Message ${number}`))
const plan = {
  attachment_id: '99999999-0000-4000-8000-000000000004',
  file_name: 'plan.txt',
  media_type: 'text/plain',
  size: 9,
  created_date: '2026-03-12T16:00:00.000Z',
}
const answer = (number: number, title: string, body: string) => ({
  canned_answer_id: caseId(number),
  title,
  body,
  version: 1,
})

/** What the mocked server holds. */
let held: HeldReply[]
beforeEach(() => {
  mockEventStream()
  held = []
  const messages = [aQueued(1), aQueued(2)]
  mockCall(searchQueue, { messages, total_count: 2, is_exact: true, next: null, searched_back_to: null })
  mockCall(getQueuedMessage, ({ query }) => aQueued(query['case_id'] === caseId(2) ? 2 : 1))
  mockCall(listComments, { comments: [aComment()], total_count: 1 })
  mockCall(listQueueStaff, [])
  mockCall(listCannedAnswers, [
    answer(6, 'Gas bill explained', 'Dear {first_name}, a bill has three parts.'),
    answer(7, 'Outage in your area', 'We know about it.'),
    answer(8, 'Received', 'We got {case_number}.'),
  ])
  mockCall(uploadAttachment, plan)
  mockCall(listHeldReplies, () => held)
  mockCall(holdReply, () => {
    held = [aHeldReply()]
    return { reply_id: aHeldReply().reply_id, sends_in_ms: 10_000 }
  })
  mockCall(takeBackReply, () => {
    held = []
    return { case_id: caseId(1), comment: 'We will call at noon.', attachments: [] }
  })
})

const open = (path = openedCase, rights = allRights) => renderScreen(path, { as: imani, rights })
const undo = () => screen.findByRole('button', { name: replyTexts.undoReplyTo('Maya Fields') })

async function send(user: ReturnType<typeof open>, button: string = replyTexts.send): Promise<void> {
  await enterText(user, await replyTo(1), 'We will call at noon.')
  await user.click(screen.getByRole('button', { name: button }))
}

describe('a sent reply', () => {
  it('leaves its field empty, and says when it will reach the customer', async () => {
    const user = open()
    await send(user)
    expect(await screen.findByText(/^Your reply to Maya Fields will be sent in (?:9|10) seconds\.$/)).toBeVisible()
    expect(await replyTo(1)).toHaveValue('')
  })

  it('comes back into its field when it is undone', async () => {
    const user = open()
    await send(user)
    await user.click(await undo())
    await waitFor(async () => expect(await replyTo(1)).toHaveValue('We will call at noon.'))
    await waitFor(async () => expect(await replyTo(1)).toHaveFocus())
    expect(requestsOf(takeBackReply)[0]?.body).toEqual({ reply_id: aHeldReply().reply_id })
    expect(screen.queryByRole('region', { name: replyTexts.waitingReplies })).not.toBeInTheDocument()
  })

  it('comes back before what was typed since', async () => {
    const user = open()
    await send(user)
    await undo()
    await enterText(user, await replyTo(1), 'One more thing.')
    await user.click(await undo())
    await waitFor(async () => expect(await replyTo(1)).toHaveValue('We will call at noon.\n\nOne more thing.'))
  })

  it('comes back once if the answer of the server was lost, so that it also stayed in its field', async () => {
    mockCall(holdReply, () => {
      held = [aHeldReply()]
      return offline
    })
    const user = open()
    await send(user)
    await user.click(await undo())
    await waitFor(() => expect(requestsOf(takeBackReply)).toHaveLength(1))
    await waitFor(async () => expect(await replyTo(1)).toHaveFocus())
    expect(await replyTo(1)).toHaveValue('We will call at noon.')
  })

  it('comes back with its files', async () => {
    mockCall(takeBackReply, () => {
      held = []
      return { case_id: caseId(1), comment: 'See the plan.', attachments: [plan] }
    })
    const user = open()
    await user.upload(await screen.findByLabelText(messageTexts.attachFiles), new File(['x'], 'plan.txt'))
    await screen.findByRole('button', { name: commonTexts.removeItem('plan.txt') })
    await send(user)
    await waitFor(() => expect(requestsOf(holdReply)[0]?.body).toMatchObject({ attachment_ids: [plan.attachment_id] }))
    await undo()
    expect(screen.queryByRole('button', { name: commonTexts.removeItem('plan.txt') })).not.toBeInTheDocument()
    await user.click(await undo())
    expect(await screen.findByRole('button', { name: commonTexts.removeItem('plan.txt') })).toBeVisible()
  })

  it('can be undone on any page, which opens its message', async () => {
    held = [aHeldReply()]
    const user = open('/faq')
    await user.click(await undo())
    const dialog = await screen.findByRole('dialog', { name: 'Message Details' })
    expect(await within(dialog).findByLabelText(queueTexts.replyTo('Message 1'))).toHaveValue('We will call at noon.')
  })

  it('stays sent if it is too late to undo it', async () => {
    mockCall(takeBackReply, errorAnswer('conflict', replyTexts.alreadySent))
    const user = open()
    await send(user)
    await user.click(await undo())
    expect(await screen.findByText(new RegExp(replyTexts.alreadySent))).toBeVisible()
    expect(await replyTo(1)).toHaveValue('')
  })

  it('is reported once it has reached the customer', async () => {
    held = [aHeldReply({ sends_in_ms: 50 })]
    open('/faq')
    await undo()
    held = []
    expect(await screen.findByText('Comments added successfully!')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: replyTexts.waitingReplies })).not.toBeInTheDocument()
  })

  it('is given back with the reason if it could not be sent', async () => {
    const refusal = messageTexts.answeredByOther('Percy Lambourne')
    held = [aHeldReply({ sends_in_ms: 0, refusal })]
    const user = open('/faq')
    const bar = within(await screen.findByRole('region', { name: replyTexts.waitingReplies }))
    expect(bar.getByText(refusal)).toBeVisible()
    await user.click(bar.getByRole('button', { name: replyTexts.editReplyTo('Maya Fields') }))
    expect(await replyTo(1)).toHaveValue('We will call at noon.')
  })
})

describe('sending a reply', () => {
  it('can open the next message, whose reply takes the focus', async () => {
    const user = open()
    await send(user, replyTexts.sendAndNext)
    const next = await replyTo(2)
    await waitFor(() => expect(next).toHaveFocus())
    expect(await undo()).toBeVisible()
  })

  it('opens the next message with Ctrl+Shift+Enter', async () => {
    const user = open()
    await enterText(user, await replyTo(1), 'We will call at noon.')
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    expect(await replyTo(2)).toBeVisible()
    expect(requestsOf(holdReply)[0]?.body).toMatchObject({ case_id: caseId(1), resolves: false })
  })

  it('closes the last message when there is no next one', async () => {
    const user = open(`/messageQueue?case=${caseId(2)}`)
    await enterText(user, await replyTo(2), 'We will call at noon.')
    await user.click(screen.getByRole('button', { name: replyTexts.sendAndNext }))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('can resolve the message', async () => {
    const user = open()
    await send(user, replyTexts.sendAndResolve)
    await waitFor(() => expect(requestsOf(holdReply)[0]?.body).toMatchObject({ resolves: true }))
    expect(await replyTo(1)).toHaveValue('')
  })

  it('can resolve the message only with the right to the queue', async () => {
    open(
      openedCase,
      allRights.map((right) => (right.name === 'QUEUE' ? { ...right, write: false } : right)),
    )
    await replyTo(1)
    expect(screen.getByRole('button', { name: replyTexts.send })).toBeVisible()
    expect(screen.queryByRole('button', { name: replyTexts.sendAndResolve })).not.toBeInTheDocument()
  })
})

describe('a slash in a reply', () => {
  const list = () => screen.queryByRole('listbox', { name: cannedAnswerTexts.cannedAnswers })
  const titles = () =>
    within(screen.getByRole('listbox', { name: cannedAnswerTexts.cannedAnswers }))
      .getAllByRole('option')
      .map((option) => option.firstElementChild?.textContent)

  it('lists the canned answers, of which typing on selects those with a matching word', async () => {
    const user = open()
    await user.type(await replyTo(1), '/')
    expect(titles()).toEqual(['Gas bill explained', 'Outage in your area', 'Received'])
    await user.keyboard('bi')
    expect(titles()).toEqual(['Gas bill explained'])
    await user.keyboard('x')
    expect(list()).not.toBeInTheDocument()
  })

  it('is replaced by the answer that is chosen with the keys, where the caret then is', async () => {
    const user = open()
    await user.type(await replyTo(1), 'Hello. /')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    const field = await replyTo(1)
    const selected = screen.getByRole('option', { selected: true })
    expect(field).toHaveAttribute('aria-activedescendant', selected.id)
    await user.keyboard('{Enter} Bye.')
    expect(field).toHaveValue('Hello. We got C-2026-000001. Bye.')
    expect(list()).not.toBeInTheDocument()
  })

  it('lists five answers at a time, of which the keys reach the others', async () => {
    mockCall(
      listCannedAnswers,
      [1, 2, 3, 4, 5, 6, 7].map((number) => answer(number, `Answer ${number}`, 'We got it.')),
    )
    const user = open()
    await user.type(await replyTo(1), '/')
    expect(titles()).toEqual(['Answer 1', 'Answer 2', 'Answer 3', 'Answer 4', 'Answer 5'])
    await user.keyboard('{ArrowUp}')
    expect(titles()).toEqual(['Answer 3', 'Answer 4', 'Answer 5', 'Answer 6', 'Answer 7'])
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Answer 7')
  })

  it('is replaced by the answer that is clicked, and the field keeps the focus', async () => {
    const user = open()
    const field = await replyTo(1)
    await user.type(field, '/')
    await user.click(screen.getByText('Gas bill explained'))
    expect(field).toHaveValue('Dear Maya, a bill has three parts.')
    expect(field).toHaveFocus()
  })

  it('stays as it is after Escape, which leaves the message open', async () => {
    const user = open()
    const field = await replyTo(1)
    await user.type(field, '/')
    await user.keyboard('{Escape}')
    expect(list()).not.toBeInTheDocument()
    await user.keyboard('re')
    expect(list()).not.toBeInTheDocument()
    expect(field).toHaveValue('/re')
    expect(screen.getByRole('dialog', { name: 'Message Details' })).toBeInTheDocument()
  })

  it('lists nothing within a word', async () => {
    const user = open()
    await user.type(await replyTo(1), 'and/')
    expect(list()).not.toBeInTheDocument()
  })
})
