/** The shared state of the demo: today, the number sequences, the addresses and the roles. */
import { createIdentifiers, type Identifiers } from './identifiers'
import { createRandom, type Random } from './random'
import { createPlaces, type Places } from './services/places'
import { demoRoles, type RoleIds, type RoleName } from './staff/roles'

export interface World {
  today: string
  passwordHash: string
  random: Random
  ids: Identifiers
  places: Places
  roleIds: RoleIds
  /** Whether the demo has at least its default size. */
  isLarge: boolean
  /** The provider's staff, collected as they are created. */
  staff: { userId: string; role: RoleName }[]
}

export interface WorldOptions {
  /** `YYYY-MM-DD`. Everything in the demo happens before this day. */
  today: string
  /** The hash of the one password that all demo users share. */
  passwordHash: string
  seed?: string
  isLarge?: boolean
}

export function createWorld({ today, passwordHash, seed = 'quillmere', isLarge = false }: WorldOptions) {
  const random = createRandom(seed)
  const ids = createIdentifiers()
  const { roles, roleIds } = demoRoles(random.fork('roles'))
  const world: World = { today, passwordHash, random, ids, places: createPlaces(ids), roleIds, isLarge, staff: [] }
  return { world, roles }
}
