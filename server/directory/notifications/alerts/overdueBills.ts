/** Divides what is past due among the bills that it comes from. */
import type { OverdueBill } from '#shared/contract/customers/accountAlerts'
import type { Cents } from '#shared/format/money'

interface PastDueDebt {
  amount: Cents
  /** The due date of the oldest bill that isn't paid. */
  since: string
  /** The bills that were due since then, in any order. */
  bills: readonly { dueOn: string; charges: Cents }[]
}

/** Payments pay the oldest bill first, so the newest bills are unpaid in full. What they don't explain is the oldest one. */
export function overdueBillsOf({ amount, since, bills }: PastDueDebt): OverdueBill[] {
  const unpaid: OverdueBill[] = []
  let remaining = amount
  for (const { dueOn, charges } of bills.toSorted((first, second) => second.dueOn.localeCompare(first.dueOn))) {
    const part = dueOn > since ? Math.min(remaining, Math.max(0, charges)) : 0
    if (part > 0) unpaid.unshift({ amount: part, due_date: dueOn })
    remaining -= part
  }
  return remaining > 0 ? [{ amount: remaining, due_date: since }, ...unpaid] : unpaid
}
