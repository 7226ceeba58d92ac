import type { LotRequestKind, PremiseStage } from './properties'

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
