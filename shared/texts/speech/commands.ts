/** Texts about commands and the command palette. */

import type { PortalSide } from '../../commands/registry'
import { capitalized } from '../../format/casing'
import { joinWithAnd } from '../../format/joinWords'
import { minutesText } from '../../format/minutes'
import { formatCents } from '../../format/money'
import { months } from '../../format/months'
import { plural, quantity } from '../../format/plural'
import { maximumPaymentCents, minimumPaymentCents } from '../../http/limits'

const [least, most] = [formatCents(minimumPaymentCents), formatCents(maximumPaymentCents)]

export const instead = 'This is a different payment from the one you were asked about before.'
export const notUnderstood = (sentence: string) =>
  `I didn’t understand “${sentence}”. Say “What can I say?” to see what works.`
export const speechNotUnderstood = 'I didn’t understand that.'
export const notAllowed = (about: string) => `You don’t have permission for this: “${about}”.`
export const leftOut = (words: readonly string[]) =>
  `I didn’t understand ${joinWithAnd(words.map((word) => `“${word}”`))}.`
export const severalMethods = (said: string) =>
  `You have more than one payment method that could be “${said}”. Choose one.`
export const noSuchMethod = (said: string) => `None of your payment methods matches “${said}”. Choose one.`
export const noUsableMethod =
  'You have no saved payment method that can be used. Add one on this page, then say it again.'
export const expiredMethods = (names: readonly string[]) =>
  plural(names.length, `Your ${joinWithAnd(names)} has expired.`, `Your ${joinWithAnd(names)} have expired.`)
export const noAccount = (side: PortalSide) => (side === 'staff' ? 'Open a customer first.' : 'No account is selected.')
/** `since` is the day before which there may be older bills that weren't searched. */
export const noStatement = (month: string, since: string | null) => {
  if (month === '') return 'There are no bills yet.'
  return since === null
    ? `There’s no bill for ${month}.`
    : `There’s no bill for ${month} since ${since}. Say its year to find an older one.`
}
/** Returns for example “September 2026”, and an empty text without a month. */
export const monthText = (month: number | undefined, year: number | undefined): string => {
  const name = capitalized((month !== undefined && months[month - 1]) || '')
  return year === undefined || name === '' ? name : `${name} ${year}`
}
export const notDone = (about: string) => `We couldn’t do this: “${about}”. Try it on the page.`
export const noService = (service: string | null) =>
  service === null
    ? 'There’s no account here. Choose the account first.'
    : `There’s no ${service} account here. Choose the account first.`
export const severalServices = (service: string | null) =>
  service === null
    ? 'You have several accounts, but none at this address. Choose the address first.'
    : `You have several ${service} accounts, but none at this address. Choose the address first.`
export const severalBills = (address: string) =>
  `More than one of your bills could be for “${address}”. Say the whole address.`
export const paymentUnderWay = 'A payment is in progress. Say it again when it’s done.'
export const otherAccount = 'Another account was selected while you spoke, so nothing was done. Say it again.'
export const laterDay =
  'Payments you say or type are made today. To pay later, choose a day on the “Make a Payment” page.'
export const whoPrompt = 'Who? Type a name, an address or an email.'
export const nothingToPay = 'Nothing is due. Say an amount, such as “pay fifty dollars”.'
export const amountBeyond = `Amounts must be from ${least} to ${most}.`
export const noAmount = `That isn’t an amount you can pay. Amounts must be from ${least} to ${most}, such as “$52.30”.`
export const noSuchBill = (address: string) => `None of your bills is for “${address}”.`
export const throttled = (minutes: number) =>
  `You’ve sent a lot of commands in a short time. Try again in ${minutesText(minutes)}.`
export const signOut = 'Sign out?'
export const inputStaysInTab = 'Anything you typed but didn’t send is kept for you in this tab.'
export const commands = 'Commands'
export const listTitle = 'What you can say'
export const listHint = (isHeard: boolean) =>
  isHeard
    ? 'Say it with the microphone on, or type it into the command palette. We never make a payment until you confirm it on the screen.'
    : 'Type it into the command palette. We never make a payment until you confirm it on the screen.'
/** `owed` is a sentence without its period, such as “You owe $110.80”. */
export const balanceAt = (services: string, place: string, owed: string) => `${services} at ${place}: ${owed}.`
export const balanceNotLoaded = 'We couldn’t load the balance. Try again in a moment.'
export const statementsNotLoaded = 'We couldn’t load the statements. Try again in a moment.'
export const theBillFrom = (day: string) => `The bill from ${day}.`
export const statementNotDownloaded = 'The statement wasn’t downloaded. Try again with its PDF button.'
export const switchedTo = (streetAddress: string) => `You’re now viewing ${streetAddress}.`
export const staffPaletteLabel = 'Search pages, customers and actions'
export const paletteLabel = 'Search pages and actions'
export const staffPalettePrompt = 'Page, customer or action'
export const palettePrompt = 'Page or action'
export const minimumLettersHint = 'Type 3 letters or digits to find a customer'
export const customerPlaceholder = 'For example, “pay fifty dollars”'
export const customersNotLoaded = 'We couldn’t search for customers.'
export const searchingForCustomers = 'Searching for customers…'
export const results = 'Results'
export const keyHints = { move: 'to move', open: 'to open', close: 'to close' }
export const arrowKeys = '↑ ↓'
export const escapeKey = 'Esc'
export const enterKey = 'Enter'
export const recentCustomers = 'Recent customers'
export const entries = (count: number) => quantity(count, 'result', 'results')
export const openPalette = 'Open the command palette'
export const commandsNotLoaded = 'We couldn’t load the commands.'
export const ctrlK = 'Ctrl K'
export const messageRequestOf = (isMessage: boolean, name: string) =>
  isMessage ? `Message from ${name}` : `Request from ${name}`
export const noResults = 'No results'
export const noCustomerMatch = (query: string) => `No customers found for “${query}”.`
export const ask = 'Ask'
export const looks = { light: 'light theme', dark: 'dark theme' }
/** A command with its parameters, separated by commas. */
export const commandWithDetail = (command: string, detail: string) =>
  detail === '' ? command : `${command}: ${detail}`
