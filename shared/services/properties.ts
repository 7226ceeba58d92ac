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
  label: string
  /** Describes the work that this request asks for. */
  description: string
  /** This service has to be available at each lot. It is null if the request needs no service. */
  service: ServiceType | null
  /** The builder confirms these statements before a crew visits, by code. */
  readiness: Record<string, string>
}

export const lotRequests: Record<LotRequestKind, LotRequest> = {
  meter_set: {
    label: 'Meter set',
    description: 'We set a gas meter at each lot.',
    service: 'GAS',
    readiness: {
      pressure_test: 'The house line passed its pressure test.',
      address_posted: 'The address is posted at the street.',
      riser: 'The riser is installed.',
      trench: 'The trench is open or the line is in.',
    },
  },
  service_line: {
    label: 'Service line',
    description: 'We lay a gas line from the main to each lot.',
    service: 'GAS',
    readiness: {
      grade: 'The lot is at final grade, give or take six inches.',
      stakes: 'The meter location is staked.',
      clear: 'The path from the street is clear.',
    },
  },
  drop: {
    label: 'Fiber drop',
    description: 'We bring fiber from the street to each house.',
    service: 'FIBER',
    readiness: {
      conduit: 'The conduit is in, with a pull string.',
      address_posted: 'The address is posted at the street.',
      clear: 'The path from the street is clear.',
    },
  },
  temporary: {
    label: 'Temporary service',
    description: 'Service during construction, such as heat or a site office.',
    service: null,
    readiness: { access: 'Our crew can reach the lot by truck.', pad: 'The spot for our equipment is level and dry.' },
  },
  owner_transfer: {
    label: 'Transfer to the owner',
    description: 'Each home gets its own account, and yours ends on that day.',
    service: null,
    readiness: {
      occupancy: 'The certificate of occupancy is issued.',
      owner_knows: 'The new owner knows we’ll call.',
    },
  },
  bulk_activation: {
    label: 'Activate several homes',
    description: 'We turn on the selected services in many homes on one day.',
    service: null,
    readiness: {
      power: 'The power is on in each home.',
      equipment: 'The equipment for the selected services is installed.',
    },
  },
}
