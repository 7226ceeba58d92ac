/** Texts of voice input. */
import type { MicrophoneProblem } from '#shared/platform/platform'
import * as voiceControlTexts from '#shared/texts/voiceControl'
import type { SocketEndReason } from '../../api/speech/transcription'
import { paletteKeys } from '../palette/paletteKeys'

const orType = 'or type your command'

export const microphoneTexts: Record<MicrophoneProblem, string> = {
  denied: voiceControlTexts.notAllowedInBrowser(orType),
  noDevice: voiceControlTexts.noMicrophone(orType),
  busy: voiceControlTexts.microphoneFailed(orType),
  unsupported: voiceControlTexts.unsupportedBrowser,
}

/** The desktop app has no address bar where the user could allow the microphone. */
export const deniedInShell = voiceControlTexts.notAllowedInApp(orType)

export const endTexts: Record<SocketEndReason, string> = {
  noRecognizer: voiceControlTexts.notSetUp(paletteKeys),
  notReached: voiceControlTexts.startFailed(orType),
  lost: voiceControlTexts.connectionLost(orType),
  signedOut: voiceControlTexts.signedOut,
  tooManySockets: voiceControlTexts.tooManyWindows,
  flood: voiceControlTexts.tooMuchAudio,
  notUnderstood: voiceControlTexts.audioUnreadable,
  busy: voiceControlTexts.recognizerBusy(orType),
}

export const voiceTexts = {
  starting: voiceControlTexts.waitingForTheMicrophone,
  listening: 'Listening…',
  understanding: 'Understanding…',
  off: voiceControlTexts.theMicrophoneIsOff,
  microphoneLost: voiceControlTexts.microphoneDisconnected(orType),
  otherTab: voiceControlTexts.turnedOnElsewhere,
  hidden: voiceControlTexts.theMicrophoneWasTurnedOff,
  slow: voiceControlTexts.slowConnection,
} as const
