/** Defines requests of builders and associations for many lots at once. Each lot gets a case under a common number. */
import { z } from 'zod/mini'
import { attachmentsPerCase, descriptionLimit } from '../../cases/cases'
import { phoneNumber } from '../../fields/contactFields'
import { storable, Text } from '../../fields/textFields'
import { Day } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { lotRequestKinds, propertiesPerCall } from '../../services/properties'
import * as fieldTexts from '../../texts/fields'
import * as propertyRequestTexts from '../../texts/services/propertyRequests'

const Line = z.string().check(z.trim(), z.maxLength(200), z.regex(storable))

export const LotResult = z.object({
  crm_premise_id: z.string(),
  street_address: z.string(),
  /** `duplicate`: the same kind of request is already open. `refused`: the request isn't possible there. */
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
    'Opens the same service request for several of the caller’s properties. Rejected properties do not affect the others.',
  access: 'PROPERTIES.write',
  changes: ['Cases'],
  idempotent: true,
  body: z.strictObject({
    /** Staff request on behalf of this contact. Other users request for themselves. */
    crm_contact_id: z.optional(Id),
    crm_premise_id: z
      .array(Id)
      .check(z.maxLength(propertiesPerCall, { error: propertyRequestTexts.tooManyProperties(propertiesPerCall) })),
    kind: z.enum(lotRequestKinds),
    /** Contains the codes of the confirmed statements. */
    readiness: z._default(z.array(Id).check(z.maxLength(20)), []),
    requested_date: Day,
    contact_name: Text({ name: fieldTexts.siteContact, max: 100 }),
    contact_phone: phoneNumber(fieldTexts.sitePhone),
    /** A transfer names the new owner. */
    new_owner: z._default(Line, ''),
    notes: z._default(z.string().check(z.trim(), z.maxLength(descriptionLimit), z.regex(storable)), ''),
    /** The files are for all lots and attached to the common case. */
    attachment_ids: z._default(z.array(z.uuid()).check(z.maxLength(attachmentsPerCase)), []),
    /** Creates the request even if the same kind is already open. */
    with_duplicates: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** It is null if no request was possible. */
    parent_case_id: z.nullable(z.uuid()),
    parent_case_no: z.nullable(z.string()),
    results: z.array(LotResult),
  }),
})

export const propertyRequests = { createLotRequests }
