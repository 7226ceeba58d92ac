/**
 * Maps statements, payments and balances to their tables. What moves a balance is stored in the statement that moves it.
 * The session's time zone is the provider's.
 */
import * as importTexts from '#shared/texts/operations/imports'
import { ofBillingAccount } from './customers.queries'
import type { StagedTable, TableImport } from './tableImport'

/** The lines of a statement as the portal stores them. Amounts are cents. */
const lineObject = `jsonb_build_object('section', l.section, 'label', l.label, 'detail', l.detail, 'quantity', l.quantity,
    'unit', l.unit, 'rate', l.rate, 'tariff', l.tariff, 'amount', l.amount)
  || case when l.charge is null then '{}' else jsonb_build_object('charge', l.charge) end
  || case when l.place is null then '{}' else jsonb_build_object('place', l.place) end`

const ofStatement = `(l.billing_account_number, l.period_start) = (s.billing_account_number, s.period_start)`

/** Without delivered lines, those on file stay as long as they add up to the charges. */
const joinLines = (staged: StagedTable): string => {
  const lines = staged('statement_lines')
  const delivered =
    lines === null
      ? 'null::jsonb'
      : `(select jsonb_agg(${lineObject} order by l.position) from ${lines} l where ${ofStatement})`
  return `cross join lateral (select ${delivered} as delivered) d`
}

export const statements: TableImport = {
  table: 'statements',
  joins: joinLines,
  key: { billing_account_number: 's.billing_account_number', period_start: 's.period_start' },
  columns: {
    period_end: 's.period_end',
    issued_on: 's.issued_on',
    due_on: 's.due_on',
    previous_balance: 's.previous_balance',
    charges: 's.charges',
    lines: `coalesce(d.delivered, case when t.charges = s.charges then t.lines end, '[]')`,
  },
  extras: { id: 't.id', old_charges: 't.charges' },
  references: [ofBillingAccount],
  locksAccounts: true,
  checks: [
    { field: 'period_end', reason: importTexts.periodEndsEarly, condition: () => 's.period_end < s.period_start' },
    {
      field: 'charges',
      reason: importTexts.wrongLineSum,
      condition: (staged) => {
        const lines = staged('statement_lines')
        return lines && `coalesce((select sum(l.amount) from ${lines} l where ${ofStatement}), 0) <> s.charges`
      },
    },
    {
      field: 'charges',
      reason: importTexts.repeatedLine,
      // One of them is rejected, and the others would not add up.
      condition: (staged) => {
        const lines = staged('statement_lines')
        return lines && `exists (select from ${lines} l where ${ofStatement} group by l.position having count(*) > 1)`
      },
    },
  ],
  effects: `replaced as (
    insert into replaced_statements (statement_id, replaced_at, period_end, issued_on, due_on, previous_balance, charges, lines)
    select t.id, now(), t.period_end, t.issued_on, t.due_on, t.previous_balance, t.charges, t.lines
    from different d join statements t on t.id = d.id),
  moved as (
    select d.billing_account_number as account, max(d.issued_on) as issued_on,
      (array_agg(d.due_on order by d.issued_on desc))[1] as due_on,
      sum(case when not d.is_new then d.charges - d.old_charges
        when b.as_of is null or d.issued_on > b.as_of::date then d.charges else 0 end) as amount
    from different d left join delivered_balances b on b.billing_account_number = d.billing_account_number
    group by d.billing_account_number),
  accounts as (
    update billing_accounts a set balance = a.balance + m.amount,
      due_on = case when m.issued_on >= coalesce(n.issued_on, '-infinity') then m.due_on else a.due_on end
    from moved m left join lateral (
      select max(x.issued_on) as issued_on from statements x where x.billing_account_number = m.account) n on true
    where a.number = m.account)`,
}

/** Noon of the day is in the day everywhere in the provider's time zone. */
const receivedAt = `(s.received_on + time '12:00')::timestamptz`

export const payments: TableImport = {
  table: 'payments',
  joins: () => 'left join billing_accounts g on g.number = s.billing_account_number',
  key: { confirmation_number: 's.payment_reference' },
  columns: {
    billing_account_number: 's.billing_account_number',
    service_type: 'g.service_group',
    amount: 's.amount',
    method_type: 's.method',
    method_last4: 's.method_last4',
    channel: 's.channel',
    status: 's.status',
    reason: 's.reason',
    return_fee: 's.return_fee',
    created_at: receivedAt,
    posted_at: `case when s.status = 'posted' then ${receivedAt} end`,
  },
  extras: {
    old_account: 't.billing_account_number',
    old_effect: `case when t.status = 'posted' then t.amount else 0 end`,
    effect: `case when s.status = 'posted' then s.amount else 0 end`,
  },
  references: [ofBillingAccount],
  locksAccounts: true,
  checks: [
    { field: 'amount', reason: importTexts.notPositive, condition: () => 's.amount <= 0' },
    {
      field: 'payment_reference',
      reason: importTexts.paidInPortal,
      condition: () =>
        `exists (select from payments p where p.confirmation_number = s.payment_reference and p.channel not in ('phone', 'mail'))`,
    },
  ],
  effects: `moved as (
    select account, sum(amount) as amount from (
      select d.billing_account_number as account,
        case when not d.is_new or b.as_of is null or d.created_at > b.as_of then d.effect else 0 end as amount
      from different d left join delivered_balances b on b.billing_account_number = d.billing_account_number
      union all select old_account, -old_effect from different where not is_new) parts
    group by account having sum(amount) <> 0),
  accounts as (
    update billing_accounts a set balance = a.balance - m.amount from moved m where a.number = m.account)`,
}

/** What moved the balance after the billing system had last booked something. */
const movedSince = (d: string): string => `
    coalesce((select sum(x.charges) from statements x
      where x.billing_account_number = ${d}.billing_account_number and x.issued_on > ${d}.as_of::date), 0)
    - coalesce((select sum(x.amount) from payments x
      where x.billing_account_number = ${d}.billing_account_number and x.status = 'posted' and x.posted_at > ${d}.as_of), 0)
    - coalesce((select sum(x.amount) from credits x
      where x.billing_account_number = ${d}.billing_account_number and x.created_at > ${d}.as_of), 0)
    + coalesce((select sum(case when x.deposit_id is null then x.amount else 0 end
        - case when x.refund_method = 'credit' then x.amount else 0 end) from refunds x
      where x.billing_account_number = ${d}.billing_account_number and x.decided_at > ${d}.as_of
        and x.status in ('approved', 'sent', 'cashed', 'stale')), 0)`

export const balances: TableImport = {
  table: 'delivered_balances',
  key: { billing_account_number: 's.billing_account_number' },
  columns: { amount: 's.balance', as_of: 's.as_of' },
  // A correction may have moved the balance since it was delivered before.
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
    // Later statements would count as booked, and later balances would be older. Clocks may differ a little.
    {
      field: 'as_of',
      reason: importTexts.futureBalance,
      condition: () => `s.as_of > now() + interval '1 hour'`,
    },
  ],
  effects: `now_owed as (
    select d.billing_account_number as account, d.amount + ${movedSince('d')} as balance from different d),
  accounts as (
    update billing_accounts a set balance = o.balance from now_owed o
    where a.number = o.account and a.balance <> o.balance)`,
}
