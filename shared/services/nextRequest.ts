import { type LotRequestKind, type PremiseStage, premiseStages } from './properties'

/** The request that brings a property to its next stage. It is null where nothing is left to request. */
export const nextRequestOf: Record<PremiseStage, LotRequestKind | null> = {
  planned: 'service_line',
  line_in: 'meter_set',
  meter_set: 'drop',
  drop: 'bulk_activation',
  activated: 'owner_transfer',
  occupied: null,
  vacant: null,
}

/** These build the lines of a home, so they come too late at every later stage. */
const buildingRequests: readonly LotRequestKind[] = ['service_line', 'meter_set', 'drop']

/** Returns the stages at which a request is no longer possible. */
export function stagesAfter(kind: LotRequestKind): readonly PremiseStage[] {
  if (!buildingRequests.includes(kind)) return []
  const own = premiseStages.findIndex((stage) => nextRequestOf[stage] === kind)
  return premiseStages.slice(own + 1)
}

/**
 * Returns the request that a property at this stage has before it, as on the board. It is null if the property has come
 * as far as the request, or if the request belongs to no stage.
 */
export function requestBefore(kind: LotRequestKind, stage: PremiseStage): LotRequestKind | null {
  const own = premiseStages.findIndex((candidate) => nextRequestOf[candidate] === kind)
  return premiseStages.indexOf(stage) < own ? nextRequestOf[stage] : null
}
