/** Defines properties, which are the premises of a builder, association or developer, and changes of them. */
import { z } from 'zod/mini'
import { Line, SearchWords } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageQuery } from '../../http/paging'
import {
  lotLimit,
  lotRequestKinds,
  premiseStages,
  propertiesPerCall,
  propertySorts,
  serviceStates,
} from '../../services/properties'
import { ServiceType } from '../../services/services'
import * as fieldTexts from '../../texts/fields'

const Stage = z.enum(premiseStages)

export const ServiceFacts = z.object({
  /** The owner wants this service at the premise. */
  selected: z.boolean(),
  available: z.boolean(),
  /** The line or the equipment is installed, regardless of who lives there. */
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
  /** The version increases with every change. A change has to contain the version that it is based on. */
  version: z.int(),
  changed_date: Moment,
  /** Counts open requests of the owner for this premise. */
  open_requests: z.int(),
  /** In a list with `for_request`: the number of an open request of that kind. */
  open_request_no: z.optional(z.string()),
  fiber_service: ServiceFacts,
  gas_service: z.object({ ...ServiceFacts.shape, meter_disconnected: z.boolean() }),
  voip_service: ServiceFacts,
  cable_service: ServiceFacts,
})
export type Premise = z.infer<typeof Premise>

const userField = { user_id: z.uuid() }
export const StageCounts = z.record(Stage, z.int())

const CommunityCount = z.object({ community_id: z.string(), name: z.string(), count: z.int() })

/** The request that brings the properties at a stage to the next one. */
export const NextRequest = z.object({
  stage: Stage,
  kind: z.enum(lotRequestKinds),
  /** Counts the properties for which it is possible. */
  ready_count: z.int(),
  /** Counts the properties for which it is open already. */
  requested_count: z.int(),
})
export type NextRequest = z.infer<typeof NextRequest>

/** These filters apply to a list and to actions on all of it. */
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
  summary: 'Lists the properties of a user as pages, with the status of each service.',
  access: 'PROPERTIES.read',
  // Each property shows its number of open requests.
  reads: ['Properties', 'Cases'],
  query: z.object({
    ...userField,
    ...filterQuery,
    sort: z._default(z.enum(propertySorts), 'address'),
    /** Properties for which this request is possible come first. */
    for_request: z.optional(z.enum(lotRequestKinds)),
    ...pageQuery,
  }),
  response: z.object({
    properties: z.array(Premise),
    total_count: z.int(),
    /** Counts the properties of the result for which `for_request` is possible. */
    eligible_count: z.int(),
    /** This count ignores the search and the filters. */
    all_count: z.int(),
    /** Counts by stage, with all filters except the stage. */
    stages: StageCounts,
    /** Lists the communities where the user has properties. */
    communities: z.array(CommunityCount),
  }),
})

export const countProperties = endpoint({
  method: 'GET',
  path: '/api/v1/properties/counts',
  summary: 'Counts the properties of a user by stage, and those that are ready for the request of their next stage.',
  access: 'PROPERTIES.read',
  reads: ['Properties', 'Cases'],
  query: z.object({ ...userField, community_id: z.optional(Id) }),
  response: z.object({
    total_count: z.int(),
    stages: StageCounts,
    next_requests: z.array(NextRequest),
    /** Lists the communities where the user has properties. */
    communities: z.array(CommunityCount),
  }),
})

const selection = z.optional(z.strictObject({ selected: z.boolean() }))

export const PropertyChange = z.strictObject({
  crm_premise_id: Id,
  version: z.int().check(z.gte(1)),
  stage: z.optional(Stage),
  lot: z.optional(Line({ name: fieldTexts.lot, max: lotLimit })),
  fiber_service: selection,
  gas_service: selection,
  voip_service: selection,
  cable_service: selection,
})
export type PropertyChange = z.infer<typeof PropertyChange>

export const PropertyResult = z.object({
  crm_premise_id: z.string(),
  /** `conflict`: someone else changed the property since that version. `unchanged`: it already has these values. */
  outcome: z.enum(['saved', 'unchanged', 'conflict', 'refused', 'not_found']),
  /** Explains why the change wasn't saved. It is empty if it was. */
  message: z.string(),
  /** This is the current property, or null if it isn't in the list. */
  property: z.nullable(Premise),
})
export type PropertyResult = z.infer<typeof PropertyResult>

export const updateProperties = endpoint({
  method: 'PUT',
  path: '/api/v1/properties/put',
  summary: 'Changes the stage, lot and selected services of several properties, with a result for each.',
  access: 'PROPERTIES.write',
  changes: ['Properties'],
  query: z.object(userField),
  body: z.strictObject({
    properties: z.array(PropertyChange).check(z.maxLength(propertiesPerCall)),
    /** A trial only returns what would happen. */
    is_dry_run: z._default(z.boolean(), false),
  }),
  response: z.object({ results: z.array(PropertyResult) }),
})

export const addProperty = endpoint({
  method: 'POST',
  path: '/api/v1/customer/update-builder-premise',
  summary: 'Adds an unclaimed premise to the caller’s list, in a community where they already have properties.',
  access: 'PROPERTIES.write',
  changes: ['Properties', 'Premises', 'Communities'],
  body: z.strictObject({ crm_premise_id: Id }),
  response: Premise,
})

export const properties = { listProperties, countProperties, updateProperties, addProperty }
