import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeCodes } from '#shared/speech/transcription'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as commandTexts from '#shared/texts/speech/commands'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import { clearSession } from '../../../renderer/session/storedSession'
import {
  closeSocket,
  FakeSocket,
  findSocket,
  microphone,
  restoreVoiceControl,
  sendAudio,
  sendFromRelay,
} from '../../support/screens/fakeVoiceControl'
import { aCustomer, renderScreen } from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'
import {
  expectNoVoiceBar,
  findAnnouncement,
  findToggle,
  findVoiceBar,
  openListeningPage,
  openVoiceControl,
  prepareVoiceControl,
} from '../../support/screens/voiceControlPage'

beforeEach(prepareVoiceControl)
afterEach(restoreVoiceControl)

describe('the microphone', () => {
  it('is off until it is turned on, and its button says so', async () => {
    renderScreen('/faq', { as: aCustomer() })
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'false')
    expect(microphone.getUserMedia).not.toHaveBeenCalled()
  })

  it('is turned on by its button, and sends sound to the relay', async () => {
    const { socket } = await openListeningPage()
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'true')
    expect(await findAnnouncement(voiceControlTexts.listening)).toBeInTheDocument()
    expect(new URL(socket.url).pathname).toBe('/transcribe')
    sendAudio()
    expect(socket.sent).toHaveLength(1)
  })

  it('is turned on and off by Alt+Shift+V', async () => {
    renderScreen('/faq', { as: aCustomer() })
    await findToggle()
    fireEvent.keyDown(document.body, { code: 'KeyV', altKey: true, shiftKey: true })
    await findSocket()
    fireEvent.keyDown(document.body, { code: 'KeyV', altKey: true, shiftKey: true })
    await expectNoVoiceBar()
  })

  it('is turned off by its button, with its socket and all buffered sound', async () => {
    const { user, socket } = await openListeningPage()
    await user.click(await findToggle())
    await expectNoVoiceBar()
    expect(await findAnnouncement(voiceControlTexts.microphoneOffNotice)).toBeInTheDocument()
    expect(socket.isClosed).toBe(true)
    expect(microphone.track.stop).toHaveBeenCalledOnce()
    expect(microphone.closedContexts).toBe(1)
  })

  it('leaves open what its bar has opened when it is turned off', async () => {
    const { user } = await openListeningPage()
    await user.click(within(await findVoiceBar()).getByRole('button', { name: voiceControlTexts.listLink }))
    const list = await screen.findByRole('dialog', { name: commandTexts.listTitle })
    fireEvent.keyDown(document.body, { code: 'KeyV', altKey: true, shiftKey: true })
    await expectNoVoiceBar()
    expect(list).toBeInTheDocument()
  })

  it('is turned off by Escape', async () => {
    await openListeningPage()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await expectNoVoiceBar()
    expect(microphone.track.stop).toHaveBeenCalledOnce()
  })

  it('is turned off when another tab starts to listen, and says so', async () => {
    const { socket } = await openListeningPage()
    const other = new BroadcastChannel('portal-listening')
    other.postMessage('listening')
    expect(await within(await findVoiceBar()).findByText(voiceControlTexts.turnedOnElsewhere)).toBeVisible()
    other.close()
    expect(socket.isClosed).toBe(true)
    expect(await findToggle()).toHaveAttribute('aria-pressed', 'false')
  })

  it('notifies other tabs when it is turned on', async () => {
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

  it('is turned off when the session ends', async () => {
    const { socket } = await openListeningPage()
    act(() => clearSession('choice'))
    await waitFor(() => expect(microphone.track.stop).toHaveBeenCalledOnce())
    expect(socket.isClosed).toBe(true)
  })

  it('is turned off when the page was hidden for a minute, and says so', async () => {
    const { socket } = await openListeningPage()
    startTestTime()
    const looking = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))
    await passTime(50_000)
    expect(socket.isClosed).toBe(false)
    await passTime(10_500)
    looking.mockRestore()
    expect(socket.isClosed).toBe(true)
    expect(within(await findVoiceBar()).getByText(voiceControlTexts.outOfViewNotice)).toBeVisible()
  })

  it('is turned off when the user seems to be gone', async () => {
    startTestTime()
    const { socket } = await openListeningPage()
    await passTime(545_000)
    expect(await screen.findByRole('dialog', { name: frameTexts.idleTitle })).toBeInTheDocument()
    expect(socket.isClosed).toBe(true)
  })

  it('stays on while the user speaks without touching anything', async () => {
    startTestTime()
    const { socket } = await openListeningPage()
    await passTime(500_000)
    sendFromRelay(socket, { type: 'partial', text: 'make' })
    await passTime(500_000)
    expect(screen.queryByRole('dialog', { name: frameTexts.idleTitle })).toBeNull()
    expect(socket.isClosed).toBe(false)
  })
})

describe('a microphone that can’t be used', () => {
  async function ended(text: string) {
    expect(await within(await findVoiceBar()).findByText(text)).toBeVisible()
    expect(await findAnnouncement(text)).toBeInTheDocument()
    await waitFor(async () => expect(await findToggle()).toHaveAttribute('aria-pressed', 'false'))
  }

  it.each([
    ['NotAllowedError', voiceControlTexts.browserBlocked],
    ['NotFoundError', voiceControlTexts.noMicrophone],
    ['NotReadableError', voiceControlTexts.microphoneFailed],
  ])(
    'a microphone that can’t be used because of a %s is reported with the reason, and no socket is opened',
    async (name, text) => {
      microphone.getUserMedia.mockRejectedValue(new DOMException('', name))
      await openVoiceControl()
      await ended(text)
      expect(FakeSocket.opened).toHaveLength(0)
    },
  )

  it('has a message that Escape closes', async () => {
    microphone.getUserMedia.mockRejectedValue(new DOMException('', 'NotFoundError'))
    await openVoiceControl()
    await ended(voiceControlTexts.noMicrophone)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await expectNoVoiceBar()
  })

  it('is reported if the browser doesn’t support it', async () => {
    vi.stubGlobal('AudioWorkletNode', undefined)
    Reflect.deleteProperty(window, 'AudioWorkletNode')
    await openVoiceControl()
    await ended(voiceControlTexts.unsupportedBrowser)
  })

  it('is reported if the microphone was unplugged', async () => {
    await openListeningPage()
    act(() => void microphone.track.dispatchEvent(new Event('ended')))
    await ended(voiceControlTexts.microphoneDisconnected)
  })

  it.each([
    [closeCodes.sessionEnded, voiceControlTexts.signedOut],
    [closeCodes.flood, voiceControlTexts.tooMuchAudio],
    [closeCodes.tooManySockets, voiceControlTexts.tooManyWindows],
    [closeCodes.noRecognizer, voiceControlTexts.notSetUp('Ctrl K')],
    [1006, voiceControlTexts.connectionLost],
  ])('is reported if the relay ended with %i, and the microphone is released', async (code, text) => {
    const { socket } = await openListeningPage()
    closeSocket(socket, code)
    await ended(text)
    expect(microphone.track.stop).toHaveBeenCalledOnce()
    expect(FakeSocket.opened).toHaveLength(1)
  })

  it('is reported if the relay can’t be reached, and the bar can be closed', async () => {
    const user = await openVoiceControl()
    closeSocket(await findSocket(), 1006)
    await ended(voiceControlTexts.startFailed)
    await user.click(within(await findVoiceBar()).getByRole('button', { name: commonTexts.close }))
    await expectNoVoiceBar()
  })
})
