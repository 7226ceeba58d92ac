/** Texts about reading aloud. */
import { minutesText } from '../../format/minutes'

export const noSpeaker = 'Reading aloud isn’t set up here.'
export const speakerFailed = 'We can’t read this aloud right now. Try again in a moment.'
export const throttled = (minutes: number) =>
  `We’ve read a lot aloud in a short time. Try again in ${minutesText(minutes)}.`
