/**
 * Finishes the registration of a legacy customer who gets a login another way, so their settings are still carried
 * over.
 */
import type { ProviderProfile } from '../../adapters/cards/cardProvider'
import type { Executor } from '../../db/database'
import { audit } from '../../http/customerScope'
import type { Services } from '../../services'
import { findOpenAccountOf, lockOpenAccountOf, markRegistered } from './legacyAccounts.queries'
import { transferLegacyAccount, transferMethods } from './transferLegacyAccount'

/**
 * Returns the saved methods of a person who has not registered. Call it before anything is stored: it asks the
 * provider.
 */
export async function transferOpenMethods(services: Services, contactId: string): Promise<ProviderProfile[]> {
  const account = await findOpenAccountOf(services.db, contactId)
  return account ? transferMethods(services, account) : []
}

interface OpenRegistration {
  contactId: string
  userId: string
  methods: ProviderProfile[]
  ip: string
  /** How the user got the login: by an invitation link, or from customer care. */
  by: 'invitation' | 'care'
}

export async function finishOpenRegistration(
  { clock }: Services,
  tx: Executor,
  { contactId, userId, methods, ip, by }: OpenRegistration,
): Promise<void> {
  const account = await lockOpenAccountOf(tx, contactId)
  if (!account) return
  const { migrationAccountParentId, customerNumber, fiberAccountNumber, gasAccountNumber } = account
  await markRegistered(tx, migrationAccountParentId, { userId, now: clock.now() })
  const selection = {
    fiber_account: fiberAccountNumber !== null,
    fiber_account_number: '',
    gas_account: gasAccountNumber !== null,
    gas_account_number: '',
  }
  await transferLegacyAccount(tx, { account, selection }, { methods, now: clock.now(), today: clock.today() })
  await audit(tx, { userId, action: 'registration.ended', customerNumber, source: ip, details: { by } })
}
