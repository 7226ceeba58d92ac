/** Whose data a call may touch. Every query about a customer's things takes a reach; there is no way to ask without one. */
import { eq, inArray, type Column, type SQL } from 'drizzle-orm'
import { customers } from '../db/schema/accounts'
import { auditRecords } from '../db/schema/records'
import type { Details } from '#shared/auditDetails'
import type { Executor } from '../db/database'
import { mayFor, reachesAll, type Actor } from './actor'
import { notFound } from './appError'

/** The customers whose rows a query may see; `all` is for staff alone. */
export type Reach = { kind: 'all' } | { kind: 'customers'; numbers: string[] }

export const reachOf = (actor: Actor): Reach =>
  reachesAll(actor) ? { kind: 'all' } : { kind: 'customers', numbers: actor.customerNumbers }

/** The customers for whom somebody has a right: for calls that are let through without one, and then ask for several. */
export function reachWith(actor: Actor, right: string): Reach {
  if (reachesAll(actor)) return actor.rights.has(right) ? { kind: 'all' } : { kind: 'customers', numbers: [] }
  return { kind: 'customers', numbers: actor.customerNumbers.filter((number) => mayFor(actor, right, number)) }
}

/** The condition that keeps a query within a reach. */
export const within = (reach: Reach, customerNumber: Column): SQL | undefined =>
  reach.kind === 'all' ? undefined : inArray(customerNumber, reach.numbers)

/** The same for a row that was read already. */
export const isWithin = (reach: Reach, customerNumber: string): boolean =>
  reach.kind === 'all' || reach.numbers.includes(customerNumber)

/** How a look into a customer's account is recorded: from where, and at what. */
export interface Look {
  address: string
  what: string
}

/** Opens a customer's account: refuses one out of reach as if it did not exist, and records it when staff look. */
export async function openCustomer(db: Executor, actor: Actor, look: Look & { customerNumber: string }): Promise<void> {
  if (!reachesAll(actor)) {
    if (!actor.customerNumbers.includes(look.customerNumber)) throw notFound()
    return
  }
  const found = await db
    .select({ number: customers.number })
    .from(customers)
    .where(eq(customers.number, look.customerNumber))
  if (found.length === 0) throw notFound()
  await recordLook(db, actor, look)
}

/** What every look into an account is recorded as. */
export const lookAction = 'customer.opened'

/** Leaves a record when staff look into a customer's account; customers looking at their own leave none. */
export async function recordLook(
  db: Executor,
  actor: Actor,
  { customerNumber, address, ...details }: Look & { customerNumber?: string | undefined; userId?: string },
): Promise<void> {
  if (!reachesAll(actor)) return
  await audit(db, { userId: actor.userId, action: lookAction, customerNumber, address, details })
}

export interface AuditEntry {
  userId: string | null
  action: string
  customerNumber?: string | undefined
  address: string
  details?: Details | undefined
}

/** Writes one line of the audit trail. */
export async function audit(db: Executor, entry: AuditEntry): Promise<void> {
  await db
    .insert(auditRecords)
    .values({ ...entry, customerNumber: entry.customerNumber ?? null, details: entry.details ?? {} })
}
