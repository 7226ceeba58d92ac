/** Defines the search for premises by address, and their services. Answers never reveal who lives there. */
import { z } from 'zod/mini'
import { storable } from '../../fields/textFields'
import { Day } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { ServiceType } from '../../services/services'

const SearchText = z.string().check(z.trim(), z.maxLength(100), z.regex(storable))

const addressFields = {
  crm_premise_id: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
}

export const FoundAddress = z.object(addressFields)
export type FoundAddress = z.infer<typeof FoundAddress>

export const FoundPremise = z.object({
  ...addressFields,
  community_name: z.string(),
  services: z.array(ServiceType),
  /** The premise has no owner and the caller has properties in its community, so the caller can add it. */
  can_add: z.boolean(),
})
export type FoundPremise = z.infer<typeof FoundPremise>

export const searchPremises = endpoint({
  method: 'GET',
  path: '/api/v1/premise/search-premise',
  summary:
    'Returns the first 20 premises whose address contains the text, or starts with it if it has one or two characters. Matching streets precede matching cities.',
  access: 'signedIn',
  reads: ['Premises'],
  query: z.object({ search_Key: SearchText }),
  response: z.array(FoundPremise),
})

export const searchAddresses = endpoint({
  method: 'GET',
  path: '/api/v1/customer/myaccount-address-search',
  summary:
    'Returns the first 20 addresses that contain the text, for autocompletion. Matching streets precede matching cities.',
  access: 'signedIn',
  reads: ['Premises'],
  query: z.object({ address: SearchText }),
  response: z.object({
    addresses: z.array(FoundAddress),
    /** More addresses contain the text. */
    has_more: z.boolean(),
  }),
})

export const ServicePoint = z.object({
  service_point_id: z.string(),
  service_type: ServiceType,
  available: z.boolean(),
  selected: z.boolean(),
  pre_installed: z.boolean(),
  active: z.boolean(),
  /** The caller or one of their customers pays for the service since this day. It is null otherwise. */
  active_since: z.nullable(Day),
  /** Only gas has this field. */
  meter_disconnected: z.nullable(z.boolean()),
  /** Only gas of the caller's own account has this field. */
  meter_number: z.nullable(z.string()),
  last_read_on: z.nullable(Day),
})
export type ServicePoint = z.infer<typeof ServicePoint>

export const getServicePoints = endpoint({
  method: 'GET',
  path: '/api/v1/premise/get-premise-service-point-details',
  summary: 'Lists the service points of a premise where the caller has a service or that the caller owns, by service.',
  access: 'ACCOUNTS.read',
  reads: ['Properties'],
  query: z.object({ premise_id: Id }),
  response: z.object({
    ...addressFields,
    community_name: z.string(),
    service_points: z.array(ServicePoint),
  }),
})

export const premises = { searchPremises, searchAddresses, getServicePoints }
