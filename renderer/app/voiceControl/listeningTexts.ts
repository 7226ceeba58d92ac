/** Texts of voice input. */
import type { MicrophoneProblem, Platform } from '#shared/platform/platform'
import * as voiceControlTexts from '#shared/texts/speech/voiceControl'
import type { SocketEndReason } from '../../api/speech/transcription'
import { paletteKeys } from '../palette/paletteKeys'

export const microphoneTexts: Record<Exclude<MicrophoneProblem, 'denied'>, string> = {
  noDevice: voiceControlTexts.noMicrophone,
  busy: voiceControlTexts.microphoneFailed,
  unsupported: voiceControlTexts.unsupportedBrowser,
}

/** The desktop app has no address bar where the user could allow the microphone. */
export const deniedTexts: Record<Platform['microphonePermission'], string> = {
  browser: voiceControlTexts.notAllowedInBrowser,
  system: voiceControlTexts.notAllowedInApp,
}

export const endTexts: Record<SocketEndReason, string> = {
  noRecognizer: voiceControlTexts.notSetUp(paletteKeys),
  notReached: voiceControlTexts.startFailed,
  lost: voiceControlTexts.connectionLost,
  signedOut: voiceControlTexts.signedOut,
  tooManySockets: voiceControlTexts.tooManyWindows,
  flood: voiceControlTexts.tooMuchAudio,
  notUnderstood: voiceControlTexts.audioUnreadable,
  busy: voiceControlTexts.recognizerBusy,
}

export const listeningTexts = {
  starting: voiceControlTexts.waitingForTheMicrophone,
  listening: voiceControlTexts.listening,
  understanding: voiceControlTexts.understanding,
  off: voiceControlTexts.theMicrophoneIsOff,
  microphoneLost: voiceControlTexts.microphoneDisconnected,
  otherTab: voiceControlTexts.turnedOnElsewhere,
  hidden: voiceControlTexts.microphoneOffOutOfView,
  slow: voiceControlTexts.slowConnection,
} as const
