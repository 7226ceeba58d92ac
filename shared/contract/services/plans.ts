/** Defines the plan and the add-ons of a service account, what its community offers, and changes between them. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { oneLine } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { changeKinds, changeStatuses, planAvailabilities, planServiceTypes } from '../../services/plans'
import { ServiceType } from '../../services/services'
import * as httpTexts from '../../texts/http'

const Price = z.object({ monthly: Dollars })

/** Describes a product by speed, channels or minutes. A value is null if it doesn't apply or is unlimited. */
const measures = {
  speed_mbps: z.nullable(z.int()),
  channels: z.nullable(z.int()),
  minutes: z.nullable(z.int()),
}

export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  serviceType: ServiceType,
  price: Price,
  ...measures,
  started_on: Day,
})
export type Plan = z.output<typeof Plan>

const serviceAccountQuery = z.object({ crm_service_account_id: Id, service_type: z.optional(ServiceType) })

export const listUserPlans = endpoint({
  method: 'GET',
  path: '/api/v1/plans/get-user-plans',
  summary: 'Lists the products of a service account. The first is its plan.',
  access: 'ACCOUNTS.read',
  query: serviceAccountQuery,
  response: z.array(Plan),
})

export const Addon = z.object({
  crm_addon_id: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  serviceType: ServiceType,
  price: Price,
  is_shippable: z.boolean(),
  status: z.enum(['available', 'active', 'ending']),
  /** An add-on that is ending ends on this day. It is null otherwise. */
  ends_on: z.nullable(Day),
  /** Adding it replaces this add-on. It is null if it replaces none. */
  replaces: z.nullable(z.string()),
  /** Adding it today costs this share of the current billing month. */
  proration: Dollars,
})
export type Addon = z.output<typeof Addon>

export const listUserAddons = endpoint({
  method: 'GET',
  path: '/api/v1/plans/get-user-adddons',
  summary: 'Lists the add-ons available to a service account, including those it has.',
  access: 'ACCOUNTS.read',
  reads: ['Plans'],
  query: serviceAccountQuery,
  response: z.array(Addon),
})

export const PlanChange = z.object({
  change_id: z.string(),
  request_number: z.string(),
  crm_service_account_id: z.string(),
  kind: z.enum(changeKinds),
  status: z.enum(changeStatuses),
  /** The name is null if an add-on is added. */
  from_name: z.nullable(z.string()),
  /** The name is null if an add-on is removed. */
  to_name: z.nullable(z.string()),
  from_product_code: z.nullable(z.string()),
  to_product_code: z.nullable(z.string()),
  price_difference: Dollars,
  proration: Dollars,
  effective_on: Day,
  is_shippable: z.boolean(),
  requested_date: Moment,
})
export type PlanChange = z.output<typeof PlanChange>

export const ServicePlans = z.object({
  crm_service_account_id: z.string(),
  service_type: ServiceType,
  plan: z.nullable(Plan),
  addons: z.array(Plan),
  scheduled: z.array(PlanChange),
})
export type ServicePlans = z.output<typeof ServicePlans>

export const listServicePlans = endpoint({
  method: 'POST',
  path: '/api/v1/plans/get-user-plan-addons',
  summary: 'Lists the plans, add-ons and scheduled changes of several service accounts.',
  access: 'ACCOUNTS.read',
  reads: ['Plans'],
  body: z.strictObject({ crm_service_account_id: z.array(Id).check(z.minLength(1), z.maxLength(20)) }),
  response: z.array(ServicePlans),
})

export const BroadbandFacts = z.object({
  download_mbps: z.int(),
  upload_mbps: z.int(),
  latency_ms: z.int(),
  data_included: z.string(),
  contract_months: z.int(),
  install_fee: Dollars,
  gateway_monthly: Dollars,
  early_end_fee: Dollars,
})
export type BroadbandFacts = z.output<typeof BroadbandFacts>

export const CommunityPlan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: Price,
  ...measures,
  is_current: z.boolean(),
  /** Compares the price with the current plan. It is null if there is no current plan. */
  price_difference: z.nullable(Dollars),
  /** Starting today costs this amount until the billing month ends. It is null if the plan can't start today. */
  proration: z.nullable(Dollars),
  facts: z.nullable(BroadbandFacts),
})
export type CommunityPlan = z.output<typeof CommunityPlan>

export const listCommunityPlans = endpoint({
  method: 'POST',
  path: '/api/v1/plans/get-community-plans',
  summary: 'Lists the fiber, voice or TV plans available at an address, and the current one.',
  access: 'ACCOUNTS.read',
  reads: ['Plans'],
  body: z.strictObject({ crm_premise_id: Id, service_type: z.enum(planServiceTypes) }),
  response: z.object({
    community_name: z.string(),
    availability: z.enum(planAvailabilities),
    /** It is null if the address doesn't have the service. */
    crm_service_account_id: z.nullable(z.string()),
    current: z.nullable(Plan),
    current_facts: z.nullable(BroadbandFacts),
    today: Day,
    month_ends_on: z.nullable(Day),
    next_bill_on: z.nullable(Day),
    scheduled: z.nullable(PlanChange),
    plans: z.array(CommunityPlan),
  }),
})
export type CommunityPlans = z.output<(typeof listCommunityPlans)['response']>

const orderFields = {
  crm_contact_id: Id,
  crm_premise_id: Id,
  street_address: z.string().check(z.maxLength(200), z.regex(oneLine, { error: httpTexts.invalidAddress })),
  crm_service_account_id: Id,
  from_product_code: Id,
  to_product_code: Id,
}

/** The wire spells the service type `service_tyoe`. Our code uses `service_type`. */
export const PlanOrder = z.codec(
  z.strictObject({ ...orderFields, service_tyoe: z.enum(planServiceTypes), effective: z.enum(['today', 'next_bill']) }),
  z.object({ ...orderFields, service_type: z.enum(planServiceTypes), effective: z.enum(['today', 'next_bill']) }),
  {
    decode: ({ service_tyoe, ...order }) => ({ ...order, service_type: service_tyoe }),
    encode: ({ service_type, ...order }) => ({ ...order, service_tyoe: service_type }),
  },
)

export const changePlan = endpoint({
  method: 'POST',
  path: '/api/v1/plans/user-plan-change',
  summary: 'Changes the plan of a service account, today or with the next bill.',
  access: 'ACCOUNTS.write',
  changes: ['Plans'],
  idempotent: true,
  body: PlanOrder,
  response: PlanChange,
})

export const AddonOrder = z.codec(
  z.strictObject({ ...orderFields, service_tyoe: z.enum(planServiceTypes), is_shippable: z.boolean() }),
  z.object({ ...orderFields, service_type: z.enum(planServiceTypes), is_shippable: z.boolean() }),
  {
    decode: ({ service_tyoe, ...order }) => ({ ...order, service_type: service_tyoe }),
    encode: ({ service_type, ...order }) => ({ ...order, service_tyoe: service_type }),
  },
)

export const addAddon = endpoint({
  method: 'POST',
  path: '/api/v1/plans/user-addon-change',
  summary: 'Adds an add-on to a service account, starting today. Equipment is shipped to its address.',
  access: 'ACCOUNTS.write',
  changes: ['Plans'],
  idempotent: true,
  body: AddonOrder,
  response: PlanChange,
})

export const removeAddon = endpoint({
  method: 'POST',
  path: '/api/v1/plans/user-addon-removal',
  summary: 'Removes an add-on at the end of the billing month.',
  access: 'ACCOUNTS.write',
  changes: ['Plans'],
  body: z.strictObject({ crm_service_account_id: Id, crm_addon_id: Id }),
  response: PlanChange,
})

export const cancelPlanChange = endpoint({
  method: 'POST',
  path: '/api/v1/plans/cancel-plan-change',
  summary: 'Cancels a scheduled plan change.',
  access: 'ACCOUNTS.write',
  changes: ['Plans'],
  body: z.strictObject({ crm_service_account_id: Id, change_id: z.uuid() }),
  response: PlanChange,
})

export const plans = {
  listUserPlans,
  listUserAddons,
  listServicePlans,
  listCommunityPlans,
  changePlan,
  addAddon,
  removeAddon,
  cancelPlanChange,
}
