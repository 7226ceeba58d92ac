/**
 * Builds expressions for what changed an account after the moment `as_of` of its delivered balance, which contains
 * everything before. The session's time zone is the provider's.
 */

/** The billing system had written this version by then. What says nothing about a correction counts from its issue date. */
const isBooked = (version: string, asOf: string): string =>
  `case when ${version}.corrected_at is null then ${version}.issued_on <= ${asOf}::date else ${version}.corrected_at <= ${asOf} end`

/** The charges of a statement on file that the balance contains. For the original, only its issue date counts. */
export const bookedCharges = (statement: string, asOf: string): string => `coalesce((
    select v.charges from (
      select o.charges, o.issued_on, o.until, case when o.until > min(o.until) over () then o.corrected_at end as corrected_at
      from (
        select ${statement}.charges, ${statement}.issued_on, ${statement}.corrected_at, 'infinity'::timestamptz as until
        union all select r.charges, r.issued_on, r.corrected_at, r.replaced_at
        from replaced_statements r where r.statement_id = ${statement}.id) o) v
    where ${isBooked('v', asOf)} order by v.until desc limit 1), 0)`

/** What a delivered version adds to the balance. Without a balance, it counts as a whole. */
export const movedCharges = (version: string, asOf: string): string => `case
    when ${asOf} is null then ${version}.charges - coalesce(${version}.old_charges, 0)
    when ${version}.is_new then case when ${version}.issued_on > ${asOf}::date then ${version}.charges else 0 end
    when ${isBooked(version, asOf)} then ${version}.old_booked - ${version}.old_charges
    else ${version}.charges - ${version}.old_charges end`

interface PaymentColumns {
  status: string
  amount: string
  paidAt: string
  returnedAt: string
}

/** What a payment takes off the balance; negative if the bank has returned what the balance contains. */
export const paidSince = ({ status, amount, paidAt, returnedAt }: PaymentColumns, asOf: string): string =>
  `(case when ${status} = 'posted' then ${amount} else 0 end
    - case when ${paidAt} <= ${asOf} and (${status} = 'posted' or (${status} = 'returned' and ${returnedAt} > ${asOf}))
      then ${amount} else 0 end)`

const paymentOnFile: PaymentColumns = {
  status: 'x.status',
  amount: 'x.amount',
  paidAt: 'coalesce(x.posted_at, x.created_at)',
  returnedAt: 'x.returned_at',
}

/** A refund adds its amount, and takes it off again if it fails. */
const refundAmount = `case when x.deposit_id is null then x.amount else 0 end`

/** What moved the balance of an account since then. `balance` has the account and `as_of`. */
export function movedSince(balance: string): string {
  const isOfAccount = `x.billing_account_number = ${balance}.billing_account_number`
  const asOf = `${balance}.as_of`
  return `
    coalesce((select sum(x.charges - ${bookedCharges('x', asOf)}) from statements x
      where ${isOfAccount} and (x.issued_on > ${asOf}::date or x.corrected_at > ${asOf})), 0)
    - coalesce((select sum(${paidSince(paymentOnFile, asOf)}) from payments x
      where ${isOfAccount} and ((x.status = 'posted' and x.posted_at > ${asOf})
        or (x.status = 'returned' and x.returned_at > ${asOf}))), 0)
    - coalesce((select sum(x.amount) from credits x where ${isOfAccount} and x.created_at > ${asOf}), 0)
    + coalesce((select sum(case
        when x.status = 'failed' then case when x.decided_at <= ${asOf} and x.failed_at > ${asOf} then -${refundAmount} else 0 end
        when x.decided_at > ${asOf} then ${refundAmount} - case when x.refund_method = 'credit' then x.amount else 0 end
        else 0 end) from refunds x
      where ${isOfAccount} and x.status in ('approved', 'sent', 'cashed', 'stale', 'failed')), 0)`
}
