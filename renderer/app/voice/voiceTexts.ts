/** What whoever wants to speak is told, each thing in a sentence of its own. */
import type { MicrophoneTrouble } from '#shared/platform'
import type { SocketEnd } from '../../api/transcribing'
import { paletteKeys } from '../palette/paletteKeys'
import * as voiceControlTexts from '#shared/texts/voiceControl'

const orType = 'or type your command'

export const microphoneTexts: Record<MicrophoneTrouble, string> = {
  denied: voiceControlTexts.theMicrophoneIsntAllowedHere(orType),
  noDevice: voiceControlTexts.noMicrophoneWasFoundConnect(orType),
  busy: voiceControlTexts.weCouldntUseTheMicrophone(orType),
  unsupported: voiceControlTexts.thisBrowserCantListenHere,
}

/** In the desktop app there is no address to allow it beside. */
export const deniedInShell = voiceControlTexts.theMicrophoneIsntAllowedFor(orType)

export const endTexts: Record<SocketEnd, string> = {
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
