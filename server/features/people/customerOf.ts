/** Whose people a call is about. */
import type { Executor } from '../../db/database'
import { reachesAll, type Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { reachOf } from '../../http/ownership'
import { findCustomer, type ManagedCustomer } from './queries'

/** The named customer, or the caller's own. */
export async function customerOf(db: Executor, actor: Actor, named: string | undefined): Promise<ManagedCustomer> {
  const number = named ?? (reachesAll(actor) ? undefined : actor.customerNumbers[0])
  if (number === undefined) throw new AppError('invalid_input', 'Choose a customer first.')
  const customer = await findCustomer(db, reachOf(actor), number)
  if (!customer) throw notFound()
  return customer
}
