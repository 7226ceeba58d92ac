import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { understandCommand } from '#shared/contract/commands'
import { voicePauseMs } from '#shared/limits'
import { sound, takeAway, tell } from '../../support/playedVoice'
import { callsOf, play, refuse } from '../../support/renderScreen'
import { announced, bar, fifty, gone, listen, prepareVoicePage, say, toggle } from '../../support/voicePage'
import { passTime, takeTime } from '../../support/time'
import * as commandTexts from '#shared/texts/commands'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'
import * as requestTexts from '#shared/texts/requests'
import * as voiceControlTexts from '#shared/texts/voiceControl'

beforeEach(prepareVoicePage)
afterEach(takeAway)

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
    takeTime()
    const { socket } = await listen()
    say(socket, 'make payment fifty dollars')
    expect(callsOf(understandCommand)).toHaveLength(0)
    await passTime(voicePauseMs)
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
    const body = { source: 'VOICE', user_input: 'make payment fifty dollars' }
    expect(callsOf(understandCommand).map((call) => call.body)).toEqual([body])
    expect(await announced('Understood: Make Payment, $50.00.')).toBeInTheDocument()
  })

  it('is understood at once where it ends in punctuation', async () => {
    const { socket } = await listen()
    say(socket, 'Pay fifty dollars.')
    await waitFor(() => expect(callsOf(understandCommand)).toHaveLength(1))
  })

  it('is done once: the dialog that was cancelled does not come again', async () => {
    play(understandCommand, fifty)
    const { hands, socket } = await listen()
    say(socket, 'Pay fifty dollars.')
    const dialog = await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })
    await hands.click(within(dialog).getByRole('button', { name: commonTexts.cancel }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    play(understandCommand, refuse('invalid_input', 'Not now.'))
    say(socket, 'Hm.')
    expect(await announced('Not now.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeNull()
  })

  it('about another payment than the one that is asked about says so, and takes the hand off the button that pays', async () => {
    play(understandCommand, fifty)
    const { hands, socket } = await listen()
    say(socket, 'Pay fifty dollars.')
    const first = await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })
    expect(within(first).queryByText(commandTexts.instead)).toBeNull()
    await hands.click(within(first).getByText(/ending in/))
    play(understandCommand, { ...fifty, Parameters: { Amount: 1500 } })
    say(socket, 'Pay fifteen dollars.')
    expect(await screen.findByText(commandTexts.instead)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('region', { name: paymentTexts.paymentDetails })).toHaveFocus())
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
    await hands.click(shown.getByRole('button', { name: commandTexts.whatYouCanSay }))
    const list = within(await screen.findByRole('dialog', { name: commandTexts.whatYouCanSay }))
    expect(await list.findByText(/^Say it with the microphone on/)).toBeInTheDocument()
  })

  it('and was no sentence that the recognizer knows is told, and nothing of it stays', async () => {
    const { socket } = await listen()
    tell(socket, { type: 'partial', text: 'open the router' })
    tell(socket, { type: 'final', text: '' })
    expect(await announced('I didn’t understand that.')).toBeInTheDocument()
    const shown = within(await bar())
    expect(shown.queryByText('open the router')).toBeNull()
    expect(shown.getByRole('button', { name: commandTexts.whatYouCanSay })).toBeVisible()
    expect(callsOf(understandCommand)).toHaveLength(0)
  })

  it('is not done where another account was chosen meanwhile, and that is said', async () => {
    play(understandCommand, fifty)
    const { hands, socket } = await listen()
    tell(socket, { type: 'partial', text: 'make' })
    await hands.click(screen.getByRole('radio', { name: requestTexts.gas }))
    say(socket, 'Make payment fifty dollars.')
    expect(await announced(commandTexts.otherAccount)).toBeInTheDocument()
    expect(window.location.pathname).toBe('/faq')
    say(socket, 'Make payment fifty dollars.')
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
  })

  it('is done for another account where it is about none', async () => {
    play(understandCommand, { Command: 'Go To', Parameters: { Page: 'Contact Us' }, NotUnderstood: [] })
    const { hands, socket } = await listen()
    tell(socket, { type: 'partial', text: 'go' })
    await hands.click(screen.getByRole('radio', { name: requestTexts.gas }))
    say(socket, 'Go to contact us.')
    await waitFor(() => expect(window.location.pathname).toBe('/contactUs'))
  })

  it('and was understood is not told for good', async () => {
    takeTime()
    play(understandCommand, { Command: 'Go To', Parameters: { Page: 'Contact Us' }, NotUnderstood: [] })
    const { socket } = await listen()
    say(socket, 'Go to contact us.')
    expect(await announced('Understood: Go To, Contact Us.')).toBeInTheDocument()
    await passTime(6500)
    expect(within(await bar()).queryByText(/Understood|Go to contact us/)).toBeNull()
    expect(within(await bar()).getByText('Listening…')).toBeVisible()
  })

  it('and is asked about is told as long as the question stands', async () => {
    takeTime()
    play(understandCommand, fifty)
    const { hands, socket } = await listen()
    say(socket, 'Pay fifty dollars.')
    const dialog = await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })
    await passTime(20_000)
    expect(within(await bar()).getByText('Understood: Make Payment, $50.00.')).toBeInTheDocument()
    await hands.click(within(dialog).getByRole('button', { name: commonTexts.cancel }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await passTime(1000)
    expect(within(await bar()).queryByText(/Understood/)).toBeNull()
  })

  it('is done although noise follows it', async () => {
    takeTime()
    play(understandCommand, fifty)
    const { socket } = await listen()
    say(socket, 'make payment fifty dollars')
    tell(socket, { type: 'partial', text: 'my' })
    tell(socket, { type: 'final', text: '' })
    expect(within(await bar()).queryByText('my')).toBeNull()
    expect(screen.queryByText(commandTexts.nothingHeard)).toBeNull()
    await passTime(voicePauseMs)
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
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
    let answer = (_understood: ParsedCommand): void => undefined
    play(understandCommand, () => new Promise<ParsedCommand>((resolve) => (answer = resolve)))
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
    tell(socket, { type: 'problem', code: 'recognizer_failed', message: voiceControlTexts.recognizerFailed })
    expect(await within(await bar()).findByText(voiceControlTexts.recognizerFailed)).toBeVisible()
    expect(socket.isClosed).toBe(false)
  })
})
