/** Texts about replies of staff that can be undone before they are sent. */
import { quantity } from '../../format/plural'

export const alreadySent = 'Your reply was already sent.'
export const send = 'Send'
export const sendAndNext = 'Send and next'
export const sendAndResolve = 'Send and resolve'
export const writeAReply = 'Write a reply. Type / to insert a saved reply.'
export const undo = 'Undo'
export const undoReplyTo = (name: string) => `Undo reply to ${name}`
export const editReply = 'Edit reply'
export const editReplyTo = (name: string) => `Edit reply to ${name}`
export const waitingReplies = 'Replies to be sent'
export const willBeSent = (name: string, seconds: number) =>
  `Your reply to ${name} will be sent in ${quantity(seconds, 'second', 'seconds')}.`
export const canBeUndone = (name: string) => `Your reply to ${name} will be sent shortly. You can undo it.`
export const beingSent = (name: string) => `Sending your reply to ${name}.`
export const notSent = (name: string) => `Your reply to ${name} wasn’t sent.`
export const isBack = 'Your reply is back in the message.'
export const sendAndOpenNext = 'Send the reply and open the next message'
