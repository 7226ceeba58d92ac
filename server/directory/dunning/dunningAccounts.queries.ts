/** Reads gas accounts in dunning, with their debt, notices, orders and holds. */
import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { OrderDays } from '#shared/billing/dunning'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { disconnections, dunningHolds, dunningNotices, moratoria } from '../../db/schema/billing/dunning'
import { statements } from '../../db/schema/billing/statements'
import { billingAccounts, communities, contacts, customers, premises } from '../../db/schema/customers/accounts'
import { firstService } from '../premises.queries'
import { type AccountInDunning, toAccountInDunning } from './rules'

/** Debt is never older than this many bills, because gas is turned off before that. */
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

export const isActiveHold = (today: string) =>
  and(isNull(dunningHolds.endedAt), or(isNull(dunningHolds.heldUntil), gte(dunningHolds.heldUntil, today)))

type DunningFilter = { numbers: readonly string[] } | { customerNumber: string } | 'without gas'

const matchesFilter = (filter: DunningFilter): SQL | undefined => {
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

export async function findDunningAccounts(
  db: Executor,
  filter: DunningFilter,
  days: OrderDays,
): Promise<AccountInDunning[]> {
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
  const moratoriumIn = await findMoratoriaByCommunity(db, today)
  return rows.map((row) =>
    toAccountInDunning(
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
        moratorium: moratoriumIn(row.communityId),
      },
      days,
    ),
  )
}

export const isMoratoriumActive = (today: string): SQL | undefined =>
  and(isNull(moratoria.endedAt), lte(moratoria.startsOn, today), gte(moratoria.endsOn, today))

/** Returns a function of a community that returns its moratorium. If several apply, it is the one that ends last. */
async function findMoratoriaByCommunity(db: Executor, today: string) {
  const active = await db
    .select({ kind: moratoria.kind, communityId: moratoria.communityId, endsOn: moratoria.endsOn })
    .from(moratoria)
    .where(isMoratoriumActive(today))
    .orderBy(moratoria.endsOn, moratoria.id)
  return (community: string) =>
    active.findLast(({ communityId }) => communityId === null || communityId === community) ?? null
}
