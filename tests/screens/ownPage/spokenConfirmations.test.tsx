import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { viewBalance } from '#shared/contract/payments'
import { getPreferences } from '#shared/contract/preferences'
import { speakText } from '#shared/contract/relay'
import { defaultPreferences } from '#shared/preferences'
import { clearSession } from '../../../renderer/session/storedSession'
import { owes } from '../../support/paymentAnswers'
import { playVoice, sound, takeAway, tell, theSocket } from '../../support/playedVoice'
import { aCustomer, callsOf, play, playConfig, refuse, renderScreen } from '../../support/renderScreen'
import * as commandTexts from '#shared/texts/commands'
import * as voiceControlTexts from '#shared/texts/voiceControl'

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
  playVoice()
  playConfig({ features: { speech: true, transcription: true } })
  play(viewBalance, owes)
  play(speakText, new Blob(['sound']))
  PlayedAudio.made = []
  vi.stubGlobal('Audio', PlayedAudio)
  URL.createObjectURL = vi.fn(() => 'blob:said')
  URL.revokeObjectURL = forgotten
})
afterEach(takeAway)

/** Sends the command "Show balance", which ends in a success toast of eight seconds. */
async function askForBalance({ isSpoken }: { isSpoken: boolean }) {
  play(getPreferences, { ...defaultPreferences, spoken_confirmations: isSpoken })
  const hands = renderScreen('/faq', { as: aCustomer() })
  await screen.findByRole('button', { name: voiceControlTexts.voiceCommands })
  return hands
}
async function typeIt(hands: Awaited<ReturnType<typeof askForBalance>>) {
  await hands.keyboard('{Control>}k{/Control}')
  await hands.type(await screen.findByRole('combobox', { name: commandTexts.pageOrAction }), 'show balance{Enter}')
  expect(await screen.findByText('Fiber at 12 Larkspur Lane: you owe $110.80, due 03/22/2026.')).toBeInTheDocument()
}
const said = () => waitFor(() => expect(PlayedAudio.made).toHaveLength(1))

describe('a confirmation', () => {
  // This test must run first, because the microphone pauses for a second after anything that another test speaks.
  it('is not listened to: the microphone sends nothing while the loudspeaker speaks', async () => {
    const hands = await askForBalance({ isSpoken: true })
    await hands.click(screen.getByRole('button', { name: voiceControlTexts.voiceCommands }))
    const socket = await theSocket()
    tell(socket, { type: 'ready' })
    await screen.findByText('Listening…', { selector: 'p' })
    sound()
    expect(socket.sent).toHaveLength(1)
    await typeIt(hands)
    await said()
    sound()
    expect(socket.sent).toHaveLength(1)
  })

  it('is spoken by the relay to whoever asked for it', async () => {
    await typeIt(await askForBalance({ isSpoken: true }))
    await said()
    expect(callsOf(speakText).map(({ body }) => body)).toEqual([
      { text: 'Fiber at 12 Larkspur Lane: you owe $110.80, due 03/22/2026.' },
    ])
    act(() => void PlayedAudio.made[0]?.dispatchEvent(new Event('ended')))
    await waitFor(() => expect(forgotten).toHaveBeenCalledWith('blob:said'))
  })

  it('is silent otherwise', async () => {
    await typeIt(await askForBalance({ isSpoken: false }))
    expect(callsOf(speakText)).toHaveLength(0)
  })

  it('that cannot be spoken is no failure: it is on the screen', async () => {
    play(speakText, refuse('unavailable', voiceControlTexts.speakerFailed))
    await typeIt(await askForBalance({ isSpoken: true }))
    await waitFor(() => expect(callsOf(speakText)).toHaveLength(1))
    expect(screen.queryByText(/We can’t read this aloud right now\./)).toBeNull()
  })

  it('is broken off when somebody signs out', async () => {
    await typeIt(await askForBalance({ isSpoken: true }))
    await said()
    act(() => clearSession('choice'))
    await waitFor(() => expect(PlayedAudio.made[0]?.isPaused).toBe(true))
  })
})
