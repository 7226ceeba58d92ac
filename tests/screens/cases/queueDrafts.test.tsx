/** Unsent replies and internal notes: who owns them, where they are shown, and how they are sent. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listCannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { holdReply } from '#shared/contract/cases/heldReplies'
import { listComments } from '#shared/contract/cases/messages'
import { getQueuedMessage, listQueueStaff, reportMessageViewer, searchQueue } from '#shared/contract/cases/queue'
import { getMessageCustomer, listInternalNotes } from '#shared/contract/cases/queueDetails'
import { getCustomerOverview } from '#shared/contract/customers/customers'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as caseTexts from '#shared/texts/cases/cases'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import { anOverview } from '../../support/answers/customerAnswers'
import { aComment, aQueued, caseId, mockEventStream } from '../../support/answers/queueAnswers'
import { enterText } from '../../support/screens/enterText'
import { ownText } from '../../support/screens/ownText'
import { aStaffMember, goTo, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const openedCase = `/messageQueue?case=${caseId(1)}`
const row = (number: number) => screen.findByRole('button', { name: new RegExp(`Message ${number}`) })
const reply = () => screen.findByLabelText<HTMLTextAreaElement>(queueTexts.replyTo('Message 1'))
const dialog = () => screen.findByRole('dialog', { name: 'Message Details' })

beforeEach(() => {
  mockEventStream()
  const messages = [aQueued(1), aQueued(2)]
  mockCall(searchQueue, { messages, total_count: 2, is_exact: true, next: null, searched_back_to: null })
  mockCall(getQueuedMessage, ({ query }) => aQueued(query['case_id'] === caseId(2) ? 2 : 1))
  mockCall(listComments, { comments: [aComment()], total_count: 1 })
  mockCall(listQueueStaff, [])
  mockCall(listCannedAnswers, [{ canned_answer_id: caseId(8), title: 'Received', body: 'We got it.', version: 1 }])
  mockCall(reportMessageViewer, [])
  mockCall(listInternalNotes, { notes: [], next: null })
  mockCall(getMessageCustomer, { balance: null, requests: null, messages: { total_count: 0, newest: [] } })
  mockCall(holdReply, { reply_id: caseId(9), sends_in_ms: 10_000 })
})

/**
 * Finds a dialog by its heading. In tests all dialogs have the same id, so a second one cannot be found by its name.
 */
async function review(): Promise<HTMLElement> {
  const found = (await screen.findByText(caseTexts.reviewBeforeSending)).closest<HTMLElement>('[role="dialog"]')
  if (!found) throw new Error('The review is not a dialog')
  return found
}

async function close(user: ReturnType<typeof renderScreen>): Promise<void> {
  const details = await dialog()
  await user.click(within(details).getByRole('button', { name: 'Close' }))
  await waitFor(() => {
    // The test DOM runs no animations, so the dialog would not notice that its own one has ended.
    fireEvent.animationEnd(details)
    expect(details).not.toBeInTheDocument()
  })
}

/** Enters a reply to the first message and closes the dialog. */
async function leaveDraft(text: string) {
  const user = renderScreen(openedCase, { as: imani })
  await enterText(user, await reply(), text)
  await close(user)
  return user
}

/** Simulates that the text is taller than its box, because tests have no layout. */
const letTextOverflow = () =>
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function scrollHeight(this: Element) {
    return this instanceof HTMLTextAreaElement ? this.value.length : 0
  })

describe('a draft', () => {
  it('stays with its case when the agent opens the customer and comes back', async () => {
    mockCall(getCustomerOverview, anOverview({ crm_customer_number: aQueued(1).crm_customer_id }))
    const user = renderScreen(openedCase, { as: imani })
    await user.type(await reply(), 'We will call at noon.')
    await user.click(within(await dialog()).getByRole('button', { name: 'Customer Data View' }))
    await screen.findByRole('button', { name: customerTexts.closeCustomer })
    goTo(openedCase)
    expect(await reply()).toHaveValue('We will call at noon.')
  })

  it('a draft of an internal note stays with its case when the agent opens the customer and comes back', async () => {
    mockCall(getCustomerOverview, anOverview({ crm_customer_number: aQueued(1).crm_customer_id }))
    const user = renderScreen(openedCase, { as: imani })
    await user.type(await screen.findByLabelText(commonTexts.addANote), 'Ask the field team.')
    await user.click(within(await dialog()).getByRole('button', { name: 'Customer Data View' }))
    await screen.findByRole('button', { name: customerTexts.closeCustomer })
    goTo(openedCase)
    expect(await screen.findByLabelText(commonTexts.addANote)).toHaveValue('Ask the field team.')
  })

  it('is reopened with the caret at its end', async () => {
    const user = await leaveDraft('An old draft.')
    await user.click(await row(1))
    expect((await reply()).selectionStart).toBe('An old draft.'.length)
  })

  it('is reopened with the time it was written and can be discarded', async () => {
    const user = await leaveDraft('An old draft.')
    await user.click(await row(1))
    const timed = new RegExp(commonTexts.draftFrom.replace('<time/>', String.raw`\d{1,2}:\d{2}\s[AP]M`))
    expect(await screen.findByText(ownText(commonTexts.draftFrom))).toHaveTextContent(timed)
    await user.click(screen.getByRole('button', { name: commonTexts.discardDraft }))
    expect(await reply()).toHaveValue('')
    expect(screen.queryByText(ownText(commonTexts.draftFrom))).not.toBeInTheDocument()
  })

  it('is indicated on the row of its message until it is sent', async () => {
    const user = await leaveDraft('An old draft.')
    expect(within(await row(1)).getByText(queueTexts.draft)).toBeInTheDocument()
    expect(within(await row(2)).queryByText(queueTexts.draft)).not.toBeInTheDocument()
    await user.click(await row(1))
    await user.click(await reply())
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(requestsOf(holdReply)).toHaveLength(1))
    await close(user)
    await waitFor(() => expect(screen.queryByText(queueTexts.draft)).not.toBeInTheDocument())
  })
})

describe('sending with Ctrl+Enter', () => {
  const send = async (user: Awaited<ReturnType<typeof leaveDraft>>) => {
    await user.click(await reply())
    await user.keyboard('{Control>}{Enter}{/Control}')
  }

  it('shows a draft in full before it is sent if its box hides a part', async () => {
    const user = await leaveDraft('An old draft.')
    letTextOverflow()
    await user.click(await row(1))
    await send(user)
    const shown = within(await review())
    expect(shown.getByText('An old draft.')).toBeInTheDocument()
    expect(requestsOf(holdReply)).toHaveLength(0)
    await user.click(shown.getByRole('button', { name: commonTexts.send }))
    await waitFor(() => expect(requestsOf(holdReply)[0]?.body).toMatchObject({ comment: 'An old draft.' }))
  })

  it('shows a draft in full before it is sent with text typed after it', async () => {
    const user = await leaveDraft('An old draft.')
    letTextOverflow()
    await user.click(await row(1))
    await user.type(await reply(), ' And more.')
    await send(user)
    const shown = within(await review())
    expect(shown.getByText('An old draft. And more.')).toBeInTheDocument()
    expect(requestsOf(holdReply)).toHaveLength(0)
  })

  it('shows a draft in full before it is sent if its box is scrolled out of the window', async () => {
    const user = await leaveDraft('An old draft.')
    await user.click(await row(1))
    vi.spyOn(await reply(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 500, 120))
    await send(user)
    expect(await review()).toBeInTheDocument()
    expect(requestsOf(holdReply)).toHaveLength(0)
  })

  it('shows a canned answer in full before it is sent if its box hides a part', async () => {
    letTextOverflow()
    const user = renderScreen(openedCase, { as: imani })
    await reply()
    await user.click(screen.getByRole('combobox', { name: cannedAnswerTexts.cannedAnswers }))
    await user.click(await screen.findByText('Received', { selector: '.ant-select-item-option-content' }))
    await send(user)
    expect(await review()).toHaveTextContent('We got it.')
    expect(requestsOf(holdReply)).toHaveLength(0)
  })

  it('sends nothing when it is pressed twice on a draft of which the box hides a part', async () => {
    const user = await leaveDraft('An old draft.')
    letTextOverflow()
    await user.click(await row(1))
    await send(user)
    await review()
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(requestsOf(holdReply)).toHaveLength(0)
  })

  it('does not ask about text that was just typed, whatever its length', async () => {
    letTextOverflow()
    const user = renderScreen(openedCase, { as: imani })
    await user.type(await reply(), 'We will call at noon.')
    await send(user)
    await waitFor(() => expect(requestsOf(holdReply)).toHaveLength(1))
  })

  it('does not ask about a draft that is fully visible', async () => {
    const user = await leaveDraft('An old draft.')
    await user.click(await row(1))
    await send(user)
    await waitFor(() => expect(requestsOf(holdReply)).toHaveLength(1))
  })
})
