/** Texts of the portfolio on the dashboard of builders, associations and developers. */

import { countText, plural, quantity } from '../../format/plural'
import type { LotRequestKind } from '../../services/properties'

export const boardNotLoaded = 'We couldn’t load the properties by stage.'
export const view = 'View'
export const boardView = 'Board'
export const listView = 'List'
export const tableView = 'Table'
export const communityOption = (name: string, count: number) => `${name} (${countText(count)})`
export const emptyBoard =
  'Your properties will be here by stage, with what you can request next. Add the first one by its address.'
export const stagesInOrder = 'Stages of a property, in order'
export const addProperty = 'Add a property'
export const nothingMatches = 'There are no properties in this community.'

/** This action brings the properties at a stage to the next one. */
const nextSteps: Record<LotRequestKind, string> = {
  service_line: 'Next: service line',
  meter_set: 'Next: meter set',
  drop: 'Next: fiber drop',
  temporary: 'Next: temporary service',
  bulk_activation: 'Next: activation',
  owner_transfer: 'Next: owner transfer',
}
export const nextStep = (kind: LotRequestKind | null): string =>
  kind === null ? 'Nothing left to request' : nextSteps[kind]

export const lotAt = (lot: string, street: string) => `${lot}, ${street}`
export const ready = 'Ready'
export const requestedAs = (number: string) => `Requested: ${number}`
export const readyCount = (count: number) => `${countText(count)} ready`
export const requestedCount = (count: number) => `${countText(count)} requested`
export const openRequests = (count: number) => quantity(count, 'open request', 'open requests')
export const requestFor = (count: number) => `Request for ${countText(count)}`
export const requestKindFor = (label: string, count: number) =>
  plural(count, `Request for 1: ${label}`, `Request for ${countText(count)}: ${label}`)
export const showMore = (count: number) => `Show ${countText(count)} more`
export const showMoreAt = (count: number, stage: string) => `${stage}: show ${countText(count)} more`
export const lotsAt = (stage: string) => `${stage} properties`

export const needsAttention = 'Ready for your request'
/** A sentence for each request that properties are ready for. */
export const readyFor: Record<LotRequestKind, (count: number) => string> = {
  service_line: (count) =>
    quantity(count, 'property is ready for a service line', 'properties are ready for a service line'),
  meter_set: (count) => quantity(count, 'property is ready for a meter set', 'properties are ready for a meter set'),
  drop: (count) => quantity(count, 'property is ready for a fiber drop', 'properties are ready for a fiber drop'),
  temporary: (count) =>
    quantity(count, 'property is ready for temporary service', 'properties are ready for temporary service'),
  bulk_activation: (count) => quantity(count, 'home is ready to be activated', 'homes are ready to be activated'),
  owner_transfer: (count) => quantity(count, 'home is ready to hand over', 'homes are ready to hand over'),
}
export const request = 'Request'
export const requestReady = (sentence: string) => `Request: ${sentence}`
