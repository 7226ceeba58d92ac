/** What the form of a lot request holds, as it is kept for the tab, and what is wrong with it. */
import { z } from 'zod/mini'
import type { createLotRequests } from '#shared/contract/propertyRequests'
import type { InputOf } from '#shared/endpoint'
import { fieldProblem } from '#shared/fieldRules'
import { lotRequestKinds, lotRequests, propertiesPerCall, type LotRequestKind } from '#shared/properties'
import { keptJson } from '../../session/keptJson'
import * as propertyTexts from '#shared/texts/properties'
import * as propertyRequestTexts from '#shared/texts/propertyRequests'

const Lots = z.array(z.object({ id: z.string(), label: z.string() }))
export type Lot = z.infer<typeof Lots>[number]

export const Arrival = z.object({ lots: Lots })

export const emptyDraft = {
  kind: 'meter_set',
  lots: '[]',
  /** Codes with spaces between. */
  readiness: '',
  date: '',
  contact: '',
  phone: '',
  owner: '',
  notes: '',
  key: '',
  /** The files that were sent under the key. */
  keyFiles: '',
}
export type LotDraft = typeof emptyDraft

export const kindOf = ({ kind }: LotDraft): LotRequestKind =>
  lotRequestKinds.find((candidate) => candidate === kind) ?? 'meter_set'

export const lotsOf = ({ lots }: LotDraft): Lot[] => keptJson(Lots, lots, [])

export const confirmed = ({ readiness }: LotDraft): string[] => readiness.split(' ').filter(Boolean)

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

export type Errors = Partial<Record<FieldName | 'form', string>>

export function errorsIn(draft: LotDraft): Errors {
  const errors: Errors = {}
  const put = (name: FieldName, remark: string | null | false): void => {
    if (remark) errors[name] = remark
  }
  const lots = lotsOf(draft)
  put('lots', lots.length === 0 && propertyTexts.noLots)
  put('lots', lots.length > propertiesPerCall && propertyRequestTexts.aRequestCanIncludeUp(propertiesPerCall))
  const missing = Object.keys(lotRequests[kindOf(draft)].readiness).some((code) => !confirmed(draft).includes(code))
  put('readiness', missing && propertyTexts.listNotReady)
  put('wanted_on', draft.date === '' && propertyRequestTexts.dayIsRequired)
  put(
    'contact_name',
    fieldProblem(draft.contact, { name: propertyRequestTexts.onSiteContact, required: true, maxLength: 100 }),
  )
  put(
    'contact_phone',
    fieldProblem(draft.phone, { name: propertyRequestTexts.onSitePhone, required: true, minDigits: 10 }),
  )
  put('new_owner', kindOf(draft) === 'owner_transfer' && draft.owner.trim() === '' && propertyTexts.ownerRequired)
  return errors
}

/** What the server refused, at the fields where it is shown. */
export function errorsOf(fields: Record<string, string>): Errors {
  const errors: Errors = {}
  for (const [field, remark] of Object.entries(fields)) {
    const name = field.startsWith('readiness') ? 'readiness' : field.startsWith('crm_premise_id') ? 'lots' : field
    const known = fieldNames.find((candidate) => candidate === name)
    errors[known ?? 'form'] ??= remark
  }
  return errors
}

interface Beside {
  withDuplicates: boolean
  attachmentIds: string[]
}

export const bodyOf = (
  draft: LotDraft,
  { withDuplicates, attachmentIds }: Beside,
): InputOf<typeof createLotRequests>['body'] => ({
  crm_premise_id: lotsOf(draft).map(({ id }) => id),
  kind: kindOf(draft),
  readiness: confirmed(draft),
  wanted_on: draft.date,
  contact_name: draft.contact,
  contact_phone: draft.phone,
  new_owner: kindOf(draft) === 'owner_transfer' ? draft.owner : '',
  notes: draft.notes,
  attachment_ids: attachmentIds,
  with_duplicates: withDuplicates,
})
