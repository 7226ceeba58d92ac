import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments/payments'
import { askChat, type ChatAnswer } from '#shared/contract/speech/chat'
import * as helpTexts from '#shared/texts/cases/help'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as chatTexts from '#shared/texts/speech/chat'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import { owes, visa } from '../../support/answers/paymentAnswers'
import { anAnswer, findChat, findQuestionBox, openChat } from '../../support/screens/chatPanel'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { aCustomer, allRights, mockCall, offline, renderScreen, requestsOf } from '../../support/screens/renderScreen'

beforeEach(() => {
  mockCall(askChat, anAnswer())
})

const question = 'How can I pay?'

describe('the chat panel', () => {
  it('opens beside the page with the focus in its field, and Escape returns the focus', async () => {
    const { user } = await openChat()
    const opener = screen.getByRole('button', { name: chatTexts.askAQuestion })
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(opener).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: chatTexts.askAQuestion }).id)
    expect(await findQuestionBox()).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: chatTexts.askAQuestion })).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  it('says what it knows and that it is not a person, and suggests questions for this user', async () => {
    const rights = allRights.map((right) => ({ ...right, read: right.name !== 'MANAGEPAYMENT' }))
    const { chat } = await openChat({ rights })
    expect(chat.getByText(chatTexts.programNotice, { exact: false })).toBeVisible()
    const suggestions = chat.getByRole('list', { name: chatTexts.suggestionsTitle })
    const buttons = within(suggestions).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'When was my last payment?',
      'Do I have open requests?',
      'Which plan do I have?',
      chatTexts.slowInternetQuestion,
      chatTexts.exampleWifiPassword,
    ])
  })

  it('keeps the conversation while it is closed, until the user starts a new one', async () => {
    const { user, chat, ask } = await openChat()
    await ask(question)
    await chat.findByText('By card, by bank account or by check.')
    await user.click(chat.getByRole('button', { name: chatTexts.closeChat }))
    await user.click(screen.getByRole('button', { name: chatTexts.askAQuestion }))
    const again = await findChat()
    expect(again.getByText('By card, by bank account or by check.')).toBeInTheDocument()
    expect(requestsOf(askChat)).toHaveLength(1)
    await user.click(again.getByRole('button', { name: chatTexts.startOver }))
    expect(again.queryByText('By card, by bank account or by check.')).not.toBeInTheDocument()
    expect(await findQuestionBox()).toHaveFocus()
  })

  it('clears the conversation when the user signs out', async () => {
    const { user, chat, ask } = await openChat()
    await ask(question)
    await chat.findByText('By card, by bank account or by check.')
    await user.click(screen.getByRole('button', { name: frameTexts.profileOf('Maya Fields') }))
    await user.click(await screen.findByRole('button', { name: frameTexts.logOut }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    cleanup()
    await openChat({ as: aCustomer({ user_id: '33333333-3333-4333-8333-333333333333' }) })
    expect(screen.queryByText('By card, by bank account or by check.')).not.toBeInTheDocument()
  })
})

describe('a question', () => {
  it('is sent by Enter for the selected account, and Shift+Enter starts a new line', async () => {
    const { user, chat } = await openChat()
    await user.type(await findQuestionBox(), 'How can{Shift>}{Enter}{/Shift}I pay?')
    expect(await findQuestionBox()).toHaveValue('How can\nI pay?')
    expect(requestsOf(askChat)).toHaveLength(0)
    await user.keyboard('{Enter}')
    expect(await chat.findByText('By card, by bank account or by check.')).toBeVisible()
    expect(requestsOf(askChat)[0]?.body).toEqual({
      message: question,
      crm_service_account_id: '12 Larkspur Lane-FIBER',
    })
    expect(await findQuestionBox()).toHaveValue('')
  })

  it('shows that it is being answered, and can’t be sent again meanwhile', async () => {
    const deferred = createDeferredAnswer<ChatAnswer>()
    mockCall(askChat, () => deferred.promise)
    const { chat, ask } = await openChat()
    await ask(question)
    expect(await chat.findByText(chatTexts.lookingItUp, { exact: false })).toBeVisible()
    await ask('And now?')
    expect(requestsOf(askChat)).toHaveLength(1)
    deferred.resolveWith(anAnswer())
    expect(await chat.findByText('By card, by bank account or by check.')).toBeVisible()
    expect(chat.queryByText(chatTexts.lookingItUp, { exact: false })).not.toBeInTheDocument()
    expect(await findQuestionBox()).toHaveValue('And now?')
  })

  it('returns to the field with advice if it fails, and can be sent again', async () => {
    mockCall(askChat, offline)
    const { user, chat, ask } = await openChat()
    await ask(question)
    expect(await chat.findByRole('alert')).toHaveTextContent(chatTexts.answerFailed(commonTexts.offline))
    // The message appears only once, without a toast.
    expect(screen.queryByText(commonTexts.error(commonTexts.offline))).not.toBeInTheDocument()
    expect(await findQuestionBox()).toHaveValue(question)
    mockCall(askChat, anAnswer())
    await user.click(chat.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await chat.findByText('By card, by bank account or by check.')).toBeVisible()
    expect(chat.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('a question of more than 500 characters is not cut: the excess is shown, and it can’t be sent', async () => {
    const { chat, user } = await openChat()
    const box = await findQuestionBox()
    await user.click(box)
    await user.paste('a'.repeat(502))
    expect(box).toHaveValue('a'.repeat(502))
    expect(chat.getByText(chatTexts.excessHint(2))).toBeVisible()
    expect(chat.getByRole('button', { name: commonTexts.send })).toBeDisabled()
    await user.keyboard('{Enter}')
    expect(requestsOf(askChat)).toEqual([])
    await user.keyboard('{Backspace}{Backspace}')
    expect(chat.getByText(chatTexts.ofCharacters(500, 500))).toBeVisible()
    expect(chat.getByRole('button', { name: commonTexts.send })).toBeEnabled()
  })
})

describe('an answer', () => {
  it('is announced, with links only to screens that the user may open', async () => {
    const links = [
      { label: 'Make a payment', path: '/payment' },
      { label: 'Tariff sheet', path: '/resourceCenter?document=55555555-5555-4555-8555-555555555555' },
    ]
    mockCall(askChat, anAnswer({ source: 'account', text: ['You owe $110.80.'], links }))
    const rights = allRights.map((right) => ({ ...right, read: right.name !== 'MANAGEPAYMENT' }))
    const { chat, ask } = await openChat({ rights })
    await ask('How much do I owe?')
    const log = within(chat.getByRole('log', { name: chatTexts.conversation }))
    expect(await log.findByText('You owe $110.80.')).toBeVisible()
    expect(log.getByRole('link', { name: 'Tariff sheet' })).toHaveAttribute('href', links[1]?.path)
    expect(log.queryByRole('link', { name: 'Make a payment' })).not.toBeInTheDocument()
    expect(log.getByText(chatTexts.fromAccount)).toBeVisible()
  })

  it('offers an action, with amount and method in words, and pays nothing without a confirmation', async () => {
    mockCall(viewBalance, owes)
    mockCall(listPaymentProfiles, [visa])
    const command: ParsedCommand = {
      Command: 'Make Payment',
      Parameters: { Amount: 5000, 'Payment Method': 'visa' },
      NotUnderstood: [],
    }
    mockCall(
      askChat,
      anAnswer({
        source: 'command',
        text: [chatAnswerTexts.command(commandDescriptions['Make Payment'])],
        command,
      }),
    )
    const { user, chat, ask } = await openChat()
    await ask('pay fifty dollars with visa')
    await user.click(
      await chat.findByRole('button', {
        name: commandTexts.commandWithDetail(commandDescriptions['Make Payment'], '$50.00, visa'),
      }),
    )
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
  })

  it('offers a related question, which is asked word for word', async () => {
    mockCall(askChat, anAnswer({ related: ['What fee do I pay for each payment method?'] }))
    const { user, chat, ask } = await openChat()
    await ask(question)
    await user.click(await chat.findByRole('button', { name: 'What fee do I pay for each payment method?' }))
    await waitFor(() => expect(requestsOf(askChat)).toHaveLength(2))
    expect(requestsOf(askChat)[1]?.body).toMatchObject({ message: 'What fee do I pay for each payment method?' })
  })

  it('an answer about danger is highlighted, has a phone link and offers no form', async () => {
    mockCall(askChat, anAnswer({ source: 'safety', text: ['Leave immediately.'], offers_person: false }))
    const { chat, ask } = await openChat()
    await ask('I smell gas')
    expect(await chat.findByRole('link', { name: chatTexts.gasEmergency('555-0110') })).toHaveAttribute(
      'href',
      'tel:5550110',
    )
    expect(chat.getByRole('link', { name: chatTexts.call911 })).toHaveAttribute('href', 'tel:911')
    expect(chat.queryByRole('button', { name: chatTexts.handOverTitle })).not.toBeInTheDocument()
  })

  it('says if a model has written it', async () => {
    mockCall(askChat, anAnswer({ is_worded: true }))
    const { chat, ask } = await openChat()
    await ask(question)
    expect(await chat.findByText(chatTexts.modelNotice)).toBeVisible()
  })
})

describe('the entry points of the chat', () => {
  it('include the command “ask”, which asks its subject', async () => {
    const user = renderScreen('/faq', { as: aCustomer() })
    await screen.findByRole('button', { name: commandTexts.openPalette })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(
      await screen.findByRole('combobox', { name: commandTexts.palettePrompt }),
      'ask about autopay{Enter}',
    )
    await findChat()
    await waitFor(() => expect(requestsOf(askChat)[0]?.body).toMatchObject({ message: 'autopay' }))
  })

  it('include an empty search of the FAQs, with what was searched for', async () => {
    const user = renderScreen('/faq?search=zzzxqv', { as: aCustomer() })
    await user.click(await screen.findByRole('button', { name: helpTexts.askTheChat }))
    await findChat()
    await waitFor(() => expect(requestsOf(askChat)[0]?.body).toMatchObject({ message: 'zzzxqv' }))
  })

  it('include Contact Us, to which the focus returns', async () => {
    const user = renderScreen('/contactUs', { as: aCustomer() })
    await user.click(await screen.findByRole('button', { name: helpTexts.askTheChat }))
    await findChat()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: helpTexts.askTheChat })).toHaveFocus())
  })
})
