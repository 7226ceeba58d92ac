/** Texts about support codes, by which customer care opens the account of a caller. */
import { minutesText } from '../../format/minutes'

export const helpCodeStaff = 'Support codes are for customers. Staff enter them.'
export const helpCodeThrottled = (minutes: number) =>
  `Too many codes were created. Try again in ${minutesText(minutes)}.`
export const triesThrottled = (minutes: number) => `Too many codes were tried. Try again in ${minutesText(minutes)}.`
export const helpCodeWrong = 'No customer has this code right now. Ask for it again, or for a new one.'
export const helpCodeEnded = 'The code is no longer valid.'
export const codeInProgress = 'Another code is being created. Try again.'
export const getLiveHelp = 'Get live help'
export const supportCodeHint = `On the phone with customer care? Read our agent your code so they can find your account. Never share it with someone who calls you; call us at <link/>.`
export const yourCodeNotLoaded = 'We couldn’t load your code.'
export const renewCode = 'Get a new code'
export const getACode = 'Get a code'
export const codeExpired = 'Your code has expired.'
export const codeUsed = 'Customer care has used your code, so they know it’s you.'
export const spokenCode = (digits: string) => `Your code: ${digits}`
export const codeShownElsewhere =
  'We’ve already shown you a code, and we show it only once. Get a new one if you’ve lost it.'
export const codeExpiry = (timeLeft: string, helpCodeMinutes: number) =>
  `Expires in ${timeLeft}, ${helpCodeMinutes} minutes after it was created. It works once.`
export const cancelCode = 'Cancel code'
export const supportCodeTitle = 'Open with a support code'
export const helpCodeLabel = '6-digit code'
export const codeOfCustomerHint = 'Customers find it under Support. It confirms their identity.'
export const openAccount = 'Open account'
