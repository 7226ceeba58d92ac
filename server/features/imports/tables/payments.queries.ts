/** Maps payments made elsewhere, and returns of payments that were made in the portal. */
import * as importTexts from '#shared/texts/operations/imports'
import { ofBillingAccount } from './customers.queries'
import { paidSince } from './sinceBalance.queries'
import { hasNoBalance, keptIfMissing, type TableImport } from './tableImport'

/** Noon of the day is in the day everywhere in the provider's time zone. */
const noonOf = (day: string): string => `(${day} + time '12:00')::timestamptz`

const madeElsewhere = `('phone', 'mail')`

/** The portal knows its own payments better. Only that the bank returned one is news. */
const unlessPortal = (column: string, expression: string): string =>
  `case when t.channel not in ${madeElsewhere} then t.${column} else ${expression} end`

const portalPayment = `from payments p where p.confirmation_number = s.payment_reference and p.channel not in ${madeElsewhere}`

const paidOnFile = paidSince(
  { status: 'd.old_status', amount: 'd.old_amount', paidAt: 'd.old_paid_at', returnedAt: 'd.old_returned_at' },
  'b.as_of',
)
const paidAsDelivered = paidSince(
  {
    status: 'd.status',
    amount: 'd.amount',
    paidAt: 'coalesce(d.posted_at, d.created_at)',
    returnedAt: 'd.returned_at',
  },
  'b.as_of',
)

export const payments: TableImport = {
  table: 'payments',
  joins: () => 'left join billing_accounts g on g.number = s.billing_account_number',
  key: { confirmation_number: 's.payment_reference' },
  columns: {
    billing_account_number: unlessPortal('billing_account_number', 's.billing_account_number'),
    service_type: unlessPortal('service_type', 'g.service_group'),
    amount: unlessPortal('amount', 's.amount'),
    method_type: unlessPortal('method_type', 's.method'),
    method_last4: unlessPortal('method_last4', keptIfMissing('method_last4')),
    channel: unlessPortal('channel', 's.channel'),
    status: 's.status',
    reason: 's.reason',
    return_fee: 's.return_fee',
    created_at: unlessPortal('created_at', noonOf('s.received_on')),
    posted_at: unlessPortal('posted_at', `case when s.status = 'posted' then ${noonOf('s.received_on')} end`),
    returned_at: `case when s.status = 'returned' then coalesce(${noonOf('s.returned_on')}, t.returned_at) end`,
  },
  extras: {
    old_account: 't.billing_account_number',
    old_status: 't.status',
    old_amount: 't.amount',
    old_paid_at: 'coalesce(t.posted_at, t.created_at)',
    old_returned_at: 't.returned_at',
  },
  references: [ofBillingAccount],
  locksAccounts: true,
  checks: [
    { field: 'amount', reason: importTexts.notPositive, condition: () => 's.amount <= 0' },
    {
      field: 'payment_reference',
      reason: importTexts.paidInPortal,
      condition: () =>
        `exists (select ${portalPayment} and (s.status <> 'returned' or p.status not in ('posted', 'returned')))`,
    },
    {
      field: 'payment_reference',
      reason: importTexts.notPaidInPortal,
      condition: () => `s.channel = 'portal' and not exists (select ${portalPayment})`,
    },
    {
      field: 'amount',
      reason: importTexts.otherPayment,
      condition: () => `s.status = 'returned' and exists (select ${portalPayment}
        and (p.billing_account_number, p.amount) is distinct from (s.billing_account_number, s.amount))`,
    },
    {
      field: 'returned_on',
      reason: importTexts.needsBalance('returned_on'),
      condition: (staged) => `s.returned_on is null and ${hasNoBalance(staged, 's.billing_account_number')} and exists (
        select from payments p join delivered_balances b on b.billing_account_number = p.billing_account_number
        where p.confirmation_number = s.payment_reference and coalesce(p.posted_at, p.created_at) <= b.as_of
          and (p.status, p.amount, p.billing_account_number) is distinct from (s.status, s.amount, s.billing_account_number))`,
    },
  ],
  effects: () => `moved as (
    select account, sum(amount) as amount from (
      select d.billing_account_number as account, ${paidAsDelivered} as amount
      from different d left join delivered_balances b on b.billing_account_number = d.billing_account_number
      union all
      select d.old_account, -${paidOnFile}
      from different d left join delivered_balances b on b.billing_account_number = d.old_account where not d.is_new) parts
    group by account having sum(amount) <> 0),
  accounts as (
    update billing_accounts a set balance = a.balance - m.amount from moved m where a.number = m.account)`,
}
