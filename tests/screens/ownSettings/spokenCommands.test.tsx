import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { listMessages } from '#shared/contract/cases/messages'
import { listRecentCustomers, searchCustomers } from '#shared/contract/customers/customers'
import { listPaymentProfiles, type PaymentProfile, viewBalance } from '#shared/contract/payments/payments'
import { logout } from '#shared/contract/signIn/session'
import { understandCommand } from '#shared/contract/speech/commands'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { commandDescriptions } from '#shared/texts/speech/commandDescriptions'
import * as commandTexts from '#shared/texts/speech/commands'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { getStoredSession } from '../../../renderer/session/storedSession'
import { owes, visa } from '../../support/answers/paymentAnswers'
import {
  mockVoiceControl,
  restoreVoiceControl,
  sendFromRelay,
  startListening,
} from '../../support/screens/fakeVoiceControl'
import { aCustomer, aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

beforeEach(() => {
  mockVoiceControl()
  mockCall(viewBalance, owes)
  mockCall(listPaymentProfiles, [visa])
  mockCall(listMessages, { messages: [], total_count: 0 })
})
afterEach(restoreVoiceControl)

const signOut: ParsedCommand = { Command: 'Sign Out', Parameters: {}, NotUnderstood: [] }

async function speak(path: string, sentence: string, understood: ParsedCommand) {
  mockCall(understandCommand, understood)
  const user = renderScreen(path, { as: aCustomer() })
  const socket = await startListening(user)
  sendFromRelay(socket, { type: 'final', text: sentence })
  return { user, socket }
}

describe('signing out', () => {
  const question = () => screen.findByRole('dialog', { name: commandTexts.signOut })

  it('signing out by voice requires a confirmation on the screen, and can be canceled', async () => {
    const { user } = await speak('/faq', 'Sign out.', signOut)
    const dialog = await question()
    expect(getStoredSession()).not.toBeNull()
    expect(requestsOf(logout)).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: commonTexts.no }))
    expect(getStoredSession()).not.toBeNull()
    expect(requestsOf(logout)).toHaveLength(0)
  })

  it('signing out by voice happens after the confirmation', async () => {
    const { user } = await speak('/faq', 'Sign out.', signOut)
    await user.click(within(await question()).getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(logout)).toHaveLength(1))
    expect(getStoredSession()).toBeNull()
  })

  it('signing out by voice loses no input', async () => {
    const writing = renderScreen('/messageCenter?new=1', { as: aCustomer() })
    await writing.type(await screen.findByRole('textbox', { name: commonTexts.subject }), 'Boxes')
    cleanup()
    const { user } = await speak('/faq', 'Sign out.', signOut)
    await user.click(within(await question()).getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(getStoredSession()).toBeNull())
    cleanup()
    renderScreen('/messageCenter?new=1', { as: aCustomer() })
    expect(await screen.findByDisplayValue('Boxes')).toBeInTheDocument()
  })

  it('signing out by a typed command happens immediately, because typing is not misheard', async () => {
    const user = renderScreen('/faq', { as: aCustomer() })
    await screen.findByRole('button', { name: voiceControlTexts.voiceCommands })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: commandTexts.palettePrompt }), 'sign out{Enter}')
    await waitFor(() => expect(requestsOf(logout)).toHaveLength(1))
    expect(screen.queryByRole('dialog', { name: commandTexts.signOut })).toBeNull()
  })
})

describe('a command that its screen does not execute', () => {
  it('times out after 15 seconds with a message, and is not executed later', async () => {
    let answer: (methods: PaymentProfile[]) => void = () => undefined
    mockCall(listPaymentProfiles, () => new Promise<PaymentProfile[]>((resolve) => (answer = resolve)))
    mockCall(understandCommand, { Command: 'Make Payment', Parameters: { Amount: 5000 }, NotUnderstood: [] })
    const socket = await startListening(renderScreen('/faq', { as: aCustomer() }))
    startTestTime()
    sendFromRelay(socket, { type: 'final', text: 'Pay fifty dollars.' })
    await waitFor(() => expect(requestsOf(listPaymentProfiles)).toHaveLength(1), { timeout: 20_000 })
    const errorText = commandTexts.notDone(commandDescriptions['Make Payment'])
    await passTime(8_000)
    expect(screen.queryByText(errorText)).toBeNull()
    await passTime(7500)
    expect(screen.getByText(errorText)).toBeInTheDocument()
    await act(async () => answer([visa]))
    expect(await screen.findByRole('button', { name: /^Pay .* from Visa/ })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('words that were not understood', () => {
  it('are shown next to the payment review', async () => {
    const left: ParsedCommand = { Command: 'Make Payment', Parameters: { Amount: 5000 }, NotUnderstood: ['right away'] }
    await speak('/faq', 'Pay fifty dollars right away.', left)
    const dialog = await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })
    expect(within(dialog).getByText(commandTexts.leftOut(['right away']))).toBeInTheDocument()
  })

  it('are shown when the command is executed immediately', async () => {
    const left: ParsedCommand = { Command: 'Show Balance', Parameters: {}, NotUnderstood: ['Tomorrow', 'maybe'] }
    await speak('/faq', 'Show my balance Tomorrow maybe.', left)
    expect(await screen.findByText(commandTexts.leftOut(['Tomorrow', 'maybe']))).toBeInTheDocument()
    expect(await screen.findByText('Fiber at 12 Larkspur Lane: You owe $110.80, due 03/22/2026.')).toBeInTheDocument()
  })
})

describe('a search for a customer', () => {
  it('a search for a customer by voice asks for the name if it was not heard, with a field to type it', async () => {
    mockCall(listRecentCustomers, [])
    mockCall(understandCommand, { Command: 'Find Customer', Parameters: {}, NotUnderstood: [] })
    const imani = aStaffMember()
    const socket = await startListening(renderScreen('/faq', { as: imani }))
    sendFromRelay(socket, { type: 'final', text: 'Find customers.' })
    const box = await screen.findByRole('combobox', { name: commandTexts.staffPalettePrompt })
    await waitFor(() => expect(box).toHaveFocus())
    expect(screen.getByText(commandTexts.whoPrompt, { selector: 'output' })).toBeInTheDocument()
  })
})

describe('a second command of the same kind', () => {
  const begin = async (as: Parameters<typeof aCustomer>[0], understood: ParsedCommand) => {
    mockCall(understandCommand, understood)
    return startListening(renderScreen('/faq', { as: aCustomer(as) }))
  }

  it('searches for the name in it, not for that in the first one', async () => {
    mockCall(listRecentCustomers, [])
    mockCall(searchCustomers, { customers: [], total_count: 0, is_exact: true })
    const find = (Customer: string): ParsedCommand => ({
      Command: 'Find Customer',
      Parameters: { Customer },
      NotUnderstood: [],
    })
    const staff: Parameters<typeof aCustomer>[0] = {
      userTypeCode: 'CENTRIC',
      user_accounts: [],
      user_address_details: [],
    }
    const socket = await begin(staff, find('smith'))
    sendFromRelay(socket, { type: 'final', text: 'Find customer Smith.' })
    const box = () => screen.getByRole('combobox', { name: commandTexts.staffPalettePrompt })
    await waitFor(() => expect(box()).toHaveValue('smith'))
    expect(
      screen.getByText(voiceControlTexts.understood('Find Customer', 'smith'), { selector: 'p' }),
    ).toBeInTheDocument()
    mockCall(understandCommand, find('jones'))
    sendFromRelay(socket, { type: 'final', text: 'Find customer Jones.' })
    await waitFor(() => expect(box()).toHaveValue('jones'))
  })

  it('offers the addresses that match', async () => {
    const to = (Address: string): ParsedCommand => ({
      Command: 'Switch Address',
      Parameters: { Address },
      NotUnderstood: [],
    })
    const socket = await begin({}, to('nowhere'))
    sendFromRelay(socket, { type: 'final', text: 'Switch to nowhere.' })
    await waitFor(() => expect(screen.getByLabelText(commonTexts.address)).toHaveValue('nowhere'))
    mockCall(understandCommand, to('elsewhere'))
    sendFromRelay(socket, { type: 'final', text: 'Switch to elsewhere.' })
    await waitFor(() => expect(screen.getByLabelText(commonTexts.address)).toHaveValue('elsewhere'))
  })
})

describe('a sentence', () => {
  it('is not executed if the rest of it was lost', async () => {
    mockCall(understandCommand, { Command: 'Go To', Parameters: {}, NotUnderstood: [] })
    const user = renderScreen('/faq', { as: aCustomer() })
    const socket = await startListening(user)
    sendFromRelay(socket, { type: 'final', text: 'make payment fifty dollars' })
    sendFromRelay(socket, { type: 'problem', code: 'too_long', message: voiceControlTexts.tooLong })
    expect(await screen.findByText(voiceControlTexts.tooLong, { selector: 'output' })).toBeInTheDocument()
    expect(screen.queryByText('make payment fifty dollars')).toBeNull()
    sendFromRelay(socket, { type: 'final', text: 'Show my balance.' })
    await waitFor(() => expect(requestsOf(understandCommand)).toHaveLength(1))
    expect(requestsOf(understandCommand)[0]?.body).toMatchObject({ user_input: 'Show my balance.' })
  })
})
