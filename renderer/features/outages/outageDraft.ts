/** The draft of a new outage. Lists are stored as texts, so that the draft survives a reload. */
import { z } from 'zod/mini'
import type { startOutage } from '#shared/contract/services/outages'
import type { InputOf } from '#shared/http/endpoint'
import { type OutageArea, outageAreas } from '#shared/services/outages'
import { type ServiceType, serviceTypes } from '#shared/services/services'
import { parseStoredJson } from '../../domain/drafts/storedJson'
import { parseProviderTime } from '../../ui/format/providerClock'

export type OutageDraft = {
  service_types: string
  community_id: string
  area: string
  streets: string
  premise_ids: string
  started_at: string
  expected_end_at: string
  message: string
  key: string
}

export const emptyOutage: OutageDraft = {
  service_types: '[]',
  community_id: '',
  area: 'community',
  streets: '[]',
  premise_ids: '[]',
  started_at: '',
  expected_end_at: '',
  message: '',
  key: '',
}

const Address = z.object({ value: z.string(), label: z.string() })
/** The id of a premise and its address. */
export type AddressOption = z.infer<typeof Address>

export const areaOf = ({ area }: Pick<OutageDraft, 'area'>): OutageArea =>
  outageAreas.find((candidate) => candidate === area) ?? 'community'
export const servicesOf = ({ service_types: stored }: Pick<OutageDraft, 'service_types'>): ServiceType[] =>
  parseStoredJson(z.array(z.enum(serviceTypes)), stored, [])
export const streetsOf = ({ streets }: Pick<OutageDraft, 'streets'>): string[] =>
  parseStoredJson(z.array(z.string()), streets, [])
export const addressesOf = ({ premise_ids: stored }: Pick<OutageDraft, 'premise_ids'>): AddressOption[] =>
  parseStoredJson(z.array(Address), stored, [])

/** The part of the request that says who is affected. */
export const affectedOf = (draft: OutageDraft) => ({
  service_types: servicesOf(draft),
  community_id: draft.community_id,
  area: areaOf(draft),
  streets: areaOf(draft) === 'street' ? streetsOf(draft) : [],
  premise_ids: areaOf(draft) === 'premises' ? addressesOf(draft).map(({ value }) => value) : [],
})

export const toOutageInput = (
  draft: OutageDraft,
  timeZone: string,
): { body: { [N in keyof InputOf<typeof startOutage>['body']]: InputOf<typeof startOutage>['body'][N] | null } } => ({
  body: {
    ...affectedOf(draft),
    started_at: parseProviderTime(draft.started_at, timeZone),
    expected_end_at: parseProviderTime(draft.expected_end_at, timeZone),
    message: draft.message,
  },
})
