import type { UserAccountDetails } from '#shared/contract/customers/accountDetails'
import type { Actor } from '../../http/actor'
import { scopeOf } from '../../http/customerScope'
import type { Services } from '../../services'
import { findAccountAlerts } from '../notifications/alerts/accountAlerts'
import { findAccountDetails, findContactInfo } from './accountDetails.queries'

/** Returns the accounts of a user and what they have to resolve, or null if there is no such user. */
export async function accountDetailsOf(
  services: Services,
  actor: Actor,
  userId: string,
): Promise<UserAccountDetails | null> {
  const contact = await findContactInfo(services.db, userId)
  if (!contact) return null
  const { billingAccounts, locations } = await findAccountDetails(services.db, scopeOf(actor), userId)
  const accounts = billingAccounts.map(
    ({ crm_billing_account_number: accountNumber, crm_customer_number: customerNumber }) => ({
      accountNumber,
      customerNumber,
    }),
  )
  const alerts = await findAccountAlerts(services, { userId, actor, accounts })
  return { user_id: userId, contact, billing_accounts: billingAccounts, locations, alerts }
}
