/** How credits read on the wire, and what of a row keeps it from being credited. */
import type { CheckedRow, CreditRow } from '#shared/contract/credits'
import { type RowStatus } from '#shared/credits'
import type { ServiceType } from '#shared/services'
import * as creditTexts from '#shared/texts/credits'

/** As the specification writes it: "Success", or "Error:" with the message. */
export function creditStatusOf({ status, message }: { status: RowStatus; message: string }): string {
  switch (status) {
    case 'not_initiated':
      return 'not_initiated'
    case 'success':
      return 'Success'
    case 'cancelled':
      return 'Canceled'
    case 'error':
      return `Error:${message}`
  }
}

/** Why an account cannot be credited; null when it can. */
export function accountProblem(account: { status: 'active' | 'closed' } | undefined): string | null {
  if (!account) return creditTexts.unknownAccount
  return account.status === 'closed' ? creditTexts.closedAccount : null
}

export interface KnownAccount {
  number: string
  name: string
  status: 'active' | 'closed'
  serviceType: ServiceType | null
  lastCreditAt: Date | null
}

export function checkedRow(
  { acct_no, credit_amount }: CreditRow,
  account: KnownAccount | undefined,
  /** What the caller may still give it alone. */
  left: number,
): CheckedRow {
  return {
    account_no: acct_no,
    name: account?.name ?? '',
    service_type_code: account?.serviceType ?? null,
    credit_amount,
    outcome: !account ? 'unknown_account' : account.status === 'closed' ? 'closed_account' : 'credit',
    is_over_ceiling: credit_amount > left,
    last_credit_at: account?.lastCreditAt?.toISOString() ?? null,
  }
}

export interface Wish {
  rows: readonly CreditRow[]
  reasonCode: string
  comments: string
}

/** What tells a retry from another request under the same key. */
export const fingerprintOf = ({ rows, reasonCode, comments }: Wish): string =>
  JSON.stringify([reasonCode, comments, rows.map(({ acct_no, credit_amount }) => [acct_no, credit_amount])])
