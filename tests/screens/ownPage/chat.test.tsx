import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { askChat, type ChatAnswer } from '#shared/contract/chat'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments'
import { anAnswer, openChat, questionBox, theChat } from '../../support/chatPanel'
import { heldAnswer } from '../../support/heldAnswer'
import { owes, visa } from '../../support/paymentAnswers'
import { allRights, callsOf, offline, play, playConfig, renderScreen, aCustomer } from '../../support/renderScreen'
import * as chatTexts from '#shared/texts/chat'
import * as commandTexts from '#shared/texts/commands'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as helpTexts from '#shared/texts/help'
import * as paymentTexts from '#shared/texts/payments'

beforeEach(() => {
  play(askChat, anAnswer())
})

describe('the panel', () => {
  it('opens beside the page with the keyboard in its box, and Escape gives the keyboard back', async () => {
    const { hands } = await openChat()
    const opener = screen.getByRole('button', { name: chatTexts.askAQuestion })
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    expect(opener).toHaveAttribute('aria-controls', screen.getByRole('dialog', { name: chatTexts.askAQuestion }).id)
    expect(await questionBox()).toHaveFocus()
    await hands.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: chatTexts.askAQuestion })).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
    expect(opener).toHaveAttribute('aria-expanded', 'false')
  })

  it('says what it knows and that it is no person, and suggests what this person may ask', async () => {
    const rights = allRights.map((right) => ({ ...right, read: right.name !== 'MANAGEPAYMENT' }))
    const { chat } = await openChat({ rights })
    expect(chat.getByText(/I’m a program, not a person/)).toBeVisible()
    const suggestions = chat.getByRole('list', { name: chatTexts.questionsToStartWith })
    const asked = within(suggestions).getAllByRole('button')
    expect(asked.map(({ textContent }) => textContent)).toEqual([
      'When was my last payment?',
      'Do I have open requests?',
      'Which plan do I have?',
      chatTexts.whyIsMyInternetSlower,
      chatTexts.whereDoIFindOr,
    ])
  })

  it('keeps the conversation while it is closed, until one starts over', async () => {
    const { hands, chat, ask } = await openChat()
    await ask('How can I pay?')
    await chat.findByText('By card, by bank account or by check.')
    await hands.click(chat.getByRole('button', { name: chatTexts.closeChat }))
    await hands.click(screen.getByRole('button', { name: chatTexts.askAQuestion }))
    const again = await theChat()
    expect(again.getByText('By card, by bank account or by check.')).toBeInTheDocument()
    expect(callsOf(askChat)).toHaveLength(1)
    await hands.click(again.getByRole('button', { name: chatTexts.startOver }))
    expect(again.queryByText('By card, by bank account or by check.')).not.toBeInTheDocument()
    expect(await questionBox()).toHaveFocus()
  })

  it('forgets the conversation when the person signs out', async () => {
    const { hands, chat, ask } = await openChat()
    await ask('How can I pay?')
    await chat.findByText('By card, by bank account or by check.')
    await hands.click(screen.getByRole('button', { name: frameTexts.profileOf('Maya Fields') }))
    await hands.click(await screen.findByRole('button', { name: frameTexts.logOut }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    cleanup()
    await openChat({ as: aCustomer({ user_id: '33333333-3333-4333-8333-333333333333' }) })
    expect(screen.queryByText('By card, by bank account or by check.')).not.toBeInTheDocument()
  })
})

describe('a question', () => {
  it('is sent by Enter for the account that is looked at, and a new line is begun by Shift and Enter', async () => {
    const { hands, chat } = await openChat()
    await hands.type(await questionBox(), 'How can{Shift>}{Enter}{/Shift}I pay?')
    expect(await questionBox()).toHaveValue('How can\nI pay?')
    expect(callsOf(askChat)).toHaveLength(0)
    await hands.keyboard('{Enter}')
    expect(await chat.findByText('By card, by bank account or by check.')).toBeVisible()
    expect(callsOf(askChat)[0]?.body).toEqual({
      message: chatTexts.howCanIPay,
      crm_service_account_id: '12 Larkspur Lane-FIBER',
    })
    expect(await questionBox()).toHaveValue('')
  })

  it('is waited for, and not sent a second time meanwhile', async () => {
    const held = heldAnswer<ChatAnswer>()
    play(askChat, () => held.promise)
    const { chat, ask } = await openChat()
    await ask('How can I pay?')
    expect(await chat.findByText(/Looking it up/)).toBeVisible()
    await ask('And now?')
    expect(callsOf(askChat)).toHaveLength(1)
    held.give(anAnswer())
    expect(await chat.findByText('By card, by bank account or by check.')).toBeVisible()
    expect(chat.queryByText(/Looking it up/)).not.toBeInTheDocument()
    expect(await questionBox()).toHaveValue('And now?')
  })

  it('that fails is in the box again, with what to do, and can be sent again', async () => {
    play(askChat, offline)
    const { hands, chat, ask } = await openChat()
    await ask('How can I pay?')
    expect(await chat.findByRole('alert')).toHaveTextContent(/It’s still in the box, so send/)
    // The message appears only once, without a toast.
    expect(screen.queryByText(/^Error: .*could not reach/)).not.toBeInTheDocument()
    expect(await questionBox()).toHaveValue(chatTexts.howCanIPay)
    play(askChat, anAnswer())
    await hands.click(chat.getByRole('button', { name: /Send/ }))
    expect(await chat.findByText('By card, by bank account or by check.')).toBeVisible()
    expect(chat.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('of more than 500 characters is not cut: it is said how much is too much, and it waits', async () => {
    const { chat, hands } = await openChat()
    const box = await questionBox()
    await hands.click(box)
    await hands.paste('a'.repeat(502))
    expect(box).toHaveValue('a'.repeat(502))
    expect(chat.getByText('Too long by 2 characters')).toBeVisible()
    expect(chat.getByRole('button', { name: commonTexts.send })).toBeDisabled()
    await hands.keyboard('{Enter}')
    expect(callsOf(askChat)).toEqual([])
    await hands.keyboard('{Backspace}{Backspace}')
    expect(chat.getByText(chatTexts.ofCharacters('500', 500))).toBeVisible()
    expect(chat.getByRole('button', { name: commonTexts.send })).toBeEnabled()
  })
})

describe('an answer', () => {
  it('is announced with links to the screens that are open to the person, and to no others', async () => {
    const links = [
      { label: 'Make a payment', path: '/payment' },
      { label: 'Tariff sheet', path: '/resourceCenter?document=55555555-5555-4555-8555-555555555555' },
    ]
    play(askChat, anAnswer({ source: 'account', text: ['You owe $110.80.'], links }))
    const rights = allRights.map((right) => ({ ...right, read: right.name !== 'MANAGEPAYMENT' }))
    const { chat, ask } = await openChat({ rights })
    await ask('How much do I owe?')
    const log = within(chat.getByRole('log', { name: chatTexts.conversation }))
    expect(await log.findByText('You owe $110.80.')).toBeVisible()
    expect(log.getByRole('link', { name: 'Tariff sheet' })).toHaveAttribute('href', links[1]?.path)
    expect(log.queryByRole('link', { name: 'Make a payment' })).not.toBeInTheDocument()
  })

  it('offers what can be done, with amount and method in words, and pays nothing before it is confirmed', async () => {
    play(viewBalance, owes)
    play(listPaymentProfiles, [visa])
    const command: ParsedCommand = {
      Command: 'Make Payment',
      Parameters: { Amount: 5000, 'Payment Method': 'visa' },
      NotUnderstood: [],
    }
    play(askChat, anAnswer({ source: 'command', text: ['I can help you with that: pay a bill.'], command }))
    const { hands, chat, ask } = await openChat()
    await ask('pay fifty dollars with visa')
    await hands.click(await chat.findByRole('button', { name: 'Pay a bill: $50.00 with visa' }))
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
  })

  it('asks a related question word for word', async () => {
    play(askChat, anAnswer({ related: ['What fee do I pay for each payment method?'] }))
    const { hands, chat, ask } = await openChat()
    await ask('How can I pay?')
    await hands.click(await chat.findByRole('button', { name: 'What fee do I pay for each payment method?' }))
    await waitFor(() => expect(callsOf(askChat)).toHaveLength(2))
    expect(callsOf(askChat)[1]?.body).toMatchObject({ message: 'What fee do I pay for each payment method?' })
  })

  it('about danger stands out, calls at a tap and offers no writing', async () => {
    play(askChat, anAnswer({ source: 'safety', text: ['Leave immediately.'], offers_person: false }))
    const { chat, ask } = await openChat()
    await ask('I smell gas')
    expect(await chat.findByRole('link', { name: chatTexts.gasEmergency('555-0110') })).toHaveAttribute(
      'href',
      'tel:5550110',
    )
    expect(chat.getByRole('link', { name: chatTexts.call911 })).toHaveAttribute('href', 'tel:911')
    expect(chat.queryByRole('button', { name: chatTexts.handOverToCustomerCare })).not.toBeInTheDocument()
  })

  it('says when a model has put it into words', async () => {
    play(askChat, anAnswer({ is_worded: true }))
    const { chat, ask } = await openChat()
    await ask('How can I pay?')
    expect(await chat.findByText(/Worded by a language model, based on/)).toBeVisible()
  })
})

describe('the ways into the chat', () => {
  it('are the command “ask”, which asks its subject', async () => {
    const hands = renderScreen('/faq', { as: aCustomer() })
    await screen.findByRole('button', { name: commandTexts.openTheCommandPalette })
    await hands.keyboard('{Control>}k{/Control}')
    await hands.type(
      await screen.findByRole('combobox', { name: commandTexts.pageOrAction }),
      'ask about autopay{Enter}',
    )
    await theChat()
    await waitFor(() => expect(callsOf(askChat)[0]?.body).toMatchObject({ message: 'autopay' }))
  })

  it('are the FAQs where they found nothing, with what was looked for', async () => {
    const hands = renderScreen('/faq?search=zzzxqv', { as: aCustomer() })
    await hands.click(await screen.findByRole('button', { name: helpTexts.askTheChat }))
    await theChat()
    await waitFor(() => expect(callsOf(askChat)[0]?.body).toMatchObject({ message: 'zzzxqv' }))
  })

  it('are Contact Us, where the keyboard comes back to', async () => {
    playConfig({ brandName: 'Cedar Utilities', timeZone: 'America/Denver' })
    const hands = renderScreen('/contactUs', { as: aCustomer() })
    await hands.click(await screen.findByRole('button', { name: helpTexts.askTheChat }))
    await theChat()
    await hands.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: helpTexts.askTheChat })).toHaveFocus())
  })
})
