/** Who is calling: the bearer token of a request, looked up in the sessions table every time, so that signing out holds at once. */
import { createHash } from 'node:crypto'
import { isStaff, type Access, type UserType } from '#shared/access'
import { generalTexts, sessionTexts } from '#shared/texts'
import { AppError } from './appError'

export interface Actor {
  userId: string
  userType: UserType
  email: string
  /** `Feature.read` and `Feature.write`, from the role as it is now. */
  rights: ReadonlySet<string>
  /** The customers whose accounts this person reaches; staff reach all. */
  customerNumbers: string[]
  scope: 'portal' | 'payment_method'
  tokenHash: Buffer
}

export type FindActor = (tokenHash: Buffer) => Promise<Actor | null>

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The actor behind an Authorization header; refuses a missing, unknown, expired or ended token alike. */
export async function actorOf(header: string | undefined, findActor: FindActor): Promise<Actor> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1]
  const actor = token ? await findActor(hashOfToken(token)) : null
  if (!actor) throw new AppError('not_signed_in', sessionTexts.signInAgain)
  return actor
}

/** Refuses an actor whose rights do not cover the call. */
export function mayCall(access: Exclude<Access, 'public'>, actor: Actor): void {
  if (!isAllowed(access, actor)) throw new AppError('not_allowed', generalTexts.notAllowed)
}

function isAllowed(access: Exclude<Access, 'public'>, actor: Actor): boolean {
  if (actor.scope === 'payment_method' && access !== 'paymentMethod') return false
  if (access === 'signedIn') return true
  if (access === 'staff') return isStaff(actor.userType)
  return actor.rights.has(access === 'paymentMethod' ? 'MANAGEPAYMENT.write' : access)
}
