/** Which changes of access need a second administrator. */
import type { Right } from '#shared/access'
import { rights } from '#shared/rights'

/**
 * Rights that one administrator can't hand out alone. Approving is always one; so is changing roles, because its
 * holder could approve the next change as the second administrator.
 */
export const isGuarded = (right: Right): boolean => right.endsWith('.approve') || right === 'ACCESSCONTROL.write'

/** The rights among `after` that `before` lacks, in the order of all rights. */
export function addedRights(before: readonly string[], after: readonly string[]): Right[] {
  return rights.filter((right) => after.includes(right) && !before.includes(right))
}

interface Granting {
  granted: readonly Right[]
  /** Whether the requester would get the rights. */
  isForRequester: boolean
}

export const needsApproval = ({ granted, isForRequester }: Granting): boolean =>
  isForRequester ? granted.length > 0 : granted.some(isGuarded)
