import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listLines, listVoicemails, setGreeting } from '#shared/contract/services/voip'
import * as commonTexts from '#shared/texts/common'
import * as voipTexts from '#shared/texts/services/voip'
import { voipLine, withServices } from '../../support/answers/voipAnswers'
import { ownText } from '../../support/screens/ownText'
import { errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { passTime } from '../../support/screens/time'

const stopTrack = vi.fn()
const getUserMedia = vi.fn()

/** A recorder that delivers the given data as soon as it is stopped. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  mimeType = 'audio/webm;codecs=opus'
  constructor(readonly stream: MediaStream) {
    super()
  }
  start(): void {}
  stop(): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['hello']) }))
    this.dispatchEvent(new Event('stop'))
  }
}

beforeEach(() => {
  mockCall(listLines, [voipLine()])
  mockCall(listVoicemails, { voicemails: [], total_count: 0 })
  stopTrack.mockReset()
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] })
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  URL.createObjectURL = vi.fn(() => 'blob:sound')
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

async function press() {
  const user = renderScreen('/voipCustomer?show=voicemail', { as: withServices('VOIP') })
  const record = await screen.findByRole('button', { name: voipTexts.recordAGreeting })
  expect(getUserMedia).not.toHaveBeenCalled()
  await user.click(record)
  return user
}

describe('recording a greeting', () => {
  it('requests the microphone when it starts, releases it at the end, and keeps the recording', async () => {
    const set = voipLine({ greeting_date: '2026-03-13T15:00:00.000Z' })
    const user = await press()
    expect(await screen.findByText(voipTexts.recordingOf('0:00', '1:00'))).toBeVisible()
    expect(stopTrack).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: voipTexts.stopRecording }))
    expect(stopTrack).toHaveBeenCalledTimes(1)
    await user.click(await screen.findByRole('button', { name: commonTexts.playItem(voipTexts.yourRecording) }))
    expect(await screen.findByLabelText(voipTexts.yourRecording)).toHaveAttribute('src', 'blob:sound')
    mockCall(setGreeting, errorAnswer('unavailable', voipTexts.notApplied))
    await user.click(screen.getByRole('button', { name: voipTexts.useThisRecording }))
    expect(await screen.findByText(voipTexts.notApplied)).toBeVisible()
    // After an error the recording is still there.
    mockCall(setGreeting, set)
    mockCall(listLines, [set])
    await user.click(screen.getByRole('button', { name: voipTexts.useThisRecording }))
    expect(await screen.findByText(ownText(voipTexts.ownGreeting))).toBeVisible()
    const [, recorded] = requestsOf(setGreeting).map(({ body }) => (body as { file: File }).file)
    expect([recorded?.name, recorded?.type, await recorded?.text()]).toEqual(['greeting.webm', 'audio/webm', 'hello'])
    expect(screen.getByRole('button', { name: voipTexts.recordAGreeting })).toBeVisible()
  })

  it('can be discarded, and nothing is sent', async () => {
    const user = await press()
    await user.click(await screen.findByRole('button', { name: voipTexts.stopRecording }))
    await user.click(await screen.findByRole('button', { name: commonTexts.discard }))
    expect(screen.getByRole('button', { name: voipTexts.recordAGreeting })).toBeVisible()
    expect(requestsOf(setGreeting)).toEqual([])
  })

  it('shows the elapsed seconds and stops after a minute', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    })
    await press()
    await screen.findByText(voipTexts.recordingOf('0:00', '1:00'))
    await passTime(30_000)
    expect(screen.getByText(new RegExp(`^${voipTexts.recordingOf(String.raw`0:3\d`, '1:00')}$`))).toBeVisible()
    await passTime(30_000)
    expect(await screen.findByRole('button', { name: voipTexts.useThisRecording })).toBeVisible()
    expect(stopTrack).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['NotAllowedError', voipTexts.microphoneBlocked],
    ['NotFoundError', voipTexts.microphoneNotFound],
    ['NotReadableError', voipTexts.microphoneBusy],
  ])('shows the reason after %s, and can be retried', async (name, words) => {
    getUserMedia.mockRejectedValueOnce(new DOMException('no', name))
    const user = await press()
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(screen.getByRole('button', { name: voipTexts.recordAGreeting }))
    expect(await screen.findByText(voipTexts.recordingOf('0:00', '1:00'))).toBeVisible()
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('is reported as unavailable in a browser without a recorder', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    await press()
    expect(await screen.findByText(voipTexts.recordingUnsupported)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(voipTexts.greetingFile)).toBeInTheDocument())
  })
})
