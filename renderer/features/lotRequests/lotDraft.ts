/** The form of a lot request as stored for the tab, and its validation. */
import { z } from 'zod/mini'
import type { createLotRequests } from '#shared/contract/services/propertyRequests'
import { fieldProblem } from '#shared/fields/fieldRules'
import type { InputOf } from '#shared/http/endpoint'
import { type LotRequestKind, lotRequestKinds, lotRequests, propertiesPerCall } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/properties'
import * as propertyRequestTexts from '#shared/texts/propertyRequests'
import { parseStoredJson } from '../../domain/drafts/storedJson'

const Lots = z.array(z.object({ id: z.string(), label: z.string() }))
export type Lot = z.infer<typeof Lots>[number]

export const LotPrefill = z.object({ lots: Lots })

export const emptyDraft = {
  kind: 'meter_set',
  lots: '[]',
  /** Codes separated by spaces. */
  readiness: '',
  date: '',
  contact: '',
  phone: '',
  owner: '',
  notes: '',
  key: '',
  /** Ids of the files that were sent under the key. */
  keyFiles: '',
}
export type LotDraft = typeof emptyDraft

export const kindOf = ({ kind }: LotDraft): LotRequestKind =>
  lotRequestKinds.find((candidate) => candidate === kind) ?? 'meter_set'

export const lotsOf = ({ lots }: LotDraft): Lot[] => parseStoredJson(Lots, lots, [])

export const confirmedCodes = ({ readiness }: LotDraft): string[] => readiness.split(' ').filter(Boolean)

export const fieldNames = [
  'lots',
  'readiness',
  'wanted_on',
  'contact_name',
  'contact_phone',
  'new_owner',
  'files',
] as const
export type FieldName = (typeof fieldNames)[number]
export const fieldId = (name: FieldName): string => `lot-request-${name}`

export type LotRequestErrors = Partial<Record<FieldName | 'form', string>>

export function validateDraft(draft: LotDraft): LotRequestErrors {
  const errors: LotRequestErrors = {}
  const setError = (name: FieldName, error: string | null | false): void => {
    if (error) errors[name] = error
  }
  const lots = lotsOf(draft)
  setError('lots', lots.length === 0 && propertyTexts.noLots)
  setError('lots', lots.length > propertiesPerCall && propertyRequestTexts.aRequestCanIncludeUp(propertiesPerCall))
  const missing = Object.keys(lotRequests[kindOf(draft)].readiness).some(
    (code) => !confirmedCodes(draft).includes(code),
  )
  setError('readiness', missing && propertyTexts.listNotReady)
  setError('wanted_on', draft.date === '' && propertyRequestTexts.dayIsRequired)
  setError(
    'contact_name',
    fieldProblem(draft.contact, { name: propertyRequestTexts.onSiteContact, required: true, maxLength: 100 }),
  )
  setError(
    'contact_phone',
    fieldProblem(draft.phone, { name: propertyRequestTexts.onSitePhone, required: true, minDigits: 10 }),
  )
  setError('new_owner', kindOf(draft) === 'owner_transfer' && draft.owner.trim() === '' && propertyTexts.ownerRequired)
  return errors
}

/** Maps the server's field errors to the fields of the form. */
export function toFormErrors(fields: Record<string, string>): LotRequestErrors {
  const errors: LotRequestErrors = {}
  for (const [field, error] of Object.entries(fields)) {
    const name = field.startsWith('readiness') ? 'readiness' : field.startsWith('crm_premise_id') ? 'lots' : field
    const formField = fieldNames.find((candidate) => candidate === name)
    errors[formField ?? 'form'] ??= error
  }
  return errors
}

interface SubmissionParts {
  withDuplicates: boolean
  attachmentIds: string[]
}

export const buildRequestBody = (
  draft: LotDraft,
  { withDuplicates, attachmentIds }: SubmissionParts,
): InputOf<typeof createLotRequests>['body'] => ({
  crm_premise_id: lotsOf(draft).map(({ id }) => id),
  kind: kindOf(draft),
  readiness: confirmedCodes(draft),
  wanted_on: draft.date,
  contact_name: draft.contact,
  contact_phone: draft.phone,
  new_owner: kindOf(draft) === 'owner_transfer' ? draft.owner : '',
  notes: draft.notes,
  attachment_ids: attachmentIds,
  with_duplicates: withDuplicates,
})
