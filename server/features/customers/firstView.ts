import type { FirstView } from '#shared/contract/customers/customers'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { resolveSelection, type SelectionChoice } from '#shared/customers/selection'
import { prepareFindBalance } from '../../directory/payments/balances.queries'
import { appFeaturesOf } from '../../directory/users/appFeatures'
import { findPreferences } from '../../directory/users/preferences.queries'
import { findUserDetails } from '../../directory/users/userDetails.queries'
import { type Actor, hasRightFor, seesAllCustomers } from '../../http/actor'
import { notFound } from '../../http/appError'
import { scopeOf } from '../../http/customerScope'
import type { Services } from '../../services'

/** Collects what the first view of the portal shows, so that it needs one call instead of four. */
export function prepareFirstView({ db }: Services) {
  const findBalance = prepareFindBalance(db)

  async function balanceOf(actor: Actor, account: UserAccount | null): Promise<FirstView['balance']> {
    // Staff open a customer first, and that is recorded.
    if (!account || seesAllCustomers(actor)) return null
    if (!hasRightFor(actor, 'MANAGEPAYMENT.read', account.crm_customer_number)) return null
    const found = await findBalance(scopeOf(actor), {
      service_type: account.service_type_code,
      service_account_id: account.crm_service_account_id,
      billing_group_id: account.crm_billing_group_id,
    })
    if (!found) return null
    const { customerNumber: _number, ...balance } = found
    return { crm_service_account_id: account.crm_service_account_id, account_balance: balance }
  }

  return async (actor: Actor, choice: SelectionChoice): Promise<FirstView> => {
    const [details, preferences] = await Promise.all([
      findUserDetails(db, { userId: actor.userId }),
      findPreferences(db, actor.userId),
    ])
    if (!details) throw notFound()
    const { account } = resolveSelection(details, choice, preferences.crm_service_account_id)
    return {
      user_details: details,
      app_features: appFeaturesOf(actor.rights),
      preferences,
      balance: await balanceOf(actor, account),
    }
  }
}
