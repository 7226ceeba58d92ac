/** Texts of voice input. */
import type { MicrophoneProblem } from '#shared/platform/platform'
import * as voiceControlTexts from '#shared/texts/voiceControl'
import type { SocketEndReason } from '../../api/speech/transcription'
import { paletteKeys } from '../palette/paletteKeys'

const orType = 'or type your command'

export const microphoneTexts: Record<MicrophoneProblem, string> = {
  denied: voiceControlTexts.theMicrophoneIsntAllowedHere(orType),
  noDevice: voiceControlTexts.noMicrophoneWasFoundConnect(orType),
  busy: voiceControlTexts.weCouldntUseTheMicrophone(orType),
  unsupported: voiceControlTexts.thisBrowserCantListenHere,
}

/** The desktop app has no address bar where the user could allow the microphone. */
export const deniedInShell = voiceControlTexts.theMicrophoneIsntAllowedFor(orType)

export const endTexts: Record<SocketEndReason, string> = {
  noRecognizer: voiceControlTexts.voiceInputIsntSetUp(paletteKeys),
  notReached: voiceControlTexts.weCouldntStartVoiceInput(orType),
  lost: voiceControlTexts.theConnectionForVoiceInput(orType),
  signedOut: voiceControlTexts.youveBeenSignedOutSign,
  tooManySockets: voiceControlTexts.youreAlreadySpeakingInTwo,
  flood: voiceControlTexts.flood,
  notUnderstood: voiceControlTexts.weCouldntReadTheSound,
  busy: voiceControlTexts.manyPeopleAreSpeakingRight(orType),
}

export const voiceTexts = {
  starting: voiceControlTexts.waitingForTheMicrophone,
  listening: 'Listening…',
  understanding: 'Understanding…',
  off: voiceControlTexts.theMicrophoneIsOff,
  microphoneLost: voiceControlTexts.theMicrophoneWasDisconnectedConnect(orType),
  otherTab: voiceControlTexts.theMicrophoneWasTurnedOn,
  hidden: voiceControlTexts.theMicrophoneWasTurnedOff,
  slow: voiceControlTexts.yourConnectionIsSlowAnd,
} as const
