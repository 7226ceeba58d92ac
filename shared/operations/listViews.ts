/** Saved views of the lists of staff: a view is a name for the filters, the sorting and the columns in a list's URL. */
import type { Feature } from '../access/features'

/** The lists of which views can be saved, each with the feature whose right it requires. */
export const listFeatures = {
  customers: 'ACCOUNTS',
  deposits: 'DEPOSITS',
  internalUsers: 'INTERNALUSERS',
  messages: 'QUEUE',
  refunds: 'REFUNDS',
  registrations: 'PAYMENTREGADMIN',
  requests: 'SERVICETICKET',
} as const satisfies Record<string, Feature>

export type ViewedList = keyof typeof listFeatures
export const viewedLists = [
  'customers',
  'deposits',
  'internalUsers',
  'messages',
  'refunds',
  'registrations',
  'requests',
] as const satisfies readonly ViewedList[]

export const viewNameLimit = 40

/** More would not fit above a list. */
export const viewsPerUser = 20
export const maxSharedViews = 50
