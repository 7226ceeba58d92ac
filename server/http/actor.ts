/**
 * Finds the caller by the request's bearer token. The sessions table is read every time, so signing out takes effect at
 * once.
 */
import { createHash } from 'node:crypto'
import { type Access, isStaff, type UserType } from '#shared/access/access'
import { isStaffOnlyRight, toRight } from '#shared/access/rights'
import type { AnyEndpoint } from '#shared/http/endpoint'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import { AppError } from './appError'

export interface Actor {
  userId: string
  userType: UserType
  email: string
  /** `Feature.read` and `Feature.write`, read from the role on every request. */
  rights: ReadonlySet<string>
  /** The customers whose accounts this user may see, their own first. Staff see all customers. */
  customerNumbers: string[]
  /** Rights by customer number, where access was granted on request. For all other customers the role decides. */
  grantedRights: ReadonlyMap<string, ReadonlySet<string>>
  scope: 'portal' | 'payment_method'
  tokenHash: Buffer
  lastUsedAt: Date
}

export type FindActor = (tokenHash: Buffer) => Promise<Actor | null>

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Returns the token of an Authorization header, or null when it is missing or is not in the form of our tokens. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1] ?? null

/** Returns the actor of an Authorization header. Missing, unknown, expired and ended tokens give the same error. */
export async function actorOf(header: string | undefined, findActor: FindActor): Promise<Actor> {
  const token = bearerOf(header)
  const actor = token ? await findActor(hashOfToken(token)) : null
  if (!actor) throw new AppError('not_signed_in', sessionTexts.signInAgain)
  return actor
}

/** Rejects an actor whose session or rights do not cover the call. */
export function assertMayCall(endpoint: AnyEndpoint, actor: Actor): void {
  const { access, afterCode = false } = endpoint
  const isExport = 'isExport' in endpoint && endpoint.isExport === true
  const isOpenToSession = actor.scope === 'portal' || afterCode
  if (!isOpenToSession || !hasRight(access, actor)) {
    throw new AppError('not_allowed', isStaff(actor.userType) ? roleTexts.notInRole : commonTexts.notAllowed)
  }
  if (isExport && isStaff(actor.userType) && !actor.rights.has('EXPORT.read')) {
    throw new AppError('not_allowed', roleTexts.noExports)
  }
}

/** Returns false once the user has signed out, the session has expired or the right was taken away. */
export async function isStillAllowed(
  endpoint: AnyEndpoint,
  header: string | undefined,
  findActor: FindActor,
): Promise<boolean> {
  try {
    assertMayCall(endpoint, await actorOf(header, findActor))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

function hasRight(access: Access, actor: Actor): boolean {
  if (access === 'public' || access === 'signedIn') return true
  if (access === 'staff') return isStaff(actor.userType)
  // Roles are editable lists, so a customer never gets a staff-only right even when their role contains it.
  return actor.rights.has(toRight(access)) && (isStaff(actor.userType) || !isStaffOnlyRight(access))
}

/** Returns whether the actor has a right for one customer: granted access may be narrower than the role. */
export const hasRightFor = (actor: Actor, right: string, customerNumber: string): boolean =>
  actor.rights.has(right) && (actor.grantedRights.get(customerNumber)?.has(right) ?? true)

/** Returns the same actor with only those customers for whom they have the right that the call requires. */
export function narrowedToRight(access: Access, actor: Actor): Actor {
  if (actor.grantedRights.size === 0 || access === 'public' || access === 'signedIn' || access === 'staff') return actor
  return { ...actor, customerNumbers: actor.customerNumbers.filter((number) => hasRightFor(actor, access, number)) }
}

/** Staff see every customer, but only after signing in with a password: a one-time code gives access to one account. */
export const seesAllCustomers = (actor: Actor): boolean => isStaff(actor.userType) && actor.scope === 'portal'
