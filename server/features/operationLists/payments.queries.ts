/** Queries payments and scheduled payments of all customers. */
import { and, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { ListedPayment, ListedScheduled } from '#shared/contract/operations/operationLists'
import type { PaymentChannel } from '#shared/contract/payments/payments'
import type { PaymentListStatus, ScheduledListStatus } from '#shared/operations/operationLists'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { billingAccounts, customers } from '../../db/schema/customers/accounts'
import { payments } from '../../db/schema/payments/payments'
import { scheduledPayments } from '../../db/schema/payments/scheduledPayments'
import { billedInCommunity } from '../../directory/communities.queries'
import { firstDay, type SummaryRange } from '../../directory/summaryRange.queries'
import { communityOfAccount, countRows, isWithinDays, type ListPageRequest } from './page.queries'

const customerColumns = { customerNumber: customers.number, name: customers.name, community: communityOfAccount }

const paymentOrder = { moment: payments.createdAt, keys: [payments.id] }

const hasStatus = (status: PaymentListStatus | ''): SQL | undefined => {
  if (status === '') return undefined
  return status === 'failed' ? inArray(payments.status, ['declined', 'failed']) : eq(payments.status, status)
}

interface PaymentListRequest extends ListPageRequest {
  status: PaymentListStatus | ''
  channel: PaymentChannel | ''
}

const matchesFilter = (
  range: SummaryRange,
  { status, channel }: Pick<PaymentListRequest, 'status' | 'channel'>,
): SQL | undefined =>
  and(
    hasStatus(status),
    channel === '' ? undefined : eq(payments.channel, channel),
    isWithinDays(payments.createdAt, range),
    billedInCommunity(payments.billingAccountNumber, range),
  )

export const countPaymentRows = (
  db: Executor,
  range: SummaryRange,
  filter: Pick<PaymentListRequest, 'status' | 'channel'>,
) => countRows(db, payments, matchesFilter(range, filter))

export async function findPayments(
  db: Executor,
  range: SummaryRange,
  { status, channel, ...page }: PaymentListRequest,
) {
  const rows = await db
    .select({ payment: payments, ...customerColumns, micros: microsOf(paymentOrder) })
    .from(payments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(and(matchesFilter(range, { status, channel }), isAfterCursor(paymentOrder, page.after)))
    .orderBy(...newestFirst(paymentOrder))
    .limit(page.page_size + 1)
  const { pageRows, next } = toPage(rows, page.page_size, ({ payment }) => [payment.id])
  return {
    rows: pageRows.map(
      ({ payment, customerNumber, name, community }): ListedPayment => ({
        payment_id: payment.id,
        created_at: payment.createdAt.toISOString(),
        confirmation_number: payment.confirmationNumber,
        account_no: payment.billingAccountNumber,
        crm_customer_number: customerNumber,
        name,
        community,
        amount: payment.amount,
        status: payment.status,
        reason: payment.reason,
        channel: payment.channel,
      }),
    ),
    next,
  }
}

const scheduledOrder = { moment: scheduledPayments.payOn, keys: [scheduledPayments.id] }

/** The day range doesn't apply to upcoming payments, because all of their days lie ahead. */
function matchesScheduledFilter(status: ScheduledListStatus | '', range: SummaryRange): SQL | undefined {
  return and(isInState(status, range), billedInCommunity(scheduledPayments.billingAccountNumber, range))
}

function isInState(status: ScheduledListStatus | '', range: SummaryRange): SQL | undefined {
  const isWithinRange = range.days === 0 ? undefined : gte(scheduledPayments.payOn, firstDay(range))
  switch (status) {
    case 'to_come':
      return eq(scheduledPayments.status, 'scheduled')
    case 'paid':
    case 'failed':
      return and(eq(scheduledPayments.status, status), isWithinRange)
    case '':
      return isWithinRange
  }
}

export const countScheduledRows = (
  db: Executor,
  range: SummaryRange,
  { status }: { status: ScheduledListStatus | '' },
) => countRows(db, scheduledPayments, matchesScheduledFilter(status, range))

export async function findScheduled(
  db: Executor,
  range: SummaryRange,
  { status, ...page }: ListPageRequest & { status: ScheduledListStatus | '' },
) {
  const rows = await db
    .select({ payment: scheduledPayments, ...customerColumns, micros: microsOf(scheduledOrder) })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(and(matchesScheduledFilter(status, range), isAfterCursor(scheduledOrder, page.after)))
    .orderBy(...newestFirst(scheduledOrder))
    .limit(page.page_size + 1)
  const { pageRows, next } = toPage(rows, page.page_size, ({ payment }) => [payment.id])
  return {
    rows: pageRows.map(
      ({ payment, customerNumber, name, community }): ListedScheduled => ({
        scheduled_payment_id: payment.id,
        pay_on: payment.payOn,
        account_no: payment.billingAccountNumber,
        crm_customer_number: customerNumber,
        name,
        community,
        amount: payment.amount,
        status: payment.status,
        reason: payment.reason,
      }),
    ),
    next,
  }
}
