/** The eight communities and their addresses. */
import type { ServiceType } from '#shared/services/services'
import type { communities } from '../../schema/customers/accounts'
import { streets } from '../households/names'
import type { Identifiers } from '../identifiers'
import type { PremiseRow } from '../rows'

type Community = typeof communities.$inferInsert

const everything: ServiceType[] = ['FIBER', 'VOIP', 'TV', 'GAS']

export const communityRows: readonly Community[] = [
  {
    id: 'fennick-oaks',
    name: 'Fennick Oaks',
    city: 'Quillmere',
    state: 'TX',
    zip: '00141',
    homes: 1240,
    kind: 'HOA bulk',
    services: everything,
    associationName: 'Fennick Oaks Homeowners Association',
    associationEmail: 'office@fennickoaks.example.com',
    associationPhone: '2905550131',
  },
  {
    id: 'thornvale-reserve',
    name: 'Thornvale Reserve',
    city: 'Quillmere',
    state: 'TX',
    zip: '00141',
    homes: 860,
    kind: 'HOA',
    services: ['FIBER', 'GAS'],
    associationName: 'Thornvale Reserve Community Association',
    associationEmail: 'board@thornvale.example.com',
    associationPhone: '2905550132',
  },
  {
    id: 'pellam-crossing',
    name: 'Pellam Crossing',
    city: 'Dunmarrow',
    state: 'TX',
    zip: '00152',
    homes: 2150,
    kind: 'open',
    services: ['FIBER', 'VOIP', 'TV'],
  },
  {
    id: 'saddlewick-ranch',
    name: 'Saddlewick Ranch',
    city: 'Dunmarrow',
    state: 'TX',
    zip: '00152',
    homes: 640,
    kind: 'fiber planned',
    services: ['GAS'],
  },
  {
    id: 'orrin-lake-estates',
    name: 'Orrin Lake Estates',
    city: 'Hartsel Ferry',
    state: 'CO',
    zip: '00218',
    homes: 410,
    kind: 'seasonal',
    services: everything,
  },
  {
    id: 'marrowby-mills',
    name: 'Marrowby Mills',
    city: 'Hartsel Ferry',
    state: 'CO',
    zip: '00219',
    homes: 1780,
    kind: 'apartments',
    services: ['FIBER', 'TV', 'GAS'],
  },
  {
    id: 'winnow-creek-3',
    name: 'Winnow Creek Phase 3',
    city: 'Quillmere',
    state: 'TX',
    zip: '00143',
    homes: 220,
    kind: 'under construction',
    services: ['FIBER', 'GAS'],
  },
  {
    id: 'tallis-green',
    name: 'Tallis Green',
    city: 'Dunmarrow',
    state: 'TX',
    zip: '00155',
    homes: 95,
    kind: 'new',
    services: ['FIBER', 'GAS'],
  },
]

export type CommunityId =
  | 'fennick-oaks'
  | 'thornvale-reserve'
  | 'pellam-crossing'
  | 'saddlewick-ranch'
  | 'orrin-lake-estates'
  | 'marrowby-mills'
  | 'winnow-creek-3'
  | 'tallis-green'

export function communityOf(id: CommunityId): Community {
  const found = communityRows.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No community ${id}`)
  return found
}

export interface Places {
  /** Returns the next unused address of a community. */
  premise(id: CommunityId): PremiseRow
}

const homesPerBuilding = 24

const regions: Record<string, string> = { Quillmere: 'Central', Dunmarrow: 'East', 'Hartsel Ferry': 'Mountain' }
const regionOf = (city: string): string => regions[city] ?? 'Central'

/** Does not depend on today: addresses stay the same in every demo. */
const openedAt = new Date('2024-05-06T16:00:00Z')

/** Gives each community its own range of house numbers, so that two in one city never share an address. */
export function createPlaces(ids: Identifiers): Places {
  const usedCounts = new Map<CommunityId, number>()
  return {
    premise(id) {
      const { city, state, zip } = communityOf(id)
      const count = usedCounts.get(id) ?? 0
      usedCounts.set(id, count + 1)
      const { line, unit } = addressOf(id, count)
      return {
        number: ids.premiseNumber(),
        communityId: id,
        streetAddress: line,
        unit,
        city,
        state,
        zip,
        region: regionOf(city),
        lot: unit.startsWith('Lot ') ? unit.slice(4) : '',
        stage: 'occupied',
        ownerNumber: null,
        version: 1,
        changedAt: openedAt,
      }
    },
  }
}

function addressOf(id: CommunityId, count: number): { line: string; unit: string } {
  const rank = communityRows.findIndex((candidate) => candidate.id === id)
  const isApartment = id === 'marrowby-mills'
  const building = isApartment ? Math.floor(count / homesPerBuilding) : count
  const home = count % homesPerBuilding
  const street = streets[(building + rank * 3) % streets.length] ?? ''
  const line = `${100 + rank * 2400 + Math.floor(building / streets.length) * 4 + (building % 3)} ${street}`
  if (isApartment) return { line, unit: `Apt ${1 + Math.floor(home / 8)}0${1 + (home % 8)}` }
  if (id === 'winnow-creek-3') return { line, unit: `Lot ${count + 1}` }
  return { line, unit: id === 'pellam-crossing' && count % 17 === 5 ? 'Unit B' : '' }
}
