/** What the chat says beyond the answers that it finds. */
import { isStaff } from '#shared/access'
import { minutesText } from '#shared/minutes'
import { notInRole } from '#shared/rights'
import type { Whose } from '#shared/whose'
import type { Actor } from '../../http/actor'

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
  command: (about: string) => `I can do that with you: ${about.charAt(0).toLowerCase()}${about.slice(1)}.`,
  noPayment: 'No payment has been made to this account in the portal yet.',
  noPlan: 'There is no running plan on this account.',
  throttled: (minutes: number) => `That were many questions in a short time. Try again in ${minutesText(minutes)}.`,
}

/** What is said of an account: to whoever it belongs to, and to staff who look at it. */
interface AccountTexts {
  owes: (amount: string) => string
  hasCredit: (amount: string) => string
  owesNothing: string
  lastPayment: string
  openRequests: (count: number) => string
  noRequests: string
  hasPlan: (plan: string) => string
  notAllowed: string
  chooseAccount: string
  otherService: (asked: string, chosen: string) => string
}

export const accountTexts: Record<Whose, AccountTexts> = {
  own: {
    owes: (amount) => `You owe ${amount}`,
    hasCredit: (amount) => `You have a credit of ${amount}.`,
    owesNothing: 'You owe nothing right now.',
    lastPayment: 'Your last payment',
    openRequests: (count) =>
      count === 1 ? 'You have one open service request.' : `You have ${count} open service requests.`,
    noRequests: 'You have no open service requests for this account.',
    hasPlan: (plan) => `You have ${plan}`,
    notAllowed: 'Your sign-in does not include this. The account holder can see it, or give you the right.',
    chooseAccount: 'Choose an account first: then I can look at what is yours.',
    otherService: (asked, chosen) =>
      `You look at your ${chosen} account. Choose your ${asked} account to ask about it.`,
  },
  theirs: {
    owes: (amount) => `The account owes ${amount}`,
    hasCredit: (amount) => `The account has a credit of ${amount}.`,
    owesNothing: 'The account owes nothing right now.',
    lastPayment: 'The last payment',
    openRequests: (count) =>
      count === 1 ? 'The account has one open service request.' : `The account has ${count} open service requests.`,
    noRequests: 'The account has no open service requests.',
    hasPlan: (plan) => `The account has ${plan}`,
    notAllowed: notInRole,
    chooseAccount: 'Open a customer and choose an account first: then I can look at it.',
    otherService: (asked, chosen) => `The ${chosen} account is chosen. Choose the ${asked} account to ask about it.`,
  },
}

export const accountTextsFor = ({ userType }: Pick<Actor, 'userType'>): AccountTexts =>
  accountTexts[isStaff(userType) ? 'theirs' : 'own']
