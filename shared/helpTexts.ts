/** The message catalogue of help: documents and calls back. */
import { minutesText } from './minutes'
export const documentTexts = {
  fileGone: 'This file cannot be read right now. Try again later, or ask us for it in a message.',
} as const

export const callbackTexts = {
  requested: 'Call-back requested.',
  cancelled: 'The call-back was cancelled.',
  notPassedOn: 'Your request could not be passed on. Try again in a few minutes, or call us.',
  oneAtATime: 'You are waiting for a call already. Cancel it first to ask for another time.',
  timeGone: 'This time is no longer offered. Choose another.',
  staff: 'Staff cannot ask for a call: it is for customers.',
  throttled: (minutes: number) =>
    `You have asked for several calls in a short time. Try again in ${minutesText(minutes)}, or call us.`,
} as const

export const feedbackTexts = {
  throttled: (minutes: number) => `Those were many answers in a short time. Try again in ${minutesText(minutes)}.`,
} as const

export const remoteHelpTexts = {
  staff: 'Codes for help from afar are for customers. Staff redeem them.',
  throttled: (minutes: number) => `Too many codes were made. Try again in ${minutesText(minutes)}.`,
  triesThrottled: (minutes: number) => `Too many codes were tried. Try again in ${minutesText(minutes)}.`,
  wrong: 'No customer has this code now. Ask for it again, or for a new one.',
  ended: 'The code was ended.',
} as const
