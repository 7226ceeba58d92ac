/** Decisions about who may change the sign-in of a colleague. */
import * as internalUserTexts from '#shared/texts/internalUsers'

export const staffInvitations = { limit: 20, windowMinutes: 60 }

/** What can be done to a colleague's sign-in. */
export type Change = 'role' | 'disable' | 'enable' | 'signOut' | 'twoStep' | 'invitation'

type Rights = ReadonlySet<string>

/** Whether rights go beyond one's own. Who may change roles could have any of them, so none do. */
export const goBeyond = (rights: Iterable<string>, own: Rights): boolean =>
  !own.has('ACCESSCONTROL.write') && [...rights].some((right) => !own.has(right))

interface Changing {
  change: Change
  isSelf: boolean
  own: Rights
  theirs: Rights
}

/** Why it may not be done; null when it may. */
export function refusalOf({ change, isSelf, own, theirs }: Changing): string | null {
  // One's own password and code are asked for where a second step is ended; here they are not.
  if (isSelf && change !== 'role') return internalUserTexts.notYourself
  return goBeyond(theirs, own) ? internalUserTexts.above : null
}

interface Giving {
  isForStaff: boolean
  rights: Iterable<string>
}

/** Why a role may not be given; null when it may. */
export function givingRefusal({ isForStaff, rights }: Giving, own: Rights): string | null {
  if (!isForStaff) return internalUserTexts.roleOfCustomers
  return goBeyond(rights, own) ? internalUserTexts.roleAbove : null
}
