/** What whoever wants to speak is told, each thing in a sentence of its own. */
import type { MicrophoneTrouble } from '#shared/platform'
import type { SocketEnd } from '../../api/transcribing'
import { paletteKeys } from '../palette/paletteKeys'
import * as voiceControlTexts from '#shared/texts/voiceControl'

const orType = 'or type your command'

export const microphoneTexts: Record<MicrophoneTrouble, string> = {
  denied: voiceControlTexts.theMicrophoneIsNotAllowed(orType),
  noDevice: voiceControlTexts.noMicrophoneWasFoundConnect(orType),
  busy: voiceControlTexts.theMicrophoneCouldNotBe(orType),
  unsupported: voiceControlTexts.thisBrowserCannotListenHere,
}

/** In the desktop app there is no address to allow it beside. */
export const deniedInShell = voiceControlTexts.theMicrophoneIsNotAllowedFor(orType)

export const endTexts: Record<SocketEnd, string> = {
  noRecognizer: voiceControlTexts.noRecognizerIsConfiguredYou(paletteKeys),
  notReached: voiceControlTexts.listeningCouldNotBeReached(orType),
  lost: voiceControlTexts.theConnectionToListeningWas(orType),
  signedOut: voiceControlTexts.yourSignInHasEnded,
  tooManySockets: voiceControlTexts.youAreSpeakingInTwo,
  flood: voiceControlTexts.flood,
  notUnderstood: voiceControlTexts.theSoundOfThisMicrophone,
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
