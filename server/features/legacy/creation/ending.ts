/** A customer of the old system who gets a sign-in without registering: what they had comes along all the same. */
import type { Profile } from '../../../adapters/cards/cardProvider'
import type { Executor } from '../../../db/database'
import { audit } from '../../../http/ownership'
import type { Services } from '../../../services'
import { carryOver, takeOverMethods } from '../accounts'
import { markRegistered } from '../queries'
import { findOpenAccountOf, lockOpenAccountOf } from './queries'

/** The saved methods of whoever still has to register; asked of the provider before anything is stored. */
export async function methodsOf(services: Services, contactId: string): Promise<Profile[]> {
  const account = await findOpenAccountOf(services.db, contactId)
  return account ? takeOverMethods(services, account) : []
}

interface Ending {
  contactId: string
  userId: string
  methods: Profile[]
  address: string
  /** What came before the registration did: a link that was followed, or care that made the sign-in. */
  by: 'invitation' | 'care'
}

export async function endOpenRegistration(
  { clock }: Services,
  tx: Executor,
  { contactId, userId, methods, address, by }: Ending,
): Promise<void> {
  const account = await lockOpenAccountOf(tx, contactId)
  if (!account) return
  const { migrationAccountParentId, customerNumber, fiberAccountNumber, gasAccountNumber } = account
  await markRegistered(tx, migrationAccountParentId, { userId, now: clock.now() })
  const chosen = {
    fiber_account: fiberAccountNumber !== null,
    fiber_account_number: '',
    gas_account: gasAccountNumber !== null,
    gas_account_number: '',
  }
  await carryOver(tx, { account, chosen }, { methods, today: clock.today() })
  await audit(tx, { userId, action: 'registration.ended', customerNumber, address, details: { by } })
}
