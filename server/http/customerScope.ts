/**
 * The customers whose data a call may touch. Every query for customer data takes a scope, so that it cannot be
 * forgotten.
 */
import { and, type Column, eq, inArray, type SQL } from 'drizzle-orm'
import type { AuditAction } from '#shared/access/auditActions'
import type { AuditDetails } from '#shared/access/auditDetails'
import type { ServiceType } from '#shared/services/services'
import { builtStatement } from '../db/builtStatement'
import type { Executor } from '../db/database'
import { auditRecords } from '../db/schema/access/auditRecords'
import { billingAccounts, communities, customers, premises, serviceAccounts } from '../db/schema/customers/accounts'
import { type Actor, hasRightFor, seesAllCustomers } from './actor'
import { notFound } from './appError'
import type { ViewedData } from './viewedData'

/** The customers whose rows a query may see. Only staff get `all`. */
export type CustomerScope = { kind: 'all' } | { kind: 'customers'; numbers: string[] }

export const scopeOf = (actor: Actor): CustomerScope =>
  seesAllCustomers(actor) ? { kind: 'all' } : { kind: 'customers', numbers: actor.customerNumbers }

/** Returns the customers for whom the actor has a right. Used by calls that require no single right themselves. */
export function scopeWithRight(actor: Actor, right: string): CustomerScope {
  if (seesAllCustomers(actor)) return actor.rights.has(right) ? { kind: 'all' } : { kind: 'customers', numbers: [] }
  return { kind: 'customers', numbers: actor.customerNumbers.filter((number) => hasRightFor(actor, right, number)) }
}

/** Returns the condition that limits a query to a scope. */
export const inScope = (scope: CustomerScope, customerNumber: Column): SQL | undefined =>
  scope.kind === 'all' ? undefined : inArray(customerNumber, scope.numbers)

/** Returns whether a row that was already read is in the scope. */
export const isInScope = (scope: CustomerScope, customerNumber: string): boolean =>
  scope.kind === 'all' || scope.numbers.includes(customerNumber)

/** The details of an access by staff: the caller's IP address and what was opened. */
export interface AccountAccess {
  ip: string
  what: ViewedData
}

/** Opens a customer's account. An account out of scope is not found. Access by staff is recorded. */
export async function openCustomer(
  db: Executor,
  actor: Actor,
  access: AccountAccess & { customerNumber: string },
): Promise<void> {
  if (!seesAllCustomers(actor)) {
    if (!actor.customerNumbers.includes(access.customerNumber)) throw notFound()
    return
  }
  const found = await db
    .select({ number: customers.number })
    .from(customers)
    .where(eq(customers.number, access.customerNumber))
  if (found.length === 0) throw notFound()
  await recordAccess(db, actor, access)
}

export interface ServiceAccountSelector {
  id: string
  /** An account of another type is not found. */
  type?: ServiceType | undefined
}

/**
 * Opens a service account. One that is out of scope, or of another type than the given one, is not found. Callers record
 * access by staff with `recordAccess`.
 */
export async function openServiceAccount(db: Executor, scope: CustomerScope, { id, type }: ServiceAccountSelector) {
  const [found] = await db
    .select({
      account: serviceAccounts,
      customerNumber: billingAccounts.customerNumber,
      groupId: billingAccounts.groupId,
      premise: premises,
      community: communities,
    })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .innerJoin(communities, eq(communities.id, premises.communityId))
    .where(
      and(
        eq(serviceAccounts.id, id),
        type && eq(serviceAccounts.serviceType, type),
        inScope(scope, billingAccounts.customerNumber),
      ),
    )
  if (!found) throw notFound()
  return found
}

/** The audit action of every access to a customer's account by staff. */
export const accessAction = 'customer.opened' satisfies AuditAction

/** Writes an audit record when staff access a customer's account. Customers who read their own leave none. */
export async function recordAccess(
  db: Executor,
  actor: Actor,
  { customerNumber, ip, ...details }: AccountAccess & { customerNumber?: string | undefined; userId?: string },
): Promise<void> {
  if (!seesAllCustomers(actor)) return
  await audit(db, { userId: actor.userId, action: accessAction, customerNumber, source: ip, details })
}

export interface AuditEntry {
  userId: string | null
  action: AuditAction
  customerNumber?: string | null | undefined
  source: string
  details?: AuditDetails | undefined
}

/** Who does something, and from where: an IP address, or the name of the job that does it for them. */
export interface AuditSource {
  actor: Pick<Actor, 'userId'>
  caller: { ip: string }
}

/** Writes one audit record of what a user does. */
export const auditActor = (
  db: Executor,
  { actor, caller }: AuditSource,
  entry: Pick<AuditEntry, 'action' | 'customerNumber' | 'details'>,
): Promise<void> => audit(db, { userId: actor.userId, source: caller.ip, ...entry })

const auditStatement = builtStatement(
  'insert_audit_record',
  ['userId', 'action', 'customerNumber', 'source', 'details'],
  (db, values) => db.insert(auditRecords).values(values),
)

/** Writes one audit record. */
export async function audit(
  db: Executor,
  { customerNumber = null, details = {}, ...entry }: AuditEntry,
): Promise<void> {
  await auditStatement(db, { ...entry, customerNumber, details })
}
