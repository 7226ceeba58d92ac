import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPreferences } from '#shared/contract/customers/preferences'
import { viewBalance } from '#shared/contract/payments/payments'
import { speakText } from '#shared/contract/speech/relay'
import { defaultPreferences } from '#shared/customers/preferences'
import * as commandTexts from '#shared/texts/speech/commands'
import * as relayTexts from '#shared/texts/speech/relay'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { clearSession } from '../../../renderer/session/storedSession'
import { owes } from '../../support/answers/paymentAnswers'
import {
  findSocket,
  mockVoiceControl,
  restoreVoiceControl,
  sendAudio,
  sendFromRelay,
} from '../../support/screens/fakeVoiceControl'
import {
  aCustomer,
  errorAnswer,
  mockCall,
  mockConfig,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

class PlayedAudio extends EventTarget {
  static made: PlayedAudio[] = []
  isPaused = false
  constructor(readonly src: string) {
    super()
    PlayedAudio.made.push(this)
  }
  play = async () => undefined
  pause(): void {
    this.isPaused = true
  }
}

const forgotten = vi.fn()

beforeEach(() => {
  forgotten.mockReset()
  mockVoiceControl()
  mockConfig({ features: { speech: true, transcription: true } })
  mockCall(viewBalance, owes)
  mockCall(speakText, new Blob(['sound']))
  PlayedAudio.made = []
  vi.stubGlobal('Audio', PlayedAudio)
  URL.createObjectURL = vi.fn(() => 'blob:said')
  URL.revokeObjectURL = forgotten
})
afterEach(restoreVoiceControl)

/** Sends the command "Show balance", which ends in a success toast of eight seconds. */
async function askForBalance({ isSpoken }: { isSpoken: boolean }) {
  mockCall(getPreferences, { ...defaultPreferences, spoken_confirmations: isSpoken })
  const user = renderScreen('/faq', { as: aCustomer() })
  await screen.findByRole('button', { name: voiceControlTexts.voiceCommands })
  return user
}
async function typeIt(user: Awaited<ReturnType<typeof askForBalance>>) {
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: commandTexts.palettePrompt }), 'show balance{Enter}')
  expect(await screen.findByText('Fiber at 12 Larkspur Lane: You owe $110.80, due 03/22/2026.')).toBeInTheDocument()
}
const waitForPlayback = () => waitFor(() => expect(PlayedAudio.made).toHaveLength(1))

describe('a confirmation', () => {
  // This test must run first, because the microphone pauses for a second after anything that another test speaks.
  it('is not heard by the microphone, which sends nothing during playback', async () => {
    const user = await askForBalance({ isSpoken: true })
    await user.click(screen.getByRole('button', { name: voiceControlTexts.voiceCommands }))
    const socket = await findSocket()
    sendFromRelay(socket, { type: 'ready' })
    await screen.findByText(voiceControlTexts.listening, { selector: 'p' })
    sendAudio()
    expect(socket.sent).toHaveLength(1)
    await typeIt(user)
    await waitForPlayback()
    sendAudio()
    expect(socket.sent).toHaveLength(1)
  })

  it('is spoken by the relay for users who turned that on', async () => {
    await typeIt(await askForBalance({ isSpoken: true }))
    await waitForPlayback()
    expect(requestsOf(speakText).map(({ body }) => body)).toEqual([
      { text: 'Fiber at 12 Larkspur Lane: You owe $110.80, due 03/22/2026.' },
    ])
    act(() => void PlayedAudio.made[0]?.dispatchEvent(new Event('ended')))
    await waitFor(() => expect(forgotten).toHaveBeenCalledWith('blob:said'))
  })

  it('is silent otherwise', async () => {
    await typeIt(await askForBalance({ isSpoken: false }))
    expect(requestsOf(speakText)).toHaveLength(0)
  })

  it('is still on the screen if it can’t be spoken', async () => {
    mockCall(speakText, errorAnswer('unavailable', relayTexts.speakerFailed))
    await typeIt(await askForBalance({ isSpoken: true }))
    await waitFor(() => expect(requestsOf(speakText)).toHaveLength(1))
    expect(screen.queryByText(relayTexts.speakerFailed, { exact: false })).toBeNull()
  })

  it('stops when the user signs out', async () => {
    await typeIt(await askForBalance({ isSpoken: true }))
    await waitForPlayback()
    act(() => clearSession('choice'))
    await waitFor(() => expect(PlayedAudio.made[0]?.isPaused).toBe(true))
  })
})
