/** The plans that a service account has. */
import { z } from 'zod/mini'
import { Day } from '../dates'
import { endpoint } from '../endpoint'
import { Dollars } from '../dollars'
import { ServiceType } from '../services'

export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  serviceType: ServiceType,
  price: z.object({ monthly: Dollars }),
  started_on: Day,
})
export type Plan = z.output<typeof Plan>

export const listUserPlans = endpoint({
  method: 'GET',
  path: '/api/v1/plans/get-user-plans',
  summary: "A service account's products; the first is the plan itself.",
  access: 'ACCOUNTS.read',
  query: z.object({
    crm_service_account_id: z.string().check(z.minLength(1), z.maxLength(64)),
    service_type: z.optional(ServiceType),
  }),
  response: z.array(Plan),
})
