import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listComments } from '#shared/contract/messages'
import { assignMessage, getQueuedMessage, listQueueStaff, lookAtMessage, searchQueue } from '#shared/contract/queue'
import { listCannedAnswers } from '#shared/contract/cannedAnswers'
import { aComment, aQueued, caseId, playEvents } from '../support/queueAnswers'
import { aStaffMember, callsOf, play, renderScreen } from '../support/renderScreen'
import * as commonTexts from '#shared/texts/common'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'
import * as pageTexts from '#shared/texts/pages'
import * as queueTexts from '#shared/texts/queue'

const imani = aStaffMember()
const messages = [aQueued(1), aQueued(2)]
const row = (number: number) => screen.findByRole('button', { name: new RegExp(`Message ${number}`) })

beforeEach(() => {
  playEvents()
  play(searchQueue, { messages, total_count: 2, is_exact: true, next: null, looked_back_to: null })
  play(getQueuedMessage, ({ query }) => aQueued(query['case_id'] === caseId(2) ? 2 : 1))
  play(listComments, { comments: [aComment()], total_count: 1 })
  play(listQueueStaff, [])
  play(listCannedAnswers, [])
  play(lookAtMessage, [])
  play(assignMessage, null)
})

/** Opens the queue with the focus on the first message. */
async function inList() {
  const hands = renderScreen('/messageQueue', { as: imani })
  const first = await row(1)
  first.focus()
  return hands
}

describe('the keys of the queue', () => {
  it('go down and up, open with r at the reply, and are not heard while one types', async () => {
    const hands = await inList()
    await hands.keyboard('j')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Message 2'))
    await hands.keyboard('k')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Message 1'))
    await hands.keyboard('r')
    const field = await screen.findByLabelText(queueTexts.replyTo('Message 1'))
    await waitFor(() => expect(field).toHaveFocus())
    await hands.keyboard('jar?')
    expect(field).toHaveValue('jar?')
    expect(callsOf(assignMessage)).toHaveLength(0)
  })

  it('take the message that has the focus with a', async () => {
    const hands = await inList()
    await hands.keyboard('a')
    await waitFor(() => expect(callsOf(assignMessage)[0]?.body).toMatchObject({ case_id: caseId(1) }))
  })

  it('ask with a before a message is taken from a colleague', async () => {
    const percy = { user_id: '22222222-2222-4222-8222-222222222222', name: 'Percy Lambourne' }
    const held = { messages: [aQueued(1, { assigned_to: percy })], total_count: 1 }
    play(searchQueue, { ...held, is_exact: true, next: null, looked_back_to: null })
    const hands = await inList()
    await hands.keyboard('a')
    expect(await screen.findByText(queueTexts.thisMessageIsAssignedTo('Percy Lambourne'))).toBeInTheDocument()
    expect(callsOf(assignMessage)).toHaveLength(0)
  })

  it('do nothing outside of the list and the message', async () => {
    const hands = await inList()
    screen.getByRole('button', { name: queueTexts.changeSearch }).focus()
    await hands.keyboard('jar?')
    document.body.focus()
    screen.getByRole('button', { name: queueTexts.changeSearch }).blur()
    await hands.keyboard('jar?')
    expect(callsOf(assignMessage)).toHaveLength(0)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('go on to the next message inside the dialog, and leave the focus on its row', async () => {
    const hands = await inList()
    await hands.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Message Details' })
    await within(dialog).findByText('Yes, today.')
    within(dialog).getByRole('button', { name: queueTexts.assignToMe }).focus()
    await hands.keyboard('j')
    expect(await within(dialog).findByRole('heading', { name: 'Message 2' })).toBeInTheDocument()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await hands.keyboard('{Escape}')
    const second = await row(2)
    await waitFor(() => {
      // The test DOM runs no animations, so the dialog would not notice that its own one has ended.
      fireEvent.animationEnd(dialog)
      expect(second).toHaveFocus()
    })
  })

  it('are told with ?, and turned off by a switch that is kept', async () => {
    const hands = await inList()
    await hands.keyboard('?')
    const help = within(await screen.findByRole('dialog', { name: queueTexts.keyboardShortcutsText }))
    expect(help.getByText(queueTexts.openAndReply)).toBeInTheDocument()
    await hands.click(help.getByRole('switch', { name: queueTexts.singleKeyShortcuts }))
    await hands.click(help.getAllByRole('button', { name: commonTexts.close }).at(-1) ?? document.body)
    const first = await row(1)
    first.focus()
    await hands.keyboard('ja')
    expect(first).toHaveFocus()
    expect(callsOf(assignMessage)).toHaveLength(0)
    await hands.click(screen.getByRole('button', { name: queueTexts.keyboardShortcuts }))
    expect(await screen.findByRole('switch', { name: queueTexts.singleKeyShortcuts })).not.toBeChecked()
    expect(Object.entries(localStorage)).toContainEqual([`queue-letter-keys-${imani.user_id}`, 'off'])
  })
})

describe('the list', () => {
  it('says where the keys are told', async () => {
    await inList()
    expect(screen.getByText(queueTexts.messages('2'))).toHaveTextContent(
      '2 messages · Press ? in the list for keyboard shortcuts',
    )
  })

  it('has the focus after the keys were told, so that they act', async () => {
    const hands = renderScreen('/messageQueue', { as: imani })
    const first = await row(1)
    await hands.click(screen.getByRole('button', { name: queueTexts.keyboardShortcuts }))
    const dialog = await screen.findByRole('dialog', { name: queueTexts.keyboardShortcutsText })
    await hands.keyboard('{Escape}')
    await waitFor(() => {
      fireEvent.animationEnd(dialog)
      expect(first).toHaveFocus()
    })
  })

  it('has the focus when a link led there', async () => {
    const hands = renderScreen('/faq', { as: imani })
    await hands.click(await screen.findByText(pageTexts.customerCare))
    await hands.click(await screen.findByText(pageTexts.messageQueue))
    await waitFor(async () => expect(await row(1)).toHaveFocus())
  })

  it('takes no focus when the page was loaded', async () => {
    renderScreen('/messageQueue', { as: imani })
    await row(1)
    expect(document.body).toHaveFocus()
  })
})

describe('a list that changes', () => {
  it('takes the focus from nobody who types a search', async () => {
    const hands = await inList()
    await hands.keyboard('j')
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Message 2'))
    const box = screen.getByRole('searchbox', { name: fiberOperationsTexts.search('by Topic/Title') })
    await hands.type(box, 'nothing')
    play(searchQueue, { messages: [], total_count: 0, is_exact: true, next: null, looked_back_to: null })
    await hands.clear(box)
    await hands.type(box, 'none')
    await screen.findByText(queueTexts.noMessagesMatchYourSearch)
    play(searchQueue, { messages, total_count: 2, is_exact: true, next: null, looked_back_to: null })
    await hands.type(box, 'a')
    await row(2)
    expect(box).toHaveFocus()
    await hands.keyboard('a')
    expect(box).toHaveValue('noneaa')
    expect(callsOf(assignMessage)).toHaveLength(0)
  })
})
