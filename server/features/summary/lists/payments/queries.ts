/** Payments of all customers, made and to be made. */
import { and, eq, gte, inArray, type SQL } from 'drizzle-orm'
import type { ListedPayment, ListedScheduled } from '#shared/contract/operationLists'
import type { PaymentChannel } from '#shared/contract/payments'
import type { ListedPayments, ListedScheduled as ScheduledState } from '#shared/operationLists'
import type { Executor } from '../../../../db/database'
import { billingAccounts, customers } from '../../../../db/schema/accounts'
import { payments, scheduledPayments } from '../../../../db/schema/billing'
import { billedInCommunity } from '../../../../directory/communities/queries'
import { firstDay, type Asked } from '../../range/queries'
import {
  behind,
  communityOfAccount,
  countRows,
  markOf,
  newestFirst,
  paged,
  sinceDays,
  type PageAsked,
} from '../page/queries'

const whose = { customerNumber: customers.number, name: customers.name, community: communityOfAccount }

const paymentOrder = { moment: payments.createdAt, key: payments.id }

const isOf = (status: ListedPayments | ''): SQL | undefined => {
  if (status === '') return undefined
  return status === 'failed' ? inArray(payments.status, ['declined', 'failed']) : eq(payments.status, status)
}

export interface PaymentsAsked extends PageAsked {
  status: ListedPayments | ''
  channel: PaymentChannel | ''
}

const isMeant = (asked: Asked, { status, channel }: Pick<PaymentsAsked, 'status' | 'channel'>): SQL | undefined =>
  and(
    isOf(status),
    channel === '' ? undefined : eq(payments.channel, channel),
    sinceDays(payments.createdAt, asked),
    billedInCommunity(payments.billingAccountNumber, asked),
  )

export const countPaymentRows = (db: Executor, asked: Asked, filter: Pick<PaymentsAsked, 'status' | 'channel'>) =>
  countRows(db, payments, isMeant(asked, filter))

export async function findPayments(db: Executor, asked: Asked, { status, channel, ...page }: PaymentsAsked) {
  const rows = await db
    .select({ payment: payments, ...whose, mark: markOf(paymentOrder) })
    .from(payments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, payments.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(and(isMeant(asked, { status, channel }), behind(paymentOrder, page.after)))
    .orderBy(...newestFirst(paymentOrder))
    .limit(page.page_size + 1)
  const { shown, next } = paged(rows, page)
  return {
    rows: shown.map(
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

const scheduledOrder = { moment: scheduledPayments.payOn, key: scheduledPayments.id }

/** What is still to come is asked for as a whole: its days have not begun. */
function isScheduled(status: ScheduledState | '', asked: Asked): SQL | undefined {
  return and(inState(status, asked), billedInCommunity(scheduledPayments.billingAccountNumber, asked))
}

function inState(status: ScheduledState | '', asked: Asked): SQL | undefined {
  const lately = asked.days === 0 ? undefined : gte(scheduledPayments.payOn, firstDay(asked))
  switch (status) {
    case 'to_come':
      return eq(scheduledPayments.status, 'scheduled')
    case 'paid':
    case 'failed':
      return and(eq(scheduledPayments.status, status), lately)
    case '':
      return lately
  }
}

export const countScheduledRows = (db: Executor, asked: Asked, { status }: { status: ScheduledState | '' }) =>
  countRows(db, scheduledPayments, isScheduled(status, asked))

export async function findScheduled(
  db: Executor,
  asked: Asked,
  { status, ...page }: PageAsked & { status: ScheduledState | '' },
) {
  const rows = await db
    .select({ payment: scheduledPayments, ...whose, mark: markOf(scheduledOrder) })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(and(isScheduled(status, asked), behind(scheduledOrder, page.after)))
    .orderBy(...newestFirst(scheduledOrder))
    .limit(page.page_size + 1)
  const { shown, next } = paged(rows, page)
  return {
    rows: shown.map(
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
