/** The properties of a builder, an association or a landlord, with their stages and services. */
import { addDays } from '#shared/format/dates'
import type { PremiseStage } from '#shared/services/properties'
import type { ServiceType } from '#shared/services/services'
import type { Household } from '../households/createHousehold'
import type { PremiseRow } from '../rows'
import { type CommunityId, communityOf } from './places'

/** The number of properties in each stage, in order. */
export type StagePlan = readonly (readonly [stage: PremiseStage, count: number])[]

/** The stages in which a service's line or equipment is installed. */
const installedFrom: Partial<Record<ServiceType, PremiseStage[]>> = {
  GAS: ['meter_set', 'drop', 'activated', 'occupied', 'vacant'],
  FIBER: ['drop', 'activated', 'occupied', 'vacant'],
}

export function addProperties({ rows, number, world }: Household, premises: PremiseRow[], plan: StagePlan): void {
  const stages = plan.flatMap(([stage, count]) => Array.from({ length: count }, () => stage))
  premises.forEach((premise, index) => {
    const stage = stages[index] ?? 'planned'
    premise.stage = stage
    if (premise.lot === '' && premise.unit === '') premise.lot = String(index + 1)
    premise.changedAt = new Date(`${addDays(world.today, -3 - ((index * 11) % 200))}T16:00:00Z`)
    premise.ownerNumber = number
    // Premises of the seed are always in one of its communities.
    const { services } = communityOf(premise.communityId as CommunityId)
    for (const serviceType of services) {
      const isInstalled = installedFrom[serviceType]?.includes(stage) ?? false
      rows.premiseServices.push({
        premiseNumber: premise.number,
        serviceType,
        selected: isInstalled || ((serviceType === 'FIBER' || serviceType === 'GAS') && index % 4 !== 3),
        available: true,
        preInstalled: isInstalled,
        meterDisconnected: !(serviceType === 'GAS' && (stage === 'activated' || stage === 'occupied')),
      })
    }
  })
}
