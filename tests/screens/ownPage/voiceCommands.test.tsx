import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { commandTexts } from '#shared/commands/texts'
import type { Understood } from '#shared/commands/understood'
import { understandCommand } from '#shared/contract/commands'
import { listPaymentProfiles, viewBalance } from '#shared/contract/payments'
import { closeCodes } from '#shared/transcribing'
import { drop } from '../../../renderer/session/heldSession'
import { owes, visa } from '../../support/paymentAnswers'
import {
  beginSpeaking,
  endSocket,
  microphone,
  PlayedSocket,
  playVoice,
  sound,
  takeAway,
  tell,
  theSocket,
} from '../../support/playedVoice'
import { aCustomer, callsOf, play, playConfig, refuse, renderScreen } from '../../support/renderScreen'

beforeEach(() => {
  playVoice()
  playConfig({ features: { transcription: true } })
  play(viewBalance, owes)
  play(listPaymentProfiles, [visa])
  play(understandCommand, refuse('invalid_input', 'Not now.'))
})
afterEach(takeAway)

const toggle = () => screen.findByRole('button', { name: 'Voice commands' })
const bar = () => screen.findByRole('region', { name: 'Voice commands' })
const gone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Voice commands' })).toBeNull())
const announced = (text: string | RegExp) => screen.findByText(text, { selector: 'output' })

async function open() {
  const hands = renderScreen('/faq', { as: aCustomer() })
  await hands.click(await toggle())
  return hands
}

async function listen() {
  const hands = renderScreen('/faq', { as: aCustomer() })
  const socket = await beginSpeaking(hands)
  expect(await within(await bar()).findByText('Listening…')).toBeVisible()
  return { hands, socket }
}

const fifty: Understood = { Command: 'Make Payment', Parameters: { Amount: 5000 }, NotUnderstood: [] }
const say = (socket: PlayedSocket, text: string) => tell(socket, { type: 'final', text })

describe('the microphone', () => {
  it('is off until it is asked for, and its button says so', async () => {
    renderScreen('/faq', { as: aCustomer() })
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false')
    expect(microphone.ask).not.toHaveBeenCalled()
  })

  it('goes on by its button, and sends what it hears to the relay', async () => {
    const { socket } = await listen()
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true')
    expect(await announced('Listening…')).toBeInTheDocument()
    expect(new URL(socket.url).pathname).toBe('/transcribe')
    sound()
    expect(socket.sent).toHaveLength(1)
  })

  it('goes on and off by Alt, Shift and V', async () => {
    renderScreen('/faq', { as: aCustomer() })
    await toggle()
    fireEvent.keyDown(document.body, { code: 'KeyV', altKey: true, shiftKey: true })
    await bar()
    fireEvent.keyDown(document.body, { code: 'KeyV', altKey: true, shiftKey: true })
    await gone()
  })

  it('goes off by its button, with its socket and all that it held', async () => {
    const { hands, socket } = await listen()
    await hands.click(await toggle())
    await gone()
    expect(await announced('The microphone is off.')).toBeInTheDocument()
    expect(socket.isClosed).toBe(true)
    expect(microphone.track.stop).toHaveBeenCalledOnce()
    expect(microphone.closedContexts).toBe(1)
  })

  it('goes off without what its bar has opened', async () => {
    const { hands } = await listen()
    await hands.click(within(await bar()).getByRole('button', { name: 'What you can say' }))
    const list = await screen.findByRole('dialog', { name: 'What you can say' })
    fireEvent.keyDown(document.body, { code: 'KeyV', altKey: true, shiftKey: true })
    await gone()
    expect(list).toBeInTheDocument()
  })

  it('goes off by Escape', async () => {
    await listen()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await gone()
    expect(microphone.track.stop).toHaveBeenCalledOnce()
  })

  it('goes off when another tab begins to listen, and says so', async () => {
    const { socket } = await listen()
    const other = new BroadcastChannel('portal-listening')
    other.postMessage('listening')
    expect(await within(await bar()).findByText(/turned on in another tab/)).toBeVisible()
    other.close()
    expect(socket.isClosed).toBe(true)
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false')
  })

  it('tells other tabs when it goes on', async () => {
    const other = new BroadcastChannel('portal-listening')
    const told = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }))
    await listen()
    await told
    other.close()
  })

  it('stays on when Escape leaves a field', async () => {
    const { hands } = await listen()
    await hands.click(screen.getAllByRole('searchbox')[0] ?? document.body)
    await hands.keyboard('{Escape}')
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true')
  })

  it('goes off with the session', async () => {
    const { socket } = await listen()
    act(() => drop('choice'))
    await waitFor(() => expect(microphone.track.stop).toHaveBeenCalledOnce())
    expect(socket.isClosed).toBe(true)
  })

  it('goes off when the page was out of sight for a minute, and says so', async () => {
    const { socket } = await listen()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const looking = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(socket.isClosed).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(1500))
    looking.mockRestore()
    expect(socket.isClosed).toBe(true)
    expect(within(await bar()).getByText(/out of sight for a minute/)).toBeVisible()
  })

  it('goes off when nobody seems to be there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { socket } = await listen()
    await act(() => vi.advanceTimersByTimeAsync(545_000))
    expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toBeInTheDocument()
    expect(socket.isClosed).toBe(true)
  })

  it('stays on while somebody speaks, who touches nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { socket } = await listen()
    await act(() => vi.advanceTimersByTimeAsync(500_000))
    tell(socket, { type: 'partial', text: 'make' })
    await act(() => vi.advanceTimersByTimeAsync(500_000))
    expect(screen.queryByRole('dialog', { name: 'Are you still there?' })).toBeNull()
    expect(socket.isClosed).toBe(false)
  })
})

describe('what is said', () => {
  it('is shown while it is said, and announced once it is whole', async () => {
    const { socket } = await listen()
    tell(socket, { type: 'partial', text: 'make pay' })
    expect(within(await bar()).getByText('make pay')).toBeVisible()
    expect(screen.queryByText(/make pay/, { selector: 'output' })).toBeNull()
    say(socket, 'make payment')
    expect(await announced('Heard: make payment')).toBeInTheDocument()
  })

  it('is understood after a pause, and done: the payment is asked about', async () => {
    play(understandCommand, fifty)
    const { socket } = await listen()
    say(socket, 'make payment fifty dollars')
    expect(callsOf(understandCommand)).toHaveLength(0)
    expect(await screen.findByRole('dialog', { name: 'Pay $50.00?' })).toBeInTheDocument()
    const body = { source: 'VOICE', user_input: 'make payment fifty dollars' }
    expect(callsOf(understandCommand).map((call) => call.body)).toEqual([body])
    expect(await announced('Understood: Make Payment, $50.00.')).toBeInTheDocument()
  })

  it('is understood at once where it ends in punctuation', async () => {
    const { socket } = await listen()
    say(socket, 'Pay fifty dollars.')
    await waitFor(() => expect(callsOf(understandCommand)).toHaveLength(1), { timeout: 1500 })
  })

  it('is done once: the dialog that was cancelled does not come again', async () => {
    play(understandCommand, fifty)
    const { hands, socket } = await listen()
    say(socket, 'Pay fifty dollars.')
    const dialog = await screen.findByRole('dialog', { name: 'Pay $50.00?' })
    await hands.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    play(understandCommand, refuse('invalid_input', 'Not now.'))
    say(socket, 'Hm.')
    expect(await announced('Not now.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Pay $50.00?' })).toBeNull()
  })

  it('about another payment than the one that is asked about says so, and takes the hand off the button that pays', async () => {
    play(understandCommand, fifty)
    const { hands, socket } = await listen()
    say(socket, 'Pay fifty dollars.')
    const first = await screen.findByRole('dialog', { name: 'Pay $50.00?' })
    expect(within(first).queryByText(commandTexts.instead)).toBeNull()
    await hands.click(within(first).getByRole('radio'))
    play(understandCommand, { ...fifty, Parameters: { Amount: 1500 } })
    say(socket, 'Pay fifteen dollars.')
    const second = within(await screen.findByRole('dialog', { name: 'Pay $15.00?' }))
    expect(second.getByText(commandTexts.instead)).toBeInTheDocument()
    await waitFor(() => expect(second.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  })

  it('and was not understood stays to be read, with what can be said, and no second voice', async () => {
    const text = commandTexts.notUnderstood('Banana.')
    play(understandCommand, refuse('invalid_input', text, { user_input: text }))
    const { hands, socket } = await listen()
    say(socket, 'Banana.')
    expect(await announced(text)).toBeInTheDocument()
    const shown = within(await bar())
    expect(shown.getByText('Banana.')).toBeVisible()
    expect(screen.queryByText(`Error: ${text}`)).toBeNull()
    await hands.click(shown.getByRole('button', { name: 'What you can say' }))
    const list = within(await screen.findByRole('dialog', { name: 'What you can say' }))
    expect(await list.findByText(/^Say it with the microphone on/)).toBeInTheDocument()
  })

  it('and was no sentence that the recognizer knows is told, and nothing of it stays', async () => {
    const { socket } = await listen()
    tell(socket, { type: 'partial', text: 'open the router' })
    tell(socket, { type: 'final', text: '' })
    expect(await announced('I did not understand that.')).toBeInTheDocument()
    const shown = within(await bar())
    expect(shown.queryByText('open the router')).toBeNull()
    expect(shown.getByRole('button', { name: 'What you can say' })).toBeVisible()
    expect(callsOf(understandCommand)).toHaveLength(0)
  })

  it('is not done where another account was chosen meanwhile, and that is said', async () => {
    play(understandCommand, fifty)
    const { hands, socket } = await listen()
    tell(socket, { type: 'partial', text: 'make' })
    await hands.click(screen.getByRole('radio', { name: 'Gas' }))
    say(socket, 'Make payment fifty dollars.')
    expect(await announced(commandTexts.otherAccount)).toBeInTheDocument()
    expect(window.location.pathname).toBe('/faq')
    say(socket, 'Make payment fifty dollars.')
    expect(await screen.findByRole('dialog', { name: 'Pay $50.00?' })).toBeInTheDocument()
  })

  it('is done for another account where it is about none', async () => {
    play(understandCommand, { Command: 'Go To', Parameters: { Page: 'Contact Us' }, NotUnderstood: [] })
    const { hands, socket } = await listen()
    tell(socket, { type: 'partial', text: 'go' })
    await hands.click(screen.getByRole('radio', { name: 'Gas' }))
    say(socket, 'Go to contact us.')
    await waitFor(() => expect(window.location.pathname).toBe('/contactUs'))
  })

  it('and was understood is not told for good', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    play(understandCommand, { Command: 'Go To', Parameters: { Page: 'Contact Us' }, NotUnderstood: [] })
    const { socket } = await listen()
    say(socket, 'Go to contact us.')
    expect(await announced('Understood: Go To, Contact Us.')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(6500))
    expect(within(await bar()).queryByText(/Understood|Go to contact us/)).toBeNull()
    expect(within(await bar()).getByText('Listening…')).toBeVisible()
  })

  it('and is asked about is told as long as the question stands', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    play(understandCommand, fifty)
    const { hands, socket } = await listen()
    say(socket, 'Pay fifty dollars.')
    const dialog = await screen.findByRole('dialog', { name: 'Pay $50.00?' })
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(within(await bar()).getByText('Understood: Make Payment, $50.00.')).toBeInTheDocument()
    await hands.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(within(await bar()).queryByText(/Understood/)).toBeNull()
  })

  it('is done although noise follows it', async () => {
    play(understandCommand, fifty)
    const { socket } = await listen()
    say(socket, 'make payment fifty dollars')
    tell(socket, { type: 'partial', text: 'my' })
    tell(socket, { type: 'final', text: '' })
    expect(within(await bar()).queryByText('my')).toBeNull()
    expect(screen.queryByText('I did not understand that.')).toBeNull()
    expect(await screen.findByRole('dialog', { name: 'Pay $50.00?' })).toBeInTheDocument()
  })

  it('turns the microphone off where it says so', async () => {
    play(understandCommand, { Command: 'Stop Listening', Parameters: {}, NotUnderstood: [] })
    const { socket } = await listen()
    say(socket, 'Stop listening.')
    await gone()
    expect(socket.isClosed).toBe(true)
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false')
  })

  it('is not done any more once the microphone is off', async () => {
    let answer = (_understood: Understood): void => undefined
    play(understandCommand, () => new Promise<Understood>((resolve) => (answer = resolve)))
    const { hands, socket } = await listen()
    say(socket, 'Pay fifty dollars.')
    await waitFor(() => expect(callsOf(understandCommand)).toHaveLength(1))
    await hands.click(await toggle())
    await act(async () => answer(fifty))
    await gone()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname).toBe('/faq')
  })

  it('is told to be lost where the line is slow, once', async () => {
    const { socket } = await listen()
    socket.bufferedAmount = 1_000_000
    act(() => {
      sound()
      sound()
    })
    expect(await within(await bar()).findByText(/Your connection is slow/)).toBeVisible()
    expect(socket.sent).toHaveLength(0)
    socket.bufferedAmount = 0
    sound()
    expect(socket.sent).toHaveLength(1)
  })

  it('but could not be recognized is told, and listening goes on', async () => {
    const { socket } = await listen()
    tell(socket, { type: 'problem', code: 'recognizer_failed', message: 'What you said could not be recognized.' })
    expect(await within(await bar()).findByText('What you said could not be recognized.')).toBeVisible()
    expect(socket.isClosed).toBe(false)
  })
})

describe('where nobody can listen', () => {
  async function ended(text: string | RegExp) {
    expect(await within(await bar()).findByText(text)).toBeVisible()
    expect(await announced(text)).toBeInTheDocument()
    await waitFor(async () => expect(await toggle()).toHaveAttribute('aria-pressed', 'false'))
  }

  it.each([
    ['NotAllowedError', /The microphone is not allowed here/],
    ['NotFoundError', /No microphone was found/],
    ['NotReadableError', /Close other programs that use it/],
  ])('because of a %s it is said why, and no socket is opened', async (name, text) => {
    microphone.ask.mockRejectedValue(new DOMException('', name))
    await open()
    await ended(text)
    expect(PlayedSocket.opened).toHaveLength(0)
  })

  it('the reason is closed by Escape', async () => {
    microphone.ask.mockRejectedValue(new DOMException('', 'NotFoundError'))
    await open()
    await ended(/No microphone was found/)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await gone()
  })

  it('because the browser cannot, it is said so', async () => {
    vi.stubGlobal('AudioWorkletNode', undefined)
    Reflect.deleteProperty(window, 'AudioWorkletNode')
    await open()
    await ended('This browser cannot listen here. Type your command instead.')
  })

  it('because the microphone was pulled out, it is said so', async () => {
    await listen()
    act(() => void microphone.track.dispatchEvent(new Event('ended')))
    await ended(/The microphone was disconnected/)
  })

  it.each([
    [closeCodes.sessionEnded, 'Your sign-in has ended. Sign in again to speak commands.'],
    [closeCodes.flood, 'More sound came in than anybody can speak. Listening was stopped.'],
    [closeCodes.tooManySockets, /You are speaking in two windows already/],
    [closeCodes.noRecognizer, /No recognizer is configured/],
    [1006, /The connection to listening was lost/],
  ])('because the relay ended with %i, it is said why, and the microphone is let go', async (code, text) => {
    const { socket } = await listen()
    endSocket(socket, code)
    await ended(text)
    expect(microphone.track.stop).toHaveBeenCalledOnce()
    expect(PlayedSocket.opened).toHaveLength(1)
  })

  it('because the relay cannot be reached, it is said so, and the bar can be closed', async () => {
    const hands = await open()
    endSocket(await theSocket(), 1006)
    await ended(/Listening could not be reached/)
    await hands.click(within(await bar()).getByRole('button', { name: 'Close' }))
    await gone()
  })
})
