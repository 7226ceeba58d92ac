/** What a property is on the wire, and what may be changed of it. */
import { addressLine } from '#shared/addresses'
import type { Premise, PropertyChange, PropertyResult, ServiceFacts } from '#shared/contract/properties'
import { serviceBlocks, serviceOfBlock, type PremiseStage, type ServiceBlock } from '#shared/properties'
import { serviceLabels, type ServiceType } from '#shared/services'
import * as propertyTexts from '#shared/texts/properties'

interface Row {
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

export interface Mark {
  serviceType: ServiceType
  selected: boolean
  available: boolean
  preInstalled: boolean
  meterDisconnected: boolean
}

interface Around {
  marks: Mark[]
  actives: { serviceType: ServiceType; users: number }[]
  openRequests: number
}

/** A service as it is at a premise, also where nothing was noted about it. */
export function factsOf(
  type: ServiceType,
  offered: readonly ServiceType[],
  { marks, actives }: Omit<Around, 'openRequests'>,
): ServiceFacts {
  const mark = marks.find(({ serviceType }) => serviceType === type)
  const users = actives.find(({ serviceType }) => serviceType === type)?.users ?? 0
  return {
    selected: mark?.selected ?? users > 0,
    available: mark?.available ?? offered.includes(type),
    pre_installed: mark?.preInstalled ?? users > 0,
    active: users > 0,
    active_users: users,
  }
}

/** A meter is taken for disconnected unless it is noted otherwise, or gas is used there. */
export const isMeterDisconnected = (marks: Mark[], isActive: boolean): boolean =>
  !isActive && (marks.find(({ serviceType }) => serviceType === 'GAS')?.meterDisconnected ?? true)

export function toPremise({ premise, community }: Row, around: Around): Premise {
  const facts = (type: ServiceType) => factsOf(type, community.services, around)
  const gas = facts('GAS')
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
    open_requests: around.openRequests,
    fiber_service: facts('FIBER'),
    gas_service: { ...gas, meter_disconnected: isMeterDisconnected(around.marks, gas.active) },
    voip_service: facts('VOIP'),
    cable_service: facts('TV'),
  }
}

type Verdict = Pick<PropertyResult, 'outcome' | 'message'>

const verdict = (outcome: PropertyResult['outcome'], message = ''): Verdict => ({ outcome, message })

/** The blocks whose selection a change turns. */
export const turnedBlocks = (current: Premise, change: PropertyChange): ServiceBlock[] =>
  serviceBlocks.filter((block) => {
    const wanted = change[block]
    return wanted !== undefined && wanted.selected !== current[block].selected
  })

/** What becomes of a change to a property as it is now; undefined when it is not in the list. */
export function judge(current: Premise | undefined, change: PropertyChange): Verdict {
  if (!current) return verdict('not_found', propertyTexts.unknown)
  const turned = turnedBlocks(current, change)
  const isSame =
    turned.length === 0 &&
    (change.stage ?? current.stage) === current.stage &&
    (change.lot ?? current.lot) === current.lot
  if (isSame) return verdict('unchanged', propertyTexts.nothing)
  if (change.version !== current.version) return verdict('conflict', propertyTexts.changed)
  for (const block of turned) {
    const service = serviceLabels[serviceOfBlock[block]]
    if (change[block]?.selected && !current[block].available) {
      return verdict('refused', propertyTexts.notAvailable(service))
    }
    if (!change[block]?.selected && current[block].active) return verdict('refused', propertyTexts.isActive(service))
  }
  return verdict('saved')
}
