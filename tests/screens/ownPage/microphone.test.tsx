import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeCodes } from '#shared/speech/transcription'
import * as commandTexts from '#shared/texts/commands'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { clearSession } from '../../../renderer/session/storedSession'
import {
  closeSocket,
  FakeSocket,
  findSocket,
  microphone,
  restoreVoice,
  sendAudio,
  sendFromRelay,
} from '../../support/screens/fakeVoice'
import { aCustomer, renderScreen } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'
import {
  expectNoVoiceBar,
  findAnnouncement,
  findToggle,
  findVoiceBar,
  openListeningPage,
  openVoicePage,
  prepareVoicePage,
} from '../../support/screens/voicePage'

beforeEach(prepareVoicePage)
afterEach(restoreVoice)

describe('the microphone', () => {
  it('is off until it is asked for, and its button says so', async () => {
    renderScreen('/faq', { as: aCustomer() })
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'false')
    expect(microphone.getUserMedia).not.toHaveBeenCalled()
  })

  it('goes on by its button, and sends what it hears to the relay', async () => {
    const { socket } = await openListeningPage()
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'true')
    expect(await findAnnouncement('Listening…')).toBeInTheDocument()
    expect(new URL(socket.url).pathname).toBe('/transcribe')
    sendAudio()
    expect(socket.sent).toHaveLength(1)
  })

  it('goes on and off by Alt, Shift and V', async () => {
    renderScreen('/faq', { as: aCustomer() })
    await findToggle()
    fireEvent.keyDown(document.body, { code: 'KeyV', altKey: true, shiftKey: true })
    await findVoiceBar()
    fireEvent.keyDown(document.body, { code: 'KeyV', altKey: true, shiftKey: true })
    await expectNoVoiceBar()
  })

  it('goes off by its button, with its socket and all that it held', async () => {
    const { user, socket } = await openListeningPage()
    await user.click(await findToggle())
    await expectNoVoiceBar()
    expect(await findAnnouncement('The microphone is off.')).toBeInTheDocument()
    expect(socket.isClosed).toBe(true)
    expect(microphone.track.stop).toHaveBeenCalledOnce()
    expect(microphone.closedContexts).toBe(1)
  })

  it('goes off without what its bar has opened', async () => {
    const { user } = await openListeningPage()
    await user.click(within(await findVoiceBar()).getByRole('button', { name: commandTexts.whatYouCanSay }))
    const list = await screen.findByRole('dialog', { name: commandTexts.whatYouCanSay })
    fireEvent.keyDown(document.body, { code: 'KeyV', altKey: true, shiftKey: true })
    await expectNoVoiceBar()
    expect(list).toBeInTheDocument()
  })

  it('goes off by Escape', async () => {
    await openListeningPage()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await expectNoVoiceBar()
    expect(microphone.track.stop).toHaveBeenCalledOnce()
  })

  it('goes off when another tab begins to listen, and says so', async () => {
    const { socket } = await openListeningPage()
    const other = new BroadcastChannel('portal-listening')
    other.postMessage('listening')
    expect(await within(await findVoiceBar()).findByText(/turned on in another tab/)).toBeVisible()
    other.close()
    expect(socket.isClosed).toBe(true)
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'false')
  })

  it('tells other tabs when it goes on', async () => {
    const other = new BroadcastChannel('portal-listening')
    const messageEvent = new Promise((resolve) => other.addEventListener('message', resolve, { once: true }))
    await openListeningPage()
    await messageEvent
    other.close()
  })

  it('stays on when Escape leaves a field', async () => {
    const { user } = await openListeningPage()
    await user.click(screen.getAllByRole('searchbox')[0] ?? document.body)
    await user.keyboard('{Escape}')
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'true')
  })

  it('goes off with the session', async () => {
    const { socket } = await openListeningPage()
    act(() => clearSession('choice'))
    await waitFor(() => expect(microphone.track.stop).toHaveBeenCalledOnce())
    expect(socket.isClosed).toBe(true)
  })

  it('goes off when the page was out of sight for a minute, and says so', async () => {
    const { socket } = await openListeningPage()
    startTestTime()
    const looking = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    await passTime(59_000)
    expect(socket.isClosed).toBe(false)
    await passTime(1500)
    looking.mockRestore()
    expect(socket.isClosed).toBe(true)
    expect(within(await findVoiceBar()).getByText(/The microphone was turned off because this/)).toBeVisible()
  })

  it('goes off when nobody seems to be there', async () => {
    startTestTime()
    const { socket } = await openListeningPage()
    await passTime(545_000)
    expect(await screen.findByRole('dialog', { name: frameTexts.areYouStillThere })).toBeInTheDocument()
    expect(socket.isClosed).toBe(true)
  })

  it('stays on while somebody speaks, who touches nothing', async () => {
    startTestTime()
    const { socket } = await openListeningPage()
    await passTime(500_000)
    sendFromRelay(socket, { type: 'partial', text: 'make' })
    await passTime(500_000)
    expect(screen.queryByRole('dialog', { name: frameTexts.areYouStillThere })).toBeNull()
    expect(socket.isClosed).toBe(false)
  })
})

describe('where nobody can listen', () => {
  async function ended(text: string | RegExp) {
    expect(await within(await findVoiceBar()).findByText(text)).toBeVisible()
    expect(await findAnnouncement(text)).toBeInTheDocument()
    await waitFor(async () => expect(await findToggle()).toHaveAttribute('aria-pressed', 'false'))
  }

  it.each([
    ['NotAllowedError', /The microphone isn’t allowed here\. Allow it/],
    ['NotFoundError', /No microphone was found/],
    ['NotReadableError', /Close other programs that use it/],
  ])('because of a %s it is said why, and no socket is opened', async (name, text) => {
    microphone.getUserMedia.mockRejectedValue(new DOMException('', name))
    await openVoicePage()
    await ended(text)
    expect(FakeSocket.opened).toHaveLength(0)
  })

  it('the reason is closed by Escape', async () => {
    microphone.getUserMedia.mockRejectedValue(new DOMException('', 'NotFoundError'))
    await openVoicePage()
    await ended(/No microphone was found/)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await expectNoVoiceBar()
  })

  it('because the browser cannot, it is said so', async () => {
    vi.stubGlobal('AudioWorkletNode', undefined)
    Reflect.deleteProperty(window, 'AudioWorkletNode')
    await openVoicePage()
    await ended('This browser can’t listen here. Type your command instead.')
  })

  it('because the microphone was pulled out, it is said so', async () => {
    await openListeningPage()
    act(() => void microphone.track.dispatchEvent(new Event('ended')))
    await ended(/The microphone was disconnected/)
  })

  it.each([
    [closeCodes.sessionEnded, 'You’ve been signed out. Sign in again to use voice commands.'],
    [closeCodes.flood, 'Too much sound came in, so listening was stopped.'],
    [closeCodes.tooManySockets, /You’re already speaking in two windows/],
    [closeCodes.noRecognizer, /Voice input isn’t set up here\. You/],
    [1006, /The connection for voice input was lost\./],
  ])('because the relay ended with %i, it is said why, and the microphone is let go', async (code, text) => {
    const { socket } = await openListeningPage()
    closeSocket(socket, code)
    await ended(text)
    expect(microphone.track.stop).toHaveBeenCalledOnce()
    expect(FakeSocket.opened).toHaveLength(1)
  })

  it('because the relay cannot be reached, it is said so, and the bar can be closed', async () => {
    const user = await openVoicePage()
    closeSocket(await findSocket(), 1006)
    await ended(/We couldn’t start voice input\. Check your/)
    await user.click(within(await findVoiceBar()).getByRole('button', { name: commonTexts.close }))
    await expectNoVoiceBar()
  })
})
