import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ParsedCommand } from '#shared/commands/parsedCommand'
import { understandCommand } from '#shared/contract/speech/commands'
import { voicePauseMs } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as serviceTexts from '#shared/texts/services/services'
import * as commandTexts from '#shared/texts/speech/commands'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { restoreVoiceControl, sendAudio, sendFromRelay } from '../../support/screens/fakeVoiceControl'
import { errorAnswer, mockCall, requestsOf } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'
import {
  expectNoVoiceBar,
  findAnnouncement,
  findToggle,
  findVoiceBar,
  openListeningPage,
  payFiftyDollars,
  prepareVoiceControl,
  sendFinalTranscript,
} from '../../support/screens/voiceControlPage'

beforeEach(prepareVoiceControl)
afterEach(restoreVoiceControl)

describe('speech', () => {
  it('is shown while it is recognized, and announced once it is complete', async () => {
    const { socket } = await openListeningPage()
    sendFromRelay(socket, { type: 'partial', text: 'make pay' })
    expect(within(await findVoiceBar()).getByText('make pay')).toBeVisible()
    expect(screen.queryByText(/make pay/, { selector: 'output' })).toBeNull()
    sendFinalTranscript(socket, 'make payment')
    expect(await findAnnouncement(voiceControlTexts.heard('make payment'))).toBeInTheDocument()
  })

  it('is executed after a pause: the payment review opens', async () => {
    mockCall(understandCommand, payFiftyDollars)
    startTestTime()
    const { socket } = await openListeningPage()
    sendFinalTranscript(socket, 'make payment fifty dollars')
    expect(requestsOf(understandCommand)).toHaveLength(0)
    await passTime(voicePauseMs)
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
    const body = { source: 'VOICE', user_input: 'make payment fifty dollars' }
    expect(requestsOf(understandCommand).map((call) => call.body)).toEqual([body])
    expect(await findAnnouncement(voiceControlTexts.understood('Make Payment', '$50.00'))).toBeInTheDocument()
  })

  it('is executed immediately if it ends in punctuation', async () => {
    const { socket } = await openListeningPage()
    sendFinalTranscript(socket, 'Pay fifty dollars.')
    await waitFor(() => expect(requestsOf(understandCommand)).toHaveLength(1))
  })

  it('is executed once: a dialog that was canceled does not return', async () => {
    mockCall(understandCommand, payFiftyDollars)
    const { user, socket } = await openListeningPage()
    sendFinalTranscript(socket, 'Pay fifty dollars.')
    const dialog = await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })
    await user.click(within(dialog).getByRole('button', { name: commonTexts.cancel }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    mockCall(understandCommand, errorAnswer('invalid_input', 'Not now.'))
    sendFinalTranscript(socket, 'Hm.')
    expect(await findAnnouncement('Not now.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeNull()
  })

  it('speech about another payment than the reviewed one is reported, and moves the focus off the button that pays', async () => {
    mockCall(understandCommand, payFiftyDollars)
    const { user, socket } = await openListeningPage()
    sendFinalTranscript(socket, 'Pay fifty dollars.')
    const first = await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })
    expect(within(first).queryByText(commandTexts.instead)).toBeNull()
    await user.click(within(first).getByText(/ending in/))
    mockCall(understandCommand, { ...payFiftyDollars, Parameters: { Amount: 1500 } })
    sendFinalTranscript(socket, 'Pay fifteen dollars.')
    expect(await screen.findByText(commandTexts.instead)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('region', { name: paymentTexts.paymentDetails })).toHaveFocus())
  })

  it('stays visible with examples, and is not read aloud, if no command fits it', async () => {
    const text = commandTexts.notUnderstood('Banana.')
    mockCall(understandCommand, errorAnswer('invalid_input', text, { user_input: text }))
    const { user, socket } = await openListeningPage()
    sendFinalTranscript(socket, 'Banana.')
    expect(await findAnnouncement(text)).toBeInTheDocument()
    const shown = within(await findVoiceBar())
    expect(shown.getByText('Banana.')).toBeVisible()
    expect(screen.queryByText(`Error: ${text}`)).toBeNull()
    await user.click(shown.getByRole('button', { name: voiceControlTexts.listLink }))
    const list = within(await screen.findByRole('dialog', { name: commandTexts.listTitle }))
    expect(await list.findByText(commandTexts.listHint(true))).toBeInTheDocument()
  })

  it('is reported, and leaves nothing behind, if the recognizer did not understand it', async () => {
    const { socket } = await openListeningPage()
    sendFromRelay(socket, { type: 'partial', text: 'open the router' })
    sendFromRelay(socket, { type: 'final', text: '' })
    expect(await findAnnouncement(commandTexts.speechNotUnderstood)).toBeInTheDocument()
    const shown = within(await findVoiceBar())
    expect(shown.queryByText('open the router')).toBeNull()
    expect(shown.getByRole('button', { name: voiceControlTexts.listLink })).toBeVisible()
    expect(requestsOf(understandCommand)).toHaveLength(0)
  })

  it('is not executed if another account was selected meanwhile, and that is reported', async () => {
    mockCall(understandCommand, payFiftyDollars)
    const { user, socket } = await openListeningPage()
    sendFromRelay(socket, { type: 'partial', text: 'make' })
    await user.click(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    sendFinalTranscript(socket, 'Make payment fifty dollars.')
    expect(await findAnnouncement(commandTexts.otherAccount)).toBeInTheDocument()
    expect(window.location.pathname).toBe('/faq')
    sendFinalTranscript(socket, 'Make payment fifty dollars.')
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
  })

  it('is executed for another account if it concerns none', async () => {
    mockCall(understandCommand, { Command: 'Go To', Parameters: { Page: 'Contact Us' }, NotUnderstood: [] })
    const { user, socket } = await openListeningPage()
    sendFromRelay(socket, { type: 'partial', text: 'go' })
    await user.click(screen.getByRole('radio', { name: serviceTexts.serviceLabels.GAS }))
    sendFinalTranscript(socket, 'Go to contact us.')
    await waitFor(() => expect(window.location.pathname).toBe('/contactUs'))
  })

  it('disappears some time after it was understood', async () => {
    startTestTime()
    mockCall(understandCommand, { Command: 'Go To', Parameters: { Page: 'Contact Us' }, NotUnderstood: [] })
    const { socket } = await openListeningPage()
    sendFinalTranscript(socket, 'Go to contact us.')
    expect(await findAnnouncement(voiceControlTexts.understood('Go To', 'Contact Us'))).toBeInTheDocument()
    await passTime(6500)
    expect(within(await findVoiceBar()).queryByText(/Understood|Go to contact us/)).toBeNull()
    expect(within(await findVoiceBar()).getByText(voiceControlTexts.listening)).toBeVisible()
  })

  it('stays for as long as the review that it opened', async () => {
    startTestTime()
    mockCall(understandCommand, payFiftyDollars)
    const { user, socket } = await openListeningPage()
    sendFinalTranscript(socket, 'Pay fifty dollars.')
    const dialog = await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })
    await passTime(20_000)
    expect(
      within(await findVoiceBar()).getByText(voiceControlTexts.understood('Make Payment', '$50.00')),
    ).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: commonTexts.cancel }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await passTime(1000)
    expect(within(await findVoiceBar()).queryByText(/Understood/)).toBeNull()
  })

  it('is executed even if noise follows it', async () => {
    startTestTime()
    mockCall(understandCommand, payFiftyDollars)
    const { socket } = await openListeningPage()
    sendFinalTranscript(socket, 'make payment fifty dollars')
    sendFromRelay(socket, { type: 'partial', text: 'my' })
    sendFromRelay(socket, { type: 'final', text: '' })
    expect(within(await findVoiceBar()).queryByText('my')).toBeNull()
    expect(screen.queryByText(commandTexts.speechNotUnderstood)).toBeNull()
    await passTime(voicePauseMs)
    expect(await screen.findByRole('dialog', { name: paymentTexts.reviewYourPayment })).toBeInTheDocument()
  })

  it('turns the microphone off on request', async () => {
    mockCall(understandCommand, { Command: 'Stop Listening', Parameters: {}, NotUnderstood: [] })
    const { socket } = await openListeningPage()
    sendFinalTranscript(socket, 'Stop listening.')
    await expectNoVoiceBar()
    expect(socket.isClosed).toBe(true)
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'false')
  })

  it('is not executed after the microphone is off', async () => {
    let answer = (_understood: ParsedCommand): void => undefined
    mockCall(understandCommand, () => new Promise<ParsedCommand>((resolve) => (answer = resolve)))
    const { user, socket } = await openListeningPage()
    sendFinalTranscript(socket, 'Pay fifty dollars.')
    await waitFor(() => expect(requestsOf(understandCommand)).toHaveLength(1))
    await user.click(await findToggle())
    await act(async () => answer(payFiftyDollars))
    await expectNoVoiceBar()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname).toBe('/faq')
  })

  it('is reported as lost on a slow connection, once', async () => {
    const { socket } = await openListeningPage()
    socket.bufferedAmount = 1_000_000
    act(() => {
      sendAudio()
      sendAudio()
    })
    expect(await within(await findVoiceBar()).findByText(voiceControlTexts.slowConnection)).toBeVisible()
    expect(socket.sent).toHaveLength(0)
    socket.bufferedAmount = 0
    sendAudio()
    expect(socket.sent).toHaveLength(1)
  })

  it('is reported if it could not be recognized, and listening continues', async () => {
    const { socket } = await openListeningPage()
    sendFromRelay(socket, { type: 'problem', code: 'recognizer_failed', message: voiceControlTexts.recognizerFailed })
    expect(await within(await findVoiceBar()).findByText(voiceControlTexts.recognizerFailed)).toBeVisible()
    expect(socket.isClosed).toBe(false)
  })
})
