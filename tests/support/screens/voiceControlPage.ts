/** Opens a page with voice control, a relay that hears what a test says, and a balance to pay. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments/payments'
import { understandCommand } from '#shared/contract/speech/commands'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { owes, visa } from '../answers/paymentAnswers'
import { type FakeSocket, mockVoiceControl, sendFromRelay, startListening } from './fakeVoiceControl'
import { aCustomer, errorAnswer, mockCall, renderScreen } from './renderScreen'

/** Call this before each test; `restoreVoiceControl` undoes it. */
export function prepareVoiceControl(): void {
  mockVoiceControl()
  mockCall(viewBalance, owes)
  mockCall(listPaymentProfiles, [visa])
  mockCall(understandCommand, errorAnswer('invalid_input', 'Not now.'))
}

export const findToggle = () => screen.findByRole('button', { name: voiceControlTexts.voiceCommands })
export const findVoiceBar = () => screen.findByRole('region', { name: voiceControlTexts.voiceCommands })
export const expectNoVoiceBar = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: voiceControlTexts.voiceCommands })).toBeNull())
export const findAnnouncement = (text: string | RegExp) => screen.findByText(text, { selector: 'output' })

export async function openVoiceControl() {
  const user = renderScreen('/faq', { as: aCustomer() })
  await user.click(await findToggle())
  return user
}

export async function openListeningPage() {
  const user = renderScreen('/faq', { as: aCustomer() })
  const socket = await startListening(user)
  expect(await within(await findVoiceBar()).findByText(voiceControlTexts.listening)).toBeVisible()
  return { user, socket }
}

export const payFiftyDollars: ParsedCommand = {
  Command: 'Make Payment',
  Parameters: { Amount: 5000 },
  NotUnderstood: [],
}
export const sendFinalTranscript = (socket: FakeSocket, text: string) => sendFromRelay(socket, { type: 'final', text })
