/**
 * Maps balances. They are applied before the payments and statements of their delivery, which then move only what the
 * balance does not contain. So an account is never shown, or charged by autopay, with both.
 */
import * as importTexts from '#shared/texts/operations/imports'
import { ofBillingAccount } from './customers.queries'
import { movedSince } from './sinceBalance.queries'
import { isFuture, type StagedTable, type TableImport } from './tableImport'

/** The amount is due when the newest delivered bill that it contains is due, if that is newer than those on file. */
const newDueDate = (staged: StagedTable): string => {
  const statements = staged('statements')
  return statements === null
    ? 'null::date'
    : `(select n.due_on from ${statements} n
        where n.billing_account_number = d.billing_account_number and n.issued_on <= d.as_of::date
          and n.issued_on >= coalesce((select max(x.issued_on) from statements x
            where x.billing_account_number = d.billing_account_number), '-infinity')
        order by n.issued_on desc limit 1)`
}

export const balances: TableImport = {
  table: 'delivered_balances',
  key: { billing_account_number: 's.billing_account_number' },
  columns: { amount: 's.balance', as_of: 's.as_of' },
  // Something may have moved the balance since it was delivered before.
  differs: `exists (select from billing_accounts a
    where a.number = s.billing_account_number and a.balance <> s.balance + ${movedSince('s')})`,
  references: [ofBillingAccount],
  locksAccounts: true,
  checks: [
    {
      field: 'as_of',
      reason: importTexts.olderBalance,
      condition: () =>
        `exists (select from delivered_balances b where b.billing_account_number = s.billing_account_number and b.as_of > s.as_of)`,
    },
    // Later statements would count as booked, and later balances would be older.
    { field: 'as_of', reason: importTexts.futureBalance, condition: () => isFuture('s.as_of') },
  ],
  effects: (staged) => `now_owed as (
    select d.billing_account_number as account, d.amount + ${movedSince('d')} as balance, ${newDueDate(staged)} as due_on
    from different d),
  accounts as (
    update billing_accounts a set balance = o.balance, due_on = coalesce(o.due_on, a.due_on) from now_owed o
    where a.number = o.account and (a.balance, a.due_on) is distinct from (o.balance, coalesce(o.due_on, a.due_on)))`,
}
