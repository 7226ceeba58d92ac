/** Reads refunds for staff and for customers, and the facts needed to request one. */
import { and, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { RefundStatus } from '#shared/billing/refundStates'
import { openRefundStatuses, visibleRefundStatuses } from '#shared/billing/refunds'
import type { ReceivedRefund, Refund, refundSortColumns } from '#shared/contract/billing/refunds'
import { addressLine, cityLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { limitOffsetOf, type PageQuery } from '../../db/paging'
import { depositTransactions } from '../../db/schema/billing/deposits'
import { refunds } from '../../db/schema/billing/refunds'
import { billingAccounts, contacts, customers, premises } from '../../db/schema/customers/accounts'
import { communicationSettings } from '../../db/schema/customers/communication'
import { users } from '../../db/schema/signIn/users'
import { orderOf, type SortColumns, type SortedPage } from '../../db/sorting'
import { sumOf } from '../../db/sums'
import { communityOfAccount } from '../../directory/deposits/deposits.queries'
import { firstService } from '../../directory/premises.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'

const requester = alias(users, 'requester')
const requesterContact = alias(contacts, 'requester_contact')
const decider = alias(users, 'decider')
const deciderContact = alias(contacts, 'decider_contact')

const refundOrder = { moment: refunds.requestedOn, keys: [refunds.id] }

const selectRefunds = (db: Executor) =>
  db
    .select({
      refund: refunds,
      customerNumber: customers.number,
      name: customers.name,
      community: communityOfAccount,
      requesterFirst: requesterContact.firstName,
      requesterLast: requesterContact.lastName,
      deciderFirst: deciderContact.firstName,
      deciderLast: deciderContact.lastName,
      micros: microsOf(refundOrder),
    })
    .from(refunds)
    .innerJoin(billingAccounts, eq(billingAccounts.number, refunds.billingAccountNumber))
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .leftJoin(requester, eq(requester.id, refunds.requestedBy))
    .leftJoin(requesterContact, eq(requesterContact.id, requester.contactId))
    .leftJoin(decider, eq(decider.id, refunds.decidedBy))
    .leftJoin(deciderContact, eq(deciderContact.id, decider.contactId))

type RefundRecord = Awaited<ReturnType<typeof selectRefunds>>[number]

const toRefund = ({ refund, customerNumber, name, community, ...people }: RefundRecord, userId: string): Refund => ({
  refund_id: refund.id,
  account_no: refund.billingAccountNumber,
  crm_customer_number: customerNumber,
  name,
  community,
  reason: refund.reason,
  status: refund.status,
  refund_amount: refund.amount,
  requested_on: refund.requestedOn,
  sent_on: refund.sentOn,
  check_number: refund.checkNumber,
  refund_method: refund.refundMethod,
  method: refund.method,
  comments: refund.comments,
  requested_by: people.requesterFirst === null ? '' : `${people.requesterFirst} ${people.requesterLast ?? ''}`,
  is_own: refund.requestedBy === userId,
  decided_by: people.deciderFirst === null ? null : `${people.deciderFirst} ${people.deciderLast ?? ''}`,
  decided_at: refund.decidedAt?.toISOString() ?? null,
  problem: refund.problem,
  send_on: refund.sendOn,
})

interface RefundFilter {
  userId: string
  since: string
  status?: RefundStatus | undefined
}

const matchesFilter = ({ since, status }: RefundFilter): SQL | undefined =>
  and(gte(refunds.requestedOn, since), status && eq(refunds.status, status))

const sortColumns: SortColumns<(typeof refundSortColumns)[number]> = {
  account: [refunds.billingAccountNumber],
  amount: [refunds.amount],
  requested: [refunds.requestedOn],
  status: [refunds.status],
}

export async function findRefunds(
  db: Executor,
  filter: RefundFilter,
  { sort, ...page }: SortedPage<keyof typeof sortColumns>,
) {
  const where = matchesFilter(filter)
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [sums]] = await Promise.all([
    selectRefunds(db)
      .where(where)
      .orderBy(...orderOf(sort, sortColumns, newestFirst(refundOrder)))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count(), amount: sumOf(refunds.amount) })
      .from(refunds)
      .where(where),
  ])
  return {
    refunds: rows.map((row) => toRefund(row, filter.userId)),
    total_count: sums?.total ?? 0,
    total_refund: sums?.amount ?? 0,
  }
}

/** Returns a part of the refunds for an export, which starts after a cursor. */
export async function findRefundsAfter(
  db: Executor,
  filter: RefundFilter,
  { after, page_size }: { after: string | undefined; page_size: number },
) {
  const rows = await selectRefunds(db)
    .where(and(matchesFilter(filter), isAfterCursor(refundOrder, after)))
    .orderBy(...newestFirst(refundOrder))
    .limit(page_size + 1)
  const { pageRows, next } = toPage(rows, page_size, ({ refund }) => [refund.id])
  return { rows: pageRows.map((row) => toRefund(row, filter.userId)), next }
}

/** Returns a refund as an agent sees it; null when there is none. */
export async function findRefund(db: Executor, id: string, userId: string): Promise<Refund | null> {
  const [row] = await selectRefunds(db).where(eq(refunds.id, id))
  return row ? toRefund(row, userId) : null
}

/** Returns the account to refund from; null when there is none. */
export async function findAccount(db: Executor, number: string) {
  const [account] = await db
    .select({
      number: billingAccounts.number,
      customerNumber: billingAccounts.customerNumber,
      name: customers.name,
      status: billingAccounts.status,
      balance: billingAccounts.balance,
    })
    .from(billingAccounts)
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .where(eq(billingAccounts.number, number))
  return account ?? null
}

/** Returns what already has an open refund: deposits by id, and null for the account's credit. */
export async function findOpenRefunds(db: Executor, number: string): Promise<Set<string | null>> {
  const rows = await db
    .select({ depositId: refunds.depositId })
    .from(refunds)
    .where(and(eq(refunds.billingAccountNumber, number), inArray(refunds.status, [...openRefundStatuses])))
  return new Set(rows.map(({ depositId }) => depositId))
}

/** Returns how much of a deposit's interest was paid out before. */
export async function findInterestPaid(db: Executor, depositId: string): Promise<number> {
  const [paid] = await db
    .select({ sum: sumOf(depositTransactions.amount) })
    .from(depositTransactions)
    .where(and(eq(depositTransactions.depositId, depositId), eq(depositTransactions.code, 'DEPX')))
  return paid?.sum ?? 0
}

/** Returns the recipient of a refund and the mailing address, which is the service address unless they set another. */
export async function findPayee(db: Executor, number: string) {
  const [row] = await db
    .select({
      customerNumber: billingAccounts.customerNumber,
      name: customers.name,
      settings: communicationSettings,
      premise: premises,
    })
    .from(billingAccounts)
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .leftJoin(communicationSettings, eq(communicationSettings.billingGroupId, billingAccounts.groupId))
    .leftJoin(premises, eq(premises.number, firstService(billingAccounts.number)))
    .where(eq(billingAccounts.number, number))
  if (!row) throw new Error(`Billing account ${number} does not exist`)
  const mailing = row.settings?.sameAsService === false ? row.settings : row.premise
  const address = mailing ? `${addressLine(mailing.streetAddress, mailing.unit)}, ${cityLine(mailing)}` : null
  return { customerNumber: row.customerNumber, name: row.name, address }
}

const day = sql<string>`coalesce(${refunds.sentOn}, ${refunds.sendOn}, ${refunds.requestedOn})::text`

/** Returns sent and approved refunds in scope, newest first; of one billing group when it is given. */
export async function findReceivedRefunds(
  db: Executor,
  scope: CustomerScope,
  { groupId, ...page }: PageQuery & { groupId?: string | undefined },
) {
  const where = and(
    inScope(scope, billingAccounts.customerNumber),
    groupId === undefined ? undefined : eq(billingAccounts.groupId, groupId),
    inArray(refunds.status, [...visibleRefundStatuses]),
  )
  const isOfAccount = eq(billingAccounts.number, refunds.billingAccountNumber)
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ refund: refunds, day })
      .from(refunds)
      .innerJoin(billingAccounts, isOfAccount)
      .where(where)
      .orderBy(desc(day), desc(refunds.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(refunds).innerJoin(billingAccounts, isOfAccount).where(where),
  ])
  return {
    refunds: rows.flatMap(({ refund, day: refundDay }): ReceivedRefund[] => {
      const status = visibleRefundStatuses.find((visible) => visible === refund.status)
      if (!status) return []
      return [
        {
          refund_id: refund.id,
          day: refundDay,
          amount: refund.amount,
          reason: refund.reason,
          status,
          refund_method: refund.refundMethod,
          method: refund.method,
          check_number: refund.checkNumber,
          crm_billing_account_number: refund.billingAccountNumber,
        },
      ]
    }),
    total_count: counted?.total ?? 0,
  }
}

export const findFirstRefund = (db: Executor, request: IdempotencyRecord & { userId: string }) =>
  findFirstRequest(request, { user: refunds.requestedBy, key: refunds.idempotencyKey }, (isFirstRequest) =>
    db.select({ id: refunds.id, requestHash: refunds.requestHash }).from(refunds).where(isFirstRequest),
  )
