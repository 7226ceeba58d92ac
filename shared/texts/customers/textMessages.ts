/** Replies to text messages of customers. They use plain characters, because others cost more to send. */
import { billingNumber } from '../../desks/numbers'

export const replyTitles = {
  stop: 'Texts stopped',
  start: 'Texts started',
  help: 'Help with texts',
} as const

/** The provider's name precedes each. */
export const replies = {
  stop: "You won't get any more texts from us. Reply START to get them again.",
  start: "You'll get our texts again. Reply STOP to stop them, HELP for help.",
  help: `For help, call ${billingNumber}. Message and data rates may apply. Reply STOP to stop texts.`,
} as const

/** Follows the first text message to a number. */
export const stopHint = 'Reply STOP to stop texts, HELP for help. Message and data rates may apply.'

export const numberStopped = 'Texts to this number are turned off. To get them again, reply START to any text from us.'
export const stoppedNumberError =
  'Texts to this number are turned off, so we can’t text a code. Reply START to any text from us, then try again.'
export const repliedStop =
  'If you replied STOP to our texts, we can’t text you a code. Reply START to any of them first, or choose email.'
