/** Describes the account found for a registration: its services, and its data from the old system. */
import type { getActiveServices } from '#shared/contract/customers/registrations'
import type { ResponseOf } from '#shared/http/endpoint'

export type LegacyAccountDetails = ResponseOf<typeof getActiveServices>
