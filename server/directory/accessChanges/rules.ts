/** Determines what a change grants, whom it removes and who decides. Its timing is in shared/access/accessChangeRule.ts. */
import type { Right } from '#shared/access/access'
import { endsAdministration } from '#shared/access/accessChangeRule'
import { rights } from '#shared/access/rights'
import { type RequestedChange, targetOf } from './payload'

/** Returns the rights in `after` that `before` lacks, in the order of all rights. */
export function addedRights(before: readonly string[], after: readonly string[]): Right[] {
  return rights.filter((right) => after.includes(right) && !before.includes(right))
}

/** Each guarded change emails all administrators, so a requester is limited. */
export const changesPerRequester = { limit: 20, windowMinutes: 60 }

/** Identifies an administrator as a user, as a contact of the provider and by role. */
interface AdministratorIds {
  userId: string
  contactId: string
  roleId: string
}

/** Returns user ids of administrators, other than the requester, who lose that role through the change. */
export function removedAdministratorsOf(
  change: RequestedChange,
  administrators: readonly AdministratorIds[],
  requesterId: string,
): string[] {
  if (!endsAdministration(change.withdrawn)) return []
  const target = targetOf(change)
  return administrators
    .filter(({ userId, roleId, contactId }) => userId !== requesterId && (roleId === target || contactId === target))
    .map(({ userId }) => userId)
}

interface ChangeToDecide {
  requestedBy: string
  removed: readonly string[]
  administrators: readonly { userId: string }[]
}

/**
 * Returns who can approve or decline a change: all administrators except the requester. Those whom it removes are left
 * out, unless there are no others.
 */
export function decidersOf({ requestedBy, removed, administrators }: ChangeToDecide): string[] {
  const others = administrators.map(({ userId }) => userId).filter((userId) => userId !== requestedBy)
  const remaining = others.filter((userId) => !removed.includes(userId))
  return remaining.length > 0 ? remaining : others
}
