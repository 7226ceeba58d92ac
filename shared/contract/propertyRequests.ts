/** What builders and associations ask for many lots at once: one case per lot under a common number. */
import { z } from 'zod/mini'
import { attachmentsPerCase, descriptionLimit } from '../cases'
import { Day } from '../dates'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { storable, Text } from '../typed'
import { lotRequestKinds, propertiesPerCall } from '../properties'
import { PhoneNumber } from './session'

const Line = z.string().check(z.trim(), z.maxLength(200), z.regex(storable))

export const LotResult = z.object({
  crm_premise_id: z.string(),
  street_address: z.string(),
  /** `duplicate`: one of the kind is under way already; `refused`: it cannot be asked for there. */
  outcome: z.enum(['created', 'duplicate', 'refused', 'not_found']),
  message: z.string(),
  case_id: z.nullable(z.uuid()),
  case_no: z.nullable(z.string()),
})
export type LotResult = z.infer<typeof LotResult>

export const createLotRequests = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/property-requests',
  summary:
    'Asks for the same thing at many of the caller’s properties; what cannot be asked for at one leaves the others.',
  access: 'PROPERTIES.write',
  idempotent: true,
  body: z.strictObject({
    /** For whom staff ask; everybody else asks for themselves. */
    crm_contact_id: z.optional(Id),
    crm_premise_id: z.array(Id).check(z.maxLength(propertiesPerCall)),
    kind: z.enum(lotRequestKinds),
    /** The codes of what was confirmed of the checklist. */
    readiness: z._default(z.array(Id).check(z.maxLength(20)), []),
    wanted_on: Day,
    contact_name: Text({ name: 'On-site contact', max: 100 }),
    contact_phone: PhoneNumber,
    /** Who takes over, of a transfer. */
    new_owner: z._default(Line, ''),
    notes: z._default(z.string().check(z.trim(), z.maxLength(descriptionLimit), z.regex(storable)), ''),
    /** Files for all the lots; they stand at the common number. */
    attachment_ids: z._default(z.array(z.uuid()).check(z.maxLength(attachmentsPerCase)), []),
    /** Ask again where one of the kind is under way. */
    with_duplicates: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** Null when there was nothing that could be asked for. */
    parent_case_id: z.nullable(z.uuid()),
    parent_case_no: z.nullable(z.string()),
    results: z.array(LotResult),
  }),
})

/** Every call of this noun, as the contract lists them. */
export const propertyRequests = { createLotRequests }
