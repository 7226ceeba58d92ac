/** Whose data a call may touch. Every query about a customer's things takes a reach; there is no way to ask without one. */
import { inArray, type Column, type SQL } from 'drizzle-orm'
import { isStaff } from '#shared/access'
import { auditRecords } from '../db/schema/records'
import type { Executor } from '../db/database'
import type { Actor } from './actor'
import { notFound } from './appError'

/** The customers whose rows a query may see; `all` is for staff alone. */
export type Reach = { kind: 'all' } | { kind: 'customers'; numbers: string[] }

export const reachOf = (actor: Actor): Reach =>
  isStaff(actor.userType) ? { kind: 'all' } : { kind: 'customers', numbers: actor.customerNumbers }

/** The condition that keeps a query within a reach. */
export const within = (reach: Reach, customerNumber: Column): SQL | undefined =>
  reach.kind === 'all' ? undefined : inArray(customerNumber, reach.numbers)

/** The same for a row that was read already. */
export const isWithin = (reach: Reach, customerNumber: string): boolean =>
  reach.kind === 'all' || reach.numbers.includes(customerNumber)

/** Refuses a customer out of reach as if they did not exist. */
export function mayOpenCustomer(actor: Actor, customerNumber: string): void {
  if (!isStaff(actor.userType) && !actor.customerNumbers.includes(customerNumber)) throw notFound()
}

export interface AuditEntry {
  userId: string | null
  action: string
  customerNumber?: string | undefined
  address: string
  details?: Record<string, string | number | boolean>
}

/** Writes one line of the audit trail. */
export async function audit(db: Executor, entry: AuditEntry): Promise<void> {
  await db
    .insert(auditRecords)
    .values({ ...entry, customerNumber: entry.customerNumber ?? null, details: entry.details ?? {} })
}

/** Leaves a record when staff look into a customer's account; customers looking at their own leave none. */
export async function recordLook(
  db: Executor,
  actor: Actor,
  customerNumber: string,
  address: string,
  what: string,
): Promise<void> {
  if (!isStaff(actor.userType)) return
  await audit(db, { userId: actor.userId, action: 'customer.opened', customerNumber, address, details: { what } })
}
