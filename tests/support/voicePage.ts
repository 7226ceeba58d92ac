/** Opens a page with voice control, a relay that hears what a test says, and a balance to pay. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { understandCommand } from '#shared/contract/commands'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments'
import { owes, visa } from './paymentAnswers'
import { beginSpeaking, playVoice, tell, type PlayedSocket } from './playedVoice'
import { aCustomer, play, playConfig, refuse, renderScreen } from './renderScreen'
import * as voiceControlTexts from '#shared/texts/voiceControl'

/** Call this before each test; `restoreVoice` undoes it. */
export function prepareVoicePage(): void {
  playVoice()
  playConfig({ features: { transcription: true } })
  play(viewBalance, owes)
  play(listPaymentProfiles, [visa])
  play(understandCommand, refuse('invalid_input', 'Not now.'))
}

export const toggle = () => screen.findByRole('button', { name: voiceControlTexts.voiceCommands })
export const bar = () => screen.findByRole('region', { name: voiceControlTexts.voiceCommands })
export const gone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: voiceControlTexts.voiceCommands })).toBeNull())
export const announced = (text: string | RegExp) => screen.findByText(text, { selector: 'output' })

export async function open() {
  const hands = renderScreen('/faq', { as: aCustomer() })
  await hands.click(await toggle())
  return hands
}

export async function listen() {
  const hands = renderScreen('/faq', { as: aCustomer() })
  const socket = await beginSpeaking(hands)
  expect(await within(await bar()).findByText('Listening…')).toBeVisible()
  return { hands, socket }
}

export const fifty: ParsedCommand = { Command: 'Make Payment', Parameters: { Amount: 5000 }, NotUnderstood: [] }
export const say = (socket: PlayedSocket, text: string) => tell(socket, { type: 'final', text })
