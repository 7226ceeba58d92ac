/**
 * Texts with which the chat answers questions about accounts. Those with an owner address customers as “you”, and tell
 * staff about the customer whose account is open.
 */
import type { AccountOwner } from '../../access/accountOwner'
import { dayInProse } from '../../format/dates'
import { joinSentences } from '../../format/joinWords'
import { type Cents, formatCents } from '../../format/money'
import { countText, plural, quantity } from '../../format/plural'
import { notInRole } from '../access/roles'

export const accountName = (services: string, address: string, number: string) =>
  `${services} at ${address} (${number})`
export const nameAtSeveral = (services: string, addressCount: number, number: string) =>
  `${services} at ${quantity(addressCount, 'address', 'addresses')} (${number})`
/** The heading of the answer about a service. */
export const serviceHeading = (service: string, address: string) => `${service} at ${address}:`
/** The heading of the answer about an account. `name` is an `accountName`. */
export const accountHeading = (name: string) => `${name}:`
export const andMore = (count: number) => `And ${countText(count)} more.`

export const notAllowed: Record<AccountOwner, string> = {
  own: 'You don’t have permission to see this. The account holder can see it or give you permission.',
  theirs: notInRole,
}
export const chooseAccount: Record<AccountOwner, string> = {
  own: 'Choose an account first, so I can look it up for you.',
  theirs: 'Open a customer first, so I can look up their account.',
}
export const noAccounts: Record<AccountOwner, string> = {
  own: 'There’s no account on your login that I can look up.',
  theirs: 'The customer has no account that I can look up.',
}
export const noSuchService = (owner: AccountOwner, service: string) =>
  owner === 'own' ? `You have no ${service} account.` : `The customer has no ${service} account.`
export const noSuchPlace = (owner: AccountOwner, place: string) =>
  owner === 'own' ? `None of your addresses match “${place}”.` : `None of the customer’s addresses match “${place}”.`
export const noSuchNumber = (owner: AccountOwner, number: string) =>
  owner === 'own'
    ? `None of your accounts has the number ${number}.`
    : `None of the customer’s accounts has the number ${number}.`

export const owes = (owner: AccountOwner, amount: Cents) =>
  owner === 'own' ? `You owe ${formatCents(amount)}.` : `The account owes ${formatCents(amount)}.`
export const owesUntil = (owner: AccountOwner, amount: Cents, dueOn: string) =>
  owner === 'own'
    ? `You owe ${formatCents(amount)}, due ${dayInProse(dueOn)}.`
    : `The account owes ${formatCents(amount)}, due ${dayInProse(dueOn)}.`
export const owesTogether = (owner: AccountOwner, amount: Cents, accounts: number) =>
  owner === 'own'
    ? `You owe a total of ${formatCents(amount)} on ${countText(accounts)} accounts.`
    : `The customer owes a total of ${formatCents(amount)} on ${countText(accounts)} accounts.`
export const hasCredit = (owner: AccountOwner, amount: Cents) =>
  owner === 'own'
    ? `You have a credit of ${formatCents(amount)}.`
    : `The account has a credit of ${formatCents(amount)}.`
export const owesNothing: Record<AccountOwner, string> = {
  own: 'You don’t owe anything right now.',
  theirs: 'The account doesn’t owe anything right now.',
}
export const sharedBillHint = 'They all share one bill that shows the charges for each.'

interface AccountBalance {
  balance: Cents
  dueOn: string | null
  /** Sentences about scheduled payments and autopay. */
  outlook: readonly string[]
}

/** One of several accounts. `name` is an `accountName`. */
export function balanceLine(name: string, { balance, dueOn, outlook }: AccountBalance): string {
  if (balance < 0) return `${name}: a credit of ${formatCents(-balance)}.`
  if (balance === 0) return `${name}: nothing due.`
  return joinSentences(
    dueOn === null
      ? `${name}: ${formatCents(balance)}.`
      : `${name}: ${formatCents(balance)}, due ${dayInProse(dueOn)}.`,
    ...outlook,
  )
}

export const isScheduledFor = (amount: Cents, day: string) =>
  `${formatCents(amount)} is scheduled for ${dayInProse(day)}.`
export const autopayIsOff = 'Autopay is off for this account.'
export const autopayIsOn = (nextDay: string | null) =>
  nextDay === null
    ? 'Autopay is on for this account. Nothing is due right now.'
    : `Autopay is on for this account. The next payment is on ${dayInProse(nextDay)}.`
/** One of several accounts. `name` is an `accountName`. */
export const autopayLineOff = (name: string) => `${name}: autopay is off.`
export const autopayLineOn = (name: string, nextDay: string | null) =>
  nextDay === null
    ? `${name}: autopay is on.`
    : `${name}: autopay is on, and the next payment is on ${dayInProse(nextDay)}.`

interface AccountNumbers {
  service: string
  address: string
  billingAccount: string
  serviceAccount: string
}

export const accountNumbers = ({ service, address, billingAccount, serviceAccount }: AccountNumbers) =>
  `${service} at ${address}: billing account ${billingAccount}, service account ${serviceAccount}.`
export const serviceAddress: Record<AccountOwner, string> = {
  own: 'Your service address:',
  theirs: 'The service address:',
}
export const moreAddresses = (count: number) =>
  quantity(count, 'more address is under Service Accounts.', 'more addresses are under Service Accounts.')
export const peopleCount = (owner: AccountOwner, count: number) =>
  owner === 'own'
    ? plural(count, 'One person is on your account:', `${countText(count)} people are on your account:`)
    : plural(count, 'One person is on the account:', `${countText(count)} people are on the account:`)

interface Person {
  name: string
  level: string
  isSelf: boolean
  isInvited: boolean
}

export function personLine({ name, level, isSelf, isInvited }: Person): string {
  if (isSelf) return `${name} (you): ${level}.`
  return isInvited ? `${name}: ${level}, invited.` : `${name}: ${level}.`
}
