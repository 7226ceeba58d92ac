/** A person's service accounts by address, page by page: some have two, some have two hundred. */
import { z } from 'zod/mini'
import { Day } from '../dates'
import { Dollars } from '../dollars'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { pageFields } from '../paging'
import { ServiceGroup, ServiceType } from '../services'
import { Line, SearchWords } from '../typed'

const Service = z.object({
  crm_service_account_id: z.string(),
  crm_service_account_number: z.string(),
  service_type_code: ServiceType,
  status: z.enum(['active', 'closed']),
  started_on: Day,
})

const Bill = z.object({
  crm_billing_account_number: z.string(),
  crm_billing_group_id: z.string(),
  service_group: ServiceGroup,
  /** Of the whole bill, which may be for more addresses than this. */
  balance: Dollars,
  due_date: z.nullable(Day),
  autopay_enabled: z.boolean(),
  paperless: z.boolean(),
  status: z.enum(['active', 'closed']),
  services: z.array(Service),
})
export type ServiceAccountBill = z.output<typeof Bill>

export const ServicePremise = z.object({
  crm_premise_id: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  community_name: z.string(),
  /** What the person calls it; empty unless they named it. */
  nickname: z.string(),
  bills: z.array(Bill),
})
export type ServicePremise = z.output<typeof ServicePremise>

export const listServiceAccounts = endpoint({
  method: 'POST',
  path: '/api/v1/customer/service-accounts',
  summary:
    'The service accounts that a portal user reaches, by address. The search looks in addresses, names and numbers.',
  access: 'ACCOUNTS.read',
  body: z.strictObject({
    user_id: z.uuid(),
    search: z._default(SearchWords(100), ''),
    ...pageFields,
  }),
  response: z.object({
    premises: z.array(ServicePremise),
    total_count: z.int(),
    /** Without the search. */
    all_count: z.int(),
  }),
})

export const nameLength = 40

export const updateNickname = endpoint({
  method: 'POST',
  path: '/api/v1/customer/premise-nickname',
  summary: "Names one of the caller's addresses; an empty name takes the name away.",
  access: 'ACCOUNTS.write',
  body: z.strictObject({
    crm_premise_id: Id,
    nickname: Line({ name: 'Name', max: nameLength }),
  }),
  response: z.null(),
})
