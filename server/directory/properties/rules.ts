/** Converts a property to its wire format. */

import type { Premise, ServiceFacts } from '#shared/contract/services/properties'
import { addressLine } from '#shared/customers/addresses'
import type { PremiseStage } from '#shared/services/properties'
import type { ServiceType } from '#shared/services/services'

interface PropertyRecord {
  premise: {
    number: string
    streetAddress: string
    unit: string
    city: string
    state: string
    zip: string
    region: string
    lot: string
    stage: PremiseStage
    version: number
    changedAt: Date
  }
  community: { id: string; name: string; services: ServiceType[] }
}

export interface PremiseServiceFlags {
  serviceType: ServiceType
  selected: boolean
  available: boolean
  preInstalled: boolean
  meterDisconnected: boolean
}

interface PremiseContext {
  serviceFlags: PremiseServiceFlags[]
  activeServices: { serviceType: ServiceType; users: number }[]
  openRequests: number
}

/** Returns the facts of a service at a premise, with defaults when nothing is stored for it. */
export function factsOf(
  type: ServiceType,
  offered: readonly ServiceType[],
  { serviceFlags, activeServices }: Omit<PremiseContext, 'openRequests'>,
): ServiceFacts {
  const flags = serviceFlags.find(({ serviceType }) => serviceType === type)
  const users = activeServices.find(({ serviceType }) => serviceType === type)?.users ?? 0
  return {
    selected: flags?.selected ?? users > 0,
    available: flags?.available ?? offered.includes(type),
    pre_installed: flags?.preInstalled ?? users > 0,
    active: users > 0,
    active_users: users,
  }
}

/** A meter counts as disconnected unless stored data says otherwise, or gas is in use there. */
export const isMeterDisconnected = (serviceFlags: PremiseServiceFlags[], isActive: boolean): boolean =>
  !isActive && (serviceFlags.find(({ serviceType }) => serviceType === 'GAS')?.meterDisconnected ?? true)

export function toPremise({ premise, community }: PropertyRecord, context: PremiseContext): Premise {
  const serviceFacts = (type: ServiceType) => factsOf(type, community.services, context)
  const gas = serviceFacts('GAS')
  return {
    region: premise.region,
    crm_premise_id: premise.number,
    community_id: community.id,
    community_name: community.name,
    street_address: addressLine(premise.streetAddress, premise.unit),
    city: premise.city,
    state: premise.state,
    zip: premise.zip,
    lot: premise.lot,
    stage: premise.stage,
    version: premise.version,
    changed_date: premise.changedAt.toISOString(),
    open_requests: context.openRequests,
    fiber_service: serviceFacts('FIBER'),
    gas_service: { ...gas, meter_disconnected: isMeterDisconnected(context.serviceFlags, gas.active) },
    voip_service: serviceFacts('VOIP'),
    cable_service: serviceFacts('TV'),
  }
}
