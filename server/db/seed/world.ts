/** What everybody in the demo shares: the day, the numbers still to be given out, the addresses, the roles. */
import { createIdentifiers, type Identifiers } from './identifiers'
import { createPlaces, type Places } from './places'
import { createRandom, type Random } from './random'
import { demoRoles, type RoleIds, type RoleName } from './roles'

export interface World {
  today: string
  passwordHash: string
  random: Random
  ids: Identifiers
  places: Places
  roleIds: RoleIds
  /** At least as large as the demo is usually shown. */
  isLarge: boolean
  /** Of the provider, as they are made. */
  staff: { userId: string; role: RoleName }[]
}

export interface WorldOptions {
  /** `YYYY-MM-DD`; everything that happened lies before it. */
  today: string
  /** Of the one password that all demo people share. */
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
