import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { listComments } from '#shared/contract/cases/messages'
import {
  assignMessage,
  getQueuedMessage,
  listQueueStaff,
  reportMessageViewer,
  searchQueue,
} from '#shared/contract/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { aComment, aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { chooseQueueOption } from '../../support/screens/queueOptions'
import { aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const messages = [aQueued(1), aQueued(2)]
const row = (number: number) => screen.findByRole('button', { name: new RegExp(`Message ${number}`) })

beforeEach(() => {
  mockEventStream()
  mockCall(searchQueue, { messages, total_count: 2, is_exact: true, next: null, searched_back_to: null })
  mockCall(getQueuedMessage, ({ query }) => aQueued(query['case_id'] === caseId(2) ? 2 : 1))
  mockCall(listComments, { comments: [aComment()], total_count: 1 })
  mockCall(listQueueStaff, [])
  mockCall(listCannedAnswers, [])
  mockCall(reportMessageViewer, [])
  mockCall(assignMessage, null)
})

/** Opens the queue with the focus on the first message. */
async function focusFirstMessage() {
  const user = renderScreen('/messageQueue', { as: imani })
  const first = await row(1)
  first.focus()
  return user
}

describe('the keys of the queue', () => {
  it('move down and up, open the reply with r, and are ignored while the agent types', async () => {
    const user = await focusFirstMessage()
    await user.keyboard('j')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Message 2'))
    await user.keyboard('k')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Message 1'))
    await user.keyboard('r')
    const field = await screen.findByLabelText(queueTexts.replyTo('Message 1'))
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard('jar?')
    expect(field).toHaveValue('jar?')
    expect(requestsOf(assignMessage)).toHaveLength(0)
  })

  it('take the focused message with a', async () => {
    const user = await focusFirstMessage()
    await user.keyboard('a')
    await waitFor(() => expect(requestsOf(assignMessage)[0]?.body).toMatchObject({ case_id: caseId(1) }))
  })

  it('ask for confirmation when a takes a message from a colleague', async () => {
    const percy = { user_id: '22222222-2222-4222-8222-222222222222', name: 'Percy Lambourne' }
    const assignedMessages = { messages: [aQueued(1, { assigned_to: percy })], total_count: 1 }
    mockCall(searchQueue, { ...assignedMessages, is_exact: true, next: null, searched_back_to: null })
    const user = await focusFirstMessage()
    await user.keyboard('a')
    expect(await screen.findByText(queueTexts.assignedNotice('Percy Lambourne'))).toBeInTheDocument()
    expect(requestsOf(assignMessage)).toHaveLength(0)
  })

  it('work whenever no field has the focus', async () => {
    const user = renderScreen('/messageQueue', { as: imani })
    const first = await row(1)
    expect(document.body).toHaveFocus()
    await user.keyboard('j')
    await waitFor(() => expect(first).toHaveFocus())
    screen.getByRole('button', { name: queueTexts.searchAccount }).focus()
    await user.keyboard('j')
    await waitFor(async () => expect(await row(2)).toHaveFocus())
  })

  it('do nothing in a dialog that shows no message', async () => {
    const user = await focusFirstMessage()
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: queueTexts.keyboardShortcuts })
    within(help).getAllByRole('button', { name: commonTexts.close })[0]?.focus()
    await user.keyboard('a')
    expect(requestsOf(assignMessage)).toHaveLength(0)
  })

  it('move to the next message inside the dialog, and leave the focus on its row', async () => {
    const user = await focusFirstMessage()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Message Details' })
    await within(dialog).findByText('Yes, today.')
    within(dialog).getByRole('button', { name: queueTexts.assignToMe }).focus()
    await user.keyboard('j')
    expect(await within(dialog).findByRole('heading', { name: 'Message 2' })).toBeInTheDocument()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await user.keyboard('{Escape}')
    const second = await row(2)
    await waitFor(() => {
      // The test DOM runs no animations, so the dialog would not notice that its own one has ended.
      fireEvent.animationEnd(dialog)
      expect(second).toHaveFocus()
    })
  })

  it('are listed with ?, and can be turned off with a stored setting', async () => {
    const user = await focusFirstMessage()
    await user.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: queueTexts.keyboardShortcuts }))
    expect(help.getByText(queueTexts.openAndReply)).toBeInTheDocument()
    await user.click(help.getByRole('switch', { name: queueTexts.singleKeyShortcuts }))
    await user.click(help.getAllByRole('button', { name: commonTexts.close }).at(-1) ?? document.body)
    const first = await row(1)
    first.focus()
    await user.keyboard('ja')
    expect(first).toHaveFocus()
    expect(requestsOf(assignMessage)).toHaveLength(0)
    await chooseQueueOption(user, queueTexts.keyboardShortcuts)
    expect(await screen.findByRole('switch', { name: queueTexts.singleKeyShortcuts })).not.toBeChecked()
    expect(Object.entries(localStorage)).toContainEqual([`queue-letter-keys-${imani.user_id}`, 'off'])
  })
})

describe('the list', () => {
  it('says how to list the keys', async () => {
    await focusFirstMessage()
    expect(screen.getByText(queueTexts.listHint)).toBeVisible()
  })

  it('has the focus after the keys were listed, so that they work', async () => {
    const user = renderScreen('/messageQueue', { as: imani })
    const first = await row(1)
    await chooseQueueOption(user, queueTexts.keyboardShortcuts)
    const dialog = await screen.findByRole('dialog', { name: queueTexts.keyboardShortcuts })
    await user.keyboard('{Escape}')
    await waitFor(() => {
      fireEvent.animationEnd(dialog)
      expect(first).toHaveFocus()
    })
  })

  it('takes the focus when a link leads to it', async () => {
    const user = renderScreen('/faq', { as: imani })
    await user.click(await screen.findByText(pageTexts.customerCare))
    await user.click(await screen.findByText(pageTexts.messageQueue))
    await waitFor(async () => expect(await row(1)).toHaveFocus())
  })

  it('does not take the focus when the page is loaded', async () => {
    renderScreen('/messageQueue', { as: imani })
    await row(1)
    expect(document.body).toHaveFocus()
  })
})

describe('a list that is updated', () => {
  it('does not take the focus from an agent who types a search', async () => {
    const user = await focusFirstMessage()
    await user.keyboard('j')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Message 2'))
    const box = screen.getByRole('searchbox', { name: queueTexts.searchMessages })
    await user.type(box, 'nothing')
    mockCall(searchQueue, { messages: [], total_count: 0, is_exact: true, next: null, searched_back_to: null })
    await user.clear(box)
    await user.type(box, 'none')
    await screen.findByText(queueTexts.noSearchResults)
    mockCall(searchQueue, { messages, total_count: 2, is_exact: true, next: null, searched_back_to: null })
    await user.type(box, 'a')
    await row(2)
    expect(box).toHaveFocus()
    await user.keyboard('a')
    expect(box).toHaveValue('noneaa')
    expect(requestsOf(assignMessage)).toHaveLength(0)
  })
})
