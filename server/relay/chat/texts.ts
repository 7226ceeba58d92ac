/** What the chat says beyond the answers that it finds. */
import { uncapitalized } from '#shared/casing'
import { isStaff } from '#shared/access'
import { waitingLabels } from '#shared/caseLabels'
import { minutesText } from '#shared/minutes'
import { notInRole } from '#shared/rights'
import type { Whose } from '#shared/whose'
import type { Actor } from '../../http/actor'
import type { Talk } from './understanding/generalPhrases'

const one = (count: number, single: string, several: string): string => (count === 1 ? single : several)

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
  command: (about: string) => `I can do that with you: ${uncapitalized(about)}.`,
  page: (page: string) => `${page} has that.`,
  openPage: (page: string) => `Open ${page}`,
  /** Of a message that holds several questions, one. */
  unknownPart: (part: string) => `I found nothing about “${part}”.`,
  noPayment: 'No payment has been made to this account in the portal yet.',
  noPlan: 'There is no running plan on this account.',
  noBill: 'There is no bill yet.',
  oneBillForMore: 'It is one bill for all of them; the bill shows what falls to each.',
  noReading: 'Nothing was read there lately.',
  gasByRate: 'Gas is sold by rate: what it costs depends on what is used, and stands on the bill.',
  stillBroken: 'If something does not work, Troubleshooting goes through it step by step.',
  staffQueue: 'Messages that wait for an answer stand in the Message Queue.',
  unread: (count: number) =>
    count === 0
      ? 'You have no unread messages in the Message Center.'
      : one(
          count,
          'You have one unread message in the Message Center.',
          `You have ${count} unread messages in the Message Center.`,
        ),
  throttled: (minutes: number) => `Those were many questions in a short time. Try again in ${minutesText(minutes)}.`,
}

const canTell: Record<Whose, string> = {
  own: 'I can tell you what you owe, when you last paid, what your newest bill, plan, usage, requests and messages are, whether an outage is announced at your address, and how to reach us. Everything else I look for in the FAQs and documents.',
  theirs:
    'With a customer open I can tell what the account owes, when it was last paid, its newest bill, plan, usage and requests, and whether an outage is announced there. Everything else I look for in the FAQs and documents.',
}

export const talkTexts: Record<Talk, (whose: Whose) => string[]> = {
  greeting: (whose) => ['Hello.', canTell[whose]],
  thanks: () => ['You are welcome.'],
  agreed: () => ['All right. What else would you like to know?'],
  goodbye: () => ['Goodbye.'],
  whoAreYou: (whose) => [
    whose === 'own'
      ? 'I am a program, not a person. A person of customer care answers what you hand over to them.'
      : 'I am a program, not a person.',
    canTell[whose],
  ],
  help: (whose) => [canTell[whose]],
}

/** What is said of an account: to whoever it belongs to, and to staff who look at it. */
export interface AccountTexts {
  owes: (amount: string) => string
  owesTogether: (amount: string, accounts: number) => string
  hasCredit: (amount: string) => string
  owesNothing: string
  lastPayment: string
  failedPayment: string
  noFailedPayment: (days: number) => string
  newestBill: string
  openRequests: (count: number) => string
  waiting: string
  waitingRequests: (count: number) => string
  noRequests: string
  noVisit: string
  hasPlan: (plan: string) => string
  address: string
  people: (count: number) => string
  notAllowed: string
  chooseAccount: string
  noAccounts: string
  noSuchService: (service: string) => string
  noSuchPlace: (place: string) => string
  noSuchNumber: (number: string) => string
}

export const accountTexts: Record<Whose, AccountTexts> = {
  own: {
    owes: (amount) => `You owe ${amount}`,
    owesTogether: (amount, accounts) => `You owe ${amount} on ${accounts} accounts together.`,
    hasCredit: (amount) => `You have a credit of ${amount}.`,
    owesNothing: 'You owe nothing right now.',
    lastPayment: 'Your last payment',
    failedPayment: 'Your payment of',
    noFailedPayment: (days) => `No payment of yours has failed in the last ${days} days.`,
    newestBill: 'Your newest bill',
    openRequests: (count) =>
      one(count, 'You have one open service request.', `You have ${count} open service requests.`),
    waiting: waitingLabels.own.toLowerCase(),
    waitingRequests: (count) => one(count, 'One waits for you.', `${count} wait for you.`),
    noRequests: 'You have no open service requests.',
    noVisit: 'No visit is planned for you.',
    hasPlan: (plan) => `You have ${plan}`,
    address: 'Your service address:',
    people: (count) => one(count, 'One person is on your account:', `${count} people are on your account:`),
    notAllowed: 'Your sign-in does not include this. The account holder can see it, or give you the right.',
    chooseAccount: 'Choose an account first: then I can look at what is yours.',
    noAccounts: 'No account is on your sign-in that I could look at.',
    noSuchService: (service) => `You have no ${service} account.`,
    noSuchPlace: (place) => `None of your addresses is “${place}”.`,
    noSuchNumber: (number) => `None of your accounts has the number ${number}.`,
  },
  theirs: {
    owes: (amount) => `The account owes ${amount}`,
    owesTogether: (amount, accounts) => `The customer owes ${amount} on ${accounts} accounts together.`,
    hasCredit: (amount) => `The account has a credit of ${amount}.`,
    owesNothing: 'The account owes nothing right now.',
    lastPayment: 'The last payment',
    failedPayment: 'The payment of',
    noFailedPayment: (days) => `No payment of the customer has failed in the last ${days} days.`,
    newestBill: 'The newest bill',
    openRequests: (count) =>
      one(count, 'The customer has one open service request.', `The customer has ${count} open service requests.`),
    waiting: waitingLabels.theirs.toLowerCase(),
    waitingRequests: (count) => one(count, 'One waits for the customer.', `${count} wait for the customer.`),
    noRequests: 'The customer has no open service requests.',
    noVisit: 'No visit is planned for the customer.',
    hasPlan: (plan) => `The account has ${plan}`,
    address: 'The service address:',
    people: (count) => one(count, 'One person is on the account:', `${count} people are on the account:`),
    notAllowed: notInRole,
    chooseAccount: 'Open a customer first: then I can answer about their account.',
    noAccounts: 'The customer has no account that I could look at.',
    noSuchService: (service) => `The customer has no ${service} account.`,
    noSuchPlace: (place) => `None of the customer’s addresses is “${place}”.`,
    noSuchNumber: (number) => `None of the customer’s accounts has the number ${number}.`,
  },
}

export const whoseFor = ({ userType }: Pick<Actor, 'userType'>): Whose => (isStaff(userType) ? 'theirs' : 'own')
export const accountTextsFor = (actor: Pick<Actor, 'userType'>): AccountTexts => accountTexts[whoseFor(actor)]
