/** Defines the calls for the catalog of service requests: types, subtypes and their questions. */
import { z } from 'zod/mini'
import { userTypes } from '../../access/access'
import { caseCategories } from '../../cases/cases'
import { endpoint } from '../../http/endpoint'
import { serviceTypes } from '../../services/services'

export const CaseCategory = z.enum(caseCategories)

export const ServiceKind = z.object({
  service_type: z.string(),
  label: z.string(),
  description: z.string(),
  category: CaseCategory,
  /**
   * Only customers with one of these services can request it. The list is empty if the category already determines the
   * service.
   */
  services: z.array(z.enum(serviceTypes)),
})
export type ServiceKind = z.infer<typeof ServiceKind>

/** Defines one question of a request form. `day` is a date from today on, and `reading` is a meter reading. */
export const Question = z.object({
  code: z.string(),
  label: z.string(),
  kind: z.enum(['choice', 'text', 'day', 'reading']),
  options: z.array(z.string()),
  is_required: z.boolean(),
})
export type Question = z.infer<typeof Question>

export const ServiceSubtype = z.object({
  service_subtype: z.string(),
  service_type: z.string(),
  category: CaseCategory,
  label: z.string(),
  questions: z.array(Question),
  /** A technician has to visit, so the form asks when. */
  needs_visit: z.boolean(),
  /** Tells when the first answer comes: "within an hour, 24/7". */
  response_time: z.string(),
})
export type ServiceSubtype = z.infer<typeof ServiceSubtype>

const userTypeQuery = z.object({ user_type_code: z.optional(z.enum(userTypes)) })

export const listServiceTypes = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/service-type',
  summary: 'Lists service types for a type of user. Customers get those of their own type.',
  access: 'SERVICETICKET.read',
  reads: [],
  query: userTypeQuery,
  response: z.array(ServiceKind),
})

export const listServiceSubtypes = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/service-subtype',
  summary: 'Lists the subtypes of each service type, with the questions of their forms.',
  access: 'SERVICETICKET.read',
  reads: [],
  query: userTypeQuery,
  response: z.array(ServiceSubtype),
})
