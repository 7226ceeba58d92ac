import type { FirstView } from '#shared/contract/customers/customers'
import type { UserAccount, UserDetails } from '#shared/contract/customers/userDetails'
import { resolveSelection, type SelectionChoice } from '#shared/customers/selection'
import { type Actor, narrowedToRight, seesAllCustomers } from '../../http/actor'
import { notFound } from '../../http/appError'
import { scopeWithRight } from '../../http/customerScope'
import type { Services } from '../../services'
import { prepareFindBalance } from '../payments/balances.queries'
import { appFeaturesOf } from '../users/appFeatures'
import { findPreferences } from '../users/preferences.queries'
import { findUserDetails } from '../users/userDetails.queries'
import { accountDetailsOf } from './accountDetails'

/** The balance must not wait for a long list of accounts. */
const maxAccounts = 20

/** Collects what the first view of the portal shows, so that it needs one call instead of five. */
export function prepareFirstView(services: Services) {
  const { db } = services
  const findBalance = prepareFindBalance(db)

  async function balanceOf(actor: Actor, account: UserAccount | null): Promise<FirstView['balance']> {
    // Staff open a customer first, and that is recorded.
    if (!account || seesAllCustomers(actor)) return null
    const found = await findBalance(scopeWithRight(actor, 'MANAGEPAYMENT.read'), {
      service_type: account.service_type_code,
      service_account_id: account.crm_service_account_id,
      billing_group_id: account.crm_billing_group_id,
    })
    if (!found) return null
    const { customerNumber: _number, ...balance } = found
    return { crm_service_account_id: account.crm_service_account_id, account_balance: balance }
  }

  async function accountsOf(actor: Actor, details: UserDetails): Promise<FirstView['account_details']> {
    const isTooLarge = details.user_accounts.length > maxAccounts
    if (isTooLarge || seesAllCustomers(actor) || !actor.rights.has('ACCOUNTS.read')) return null
    return accountDetailsOf(services, narrowedToRight('ACCOUNTS.read', actor), actor.userId)
  }

  return async (actor: Actor, choice: SelectionChoice): Promise<FirstView> => {
    const [details, preferences] = await Promise.all([
      findUserDetails(db, { userId: actor.userId }),
      findPreferences(db, actor.userId),
    ])
    if (!details) throw notFound()
    const { account } = resolveSelection(details, choice, preferences.crm_service_account_id)
    const [balance, accounts] = await Promise.all([balanceOf(actor, account), accountsOf(actor, details)])
    return {
      user_details: details,
      app_features: appFeaturesOf(actor.rights),
      preferences,
      balance,
      account_details: accounts,
    }
  }
}
