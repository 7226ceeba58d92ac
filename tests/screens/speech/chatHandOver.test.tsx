import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMessage } from '#shared/contract/cases/messages'
import { getCustomerOverview, listRecentCustomers } from '#shared/contract/customers/customers'
import { askChat } from '#shared/contract/speech/chat'
import * as commonTexts from '#shared/texts/common'
import * as chatTexts from '#shared/texts/speech/chat'
import { aFoundCustomer, anOverview } from '../../support/answers/customerAnswers'
import { anAnswer, findChat, findQuestionBox, openChat, unknownAnswer } from '../../support/screens/chatPanel'
import { allRights, aStaffMember, errorAnswer, mockCall, requestsOf } from '../../support/screens/renderScreen'

const caseId = '44444444-4444-4444-8444-444444444444'
const staff = aStaffMember({ user_id: '22222222-2222-4222-8222-222222222222' })

beforeEach(() => {
  mockCall(askChat, unknownAnswer)
  mockCall(createMessage, { case_id: caseId, case_no: 'C-100123' })
})

async function askTheUnknown() {
  const opened = await openChat()
  await opened.ask('Who won the world cup?')
  await opened.chat.findByText('I do not know that.')
  await opened.user.click(opened.chat.getByRole('button', { name: chatTexts.handOverTitle }))
  return opened
}

const expected = `Please call me.\n\n${chatTexts.conversationHeading}\n\n${chatTexts.transcriptEntry('Who won the world cup?', 'I do not know that.')}`

describe('handing over to customer care', () => {
  it('shows what will be sent, sends it, and links to the message', async () => {
    const { user, chat } = await askTheUnknown()
    expect(chat.getByText(chatTexts.fromTheChat('Who won the world cup?'))).toBeVisible()
    const note = chat.getByLabelText(chatTexts.noteOptional)
    expect(note).toHaveFocus()
    await user.type(note, 'Please call me.')
    expect(chat.getByText(`Please call me. ${chatTexts.conversationHeading}`, { exact: false })).toBeVisible()
    expect(requestsOf(createMessage)).toHaveLength(0)
    await user.click(chat.getByRole('button', { name: commonTexts.send }))
    expect(await chat.findByText(chatTexts.handedOver('C-100123'))).toBeVisible()
    expect(chat.getByRole('link', { name: chatTexts.openTheMessage })).toHaveAttribute(
      'href',
      `/messageCenter?case=${caseId}`,
    )
    expect(requestsOf(createMessage)[0]?.body).toMatchObject({
      title: chatTexts.fromTheChat('Who won the world cup?'),
      description: expected,
      crm_contact_id: 'contact-1',
      crm_service_account_id: '12 Larkspur Lane-FIBER',
    })
  })

  it('keeps the input if it fails, and sends the same message under the same key', async () => {
    mockCall(createMessage, () => errorAnswer('unexpected', 'The message was not sent.'))
    const { user, chat } = await askTheUnknown()
    await user.type(chat.getByLabelText(chatTexts.noteOptional), 'Please call me.')
    await user.click(chat.getByRole('button', { name: commonTexts.send }))
    expect(await chat.findByText('The message was not sent.')).toBeVisible()
    expect(chat.getByLabelText(chatTexts.noteOptional)).toHaveValue('Please call me.')
    // Answers about the account must not be in the browser's storage.
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('I do not know that.')
    // The draft is unchanged after leaving and returning.
    await user.click(chat.getByRole('button', { name: commonTexts.cancel }))
    await user.click(chat.getByRole('button', { name: chatTexts.handOverTitle }))
    mockCall(createMessage, { case_id: caseId, case_no: 'C-100123' })
    await user.click(chat.getByRole('button', { name: commonTexts.send }))
    await chat.findByText(chatTexts.handedOver('C-100123'))
    const [first, second] = requestsOf(createMessage)
    expect(second?.body).toMatchObject({ description: expected })
    expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key'])
  })

  it('sends a changed note under a new key', async () => {
    mockCall(createMessage, () => errorAnswer('unexpected', 'The message was not sent.'))
    const { user, chat } = await askTheUnknown()
    await user.click(chat.getByRole('button', { name: commonTexts.send }))
    await chat.findByText('The message was not sent.')
    await user.type(chat.getByLabelText(chatTexts.noteOptional), 'Please.')
    await user.click(chat.getByRole('button', { name: commonTexts.send }))
    await waitFor(() => expect(requestsOf(createMessage)).toHaveLength(2))
    const [first, second] = requestsOf(createMessage)
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key'])
  })

  it('can be done once, until another question is asked', async () => {
    const { user, chat, ask } = await askTheUnknown()
    await user.click(chat.getByRole('button', { name: commonTexts.send }))
    await chat.findByText(chatTexts.handedOver('C-100123'))
    expect(chat.queryByRole('button', { name: chatTexts.handOverTitle })).toBeNull()
    await ask('And the one before?')
    expect(await chat.findByRole('button', { name: chatTexts.handOverTitle })).toBeEnabled()
  })

  it('shows whom to call if the conversation is about danger', async () => {
    mockCall(askChat, ({ body }) =>
      JSON.stringify(body).includes('gas')
        ? anAnswer({ source: 'safety', text: ['Leave immediately.'], offers_person: false })
        : unknownAnswer,
    )
    const { user, chat, ask } = await openChat()
    await ask('I smell gas')
    await chat.findByText('Leave immediately.')
    await ask('Who won the world cup?')
    await chat.findByText('I do not know that.')
    await user.click(chat.getByRole('button', { name: chatTexts.handOverTitle }))
    expect(chat.getByText(chatTexts.emergencyHint)).toBeVisible()
    expect(chat.getByRole('link', { name: chatTexts.call911 })).toHaveAttribute('href', 'tel:911')
  })

  it('can be canceled, back to the conversation', async () => {
    const { user, chat } = await askTheUnknown()
    await user.click(chat.getByRole('button', { name: commonTexts.cancel }))
    expect(chat.getByText('I do not know that.')).toBeVisible()
    expect(requestsOf(createMessage)).toHaveLength(0)
  })

  it('is not offered without the right to write messages', async () => {
    const rights = allRights.map((right) => ({ ...right, write: right.name !== 'MESSAGEBOX' }))
    const { chat, ask } = await openChat({ rights })
    await ask('Who won the world cup?')
    await chat.findByText('I do not know that.')
    expect(chat.queryByRole('button', { name: chatTexts.handOverTitle })).not.toBeInTheDocument()
  })
})

describe('staff', () => {
  it('get suggestions about customers, and no hand-over', async () => {
    const { chat, ask } = await openChat({ as: staff })
    expect(chat.getByRole('button', { name: chatTexts.refundQuestion })).toBeVisible()
    await ask('Who won the world cup?')
    await chat.findByText('I do not know that.')
    expect(requestsOf(askChat)[0]?.body).toEqual({ message: 'Who won the world cup?' })
    expect(chat.queryByRole('button', { name: chatTexts.handOverTitle })).not.toBeInTheDocument()
  })

  it('have a separate conversation for each customer that they open', async () => {
    mockCall(listRecentCustomers, [aFoundCustomer()])
    mockCall(getCustomerOverview, anOverview())
    mockCall(askChat, anAnswer())
    const { user, chat, ask } = await openChat({ as: staff, at: '/' })
    await ask('How can I pay?')
    await chat.findByText('By card, by bank account or by check.')
    await user.click(await screen.findByRole('button', { name: /Open Maya Fields/ }))
    await screen.findByRole('region', { name: commonTexts.customer })
    const opened = await findChat()
    expect(opened.queryByText('By card, by bank account or by check.')).not.toBeInTheDocument()
    await user.type(await findQuestionBox(), 'What is the balance?{Enter}')
    await opened.findByText('By card, by bank account or by check.')
    expect(requestsOf(askChat)[1]?.body).toMatchObject({ crm_service_account_id: '12 Larkspur Lane-FIBER' })
    expect(opened.queryByRole('button', { name: chatTexts.handOverTitle })).not.toBeInTheDocument()
  })
})
