/** Picks the staff who act in the demo. */

import type { RoleName } from '../../startingRoles'
import type { Random } from '../random'
import type { World } from '../world'

/** Returns the user id of a random staff member with one of the roles, or null if there is none. */
export function pickStaff({ staff }: World, random: Random, roles: readonly RoleName[]): string | null {
  const candidates = staff.filter(({ role }) => roles.includes(role))
  return candidates.length === 0 ? null : random.pick(candidates).userId
}
