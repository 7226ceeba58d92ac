/** Whose accounts a list is about: a user is named, and one has to be them or of staff. */
import type { Executor } from '../../db/database'
import { reachesAll, type Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { isWithin, openCustomer, recordLook, reachOf, type Look, type Reach } from '../../http/ownership'
import { reachOfUser } from './queries'

/** What that user sees, also when staff look: all customers would be no answer to "whose?". */
export async function reachOfNamed(db: Executor, actor: Actor, userId: string): Promise<Reach> {
  if (reachesAll(actor)) return reachOfUser(db, userId)
  if (userId !== actor.userId) throw notFound()
  return reachOf(actor)
}

interface Named {
  user_id?: string | undefined
  crm_customer_id?: string | undefined
}

/** The same, or of one customer: staff have opened it, and perhaps nobody signs in for it. */
export async function openNamed(
  db: Executor,
  actor: Actor,
  { user_id: userId, crm_customer_id: customerNumber, ...look }: Named & Look,
): Promise<Reach> {
  if (userId === undefined && (customerNumber === undefined || !reachesAll(actor))) {
    throw customerNumber === undefined ? new AppError('invalid_input', 'Choose a customer first.') : notFound()
  }
  const reach = userId === undefined ? reachOf(actor) : await reachOfNamed(db, actor, userId)
  if (customerNumber === undefined) {
    if (userId !== actor.userId)
      await recordLook(db, actor, { ...look, customerNumber: firstOf(reach), ...(userId && { userId }) })
    return reach
  }
  if (!isWithin(reach, customerNumber)) throw notFound()
  await openCustomer(db, actor, { ...look, customerNumber })
  return { kind: 'customers', numbers: [customerNumber] }
}

const firstOf = (reach: Reach): string | undefined => (reach.kind === 'customers' ? reach.numbers[0] : undefined)
