/** Decides who may change the login of a colleague. */
import * as internalUserTexts from '#shared/texts/access/internalUsers'

export const staffInvitations = { limit: 20, windowMinutes: 60 }

export type StaffChangeType = 'role' | 'disable' | 'enable' | 'signOut' | 'twoStep' | 'invitation'

type RightSet = ReadonlySet<string>

/**
 * Returns whether rights exceed the user's own. A user who may change roles could get any right, so none exceed theirs.
 */
export const hasRightsBeyond = (rights: Iterable<string>, own: RightSet): boolean =>
  !own.has('ACCESSCONTROL.write') && [...rights].some((right) => !own.has(right))

interface StaffChange {
  change: StaffChangeType
  isSelf: boolean
  own: RightSet
  targetRights: RightSet
}

/** Returns why the change is not allowed, or null when it is. */
export function staffChangeProblem({ change, isSelf, own, targetRights }: StaffChange): string | null {
  // This path doesn't ask for the user's own password and code; the security settings do.
  if (isSelf && change !== 'role') return internalUserTexts.notYourself
  return hasRightsBeyond(targetRights, own) ? internalUserTexts.above : null
}

interface AssignableRole {
  isForStaff: boolean
  rights: Iterable<string>
}

/** Returns why the role may not be assigned, or null when it may. */
export function roleAssignmentProblem({ isForStaff, rights }: AssignableRole, own: RightSet): string | null {
  if (!isForStaff) return internalUserTexts.roleOfCustomers
  return hasRightsBeyond(rights, own) ? internalUserTexts.roleAbove : null
}
