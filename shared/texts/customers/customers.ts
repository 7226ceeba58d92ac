/** Texts about customers. */

import type { CustomerKind } from '../../customers/customers'
import { countText, plural, quantity } from '../../format/plural'

// Fixed by the specification.
export const fillOne = 'Please fill at least one filter field to search.'
export const billingAccounts = 'Billing accounts'

// The texts below are not in the specification.
export const typeMore = 'Type at least 3 letters or digits.'
export const activeAnnouncements = 'Active announcements'
export const noAnnouncements = 'No active announcements for this customer.'
export const announcementUntil = (day: string) => `<title/> <quiet>until ${day}</quiet>`
export const bannerLabel = 'Working on a customer’s account'
export const bannerText = `<note>Working on the account of</note> <customer/>`
export const switchAccount = 'Switch account'
export const backTo = (name: string) => `Back to ${name}`
export const copyCustomerNumber = 'Copy customer number'
export const closeCustomer = 'Close customer'
export const none = 'none'
export const noLoginYet = 'no login yet'
export const neverSignedIn = 'never signed in'
export const lastSignedIn = `last signed in <date/>`
export const accountStatus = 'Account status'
export const owesNothing = 'Owes nothing'
export const pastDueSince = (amount: string, day: string) => `${amount} past due since ${day}`
export const dunning = (stage: string, isHeld: boolean) =>
  isHeld ? `Dunning: ${stage} (on hold)` : `Dunning: ${stage}`
export const emailsBounce = (count: number) =>
  plural(count, 'Emails bounce', `Emails to ${countText(count)} contacts bounce`)
export const noAutopay = 'No autopay'
export const autopayOn = 'Autopay on'
export const autopayOnSome = (count: number, all: number) => `Autopay on ${countText(count)} of ${countText(all)} bills`
export const noBillingAccount = 'This customer has no billing account.'
export const workingOn = (number: string) => `Working on ${number}`
export const workOn = (number: string) => `Work on ${number}`
export const addresses = (count: number) => `Addresses (${countText(count)})`
export const addressesLabel = 'Addresses'
export const noService = 'This customer has no service at any address.'
export const moreServicesHint = 'The others are under Services, where you can search them.'
export const searchHint = 'Find a customer by name, address, phone, email, account or request number'
export const recentCustomers = 'Recent customers'
export const recentCustomersNotLoaded = 'We couldn’t load your recent customers.'
export const noRecentCustomers = 'No recent customers yet. Search above or in the header to open one.'
export const customersNotLoaded = 'We couldn’t load the customers.'
export const noMatchHint = (words: string) =>
  `No customers match “${words}”. Check the spelling or type less: part of the name, the street without its number, or the last digits of the phone.`
export const tooManyCustomers = (count: string) => `More than ${count} customers match. Add details to narrow the list.`
export const noneYet = 'None yet'
export const contact = 'Contact'
export const noPhone = 'No phone'
export const noPortalLogin = 'No portal login'
export const open = 'Open'
export const customersFound = 'Customers found'
export const recentActivity = 'Recent activity'
export const showAll = 'Show all'
export const noActivity = (hasOther: boolean) =>
  hasOther ? 'No other activity on this account yet.' : 'No activity on this account yet.'
export const noteSaved = 'Note saved.'
export const saveNote = 'Save note'
export const noteHint = 'Staff see it in the timeline. The customer doesn’t.'
export const billingAccountAt = ({ account, services, place }: Record<'account' | 'services' | 'place', string>) =>
  `Billing account ${account}: ${services} at ${place}.`
export const switchHint = 'To switch accounts, use the address and service selectors above, or the overview.'
export const findACustomer = 'Find a customer'
export const reset = 'Reset'
export const manyCustomersMatch = (count: string) => `More than ${count} customers match`
export const firstCustomersOnly = (count: number) =>
  `Showing the first ${countText(count)} by name. Add details to narrow the list.`
export const noAddressMatches = (words: string) => `No addresses match “${words}”.`
export const noneFoundHint = 'No customers found. Check the spelling or try fewer characters.'
export const billSettings = (hasAutopay: boolean, isPaperless: boolean) =>
  [hasAutopay ? 'Autopay' : 'No autopay', isPaperless ? 'paperless' : 'paper bill'].join(' · ')
export const customerSince = 'Customer since'
export const owes = (amount: string) => `Owes ${amount}`
export const openRequests = (count: number) =>
  count === 0 ? 'No open requests' : quantity(count, 'open request', 'open requests')
export const unansweredMessages = (count: number) =>
  count === 0 ? 'No messages unanswered' : `${quantity(count, 'message', 'messages')} unanswered`
export const withOtherAddresses = (place: string, count: string) => `${place} · and ${count} more`
export const openCustomer = (name: string, place: string) => `Open ${name}, ${place}`
export const customersMatch = (count: number) => quantity(count, 'customer matches', 'customers match')
export const portal = 'Portal'

export const kindLabels: Record<CustomerKind, string> = {
  residential: 'Resident',
  builder: 'Builder',
  hoa: 'HOA',
  developer: 'Land developer',
}
export const closedService = (service: string) => `${service} (closed)`
