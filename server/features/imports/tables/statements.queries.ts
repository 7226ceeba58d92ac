/** Maps statements with their lines. What moves a balance is stored in the statement that moves it. */
import * as importTexts from '#shared/texts/operations/imports'
import { ofBillingAccount } from './customers.queries'
import { bookedCharges, movedCharges } from './sinceBalance.queries'
import { hasNoBalance, isFuture, type StagedTable, type TableImport } from './tableImport'

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
  return `cross join lateral (select ${delivered} as delivered) d
    left join delivered_balances b on b.billing_account_number = s.billing_account_number`
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
    corrected_at: 'coalesce(s.corrected_at, case when t.charges = s.charges then t.corrected_at end)',
  },
  extras: {
    id: 't.id',
    old_charges: 't.charges',
    as_of: 'b.as_of',
    old_booked: `case when t.id is not null then ${bookedCharges('t', 'b.as_of')} end`,
  },
  references: [ofBillingAccount],
  locksAccounts: true,
  checks: [
    { field: 'period_end', reason: importTexts.periodEndsEarly, condition: () => 's.period_end < s.period_start' },
    { field: 'corrected_at', reason: importTexts.futureTime, condition: () => isFuture('s.corrected_at') },
    {
      field: 'corrected_at',
      reason: importTexts.needsBalance('corrected_at'),
      condition: (
        staged,
      ) => `s.corrected_at is null and ${hasNoBalance(staged, 's.billing_account_number')} and exists (
        select from statements o join delivered_balances b on b.billing_account_number = o.billing_account_number
        where (o.billing_account_number, o.period_start) = (s.billing_account_number, s.period_start)
          and o.charges <> s.charges and o.issued_on <= b.as_of::date)`,
    },
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
  effects: () => `replaced as (
    insert into replaced_statements (statement_id, replaced_at, period_end, issued_on, due_on, previous_balance, charges,
      lines, corrected_at)
    select t.id, now(), t.period_end, t.issued_on, t.due_on, t.previous_balance, t.charges, t.lines, t.corrected_at
    from different d join statements t on t.id = d.id),
  moved as (
    select d.billing_account_number as account, max(d.issued_on) as issued_on,
      (array_agg(d.due_on order by d.issued_on desc))[1] as due_on, sum(${movedCharges('d', 'd.as_of')}) as amount
    from different d group by d.billing_account_number),
  accounts as (
    update billing_accounts a set balance = a.balance + m.amount,
      due_on = case when m.issued_on >= coalesce(n.issued_on, '-infinity') then m.due_on else a.due_on end
    from moved m left join lateral (
      select max(x.issued_on) as issued_on from statements x where x.billing_account_number = m.account) n on true
    where a.number = m.account)`,
}
