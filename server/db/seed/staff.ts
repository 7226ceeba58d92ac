/** Who of staff did something in the demo. */
import type { Random } from './random'
import type { RoleName } from './roles'
import type { World } from './world'

/** Somebody with one of these roles, by user id; null in a world that has nobody like that. */
export function staffWho({ staff }: World, random: Random, roles: readonly RoleName[]): string | null {
  const fitting = staff.filter(({ role }) => roles.includes(role))
  return fitting.length === 0 ? null : random.pick(fitting).userId
}
