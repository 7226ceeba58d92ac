import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMessage, listMessages } from '#shared/contract/cases/messages'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import { message } from '../../support/answers/caseAnswers'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const customer = aCustomer()
const oneMessage = { messages: [message], total_count: 1 }

describe('a new message', () => {
  it('requires a title and a description, and focuses the first missing field', async () => {
    mockCall(listMessages, oneMessage)
    const user = renderScreen('/messageCenter', { as: customer })
    await user.click(await screen.findByRole('button', { name: '+ New Message' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a message' }))
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    expect(dialog.getByText('Title is required')).toBeInTheDocument()
    expect(dialog.getByText('Description is required')).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByLabelText(commonTexts.subject)).toHaveFocus())
    expect(requestsOf(createMessage)).toEqual([])
  })

  it('is sent once with its customer and address, and closes the dialog', async () => {
    mockCall(listMessages, oneMessage)
    mockCall(createMessage, { case_id: message.case_id, case_no: 'C-2026-000902' })
    const user = renderScreen('/messageCenter?new=1', { as: customer })
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a message' }))
    await user.type(dialog.getByLabelText(commonTexts.subject), 'Hello')
    await user.type(dialog.getByLabelText(commonTexts.description), 'A question.')
    await user.dblClick(dialog.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Message created successfully!')).toBeVisible()
    expect(requestsOf(createMessage)).toHaveLength(1)
    expect(requestsOf(createMessage)[0]?.body).toEqual({
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

  it('keeps what is typed while it is being sent', async () => {
    mockCall(listMessages, oneMessage)
    const answer = createDeferredAnswer<{ case_id: string; case_no: string }>()
    mockCall(createMessage, () => answer.promise)
    const user = renderScreen('/messageCenter?new=1', { as: customer })
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a message' }))
    await user.type(dialog.getByLabelText(commonTexts.subject), 'Hello')
    await user.type(dialog.getByLabelText(commonTexts.description), 'A question.')
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    await user.type(dialog.getByLabelText(commonTexts.description), ' And another.')
    answer.resolveWith({ case_id: message.case_id, case_no: 'C-2026-000902' })
    expect(await screen.findByText('Message created successfully!')).toBeVisible()
    expect(dialog.getByLabelText(commonTexts.description)).toHaveValue('A question. And another.')
  })

  it('keeps what was typed if it is rejected, and does not repeat the reason shown in the toast', async () => {
    mockCall(listMessages, oneMessage)
    mockCall(createMessage, errorAnswer('unexpected', 'Something went wrong.'))
    const user = renderScreen('/messageCenter?new=1', { as: customer })
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a message' }))
    await user.type(dialog.getByLabelText(commonTexts.subject), 'Hello')
    await user.type(dialog.getByLabelText(commonTexts.description), 'A question.')
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Failed to create message!')).toBeVisible()
    expect(dialog.getByText(messageTexts.notSent)).toBeVisible()
    expect(screen.getByText('Error: Something went wrong.')).toBeVisible()
    expect(dialog.getByLabelText(commonTexts.subject)).toHaveValue('Hello')
    expect(dialog.queryByText('Something went wrong.')).not.toBeInTheDocument()
  })

  it('shows field errors of the server at their fields', async () => {
    mockCall(listMessages, oneMessage)
    mockCall(createMessage, errorAnswer('invalid_input', 'x', { title: 'Title is invalid' }))
    const user = renderScreen('/messageCenter?new=1', { as: customer })
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a message' }))
    await user.type(dialog.getByLabelText(commonTexts.subject), 'Hello')
    await user.type(dialog.getByLabelText(commonTexts.description), 'A question.')
    await user.click(dialog.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(dialog.getByLabelText(commonTexts.subject)).toHaveAccessibleDescription(/Title is invalid/),
    )
  })
})
