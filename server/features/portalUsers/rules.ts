/** Decides which accounts a new portal user may get. */

import { customerKindByUserType, type PortalUserType } from '#shared/access/portalUsers'
import type { SelectedAccount } from '#shared/contract/customers/portalUsers'
import type { CustomerKind } from '#shared/customers/customers'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'

interface AccountOwnership {
  serviceAccountId: string
  billingAccount: string
  customer: { number: string; kind: CustomerKind }
}

/** Returns why a user can't get these accounts, or null. The request must match the data on file. */
export function accountProblem(
  accounts: readonly SelectedAccount[],
  owners: readonly AccountOwnership[],
): string | null {
  for (const account of accounts) {
    const owner = owners.find(({ serviceAccountId }) => serviceAccountId === account.service_account_id)
    const matchesRequest =
      owner?.billingAccount === account.billing_account_no && owner.customer.number === account.parent_account_no
    if (!matchesRequest) return portalUserTexts.wrongAccount
    if (customerKindByUserType[account.user_type] !== owner.customer.kind) return portalUserTexts.wrongKind
  }
  // A login has its contact at one customer; another customer could neither see nor remove it.
  const customers = new Set(accounts.map(({ parent_account_no }) => parent_account_no))
  return customers.size > 1 ? portalUserTexts.severalCustomers : null
}

/** Returns the user type that all accounts share, or null when they differ. */
export function sharedTypeOf(accounts: readonly Pick<SelectedAccount, 'user_type'>[]): PortalUserType | null {
  const types = new Set(accounts.map(({ user_type }) => user_type))
  const [type] = types
  return types.size === 1 && type !== undefined ? type : null
}
