/** Defines communities with their services, plans and contacts. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { storable } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import { pageQuery } from '../../http/paging'
import { ServiceType } from '../../services/services'

const CommunityProduct = z.object({
  code: z.string(),
  name: z.string(),
  service_type: ServiceType,
  monthly_price: Dollars,
})
export type CommunityProduct = z.output<typeof CommunityProduct>

export const Community = z.object({
  community_id: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  homes: z.int(),
  /** The kind is such as "under construction" or "HOA bulk". */
  kind: z.string(),
  services: z.array(ServiceType),
  plans: z.array(CommunityProduct),
  /** The caller has a service or a property in the community. */
  is_own: z.boolean(),
  /** Describes the homeowners association, or is null if there is none. */
  association: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
  /** Counts all premises for staff, and own properties for callers who have some. It is null for others. */
  premise_count: z.nullable(z.int()),
})
export type Community = z.output<typeof Community>

export const listCommunities = endpoint({
  method: 'GET',
  path: '/api/v1/communities/list',
  summary: 'Lists the communities with service, the caller’s own first.',
  access: 'signedIn',
  reads: ['Communities'],
  query: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(100), z.regex(storable)), ''),
    service_type: z.optional(ServiceType),
    state: z.optional(z.string().check(z.maxLength(2), z.regex(storable))),
    ...pageQuery,
  }),
  response: z.object({
    communities: z.array(Community),
    total_count: z.int(),
    /** Lists every state with a community, for the filter. */
    states: z.array(z.string()),
  }),
})

export const communities = { listCommunities }
