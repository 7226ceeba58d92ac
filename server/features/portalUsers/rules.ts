/** Decisions about making somebody a portal user. */
import type { ChosenAccount } from '#shared/contract/portalUsers'
import type { CustomerKind } from '#shared/customers'
import { kindOfUser, type PortalUserType } from '#shared/portalUsers'
import * as portalUserTexts from '#shared/texts/portalUsers'

export interface Owner {
  serviceAccountId: string
  billingAccount: string
  customer: { number: string; kind: CustomerKind }
}

/** Why these accounts cannot be given to such a user; null when they can. What was sent has to be what is on file. */
export function accountProblem(accounts: readonly ChosenAccount[], owners: readonly Owner[]): string | null {
  for (const account of accounts) {
    const owner = owners.find(({ serviceAccountId }) => serviceAccountId === account.service_account_id)
    const isAsSent =
      owner?.billingAccount === account.billing_account_no && owner.customer.number === account.parent_account_no
    if (!isAsSent) return portalUserTexts.wrongAccount
    if (kindOfUser[account.user_type] !== owner.customer.kind) return portalUserTexts.wrongKind
  }
  // The contact of a sign-in is at one customer: at another nobody could see it, or end it.
  const customers = new Set(accounts.map(({ parent_account_no }) => parent_account_no))
  return customers.size > 1 ? portalUserTexts.severalCustomers : null
}

/** Of all accounts alike; null where they differ. */
export function typeOf(accounts: readonly Pick<ChosenAccount, 'user_type'>[]): PortalUserType | null {
  const types = new Set(accounts.map(({ user_type }) => user_type))
  const [type] = types
  return types.size === 1 && type !== undefined ? type : null
}
