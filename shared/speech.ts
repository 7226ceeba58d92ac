/** Speaking and listening by the relay: limits, and the message catalogue. */
import { minutesText } from './minutes'

/** What is spoken at once: a few sentences. */
export const longestSpokenText = 500

export const speechTexts = {
  noSpeaker: 'Reading aloud is not set up here.',
  speakerFailed: 'This cannot be read aloud right now. Try again in a moment.',
  noRecognizer: 'No speech recognizer is set up here. Type the command instead.',
  recognizerFailed: 'What you said could not be recognized. Try again, or type the command.',
  busy: 'Many people are speaking right now. Try again in a moment, or type the command.',
  tooLong: 'That was too long for a command. Say it in one short sentence, or type it.',
  flood: 'More sound came in than anybody can speak. Listening was stopped.',
  notUnderstood: 'The page sent something that is no sound. Listening was stopped.',
  tooManySockets: 'You are speaking in two windows already. Stop one of them first.',
  throttled: (minutes: number) => `Too much was read aloud in a short time. Try again in ${minutesText(minutes)}.`,
} as const
