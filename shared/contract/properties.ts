/** Properties: the premises of a builder, association or developer, and what they change of them. */
import { z } from 'zod/mini'
import { Moment } from '../dates'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { pageQuery } from '../paging'
import {
  lotLimit,
  lotRequestKinds,
  premiseStages,
  propertiesPerCall,
  propertySorts,
  serviceStates,
} from '../properties'
import { ServiceType } from '../services'
import { Line, SearchWords } from '../typed'

const Stage = z.enum(premiseStages)

const ServiceFacts = z.object({
  /** The owner wants it there. */
  selected: z.boolean(),
  available: z.boolean(),
  /** The line or the equipment is in, whoever lives there. */
  pre_installed: z.boolean(),
  active: z.boolean(),
  active_users: z.int(),
})
export type ServiceFacts = z.infer<typeof ServiceFacts>

export const Premise = z.object({
  region: z.string(),
  crm_premise_id: z.string(),
  community_id: z.string(),
  community_name: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  lot: z.string(),
  stage: Stage,
  /** Goes up with every change; a change names the one it was made on. */
  version: z.int(),
  changed_date: Moment,
  /** Requests of the owner about it that are under way. */
  open_requests: z.int(),
  fiber_service: ServiceFacts,
  gas_service: z.object({ ...ServiceFacts.shape, meter_disconnected: z.boolean() }),
  voip_service: ServiceFacts,
  cable_service: ServiceFacts,
})
export type Premise = z.infer<typeof Premise>

const ofUser = { user_id: z.uuid() }
const StageCounts = z.record(Stage, z.int())

/** What a list, and what is done with all of it, is narrowed to. */
const filterQuery = {
  search: z._default(SearchWords(), ''),
  community_id: z.optional(Id),
  stage: z.optional(Stage),
  service_type: z.optional(ServiceType),
  service_state: z.optional(z.enum(serviceStates)),
}

export const listProperties = endpoint({
  method: 'GET',
  path: '/api/v1/properties/list',
  summary: 'The properties of a portal user, page by page, with what each service is there.',
  access: 'PROPERTIES.read',
  query: z.object({
    ...ofUser,
    ...filterQuery,
    sort: z._default(z.enum(propertySorts), 'address'),
    /** Those first where this can be asked for. */
    for_request: z.optional(z.enum(lotRequestKinds)),
    ...pageQuery,
  }),
  response: z.object({
    properties: z.array(Premise),
    total_count: z.int(),
    /** Of these, where `for_request` can be asked for. */
    eligible_count: z.int(),
    /** Without search and filters. */
    all_count: z.int(),
    /** By stage, with the other filters. */
    stages: StageCounts,
    /** Where the person has properties. */
    communities: z.array(z.object({ community_id: z.string(), name: z.string(), count: z.int() })),
  }),
})

export const countProperties = endpoint({
  method: 'GET',
  path: '/api/v1/properties/counts',
  summary: 'How many properties a portal user has at each stage.',
  access: 'PROPERTIES.read',
  query: z.object(ofUser),
  response: z.object({ total_count: z.int(), stages: StageCounts }),
})

const selection = z.optional(z.strictObject({ selected: z.boolean() }))

const PropertyChange = z.strictObject({
  crm_premise_id: Id,
  version: z.int().check(z.gte(1)),
  stage: z.optional(Stage),
  lot: z.optional(Line({ name: 'Lot', max: lotLimit })),
  fiber_service: selection,
  gas_service: selection,
  voip_service: selection,
  cable_service: selection,
})
export type PropertyChange = z.infer<typeof PropertyChange>

export const PropertyResult = z.object({
  crm_premise_id: z.string(),
  /** `conflict`: somebody else changed it since that version; `unchanged`: it is so already. */
  outcome: z.enum(['saved', 'unchanged', 'conflict', 'refused', 'not_found']),
  /** Why it was not saved; empty when it was. */
  message: z.string(),
  /** As it is now; null when it is not in the list. */
  property: z.nullable(Premise),
})
export type PropertyResult = z.infer<typeof PropertyResult>

export const updateProperties = endpoint({
  method: 'PUT',
  path: '/api/v1/properties/put',
  summary:
    'Changes stage, lot and selected services of properties, each for itself, and tells of each what came of it.',
  access: 'PROPERTIES.write',
  query: z.object(ofUser),
  body: z.strictObject({
    properties: z.array(PropertyChange).check(z.maxLength(propertiesPerCall)),
    /** Only tell what would happen. */
    is_trial: z._default(z.boolean(), false),
  }),
  response: z.object({ results: z.array(PropertyResult) }),
})

export const addProperty = endpoint({
  method: 'POST',
  path: '/api/v1/customer/update-builder-premise',
  summary: 'Puts a premise that nobody has into the caller’s list, in a community where they have properties already.',
  access: 'PROPERTIES.write',
  body: z.strictObject({ crm_premise_id: Id }),
  response: Premise,
})

/** Every call of this noun, as the contract lists them. */
export const properties = { listProperties, countProperties, updateProperties, addProperty }
