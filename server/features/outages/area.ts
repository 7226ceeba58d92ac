/** Checks the area of an outage, and names it. */
import type { startOutage } from '#shared/contract/services/outages'
import { addressLine } from '#shared/customers/addresses'
import { joinWithAnd } from '#shared/format/joinWords'
import type { ParsedOf } from '#shared/http/endpoint'
import * as communityTexts from '#shared/texts/customers/communities'
import * as outageTexts from '#shared/texts/services/outages'
import type { Executor } from '../../db/database'
import { areCommunities } from '../../directory/communities.queries'
import { invalidField } from '../../http/appError'
import { type Area, findAddresses } from './areas.queries'

type AreaInput = Pick<ParsedOf<typeof startOutage>['body'], 'area' | 'community_id' | 'streets' | 'premise_ids'>

/** Rejects a community that does not exist, and an area without streets or addresses. */
export async function requireArea(db: Executor, input: AreaInput): Promise<Area> {
  const { area, community_id: communityId, streets, premise_ids: numbers } = input
  if (!(await areCommunities(db, [communityId]))) throw invalidField('community_id', communityTexts.unknownCommunity)
  switch (area) {
    case 'community':
      return { kind: area, communityId }
    case 'street':
      if (streets.length === 0) throw invalidField('streets', outageTexts.streetsMissing)
      return { kind: area, communityId, streets: [...new Set(streets)] }
    case 'premises':
      if (numbers.length === 0) throw invalidField('premise_ids', outageTexts.addressesMissing)
      return { kind: area, communityId, numbers: [...new Set(numbers)] }
  }
}

/** Returns the streets or addresses in words, after checking that all of them are in the community. */
export async function nameArea(db: Executor, area: Area): Promise<string> {
  if (area.kind === 'community') return ''
  const addresses = await findAddresses(db, area)
  if (area.kind === 'street') {
    const names = new Set(addresses.map(({ streetName }) => streetName))
    if (names.size < area.streets.length) throw invalidField('streets', outageTexts.unknownStreet)
    return joinWithAnd(area.streets)
  }
  if (addresses.length < area.numbers.length) throw invalidField('premise_ids', outageTexts.otherCommunity)
  const [first] = addresses
  return first && addresses.length === 1
    ? addressLine(first.streetAddress, first.unit)
    : outageTexts.addressesText(addresses.length)
}
