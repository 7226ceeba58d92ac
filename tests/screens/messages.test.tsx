import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  countUnread,
  createCaseComment,
  createMessage,
  listComments,
  listMessages,
  markRead,
} from '#shared/contract/messages'
import { maxPageNumber } from '#shared/paging'
import { comment, message } from '../support/caseAnswers'
import { heldAnswer } from '../support/heldAnswer'
import {
  aCustomer,
  allRights,
  aStaffMember,
  callsOf,
  offline,
  play,
  refuse,
  renderScreen,
} from '../support/renderScreen'
import * as commonTexts from '#shared/texts/common'
import * as creditTexts from '#shared/texts/credits'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'
import * as messageTexts from '#shared/texts/messages'

const customer = aCustomer()
const oneMessage = { messages: [message], total_count: 1 }

const readOnly = allRights.map((right) => (right.name === 'MESSAGEBOX' ? { ...right, write: false } : right))

describe('the message center', () => {
  it('searches while one types, and keeps the focus', async () => {
    play(listMessages, oneMessage)
    const hands = renderScreen('/messageCenter', { as: customer })
    const box = await screen.findByLabelText(fiberOperationsTexts.search('by Topic/Title'))
    await hands.type(box, 'Away')
    await waitFor(() => expect(callsOf(listMessages).at(-1)?.query).toMatchObject({ search: 'Away', page_number: 1 }))
    expect(window.location.search).toContain('search=Away')
    expect(box).toHaveFocus()
    expect(callsOf(listMessages).length).toBeLessThan(4)
  })

  it('keeps the pages and their size under a single message, as the specification has it', async () => {
    play(listMessages, oneMessage)
    renderScreen('/messageCenter', { as: customer })
    expect(await screen.findByText('Showing 1 of 1 Results')).toBeVisible()
    expect(screen.getByLabelText(commonTexts.resultsPerPage)).toHaveValue('20')
    expect(screen.getByRole('button', { name: 'Page 1', current: 'page' })).toBeVisible()
  })

  it('stays at its page when a message is opened, and asks for no page that it cannot have', async () => {
    play(listMessages, { messages: [message], total_count: 30 })
    const hands = renderScreen('/messageCenter?page=2', { as: customer })
    await hands.click(await screen.findByRole('button', { name: '+ New Message' }))
    await screen.findByRole('dialog')
    expect(window.location.search).toBe('?page=2&new=1')
    cleanup()
    play(listMessages, { messages: [], total_count: 0 })
    renderScreen('/messageCenter?page=99999999999', { as: customer })
    await screen.findByText(/You haven’t written to us yet/)
    expect(callsOf(listMessages).map(({ query }) => query['page_number'])).toContain(maxPageNumber)
  })

  it('says of a message that customer care wrote it', async () => {
    play(listMessages, { messages: [{ ...message, written_by: '' }], total_count: 1 })
    renderScreen('/messageCenter', { as: customer })
    expect(await screen.findByText(/Written by customer care/)).toBeInTheDocument()
  })

  it('opens the two newest comments of one message at a time', async () => {
    const other = {
      ...message,
      case_id: comment(7).comment_id,
      title: 'Another',
      comment_count: 1,
      messageComments: [comment(9)],
    }
    play(listMessages, { messages: [message, other], total_count: 2 })
    const hands = renderScreen('/messageCenter', { as: customer })
    await hands.click(await screen.findByRole('button', { name: '3 comments on Away for two months' }))
    expect(screen.getByText('Comment 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'View All' })).toBeVisible()
    await hands.click(screen.getByRole('button', { name: '1 comment on Another' }))
    expect(screen.getByText('Comment 9')).toBeVisible()
    expect(screen.queryByText('Comment 3')).toBeNull()
    expect(screen.queryByRole('button', { name: 'View All' })).toBeNull()
  })

  it('sends a comment as the specification has it, says so and asks for the list again', async () => {
    play(listMessages, oneMessage)
    play(createCaseComment, comment(4))
    const hands = renderScreen('/messageCenter', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /3 comments/ }))
    await hands.type(screen.getByLabelText(messageTexts.commentOn('Away for two months')), 'Any news?')
    const asked = callsOf(listMessages).length
    await hands.click(screen.getByRole('button', { name: messageTexts.submit }))
    expect(await screen.findByText('Comments added successfully!')).toBeVisible()
    expect(callsOf(createCaseComment)[0]?.body).toEqual({
      case_id: message.case_id,
      comment: 'Any news?',
      email_id: 'maya@demo.example',
      user_name: 'Maya Fields',
      user_type: 'CUSTOMER',
    })
    await waitFor(() => expect(callsOf(listMessages).length).toBeGreaterThan(asked))
    expect(screen.getByLabelText(messageTexts.commentOn('Away for two months'))).toHaveValue('')
  })

  it('says at the field that a comment is missing, and sends nothing', async () => {
    play(listMessages, oneMessage)
    const hands = renderScreen('/messageCenter', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /3 comments/ }))
    const box = screen.getByLabelText(messageTexts.commentOn('Away for two months'))
    await hands.type(box, '  ')
    await hands.click(screen.getByRole('button', { name: messageTexts.submit }))
    expect(box).toHaveAccessibleDescription(creditTexts.commentIsRequired)
    expect(box).toBeInvalid()
    expect(box).toHaveFocus()
    expect(callsOf(createCaseComment)).toEqual([])
    await hands.type(box, 'Any news?')
    expect(box).toBeValid()
  })

  it('keeps a comment that could not be sent, and sends it under the same key again', async () => {
    play(listMessages, oneMessage)
    play(createCaseComment, refuse('unexpected', 'Something went wrong.'))
    const hands = renderScreen('/messageCenter', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /3 comments/ }))
    await hands.type(screen.getByLabelText(messageTexts.commentOn('Away for two months')), 'Any news?')
    await hands.click(screen.getByRole('button', { name: messageTexts.submit }))
    expect(await screen.findByText('Failed to add comments!')).toBeVisible()
    expect(screen.getByLabelText(messageTexts.commentOn('Away for two months'))).toHaveValue('Any news?')
    await hands.click(screen.getByRole('button', { name: /Submit/ }))
    await waitFor(() => expect(callsOf(createCaseComment)).toHaveLength(2))
    const keys = callsOf(createCaseComment).map(({ headers }) => headers['Idempotency-Key'])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('sends a comment under the same key after a reload, when its answer was lost', async () => {
    play(listMessages, oneMessage)
    play(createCaseComment, offline)
    const open = async () => {
      const hands = renderScreen('/messageCenter', { as: customer })
      await hands.click(await screen.findByRole('button', { name: /3 comments/ }))
      return hands
    }
    const hands = await open()
    await hands.type(screen.getByLabelText(messageTexts.commentOn('Away for two months')), 'Any news?')
    await hands.click(screen.getByRole('button', { name: messageTexts.submit }))
    expect(await screen.findByText('Failed to add comments!')).toBeVisible()
    cleanup()
    const again = await open()
    expect(screen.getByLabelText(messageTexts.commentOn('Away for two months'))).toHaveValue('Any news?')
    await again.click(screen.getByRole('button', { name: messageTexts.submit }))
    await waitFor(() => expect(callsOf(createCaseComment)).toHaveLength(2))
    const [first, second] = callsOf(createCaseComment).map(({ headers }) => headers['Idempotency-Key'])
    expect(second).toBe(first)
  })

  it('keeps what is typed while a comment is on its way', async () => {
    play(listMessages, oneMessage)
    const answer = heldAnswer<ReturnType<typeof comment>>()
    play(createCaseComment, () => answer.promise)
    const hands = renderScreen('/messageCenter', { as: customer })
    await hands.click(await screen.findByRole('button', { name: /3 comments/ }))
    const box = screen.getByLabelText(messageTexts.commentOn('Away for two months'))
    await hands.type(box, 'Any news?')
    await hands.click(screen.getByRole('button', { name: messageTexts.submit }))
    await hands.type(box, ' And thanks.')
    answer.give(comment(4))
    expect(await screen.findByText('Comments added successfully!')).toBeVisible()
    expect(box).toHaveValue('Any news? And thanks.')
  })

  it('shows all comments in the drawer, page by page, and notes that they were read', async () => {
    play(listMessages, { messages: [{ ...message, is_unread: true }], total_count: 1 })
    play(markRead, null)
    play(listComments, ({ query }) => ({
      comments: [
        comment(query.page_number === 1 ? 60 : 10, { comment_id: comment(Number(query.page_number)).comment_id }),
      ],
      total_count: 60,
    }))
    const hands = renderScreen(`/messageCenter?case=${message.case_id}`, { as: customer })
    const drawer = within(await screen.findByRole('dialog', { name: 'Message Details' }))
    expect(await drawer.findByText('Comment 60')).toBeVisible()
    await hands.click(drawer.getByRole('button', { name: commonTexts.showOlderComments }))
    expect(await drawer.findByText('Comment 10')).toBeVisible()
    await waitFor(() => expect(callsOf(markRead)[0]?.body).toEqual({ case_id: message.case_id }))
  })

  it('tells by the provider’s clock when a message was written, and names its zone', async () => {
    play(listMessages, { messages: [message], total_count: 1 })
    play(listComments, { comments: [comment(3)], total_count: 1 })
    play(markRead, null)
    renderScreen(`/messageCenter?case=${message.case_id}`, { as: customer })
    const drawer = within(await screen.findByRole('dialog', { name: 'Message Details' }))
    expect(await drawer.findByText('03/09/2026 10:00 AM CDT')).toBeVisible()
  })

  it('counts what is new in the menu', async () => {
    play(listMessages, oneMessage)
    play(countUnread, { messages: 2, cases: 0 })
    renderScreen('/messageCenter', { as: customer })
    expect(await screen.findByRole('link', { name: 'Message Center 2 new' })).toBeVisible()
  })

  it('lets somebody who may only read do just that', async () => {
    play(listMessages, oneMessage)
    const hands = renderScreen('/messageCenter?new=1', { as: customer, rights: readOnly })
    await hands.click(await screen.findByRole('button', { name: /3 comments/ }))
    expect(screen.queryByRole('button', { name: messageTexts.submit })).toBeNull()
    expect(screen.queryByRole('button', { name: '+ New Message' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that capital letters count when a search finds nothing', async () => {
    play(listMessages, { messages: [], total_count: 0 })
    renderScreen('/messageCenter?search=AWAY', { as: customer })
    expect(await screen.findByText(messageTexts.noMessagesHaveInThe('AWAY'))).toBeVisible()
  })

  it('tells a newcomer how to begin', async () => {
    play(listMessages, { messages: [], total_count: 0 })
    renderScreen('/messageCenter', { as: customer })
    expect(await screen.findByText(/You haven’t written to us yet/)).toBeVisible()
  })

  it('shows staff a sample and asks for nobody’s messages', async () => {
    renderScreen('/messageCenter', {
      as: aStaffMember(),
    })
    expect(await screen.findByText(messageTexts.sampleMessage)).toBeVisible()
    expect(callsOf(listMessages)).toEqual([])
  })
})

describe('a new message', () => {
  it('asks for title and description, the first first', async () => {
    play(listMessages, oneMessage)
    const hands = renderScreen('/messageCenter', { as: customer })
    await hands.click(await screen.findByRole('button', { name: '+ New Message' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a message' }))
    await hands.click(dialog.getByRole('button', { name: messageTexts.submit }))
    expect(dialog.getByText('Title is required')).toBeInTheDocument()
    expect(dialog.getByText('Description is required')).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByLabelText(commonTexts.subject)).toHaveFocus())
    expect(callsOf(createMessage)).toEqual([])
  })

  it('is sent with who and where, once, and the dialog closes', async () => {
    play(listMessages, oneMessage)
    play(createMessage, { case_id: message.case_id, case_no: 'C-2026-000902' })
    const hands = renderScreen('/messageCenter?new=1', { as: customer })
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a message' }))
    await hands.type(dialog.getByLabelText(commonTexts.subject), 'Hello')
    await hands.type(dialog.getByLabelText(messageTexts.description), 'A question.')
    await hands.dblClick(dialog.getByRole('button', { name: messageTexts.submit }))
    expect(await screen.findByText('Message created successfully!')).toBeVisible()
    expect(callsOf(createMessage)).toHaveLength(1)
    expect(callsOf(createMessage)[0]?.body).toEqual({
      title: 'Hello',
      description: 'A question.',
      attachment_ids: [],
      name: 'Maya Fields',
      created_date: expect.stringMatching(/^\d{4}-.*Z$/),
      user_type_code: 'CUSTOMER',
      crm_contact_id: 'contact-1',
      street_address: '12 Larkspur Lane',
      crm_premise_id: '12 Larkspur Lane',
      crm_service_account_id: '12 Larkspur Lane-FIBER',
    })
    expect(window.location.search).toBe('')
  })

  it('that is refused keeps what was typed, and does not repeat the reason of the toast', async () => {
    play(listMessages, oneMessage)
    play(createMessage, refuse('unexpected', 'Something went wrong.'))
    const hands = renderScreen('/messageCenter?new=1', { as: customer })
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a message' }))
    await hands.type(dialog.getByLabelText(commonTexts.subject), 'Hello')
    await hands.type(dialog.getByLabelText(messageTexts.description), 'A question.')
    await hands.click(dialog.getByRole('button', { name: messageTexts.submit }))
    expect(await screen.findByText('Failed to create message!')).toBeVisible()
    expect(screen.getByText('Error: Something went wrong.')).toBeVisible()
    expect(dialog.getByLabelText(commonTexts.subject)).toHaveValue('Hello')
    expect(dialog.queryByText('Something went wrong.')).not.toBeInTheDocument()
  })

  it('shows at its field what the server says of it', async () => {
    play(listMessages, oneMessage)
    play(createMessage, refuse('invalid_input', 'x', { title: 'Title is invalid' }))
    const hands = renderScreen('/messageCenter?new=1', { as: customer })
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a message' }))
    await hands.type(dialog.getByLabelText(commonTexts.subject), 'Hello')
    await hands.type(dialog.getByLabelText(messageTexts.description), 'A question.')
    await hands.click(dialog.getByRole('button', { name: messageTexts.submit }))
    await waitFor(() =>
      expect(dialog.getByLabelText(commonTexts.subject)).toHaveAccessibleDescription(/Title is invalid/),
    )
  })
})
