/** What whoever wants to speak is told, each thing in a sentence of its own. */
import type { MicrophoneTrouble } from '#shared/platform'
import type { SocketEnd } from '../../api/transcribing'
import { paletteKeys } from '../palette/paletteKeys'

const orType = 'or type your command'

export const microphoneTexts: Record<MicrophoneTrouble, string> = {
  denied: `The microphone is not allowed here. Allow it beside the address, then try again, ${orType}.`,
  noDevice: `No microphone was found. Connect one, then try again, ${orType}.`,
  busy: `The microphone could not be used. Close other programs that use it, then try again, ${orType}.`,
  unsupported: 'This browser cannot listen here. Type your command instead.',
}

/** In the desktop app there is no address to allow it beside. */
export const deniedInShell = `The microphone is not allowed for this app. Allow it in the system’s privacy settings, then try again, ${orType}.`

export const endTexts: Record<SocketEnd, string> = {
  noRecognizer: `No recognizer is configured. You can type commands: ${paletteKeys}.`,
  notReached: `Listening could not be reached. Check your connection and try again, ${orType}.`,
  lost: `The connection to listening was lost. Try again, ${orType}.`,
  signedOut: 'Your sign-in has ended. Sign in again to speak commands.',
  tooManySockets: 'You are speaking in two windows already. Turn the microphone off in one of them first.',
  flood: 'More sound came in than anybody can speak. Listening was stopped.',
  notUnderstood: 'The sound of this microphone could not be read. Listening was stopped.',
  busy: `Many people are speaking right now. Try again in a moment, ${orType}.`,
}

export const voiceTexts = {
  starting: 'Waiting for the microphone…',
  listening: 'Listening…',
  understanding: 'Understanding…',
  off: 'The microphone is off.',
  microphoneLost: `The microphone was disconnected. Connect it, then try again, ${orType}.`,
  otherTab: 'The microphone was turned on in another tab, so that it is off in this one.',
  hidden: 'The microphone was turned off because this page was out of sight for a minute.',
  slow: 'Your connection is slow, and some of what you said was lost. Say it again.',
} as const
