/** The form of a lot request as stored for the tab, and its validation. */
import { z } from 'zod/mini'
import { appointmentProblem } from '#shared/cases/appointmentDays'
import type { createLotRequests } from '#shared/contract/services/propertyRequests'
import type { InputOf } from '#shared/http/endpoint'
import { type LotRequestKind, lotRequestKinds, readinessCodes } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { parseStoredJson } from '../../domain/drafts/storedJson'

const Lots = z.array(z.object({ id: z.string(), label: z.string() }))
export type Lot = z.infer<typeof Lots>[number]

/** The kind stays as it was if the other page names none. */
export const LotPrefill = z.object({ lots: Lots, kind: z.optional(z.enum(lotRequestKinds)) })

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
  keyFor: '',
}
export type LotDraft = typeof emptyDraft

export const kindOf = ({ kind }: LotDraft): LotRequestKind =>
  lotRequestKinds.find((candidate) => candidate === kind) ?? 'meter_set'

export const lotsOf = ({ lots }: LotDraft): Lot[] => parseStoredJson(Lots, lots, [])

export const confirmedCodes = ({ readiness }: LotDraft): string[] => readiness.split(' ').filter(Boolean)

/** Returns why no crew can come on the selected day, or null. */
export const dayProblem = ({ date }: Pick<LotDraft, 'date'>, today: string): string | null =>
  date === '' ? null : appointmentProblem(date, today)

/** Returns the errors that depend on the kind of request or on what the call cannot contain. */
export const validateDraft = (draft: LotDraft, today: string) => ({
  readiness: readinessCodes(kindOf(draft)).some((code) => !confirmedCodes(draft).includes(code))
    ? propertyTexts.listNotReady
    : null,
  lots: lotsOf(draft).length === 0 ? propertyTexts.noLots : null,
  date: draft.date === '' ? propertyRequestTexts.dayIsRequired : dayProblem(draft, today),
  owner: kindOf(draft) === 'owner_transfer' && draft.owner.trim() === '' ? propertyTexts.ownerRequired : null,
})

/** The form's names of the call's fields. */
export const formNames = {
  crm_premise_id: 'lots',
  requested_date: 'date',
  contact_name: 'contact',
  contact_phone: 'phone',
  new_owner: 'owner',
} as const

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
  requested_date: draft.date,
  contact_name: draft.contact,
  contact_phone: draft.phone,
  new_owner: kindOf(draft) === 'owner_transfer' ? draft.owner : '',
  notes: draft.notes,
  attachment_ids: attachmentIds,
  with_duplicates: withDuplicates,
})
