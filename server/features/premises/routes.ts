/** Routes for searching premises, and for the service points at a customer's own premises. */
import {
  getServicePoints,
  type ServicePoint,
  searchAddresses,
  searchPremises,
} from '#shared/contract/services/premises'
import { serviceTypes } from '#shared/services/services'
import { findActiveServices } from '../../directory/properties/properties.queries'
import { factsOf, isMeterDisconnected } from '../../directory/properties/rules'
import { type Actor, hasRightFor, seesAllCustomers } from '../../http/actor'
import { notFound } from '../../http/appError'
import { type CustomerScope, recordAccess, scopeOf } from '../../http/customerScope'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import {
  addressOf,
  findCustomerAt,
  findMeter,
  findOwnServices,
  findPremise,
  findServiceFlags,
  searchByAddress,
} from './premises.queries'

/** Returns the customers who may add a premise to their list. */
const eligibleCustomersOf = (actor: Actor): string[] =>
  seesAllCustomers(actor)
    ? []
    : actor.customerNumbers.filter((number) => hasRightFor(actor, 'PROPERTIES.write', number))

export function premiseRoutes(routeContext: RouteContext, services: Services): void {
  const { db } = services

  serve(routeContext, searchPremises, async ({ query, actor }) => {
    const found = await searchByAddress(db, query.search_Key, eligibleCustomersOf(actor))
    return found.premises
  })

  serve(routeContext, searchAddresses, async ({ query }) => {
    const { premises, hasMore } = await searchByAddress(db, query.address, [])
    return {
      addresses: premises.map(
        ({ community_name: _name, services: _services, can_add: _canAdd, ...address }) => address,
      ),
      has_more: hasMore,
    }
  })

  serve(routeContext, getServicePoints, async ({ query, actor }, { ip }) => {
    const scope = scopeOf(actor)
    const found = await findPremise(db, scope, query.premise_id)
    if (!found) throw notFound()
    const { premise, community } = found
    if (seesAllCustomers(actor)) {
      const customerNumber = await findCustomerAt(db, premise.number)
      await recordAccess(db, actor, { customerNumber, ip, what: `premise ${premise.number}` })
    }
    return {
      ...addressOf(premise),
      community_name: community.name,
      service_points: await findServicePoints(services, scope, { number: premise.number, offered: community.services }),
    }
  })
}

async function findServicePoints(
  { db }: Services,
  scope: CustomerScope,
  { number, offered }: { number: string; offered: ServicePoint['service_type'][] },
): Promise<ServicePoint[]> {
  const [serviceFlags, activeServices, ownServices, meter] = await Promise.all([
    findServiceFlags(db, number),
    findActiveServices(db, [number]),
    findOwnServices(db, scope, number),
    findMeter(db, scope, number),
  ])
  return serviceTypes.map((type) => {
    const { active_users: _users, ...facts } = factsOf(type, offered, { serviceFlags, activeServices })
    const isGas = type === 'GAS'
    return {
      service_point_id: `${number.replace('PR-', 'SP-')}-${type}`,
      service_type: type,
      ...facts,
      active_since: ownServices.find(({ serviceType }) => serviceType === type)?.since ?? null,
      meter_disconnected: isGas ? isMeterDisconnected(serviceFlags, facts.active) : null,
      meter_number: isGas ? (meter?.meterNumber ?? null) : null,
      last_read_on: isGas ? (meter?.readOn ?? null) : null,
    }
  })
}
