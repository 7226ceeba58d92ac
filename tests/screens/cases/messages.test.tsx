import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { countWaiting, createCaseComment, listComments, listMessages, markRead } from '#shared/contract/cases/messages'
import { maxPageNumber } from '#shared/http/paging'
import * as caseTexts from '#shared/texts/cases/cases'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { comment, message } from '../../support/answers/caseAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { ownText } from '../../support/screens/ownText'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  offline,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const customer = aCustomer()
const oneMessage = { messages: [message], total_count: 1 }

const threeComments = messageTexts.commentsOn(3, message.title)

const photo = {
  attachment_id: comment(7).comment_id,
  file_name: 'meter.png',
  media_type: 'image/png',
  size: 2048,
  created_date: '2026-03-10T15:00:00.000Z',
}

const readOnly = allRights.map((right) => (right.name === 'MESSAGEBOX' ? { ...right, write: false } : right))

describe('the message center', () => {
  it('searches while the user types, and keeps the focus', async () => {
    mockCall(listMessages, oneMessage)
    const user = renderScreen('/messageCenter', { as: customer })
    const box = await screen.findByLabelText('Search by Topic/Title')
    await user.type(box, 'Away')
    await waitFor(() =>
      expect(requestsOf(listMessages).at(-1)?.query).toMatchObject({ search: 'Away', page_number: 1 }),
    )
    expect(window.location.search).toContain('search=Away')
    expect(box).toHaveFocus()
    expect(requestsOf(listMessages).length).toBeLessThan(4)
    await user.click(screen.getByRole('button', { name: commonTexts.clearSearch }))
    expect(box).toHaveFocus()
    await waitFor(() => expect(window.location.search).not.toContain('search='))
  })

  it('shows the pagination even for a single message, as the specification requires', async () => {
    mockCall(listMessages, oneMessage)
    renderScreen('/messageCenter', { as: customer })
    expect(await screen.findByText('Showing 1 of 1 Results')).toBeVisible()
    expect(screen.getByLabelText(commonTexts.resultsPerPage)).toHaveValue('20')
    expect(screen.getByRole('button', { name: commonTexts.page(1), current: 'page' })).toBeVisible()
  })

  it('keeps its page when a message is opened, and never requests a page that it can’t have', async () => {
    mockCall(listMessages, { messages: [message], total_count: 30 })
    const user = renderScreen('/messageCenter?page=2', { as: customer })
    await user.click(await screen.findByRole('button', { name: '+ New Message' }))
    await screen.findByRole('dialog')
    expect(window.location.search).toBe('?page=2&new=1')
    cleanup()
    mockCall(listMessages, { messages: [], total_count: 0 })
    renderScreen('/messageCenter?page=99999999999', { as: customer })
    await screen.findByText(messageTexts.noOwnMessages)
    expect(requestsOf(listMessages).map(({ query }) => query['page_number'])).toContain(maxPageNumber)
  })

  it('says of a message that customer care wrote it', async () => {
    mockCall(listMessages, { messages: [{ ...message, written_by: '' }], total_count: 1 })
    renderScreen('/messageCenter', { as: customer })
    expect(await screen.findByText(caseTexts.staffAuthor, { exact: false })).toBeInTheDocument()
  })

  it('says of each message when it was last answered, which the list is sorted by', async () => {
    const own = {
      ...message,
      case_id: comment(7).comment_id,
      messageComments: [comment(9, { is_own: true, user_name: 'Maya Fields' })],
    }
    mockCall(listMessages, { messages: [message, own], total_count: 2 })
    renderScreen('/messageCenter', { as: customer })
    for (const text of [messageTexts.lastReplyBy('Imani Penhallow'), messageTexts.youReplied])
      expect(await screen.findByText(ownText(text))).toHaveTextContent(text.replace('<date/>', '03/10/2026'))
  })

  it('opens the two newest comments of one message at a time', async () => {
    const other = {
      ...message,
      case_id: comment(7).comment_id,
      title: 'Another',
      comment_count: 1,
      messageComments: [comment(9)],
    }
    mockCall(listMessages, { messages: [message, other], total_count: 2 })
    const user = renderScreen('/messageCenter', { as: customer })
    await user.click(await screen.findByRole('button', { name: threeComments }))
    expect(screen.getByText('Comment 3')).toBeVisible()
    expect(screen.getByRole('button', { name: 'View All' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: messageTexts.commentsOn(1, 'Another') }))
    expect(screen.getByText('Comment 9')).toBeVisible()
    expect(screen.queryByText('Comment 3')).toBeNull()
    expect(screen.queryByRole('button', { name: 'View All' })).toBeNull()
  })

  it('sends a comment as specified, says so and reloads the list', async () => {
    mockCall(listMessages, oneMessage)
    mockCall(createCaseComment, comment(4))
    const user = renderScreen('/messageCenter', { as: customer })
    await user.click(await screen.findByRole('button', { name: threeComments }))
    await user.type(await screen.findByLabelText(messageTexts.commentOn('Away for two months')), 'Any news?')
    const requestCount = requestsOf(listMessages).length
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Comments added successfully!')).toBeVisible()
    expect(requestsOf(createCaseComment)[0]?.body).toEqual({
      case_id: message.case_id,
      comment: 'Any news?',
      email_id: 'maya@demo.example',
      user_name: 'Maya Fields',
      user_type: 'CUSTOMER',
    })
    await waitFor(() => expect(requestsOf(listMessages).length).toBeGreaterThan(requestCount))
    expect(screen.getByLabelText(messageTexts.commentOn('Away for two months'))).toHaveValue('')
  })

  it('shows an error at the field if a comment is missing, and sends nothing', async () => {
    mockCall(listMessages, oneMessage)
    const user = renderScreen('/messageCenter', { as: customer })
    await user.click(await screen.findByRole('button', { name: threeComments }))
    const box = await screen.findByLabelText(messageTexts.commentOn('Away for two months'))
    await user.type(box, '  ')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(box).toHaveAccessibleDescription('Comment is required')
    expect(box).toBeInvalid()
    expect(box).toHaveFocus()
    expect(requestsOf(createCaseComment)).toEqual([])
    await user.type(box, 'Any news?')
    expect(box).toBeValid()
  })

  it('keeps a comment that could not be sent, and sends it under the same key again', async () => {
    mockCall(listMessages, oneMessage)
    mockCall(createCaseComment, errorAnswer('unexpected', 'Something went wrong.'))
    const user = renderScreen('/messageCenter', { as: customer })
    await user.click(await screen.findByRole('button', { name: threeComments }))
    await user.type(await screen.findByLabelText(messageTexts.commentOn('Away for two months')), 'Any news?')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Failed to add comments!')).toBeVisible()
    expect(screen.getByLabelText(messageTexts.commentOn('Away for two months'))).toHaveValue('Any news?')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(requestsOf(createCaseComment)).toHaveLength(2))
    const keys = requestsOf(createCaseComment).map(({ headers }) => headers['Idempotency-Key'])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('sends a comment with the same key after a reload if its response was lost', async () => {
    mockCall(listMessages, oneMessage)
    mockCall(createCaseComment, offline)
    const open = async () => {
      const user = renderScreen('/messageCenter', { as: customer })
      await user.click(await screen.findByRole('button', { name: threeComments }))
      return user
    }
    const user = await open()
    await user.type(await screen.findByLabelText(messageTexts.commentOn('Away for two months')), 'Any news?')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Failed to add comments!')).toBeVisible()
    cleanup()
    const again = await open()
    expect(screen.getByLabelText(messageTexts.commentOn('Away for two months'))).toHaveValue('Any news?')
    await again.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(requestsOf(createCaseComment)).toHaveLength(2))
    const [first, second] = requestsOf(createCaseComment).map(({ headers }) => headers['Idempotency-Key'])
    expect(second).toBe(first)
  })

  it('keeps what is typed while a comment is being sent', async () => {
    mockCall(listMessages, oneMessage)
    const answer = createDeferredAnswer<ReturnType<typeof comment>>()
    mockCall(createCaseComment, () => answer.promise)
    const user = renderScreen('/messageCenter', { as: customer })
    await user.click(await screen.findByRole('button', { name: threeComments }))
    const box = await screen.findByLabelText(messageTexts.commentOn('Away for two months'))
    await user.type(box, 'Any news?')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await user.type(box, ' And thanks.')
    answer.resolveWith(comment(4))
    expect(await screen.findByText('Comments added successfully!')).toBeVisible()
    expect(box).toHaveValue('Any news? And thanks.')
  })

  it('shows all comments in the drawer, page by page, and marks them as read', async () => {
    mockCall(listMessages, { messages: [{ ...message, is_unread: true }], total_count: 1 })
    mockCall(markRead, null)
    mockCall(listComments, ({ query }) => ({
      comments: [
        comment(query.page_number === 1 ? 60 : 10, { comment_id: comment(Number(query.page_number)).comment_id }),
      ],
      total_count: 60,
    }))
    const user = renderScreen(`/messageCenter?case=${message.case_id}`, { as: customer })
    const drawer = within(await screen.findByRole('dialog', { name: 'Message Details' }))
    expect(await drawer.findByText('Comment 60')).toBeVisible()
    await user.click(drawer.getByRole('button', { name: commonTexts.showOlderComments }))
    expect(await drawer.findByText('Comment 10')).toBeVisible()
    await waitFor(() => expect(requestsOf(markRead)[0]?.body).toEqual({ case_id: message.case_id }))
  })

  it('shows when a message was written in the provider’s time zone, and names the zone', async () => {
    mockCall(listMessages, { messages: [message], total_count: 1 })
    mockCall(listComments, { comments: [comment(3)], total_count: 1 })
    mockCall(markRead, null)
    renderScreen(`/messageCenter?case=${message.case_id}`, { as: customer })
    const drawer = within(await screen.findByRole('dialog', { name: 'Message Details' }))
    expect(await drawer.findByText('03/09/2026 10:00 AM CDT')).toBeVisible()
  })

  it('shows the comments of each day below its date, each with its author and time', async () => {
    vi.setSystemTime('2026-03-11T18:00:00.000Z')
    const comments = [
      comment(5, { created_date: '2026-03-11T15:00:00.000Z', is_own: true, user_type: 'CUSTOMER' }),
      comment(4, { created_date: '2026-03-10T16:00:00.000Z' }),
      // It is still March 8 in the provider’s time zone.
      comment(3, { created_date: '2026-03-09T04:30:00.000Z' }),
    ]
    mockCall(listMessages, { messages: [message], total_count: 1 })
    mockCall(listComments, { comments, total_count: 3 })
    renderScreen(`/messageCenter?case=${message.case_id}`, { as: customer })
    const drawer = within(await screen.findByRole('dialog', { name: 'Message Details' }))
    expect(await drawer.findByRole('list', { name: commonTexts.today })).toHaveTextContent(
      `${commonTexts.you}10:00 AM CDTComment 5`,
    )
    expect(drawer.getByRole('list', { name: messageTexts.yesterday })).toHaveTextContent(
      `Imani Penhallow${caseTexts.customerCareName}11:00 AM CDTComment 4`,
    )
    expect(drawer.getByRole('list', { name: '03/08/2026' })).toHaveTextContent('Comment 3')
  })

  it('sends the files of a comment with it, and shows those of others with their comments', async () => {
    const withFile = comment(3, { attachments: [{ ...photo, attachment_id: comment(8).comment_id }] })
    mockCall(listMessages, { messages: [{ ...message, messageComments: [withFile] }], total_count: 1 })
    mockCall(uploadAttachment, { ...photo, file_name: 'bill.pdf' })
    mockCall(createCaseComment, comment(4))
    const user = renderScreen('/messageCenter', { as: customer })
    await user.click(await screen.findByRole('button', { name: threeComments }))
    expect(await screen.findByRole('button', { name: commonTexts.downloadItem('meter.png') })).toBeVisible()
    await user.upload(await screen.findByLabelText(messageTexts.attachFiles), new File(['x'], 'bill.pdf'))
    await screen.findByRole('button', { name: `${commonTexts.remove} bill.pdf` })
    await user.type(await screen.findByLabelText(messageTexts.commentOn('Away for two months')), 'This one.')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: `${commonTexts.remove} bill.pdf` })).toBeNull())
    expect(requestsOf(createCaseComment)[0]?.body).toMatchObject({ attachment_ids: [photo.attachment_id] })
  })

  it('does not send a comment without a file that failed', async () => {
    mockCall(listMessages, oneMessage)
    mockCall(uploadAttachment, errorAnswer('unexpected', 'Something went wrong.'))
    const user = renderScreen('/messageCenter', { as: customer })
    await user.click(await screen.findByRole('button', { name: threeComments }))
    await user.upload(await screen.findByLabelText(messageTexts.attachFiles), new File(['x'], 'bill.pdf'))
    await screen.findByRole('button', { name: commonTexts.retryItem('bill.pdf') })
    const box = await screen.findByLabelText(messageTexts.commentOn('Away for two months'))
    await user.type(box, 'This one.')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(box).toHaveAccessibleDescription(commonTexts.failedFilesError(['bill.pdf']))
    expect(requestsOf(createCaseComment)).toEqual([])
  })

  it('counts unread messages in the menu', async () => {
    mockCall(listMessages, oneMessage)
    mockCall(countWaiting, { unread_messages: 2, waiting_requests: 0 })
    renderScreen('/messageCenter', { as: customer })
    expect(await screen.findByRole('link', { name: `Message Center ${frameTexts.newMessageCount(2)}` })).toBeVisible()
  })

  it('offers only reading to a person with the read right alone', async () => {
    mockCall(listMessages, oneMessage)
    const user = renderScreen('/messageCenter?new=1', { as: customer, rights: readOnly })
    await user.click(await screen.findByRole('button', { name: threeComments }))
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    expect(screen.queryByRole('button', { name: '+ New Message' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that the search is case-sensitive if it finds nothing', async () => {
    mockCall(listMessages, { messages: [], total_count: 0 })
    renderScreen('/messageCenter?search=AWAY', { as: customer })
    expect(await screen.findByText(messageTexts.noMatch('AWAY'))).toBeVisible()
  })

  it('offers a new user to write the first message', async () => {
    mockCall(listMessages, { messages: [], total_count: 0 })
    const user = renderScreen('/messageCenter', { as: customer })
    expect(await screen.findByText(messageTexts.noOwnMessages)).toBeVisible()
    await user.click(screen.getByRole('button', { name: messageTexts.writeFirstMessage }))
    expect(await screen.findByRole('dialog', { name: 'Create a message' })).toBeVisible()
  })

  it('shows staff a sample and loads no messages', async () => {
    renderScreen('/messageCenter', {
      as: aStaffMember(),
    })
    expect(await screen.findByText(messageTexts.sampleMessage)).toBeVisible()
    expect(requestsOf(listMessages)).toEqual([])
  })
})
