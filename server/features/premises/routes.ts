/** Finding premises, and what is connected at one's own. */
import { getServicePoints, searchAddresses, searchPremises, type ServicePoint } from '#shared/contract/premises'
import { serviceTypes } from '#shared/services'
import { mayFor, reachesAll, type Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { reachOf, recordLook, type Reach } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import { findActive } from '../properties/queries'
import { factsOf, isMeterDisconnected } from '../properties/rules'
import {
  addressOf,
  findCustomerAt,
  findMarks,
  findMeter,
  findOwnServices,
  findPremise,
  searchByAddress,
} from './queries'

/** Who could put a found premise into their list. */
const takersOf = (actor: Actor): string[] =>
  reachesAll(actor) ? [] : actor.customerNumbers.filter((number) => mayFor(actor, 'PROPERTIES.write', number))

export function premiseRoutes(mounting: Mounting, services: Services): void {
  const { db } = services

  serve(mounting, searchPremises, async ({ query, actor }) => searchByAddress(db, query.search_Key, takersOf(actor)))

  serve(mounting, searchAddresses, async ({ query }) => {
    const found = await searchByAddress(db, query.address, [])
    return found.map(({ community_name: _name, services: _services, can_add: _canAdd, ...address }) => address)
  })

  serve(mounting, getServicePoints, async ({ query, actor }, { address }) => {
    const reach = reachOf(actor)
    const found = await findPremise(db, reach, query.premise_id)
    if (!found) throw notFound()
    const { premise, community } = found
    if (reachesAll(actor)) {
      const customerNumber = await findCustomerAt(db, premise.number)
      await recordLook(db, actor, { customerNumber, address, what: `premise ${premise.number}` })
    }
    return {
      ...addressOf(premise),
      community_name: community.name,
      service_points: await servicePoints(services, reach, { number: premise.number, offered: community.services }),
    }
  })
}

async function servicePoints(
  { db }: Services,
  reach: Reach,
  { number, offered }: { number: string; offered: ServicePoint['service_type'][] },
): Promise<ServicePoint[]> {
  const [marks, actives, own, meter] = await Promise.all([
    findMarks(db, number),
    findActive(db, [number]),
    findOwnServices(db, reach, number),
    findMeter(db, reach, number),
  ])
  return serviceTypes.map((type) => {
    const { active_users: _users, ...facts } = factsOf(type, offered, { marks, actives })
    const isGas = type === 'GAS'
    return {
      service_point_id: `${number.replace('PR-', 'SP-')}-${type}`,
      service_type: type,
      ...facts,
      active_since: own.find(({ serviceType }) => serviceType === type)?.since ?? null,
      meter_disconnected: isGas ? isMeterDisconnected(marks, facts.active) : null,
      meter_number: isGas ? (meter?.meterNumber ?? null) : null,
      last_read_on: isGas ? (meter?.readOn ?? null) : null,
    }
  })
}
