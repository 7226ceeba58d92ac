/** Formats credits for the response and decides whether an account can be credited. */

import type { RowStatus } from '#shared/billing/credits'
import type { CheckedCreditRow, CreditRow } from '#shared/contract/billing/credits'
import type { ServiceType } from '#shared/services/services'
import * as creditRowTexts from '#shared/texts/billing/creditRows'
import * as creditTexts from '#shared/texts/billing/credits'

/** The specification wants "Success", or "Error:" with the message. */
export function creditStatusOf({ status, message }: { status: RowStatus; message: string }): string {
  switch (status) {
    case 'not_initiated':
      return 'not_initiated'
    case 'success':
      return creditRowTexts.succeeded
    case 'cancelled':
      return creditRowTexts.statusLabels.cancelled
    case 'error':
      return creditRowTexts.failed(message)
  }
}

/** Returns why an account can't be credited; null when it can. */
export function accountProblem(account: { status: 'active' | 'closed' } | undefined): string | null {
  if (!account) return creditTexts.unknownAccount
  return account.status === 'closed' ? creditTexts.closedAccount : null
}

export interface CreditAccount {
  number: string
  name: string
  status: 'active' | 'closed'
  serviceType: ServiceType | null
  lastCreditAt: Date | null
}

export function checkRow(
  { acct_no, credit_amount }: CreditRow,
  account: CreditAccount | undefined,
  /** The amount that the caller may still credit to the account without approval. */
  remaining: number,
): CheckedCreditRow {
  return {
    account_no: acct_no,
    name: account?.name ?? '',
    service_type_code: account?.serviceType ?? null,
    credit_amount,
    outcome: !account ? 'unknown_account' : account.status === 'closed' ? 'closed_account' : 'credit',
    is_over_ceiling: credit_amount > remaining,
    last_credit_at: account?.lastCreditAt?.toISOString() ?? null,
  }
}
