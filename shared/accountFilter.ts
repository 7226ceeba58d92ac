/** What staff narrow billing accounts, and those who sign in for them, down by: all that are given have to fit. */
import { z } from 'zod/mini'
import { ServiceType } from './services'
import { SearchWords } from './typed'

export const accountFilter = {
  community: z._default(SearchWords(100), ''),
  zip_code: z._default(SearchWords(10), ''),
  email: z._default(SearchWords(254), ''),
  /** Digits. */
  phone: z._default(SearchWords(10), ''),
  street_address: z._default(SearchWords(100), ''),
  service_type_code: z.optional(ServiceType),
  /** A billing account number, whole. */
  account_no: z._default(SearchWords(24), ''),
}

/** As the server receives it. */
export type AccountFilter = z.output<z.ZodMiniObject<typeof accountFilter>>

/** How many of all that fit are listed; whoever needs more narrows the filter down. */
export const mostListed = 5000
/** Of people, whom nobody goes through by the thousand. */
export const mostPeopleListed = 1000
