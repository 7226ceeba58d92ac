/** The shared state of the demo: today, the number sequences, the addresses and the roles. */
import { recordOf } from '#shared/records'
import { type RoleName, startingRoles } from '../startingRoles'
import { createIdentifiers, type Identifiers } from './identifiers'
import { createRandom, type Random } from './random'
import { createPlaces, type Places } from './services/places'

export interface World {
  today: string
  passwordHash: string
  random: Random
  ids: Identifiers
  places: Places
  roleIds: Record<RoleName, string>
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
  const roleRandom = random.fork('roles')
  const roleIds = recordOf(
    startingRoles.map(({ name }) => name),
    () => roleRandom.uuid(),
  )
  const roles = startingRoles.map((role) => ({ ...role, id: roleIds[role.name] }))
  const world: World = { today, passwordHash, random, ids, places: createPlaces(ids), roleIds, isLarge, staff: [] }
  return { world, roles }
}
