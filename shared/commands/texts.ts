/** What somebody is told whose sentence gave no command, or one that cannot be carried out. */
import { capitalized, uncapitalized } from '../casing'
import { maximumPaymentCents, minimumPaymentCents } from '../limits'
import { minutesText } from '../minutes'
import { formatCents } from '../money'
import { months } from './months'
import type { Side } from './registry'

const payable = `An amount is from ${formatCents(minimumPaymentCents)} to ${formatCents(maximumPaymentCents)}`

export const commandTexts = {
  instead: 'This is another payment than the one you were asked about before.',
  notUnderstood: (sentence: string) => `I did not understand “${sentence}”. Say “What can I say?” to see what works.`,
  nothingHeard: 'I did not understand that.',
  notAllowed: (about: string) => `Your sign-in does not include this: ${uncapitalized(about)}.`,
  leftOut: (words: readonly string[]) => `I did not understand ${words.map((word) => `“${word}”`).join(' and ')}.`,
  severalMethods: (said: string) => `Several of your payment methods could be “${said}”. Choose one.`,
  noSuchMethod: (said: string) => `None of your payment methods is “${said}”. Choose one.`,
  noUsableMethod: 'No payment method is saved that can be paid with. Add one on this page, then say it again.',
  expiredMethods: (names: readonly string[]) =>
    names.length === 1 ? `Your ${names[0]} has expired.` : `Your ${names.join(' and your ')} have expired.`,
  noAccount: (side: Side) => (side === 'staff' ? 'Open a customer first.' : 'No account is chosen.'),
  /** `since`: the day to which was looked back, where there are older ones. */
  noStatement: (month: number | undefined, year: number | undefined, since: string | null) => {
    const name = month === undefined ? undefined : months[month - 1]
    if (!name) return 'There is no bill yet.'
    const of = `${capitalized(name)}${year === undefined ? '' : ` ${year}`}`
    return `There is no bill of ${of}${since === null ? '.' : ` since ${since}. Say its year to find an older one.`}`
  },
  notDone: (about: string) => `That could not be done: ${uncapitalized(about)}. Try it on the page.`,
  noService: (service: string) => `There is no ${service} account here. Choose the account first.`,
  severalServices: (service: string) =>
    `There are several ${service} accounts, and none at this address. Choose the address first.`,
  severalBills: (address: string) => `Several of your bills could be for “${address}”. Say the whole address.`,
  paymentUnderWay: 'A payment is under way. Say it again when it is done.',
  otherAccount: 'Another account was chosen while you spoke, so that nothing was done. Say it again.',
  laterDay: 'What is said is paid today. Choose a later day on the page “Make a Payment”.',
  whom: 'Whom? Type a name, an address or an email.',
  nothingToPay: 'Nothing is owed. Say an amount, such as “pay fifty dollars”.',
  amountBeyond: `${payable}.`,
  noAmount: `That is no amount that can be paid. ${payable}, such as “$52.30”.`,
  noSuchBill: (address: string) => `None of your bills is for “${address}”.`,
  throttled: (minutes: number) => `Those were many sentences in a short time. Try again in ${minutesText(minutes)}.`,
}
