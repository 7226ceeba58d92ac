/** Who is calling: the bearer token of a request, looked up in the sessions table every time, so that signing out holds at once. */
import { createHash } from 'node:crypto'
import { isStaff, type Access, type UserType } from '#shared/access'
import { isOfStaff, noExports, notInRole, rightIn } from '#shared/rights'
import type { AnyEndpoint } from '#shared/endpoint'
import { AppError } from './appError'
import * as sessionTexts from '#shared/texts/session'
import * as commonTexts from '#shared/texts/common'

export interface Actor {
  userId: string
  userType: UserType
  email: string
  /** `Feature.read` and `Feature.write`, from the role as it is now. */
  rights: ReadonlySet<string>
  /** The customers whose accounts this person reaches, their own first; staff reach all. */
  customerNumbers: string[]
  /** By customer number, what they may do there where that was granted on request; elsewhere all that their role lets them. */
  granted: ReadonlyMap<string, ReadonlySet<string>>
  scope: 'portal' | 'payment_method'
  tokenHash: Buffer
  lastUsedAt: Date
}

export type FindActor = (tokenHash: Buffer) => Promise<Actor | null>

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The token of an Authorization header; null when there is none, or none that we could have given out. */
export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1] ?? null

/** The actor behind an Authorization header; refuses a missing, unknown, expired or ended token alike. */
export async function actorOf(header: string | undefined, findActor: FindActor): Promise<Actor> {
  const token = bearerOf(header)
  const actor = token ? await findActor(hashOfToken(token)) : null
  if (!actor) throw new AppError('not_signed_in', sessionTexts.signInAgain)
  return actor
}

/** Refuses an actor whose session or rights do not cover the call. */
export function mayCall(endpoint: AnyEndpoint, actor: Actor): void {
  const { access, afterCode = false } = endpoint
  const isExport = 'isExport' in endpoint && endpoint.isExport === true
  const isOpenToSession = actor.scope === 'portal' || afterCode
  if (!isOpenToSession || !hasRight(access, actor)) {
    throw new AppError('not_allowed', isStaff(actor.userType) ? notInRole : commonTexts.notAllowed)
  }
  if (isExport && isStaff(actor.userType) && !actor.rights.has('EXPORT.read')) {
    throw new AppError('not_allowed', noExports)
  }
}

/** Signed out, expired, or without the right by now: whatever goes on must end. */
export async function isStillAllowed(
  endpoint: AnyEndpoint,
  header: string | undefined,
  find: FindActor,
): Promise<boolean> {
  try {
    mayCall(endpoint, await actorOf(header, find))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

function hasRight(access: Access, actor: Actor): boolean {
  if (access === 'public' || access === 'signedIn') return true
  if (access === 'staff') return isStaff(actor.userType)
  // A role is no more than a list: what staff alone have is no customer's, whatever their role says.
  return actor.rights.has(rightIn(access)) && (isStaff(actor.userType) || !isOfStaff(access))
}

/** Whether a right holds for one customer: granted access may be narrower than the role. */
export const mayFor = (actor: Actor, right: string, customerNumber: string): boolean =>
  actor.rights.has(right) && (actor.granted.get(customerNumber)?.has(right) ?? true)

/** The same person, reaching only the customers for whom they have the right that the call asks for. */
export function reachingFor(access: Access, actor: Actor): Actor {
  if (actor.granted.size === 0 || access === 'public' || access === 'signedIn' || access === 'staff') return actor
  return { ...actor, customerNumbers: actor.customerNumbers.filter((number) => mayFor(actor, access, number)) }
}

/** Staff reach every customer, but only signed in with their password: a one-time code opens nobody else's account. */
export const reachesAll = (actor: Actor): boolean => isStaff(actor.userType) && actor.scope === 'portal'
