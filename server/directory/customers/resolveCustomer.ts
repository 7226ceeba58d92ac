/** Resolves the customer whose people a call concerns. */
import * as httpTexts from '#shared/texts/http'
import type { Executor } from '../../db/database'
import { type Actor, seesAllCustomers } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { scopeOf } from '../../http/customerScope'
import { findCustomer, type ManagedCustomer } from './customers.queries'

/** Returns the requested customer, or the caller's own. Staff must name one. */
export async function resolveCustomer(
  db: Executor,
  actor: Actor,
  requestedNumber: string | undefined,
): Promise<ManagedCustomer> {
  const number = requestedNumber ?? (seesAllCustomers(actor) ? undefined : actor.customerNumbers[0])
  if (number === undefined) throw new AppError('invalid_input', httpTexts.chooseCustomer)
  const customer = await findCustomer(db, scopeOf(actor), number)
  if (!customer) throw notFound()
  return customer
}
