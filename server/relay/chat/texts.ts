/** The texts of the chat beside the answers that it finds. */

import { isStaff } from '#shared/access/access'
import type { AccountOwner } from '#shared/access/accountOwner'
import { notInRole } from '#shared/access/rights'
import { waitingLabels } from '#shared/cases/caseLabels'
import { uncapitalized } from '#shared/format/casing'
import { minutesText } from '#shared/format/minutes'
import { plural } from '#shared/texts/plural'
import type { Actor } from '../../http/actor'
import type { SmallTalk } from './understanding/generalPhrases'

export const chatTexts = {
  unknown: [
    'I couldn’t find an answer to that in our FAQs, our documents or your account.',
    'Try asking in other words, or hand this conversation over to customer care.',
  ],
  unknownToStaff: ['I couldn’t find an answer to that in our FAQs, our documents or the open account.'],
  person: ['Customer care can read this conversation and reply by message. Nothing is sent until you’ve seen it.'],
  command: (about: string) => `I can help you with that: ${uncapitalized(about)}.`,
  page: (page: string) => `You’ll find that under ${page}.`,
  openPage: (page: string) => `Open ${page}`,
  /** One question of a message that holds several. */
  unknownPart: (part: string) => `I couldn’t find anything about “${part}”.`,
  noPayment: 'No payments have been made to this account in the portal yet.',
  noPlan: 'There’s no active plan on this account.',
  noBill: 'There’s no bill yet.',
  oneBillForMore: 'They all share one bill, which shows the charges for each.',
  noReading: 'There’s no recent usage there.',
  gasByRate: 'Gas is billed by rate. The cost depends on usage, and it’s on the bill.',
  stillBroken: 'If something isn’t working, Troubleshooting can walk you through it.',
  staffQueue: 'Messages waiting for a reply are in the Message Queue.',
  unread: (count: number) =>
    count === 0
      ? 'You have no unread messages in the Message Center.'
      : plural(
          count,
          'You have one unread message in the Message Center.',
          `You have ${count} unread messages in the Message Center.`,
        ),
  throttled: (minutes: number) => `That was a lot of questions in a short time. Try again in ${minutesText(minutes)}.`,
}

const capabilityTexts: Record<AccountOwner, string> = {
  own: 'I can tell you what you owe, when you last paid, and how to reach us. I can also tell you about your latest bill, plan, usage, requests and messages, and any announced outage at your address. For anything else, I search our FAQs and documents.',
  theirs:
    'With a customer open, I can tell you what the account owes and when it was last paid. I can also tell you about its latest bill, plan, usage and requests, and any announced outage there. For anything else, I search our FAQs and documents.',
}

export const talkTexts: Record<SmallTalk, (owner: AccountOwner) => string[]> = {
  greeting: (owner) => ['Hello.', capabilityTexts[owner]],
  thanks: () => ['You’re welcome.'],
  agreed: () => ['All right. What else would you like to know?'],
  goodbye: () => ['Goodbye.'],
  whoAreYou: (owner) => [
    owner === 'own'
      ? 'I’m a program, not a person. Anything you hand over to customer care is answered by a person.'
      : 'I’m a program, not a person.',
    capabilityTexts[owner],
  ],
  help: (owner) => [capabilityTexts[owner]],
}

/** Texts about an account, for its owner and for staff who have it open. */
export interface AccountTexts {
  owes: (amount: string) => string
  owesTogether: (amount: string, accounts: number) => string
  hasCredit: (amount: string) => string
  owesNothing: string
  lastPayment: string
  failedPayment: string
  noFailedPayment: (days: number) => string
  newestBill: string
  /** `month` is a name and a year. */
  billOf: (month: string) => string
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

export const accountTexts: Record<AccountOwner, AccountTexts> = {
  own: {
    owes: (amount) => `You owe ${amount}`,
    owesTogether: (amount, accounts) => `You owe a total of ${amount} on ${accounts} accounts.`,
    hasCredit: (amount) => `You have a credit of ${amount}.`,
    owesNothing: 'You don’t owe anything right now.',
    lastPayment: 'Your last payment',
    failedPayment: 'Your payment of',
    noFailedPayment: (days) => `None of your payments failed in the last ${days} days.`,
    newestBill: 'Your latest bill',
    billOf: (month) => `Your bill from ${month}`,
    openRequests: (count) =>
      plural(count, 'You have one open service request.', `You have ${count} open service requests.`),
    waiting: waitingLabels.own.toLowerCase(),
    waitingRequests: (count) => plural(count, 'One is waiting for you.', `${count} are waiting for you.`),
    noRequests: 'You have no open service requests.',
    noVisit: 'You have no visits scheduled.',
    hasPlan: (plan) => `You have ${plan}`,
    address: 'Your service address:',
    people: (count) => plural(count, 'One person is on your account:', `${count} people are on your account:`),
    notAllowed: 'You don’t have permission to see this. The account holder can see it or give you permission.',
    chooseAccount: 'Choose an account first, so I can look it up for you.',
    noAccounts: 'There’s no account on your login that I can look up.',
    noSuchService: (service) => `You have no ${service} account.`,
    noSuchPlace: (place) => `None of your addresses match “${place}”.`,
    noSuchNumber: (number) => `None of your accounts has the number ${number}.`,
  },
  theirs: {
    owes: (amount) => `The account owes ${amount}`,
    owesTogether: (amount, accounts) => `The customer owes a total of ${amount} on ${accounts} accounts.`,
    hasCredit: (amount) => `The account has a credit of ${amount}.`,
    owesNothing: 'The account doesn’t owe anything right now.',
    lastPayment: 'The last payment',
    failedPayment: 'The payment of',
    noFailedPayment: (days) => `None of the customer’s payments failed in the last ${days} days.`,
    newestBill: 'The latest bill',
    billOf: (month) => `The bill from ${month}`,
    openRequests: (count) =>
      plural(count, 'The customer has one open service request.', `The customer has ${count} open service requests.`),
    waiting: waitingLabels.theirs.toLowerCase(),
    waitingRequests: (count) =>
      plural(count, 'One is waiting for the customer.', `${count} are waiting for the customer.`),
    noRequests: 'The customer has no open service requests.',
    noVisit: 'The customer has no visits scheduled.',
    hasPlan: (plan) => `The account has ${plan}`,
    address: 'The service address:',
    people: (count) => plural(count, 'One person is on the account:', `${count} people are on the account:`),
    notAllowed: notInRole,
    chooseAccount: 'Open a customer first, so I can look up their account.',
    noAccounts: 'The customer has no account that I can look up.',
    noSuchService: (service) => `The customer has no ${service} account.`,
    noSuchPlace: (place) => `None of the customer’s addresses match “${place}”.`,
    noSuchNumber: (number) => `None of the customer’s accounts has the number ${number}.`,
  },
}

export const ownerFor = ({ userType }: Pick<Actor, 'userType'>): AccountOwner => (isStaff(userType) ? 'theirs' : 'own')
export const accountTextsFor = (actor: Pick<Actor, 'userType'>): AccountTexts => accountTexts[ownerFor(actor)]
