/** Defines the filter with which staff search billing accounts and portal users. Results match all given fields. */
import { z } from 'zod/mini'
import { SearchWords } from '../fields/textFields'
import { ServiceType } from '../services/services'

export const accountFilter = {
  community: z._default(SearchWords(100), ''),
  zip_code: z._default(SearchWords(10), ''),
  email: z._default(SearchWords(254), ''),
  /** The value has digits only. */
  phone: z._default(SearchWords(10), ''),
  street_address: z._default(SearchWords(100), ''),
  service_type_code: z.optional(ServiceType),
  /** The value is a complete billing account number. */
  account_no: z._default(SearchWords(24), ''),
}

/** This is the filter as the server receives it. */
export type AccountFilter = z.output<z.ZodMiniObject<typeof accountFilter>>

/** A search lists at most this many accounts. Staff narrow the filter to see others. */
export const maxListedAccounts = 5000
/** A search lists at most this many people. */
export const maxListedPeople = 1000
