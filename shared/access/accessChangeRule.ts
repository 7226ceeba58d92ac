/**
 * Decides when a change of staff rights takes effect. The server enforces this rule, and screens explain it beforehand.
 */
import type { Right } from './access'
import { administratorRights } from './rights'

/**
 * Changing roles is guarded because its holder could approve the next change as the second administrator. Requesting
 * refunds and credits is guarded because someone who approves them could otherwise set up the requester alone.
 */
const guardedWriting: readonly Right[] = ['ACCESSCONTROL.write', 'REFUNDS.write', 'CREDITS.write']

/** One administrator can't grant these rights alone. */
const isGuardedRight = (right: Right): boolean => right.endsWith('.approve') || guardedWriting.includes(right)

export const isAdministrator = (rights: readonly string[]): boolean =>
  administratorRights.every((right) => rights.includes(right))

/** Returns whether administrators who lose these rights stop being administrators. */
export const endsAdministration = (withdrawn: readonly Right[]): boolean =>
  withdrawn.some((right) => administratorRights.includes(right))

interface ProposedChange {
  granted: readonly Right[]
  /** Whether the requester would get the rights. */
  isForRequester: boolean
  /** Whether the requester is an administrator. */
  isByAdministrator: boolean
  /** Counts all administrators, including the requester. */
  administratorCount: number
  /** Counts the administrators, other than the requester, who would stop being administrators. */
  removedCount: number
}

/**
 * - `now`: it takes effect without approval
 * - `password`: the only administrator confirms it with their password
 * - `announced`: one of two administrators removes the other; it takes effect, and both get an email
 * - `approval`: it waits for another administrator
 */
export type ChangeEffect = 'now' | 'password' | 'announced' | 'approval'

export function effectOfChange(change: ProposedChange): ChangeEffect {
  const { granted, isForRequester, isByAdministrator, administratorCount, removedCount } = change
  const isGuarded = isForRequester ? granted.length > 0 : granted.some(isGuardedRight)
  if (!isGuarded && removedCount === 0) return 'now'
  if (isByAdministrator && administratorCount === 1) return 'password'
  // No one else is left to approve the change.
  if (!isGuarded && administratorCount === 2 && removedCount === 1) return 'announced'
  return 'approval'
}
