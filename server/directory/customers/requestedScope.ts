/** Resolves whose accounts a list covers: the caller must be the requested user, or staff. */
import * as httpTexts from '#shared/texts/http'
import type { Executor } from '../../db/database'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import {
  type AccountAccess,
  type CustomerScope,
  isInScope,
  openCustomer,
  recordAccess,
  scopeOf,
} from '../../http/customerScope'
import { scopeOfUser } from './userCustomers.queries'

/** Returns what that user sees, also for staff, whose own scope would be all customers. */
export async function scopeOfRequestedUser(db: Executor, actor: Actor, userId: string): Promise<CustomerScope> {
  if (seesAllCustomers(actor)) return scopeOfUser(db, userId)
  if (userId !== actor.userId) throw notFound()
  return scopeOf(actor)
}

interface ScopeRequest {
  user_id?: string | undefined
  crm_customer_id?: string | undefined
}

/** Returns the same scope, or that of one customer, which staff may open even when no one signs in for it. */
export async function requireRequestedScope(
  db: Executor,
  actor: Actor,
  { user_id: userId, crm_customer_id: customerNumber, ...access }: ScopeRequest & AccountAccess,
): Promise<CustomerScope> {
  if (userId === undefined && (customerNumber === undefined || !seesAllCustomers(actor))) {
    throw customerNumber === undefined ? new AppError('invalid_input', httpTexts.chooseCustomer) : notFound()
  }
  const scope = userId === undefined ? scopeOf(actor) : await scopeOfRequestedUser(db, actor, userId)
  if (customerNumber === undefined) {
    if (userId !== actor.userId)
      await recordAccess(db, actor, { ...access, customerNumber: firstCustomerOf(scope), ...(userId && { userId }) })
    return scope
  }
  if (!isInScope(scope, customerNumber)) throw notFound()
  await openCustomer(db, actor, { ...access, customerNumber })
  return { kind: 'customers', numbers: [customerNumber] }
}

const firstCustomerOf = (scope: CustomerScope): string | undefined =>
  scope.kind === 'customers' ? scope.numbers[0] : undefined
