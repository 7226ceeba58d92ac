/** Texts of notifications to customers, and the frame of every email. */
import { type Cents, formatCents } from '../billing/money'
import type { LetterText } from '../customers/letterText'

export const changePreferences = 'Choose what we notify you about'
export const unsubscribe = 'Stop these emails'
export const buttonDoesNotWork = 'If the button doesn’t work, open this link:'

export const paymentPostedText = (amount: Cents) => `We received your payment of ${formatCents(amount)}. Details:`
export const autopayDeclinedText = (amount: Cents) =>
  `Autopay couldn’t pay ${formatCents(amount)}. Your bill is still due. Pay here:`

interface Reply {
  isMessage: boolean
  number: string
  title: string
}

export const reply = ({ isMessage, number, title }: Reply): LetterText => {
  const subject = isMessage ? 'your message' : `your request ${number}`
  return {
    subject: `We replied to ${subject}`,
    paragraphs: [`We replied to ${subject} “${title}”. Sign in to read our reply.`],
    action: 'Read our reply',
  }
}
export const replyText = (subject: string) => `${subject}. Read it here:`

export const loginChangedText = (change: string) => `${change}. If this wasn’t you, reset your password and call us:`

export const stopEmailsAbout = (category: string) => `Stop emails about “${category}”?`
export const stopEmailsEffect = 'We’ll stop sending these emails to you. Your other notifications stay as they are.'
export const emailsStopped = (category: string) => `You won’t get emails about “${category}” anymore`
export const turnBackOn = 'You can turn them back on under Notification Preferences.'
export const invalidLink = 'This link doesn’t work anymore'
