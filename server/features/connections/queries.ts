/** Dunned gas accounts in the database: what they owe, what was sent and done, and what holds them. */
import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import { addressLine } from '#shared/addresses'
import type { Moratorium } from '#shared/contract/connections'
import type { HoldReason, OrderDays } from '#shared/dunning'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, contacts, customers, premises, serviceAccounts } from '../../db/schema/accounts'
import { statements } from '../../db/schema/billing'
import { disconnections, dunningHolds, dunningNotices, moratoria } from '../../db/schema/dunning'
import { dunnedOf, type Dunned } from './rules'

/** The debt lies within these: nobody is left with gas for longer. */
const billsLookedAt = 24

const Bills = z.array(z.object({ dueOn: z.string(), charges: z.int() }))

const bills = sql<unknown>`(select coalesce(json_agg(json_build_object('dueOn', latest.due_on, 'charges', latest.charges)), '[]')
  from (select ${statements.dueOn} as due_on, ${statements.charges} as charges from ${statements}
    where ${statements.billingAccountNumber} = ${billingAccounts.number}
    order by ${statements.dueOn} desc limit ${sql.raw(String(billsLookedAt))}) latest)`

const lastNotice = sql<string | null>`(select max(${dunningNotices.sentOn})::text from ${dunningNotices}
  where ${dunningNotices.billingAccountNumber} = ${billingAccounts.number})`

/** Of the account holder, else of anybody who is still at the customer. */
const email = sql<string>`coalesce((select ${contacts.email} from ${contacts}
  where ${contacts.customerNumber} = ${billingAccounts.customerNumber} and ${contacts.removedAt} is null
    and ${contacts.email} <> ''
  order by ${contacts.relation} <> '', ${contacts.id} limit 1), '')`

/** Where the first service of a billing account is, as the number of its premise. */
export const firstService = (
  accountNumber: SQL | PgColumn,
): SQL => sql`(select ${serviceAccounts.premiseNumber} from ${serviceAccounts}
  where ${serviceAccounts.billingAccountNumber} = ${accountNumber}
  order by ${serviceAccounts.startedOn}, ${serviceAccounts.id} limit 1)`

export const isHolding = (today: string) =>
  and(isNull(dunningHolds.endedAt), or(isNull(dunningHolds.heldUntil), gte(dunningHolds.heldUntil, today)))

export type Which = { numbers: readonly string[] } | { customerNumber: string } | 'without gas'

const isMeant = (which: Which): SQL | undefined => {
  if (which === 'without gas') {
    return and(
      or(isNotNull(disconnections.disconnectedOn), isNotNull(disconnections.reconnectOn)),
      isNull(disconnections.reconnectedOn),
    )
  }
  return 'numbers' in which
    ? inArray(billingAccounts.number, [...which.numbers])
    : eq(billingAccounts.customerNumber, which.customerNumber)
}

export async function findDunned(db: Executor, which: Which, days: OrderDays): Promise<Dunned[]> {
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
    .leftJoin(dunningHolds, and(eq(dunningHolds.billingAccountNumber, billingAccounts.number), isHolding(today)))
    .where(and(eq(billingAccounts.serviceGroup, 'GAS'), ne(customers.kind, 'provider'), isMeant(which)))
  const inForce = new Map((await findInForce(db, today)).map((row) => [row.communityId, row]))
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
        moratorium: inForce.get(row.communityId) ?? null,
      },
      days,
    ),
  )
}

export const isInForce = (today: string): SQL | undefined =>
  and(lte(moratoria.startsOn, today), gte(moratoria.endsOn, today))

/** The longest one of a community comes last, and so counts. */
const findInForce = (db: Executor, today: string) =>
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
    .where(isInForce(today))
    .orderBy(moratoria.endsOn, communities.name)

export async function findMoratoria(db: Executor, today: string): Promise<Moratorium[]> {
  const rows = await findInForce(db, today)
  return rows.map(({ kind, community, startsOn, endsOn, note }) => ({
    kind,
    community,
    starts_on: startsOn,
    ends_on: endsOn,
    note,
  }))
}

/** The customer of an active gas account, held until the transaction ends; null when there is none. */
export async function holdGasAccount(tx: Executor, number: string): Promise<{ customerNumber: string } | null> {
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

/** Null when another hold is still open. One that has run out makes room. */
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

/** Whether it was open until now. */
export async function closeHold(tx: Executor, id: string, at: Date): Promise<boolean> {
  const closed = await tx
    .update(dunningHolds)
    .set({ endedAt: at })
    .where(and(eq(dunningHolds.id, id), isNull(dunningHolds.endedAt)))
    .returning({ id: dunningHolds.id })
  return closed.length > 0
}
