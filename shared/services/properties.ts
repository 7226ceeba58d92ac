/** Defines the properties of builders, associations and developers: their stages, services and bulk requests. */
import type { ServiceType } from './services'

/** A lot goes through these stages in this order. */
export const premiseStages = ['planned', 'line_in', 'meter_set', 'drop', 'activated', 'occupied', 'vacant'] as const
export type PremiseStage = (typeof premiseStages)[number]

/** A premise has these service blocks (specification, section 3), in display order. */
export const serviceBlocks = ['fiber_service', 'gas_service', 'voip_service', 'cable_service'] as const
export type ServiceBlock = (typeof serviceBlocks)[number]

export const serviceOfBlock: Record<ServiceBlock, ServiceType> = {
  fiber_service: 'FIBER',
  gas_service: 'GAS',
  voip_service: 'VOIP',
  cable_service: 'TV',
}

/** A list of properties can be filtered by these states, for one service or for any. */
export const serviceStates = ['active', 'inactive', 'selected', 'available', 'pre_installed'] as const
export type ServiceState = (typeof serviceStates)[number]

export const propertySorts = ['address', 'lot', 'community', 'stage', 'changed'] as const
export type PropertySort = (typeof propertySorts)[number]

export const lotLimit = 20
/** One request can change at most this many properties, or create requests for them. */
export const propertiesPerCall = 500

export const lotRequestKinds = [
  'meter_set',
  'service_line',
  'drop',
  'temporary',
  'owner_transfer',
  'bulk_activation',
] as const
export type LotRequestKind = (typeof lotRequestKinds)[number]

interface LotRequest {
  /** This service has to be available at each lot. It is null if the request needs no service. */
  service: ServiceType | null
  /** The builder confirms the statements with these codes before a crew visits. */
  readiness: readonly string[]
}

export const lotRequests = {
  meter_set: { service: 'GAS', readiness: ['pressure_test', 'address_posted', 'riser', 'trench'] },
  service_line: { service: 'GAS', readiness: ['grade', 'stakes', 'clear'] },
  drop: { service: 'FIBER', readiness: ['conduit', 'address_posted', 'clear'] },
  temporary: { service: null, readiness: ['access', 'pad'] },
  owner_transfer: { service: null, readiness: ['occupancy', 'owner_knows'] },
  bulk_activation: { service: null, readiness: ['power', 'equipment'] },
} as const satisfies Record<LotRequestKind, LotRequest>

/** The builder has to confirm these conditions before a request of this kind. */
export const readinessCodes = (kind: LotRequestKind): readonly string[] => lotRequests[kind].readiness
