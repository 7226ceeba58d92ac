/** What the chat says beyond the answers that it finds. */
import { minutesText } from '#shared/minutes'

export const chatTexts = {
  unknown: [
    'I do not know that. I answer from our FAQs, our documents and your own account, and found nothing there.',
    'You can ask in other words, or hand this conversation to customer care.',
  ],
  unknownToStaff: [
    'I do not know that. I answer from our FAQs, our documents and the account that is open, and found nothing there.',
  ],
  person: [
    'Customer care can read this conversation and answer you as a message. Nothing is sent before you have seen it.',
  ],
  notAllowed: 'Your sign-in does not include this. The account holder can see it, or give you the right.',
  chooseAccount: 'Choose an account first: then I can look at what is yours.',
  command: (about: string) => `I can do that with you: ${about.charAt(0).toLowerCase()}${about.slice(1)}.`,
  nothingOwed: 'You owe nothing right now.',
  noPayment: 'No payment has been made to this account in the portal yet.',
  noRequests: 'You have no open service requests for this account.',
  noPlan: 'There is no running plan on this account.',
  otherService: (asked: string, chosen: string) =>
    `You look at your ${chosen} account. Choose your ${asked} account to ask about it.`,
  throttled: (minutes: number) => `That were many questions in a short time. Try again in ${minutesText(minutes)}.`,
}
