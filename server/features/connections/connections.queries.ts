/** Reads gas accounts in dunning, with their debt, notices, orders and holds. */
import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import { addressLine } from '#shared/addresses'
import type { Moratorium } from '#shared/contract/connections'
import type { HoldReason, OrderDays } from '#shared/dunning'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, contacts, customers, premises, serviceAccounts } from '../../db/schema/accounts'
import { statements } from '../../db/schema/billing'
import { disconnections, dunningHolds, dunningNotices, moratoria } from '../../db/schema/dunning'
import { type DunnedAccount, dunnedOf } from './rules'

/** The debt lies within this many bills: no customer keeps getting gas for longer without paying. */
const maxBills = 24

const Bills = z.array(z.object({ dueOn: z.string(), charges: z.int() }))

const bills = sql<unknown>`(select coalesce(json_agg(json_build_object('dueOn', latest.due_on, 'charges', latest.charges)), '[]')
  from (select ${statements.dueOn} as due_on, ${statements.charges} as charges from ${statements}
    where ${statements.billingAccountNumber} = ${billingAccounts.number}
    order by ${statements.dueOn} desc limit ${sql.raw(String(maxBills))}) latest)`

const lastNotice = sql<string | null>`(select max(${dunningNotices.sentOn})::text from ${dunningNotices}
  where ${dunningNotices.billingAccountNumber} = ${billingAccounts.number})`

/** The address of the account holder, or else of any other contact that wasn't removed. */
const email = sql<string>`coalesce((select ${contacts.email} from ${contacts}
  where ${contacts.customerNumber} = ${billingAccounts.customerNumber} and ${contacts.removedAt} is null
    and ${contacts.email} <> ''
  order by ${contacts.relation} <> '', ${contacts.id} limit 1), '')`

/** Returns the premise number of the first service of a billing account. */
export const firstService = (
  accountNumber: SQL | PgColumn,
): SQL => sql`(select ${serviceAccounts.premiseNumber} from ${serviceAccounts}
  where ${serviceAccounts.billingAccountNumber} = ${accountNumber}
  order by ${serviceAccounts.startedOn}, ${serviceAccounts.id} limit 1)`

export const isActiveHold = (today: string) =>
  and(isNull(dunningHolds.endedAt), or(isNull(dunningHolds.heldUntil), gte(dunningHolds.heldUntil, today)))

export type DunnedFilter = { numbers: readonly string[] } | { customerNumber: string } | 'without gas'

const matchesFilter = (filter: DunnedFilter): SQL | undefined => {
  if (filter === 'without gas') {
    return and(
      or(isNotNull(disconnections.disconnectedOn), isNotNull(disconnections.reconnectOn)),
      isNull(disconnections.reconnectedOn),
    )
  }
  return 'numbers' in filter
    ? inArray(billingAccounts.number, [...filter.numbers])
    : eq(billingAccounts.customerNumber, filter.customerNumber)
}

export async function findDunned(db: Executor, filter: DunnedFilter, days: OrderDays): Promise<DunnedAccount[]> {
  const { today } = days
  const rows = await db
    .select({
      account: billingAccounts,
      name: customers.name,
      premise: premises,
      community: communities.name,
      communityId: communities.id,
      email,
      bills,
      lastNotice,
      work: disconnections,
      hold: dunningHolds,
    })
    .from(billingAccounts)
    .innerJoin(customers, eq(customers.number, billingAccounts.customerNumber))
    .innerJoin(premises, eq(premises.number, firstService(billingAccounts.number)))
    .innerJoin(communities, eq(communities.id, premises.communityId))
    .leftJoin(disconnections, eq(disconnections.billingAccountNumber, billingAccounts.number))
    .leftJoin(dunningHolds, and(eq(dunningHolds.billingAccountNumber, billingAccounts.number), isActiveHold(today)))
    .where(and(eq(billingAccounts.serviceGroup, 'GAS'), ne(customers.kind, 'provider'), matchesFilter(filter)))
  const activeMoratoria = new Map((await findActiveMoratoria(db, today)).map((row) => [row.communityId, row]))
  return rows.map((row) =>
    dunnedOf(
      {
        accountNumber: row.account.number,
        customerNumber: row.account.customerNumber,
        name: row.name,
        email: row.email,
        address: addressLine(row.premise.streetAddress, row.premise.unit),
        community: row.community,
        isClosed: row.account.status === 'closed',
        balance: row.account.balance,
        bills: Bills.parse(row.bills),
        noticeOn: row.lastNotice,
        work: row.work,
        hold: row.hold,
        moratorium: activeMoratoria.get(row.communityId) ?? null,
      },
      days,
    ),
  )
}

export const isMoratoriumActive = (today: string): SQL | undefined =>
  and(lte(moratoria.startsOn, today), gte(moratoria.endsOn, today))

/** The moratorium that ends last comes last, so it wins when rows are collected in a map by community. */
const findActiveMoratoria = (db: Executor, today: string) =>
  db
    .select({
      kind: moratoria.kind,
      communityId: moratoria.communityId,
      community: communities.name,
      startsOn: moratoria.startsOn,
      endsOn: moratoria.endsOn,
      note: moratoria.note,
    })
    .from(moratoria)
    .innerJoin(communities, eq(communities.id, moratoria.communityId))
    .where(isMoratoriumActive(today))
    .orderBy(moratoria.endsOn, communities.name)

export async function findMoratoria(db: Executor, today: string): Promise<Moratorium[]> {
  const rows = await findActiveMoratoria(db, today)
  return rows.map(({ kind, community, startsOn, endsOn, note }) => ({
    kind,
    community,
    starts_on: startsOn,
    ends_on: endsOn,
    note,
  }))
}

/** Returns the customer of an active gas account and locks it until the transaction ends; null when there is none. */
export async function lockGasAccount(tx: Executor, number: string): Promise<{ customerNumber: string } | null> {
  const [account] = await tx
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.number, number),
        eq(billingAccounts.serviceGroup, 'GAS'),
        eq(billingAccounts.status, 'active'),
      ),
    )
    .for('no key update')
  return account ?? null
}

export interface NewHold {
  billingAccountNumber: string
  reason: HoldReason
  note: string
  heldUntil: string | null
  placedBy: string
  placedAt: Date
}

/** Returns null when another hold is still active. An expired hold is ended first. */
export async function insertHold(tx: Executor, hold: NewHold, today: string): Promise<string | null> {
  await tx
    .update(dunningHolds)
    .set({ endedAt: hold.placedAt })
    .where(
      and(
        eq(dunningHolds.billingAccountNumber, hold.billingAccountNumber),
        isNull(dunningHolds.endedAt),
        sql`${dunningHolds.heldUntil} < ${today}`,
      ),
    )
  const [placed] = await tx.insert(dunningHolds).values(hold).onConflictDoNothing().returning({ id: dunningHolds.id })
  return placed?.id ?? null
}

export async function findHold(db: Executor, id: string) {
  const [hold] = await db
    .select({ hold: dunningHolds, customerNumber: billingAccounts.customerNumber })
    .from(dunningHolds)
    .innerJoin(billingAccounts, eq(billingAccounts.number, dunningHolds.billingAccountNumber))
    .where(eq(dunningHolds.id, id))
  return hold ?? null
}

/** Ends a hold and returns whether it was active. */
export async function closeHold(tx: Executor, id: string, now: Date): Promise<boolean> {
  const closed = await tx
    .update(dunningHolds)
    .set({ endedAt: now })
    .where(and(eq(dunningHolds.id, id), isNull(dunningHolds.endedAt)))
    .returning({ id: dunningHolds.id })
  return closed.length > 0
}
