/** Finds and sorts the gas accounts due for disconnection in the database, because few of 100,000 debtors are due. */
import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { disconnectDays } from '#shared/billing/dunning'
import type { dunningSortColumns } from '#shared/contract/billing/dunning'
import { addDays } from '#shared/format/dates'
import type { Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { rowOf } from '../../db/rows'
import { disconnections, dunningHolds, dunningNotices, moratoria } from '../../db/schema/billing/dunning'
import { billingAccounts, communities, customers, premises } from '../../db/schema/customers/accounts'
import { lowerCase, orderOf, type SortColumns, type SortedPage } from '../../db/sorting'
import { firstService } from '../premises.queries'
import { isActiveHold, isMoratoriumActive } from './dunningAccounts.queries'

const numberLiteral = (value: number): SQL => sql.raw(String(value))

/** An account with an open disconnection order is due as soon as it owes; without one the debt must be old enough. */
const isOrdered = sql`(${disconnections.orderedOn} is not null and ${isNull(disconnections.reconnectedOn)})`

/** True while the gas is on. */
const hasGas = sql`(${disconnections.reconnectedOn} is not null
  or (${isNull(disconnections.reconnectOn)} and ${isNull(disconnections.disconnectedOn)}))`

const isActiveGasAccount = sql`${billingAccounts.serviceGroup} = 'GAS' and ${billingAccounts.status} = 'active'
  and ${billingAccounts.customerNumber} not in (select ${customers.number} from ${customers} where ${customers.kind} = 'provider')`

const debtor = sql`${billingAccounts.number} as number, ${billingAccounts.openSince} as since`

/**
 * The account row stores since when it owes. So only accounts with old enough debt are read, and the few with an order,
 * for which the age does not matter.
 */
const lateAccounts = (today: string): SQL => sql`
  select owing.*, ${firstService(sql`owing.number`)} as premise_number
  from (select ${debtor}, coalesce(${isOrdered}, false) as is_ordered
    from ${billingAccounts}
    left join ${disconnections} on ${disconnections.billingAccountNumber} = ${billingAccounts.number}
    where ${isActiveGasAccount} and ${billingAccounts.openSince} <= ${noticeCutoff(today)}
      and (${disconnections.billingAccountNumber} is null or ${hasGas})
    union all
    select ${debtor}, true as is_ordered
    from ${disconnections}
    join ${billingAccounts} on ${billingAccounts.number} = ${disconnections.billingAccountNumber}
    where ${isActiveGasAccount} and ${billingAccounts.openSince} > ${noticeCutoff(today)} and ${billingAccounts.openSince} <= ${today}::date
      and ${hasGas} and ${isOrdered}) owing`

const noticeCutoff = (today: string): SQL => sql`${addDays(today, -disconnectDays.notice)}::date`

const isHeld = (today: string): SQL => sql`(
  exists (select 1 from ${dunningHolds} where ${dunningHolds.billingAccountNumber} = late.number and ${isActiveHold(today)})
  or exists (select 1 from ${moratoria} where ${isMoratoriumActive(today)}
    and (${isNull(moratoria.communityId)} or ${eq(moratoria.communityId, premises.communityId)})))`

/** Uses the numbers of `stageOf`: 8 ordered, 7 may be disconnected, 6 soon, 5 needs a notice or waits ten days. */
const dueAccounts = (today: string): SQL => sql`
  with late as materialized (${lateAccounts(today)})
  select late.number, ${communities.name} as community, ${isHeld(today)} as is_held, late.since,
    case when late.is_ordered then 8
      when last_notice.until <= ${today}::date then 7
      when last_notice.until <= ${today}::date + ${numberLiteral(disconnectDays.finalCall)} then 6
      else 5 end as stage
  from late
  join ${premises} on ${premises.number} = late.premise_number
  join ${communities} on ${communities.id} = ${premises.communityId}
  left join lateral (
    select greatest(late.since + ${numberLiteral(disconnectDays.debt)},
      max(${dunningNotices.sentOn}) + ${numberLiteral(disconnectDays.afterNotice)}) as until
    from ${dunningNotices}
    where ${dunningNotices.billingAccountNumber} = late.number and ${dunningNotices.sentOn} > late.since
    having count(*) > 0) last_notice on true`

const DueGroups = z.array(z.object({ community: z.string(), isHeld: z.boolean(), count: z.int() }))
type DueGroups = z.output<typeof DueGroups>

export const sumCounts = (groupedCounts: DueGroups): number => groupedCounts.reduce((sum, { count }) => sum + count, 0)

const groupedCounts = sql`(select coalesce(json_agg(json_build_object(
    'community', grouped.community, 'isHeld', grouped.is_held, 'count', grouped.count) order by grouped.community), '[]')
  from (select community, is_held, count(*)::int as count from due group by community, is_held) grouped)`

const DuePage = z.object({ numbers: z.array(z.string()), groups: DueGroups })

type SortColumn = (typeof dunningSortColumns)[number]

interface DueFilter extends SortedPage<SortColumn> {
  isHeld: boolean
  community: string | undefined
}

/** Returns a page by community, most urgent first or sorted, and the count per community, held and not held. */
export async function findDue(
  db: Executor,
  { isHeld: isHeldOnly, community, sort, ...page }: DueFilter,
  today: string,
) {
  const { limit, offset } = limitOffsetOf(page)
  const sortColumns: SortColumns<SortColumn> = {
    name: [lowerCase(customers.name)],
    balance: [billingAccounts.balance],
    days: [sql`${today}::date - due.since`],
  }
  const order = [sql`community`, ...orderOf(sort, sortColumns, [sql`stage desc`, sql`since`, sql`due.number`])]
  const inCommunity = community ? sql` and community = ${community}` : sql``
  const found = await db.execute(sql`
    with due as materialized (${dueAccounts(today)})
    select ${groupedCounts} as groups, (select coalesce(json_agg(number order by place), '[]')
      from (select due.number, row_number() over (order by ${sql.join(order, sql`, `)}) as place
        from due join ${billingAccounts} on ${billingAccounts.number} = due.number
          join ${customers} on ${customers.number} = ${billingAccounts.customerNumber}
        where is_held = ${isHeldOnly}${inCommunity} order by place limit ${limit} offset ${offset}) paged) as numbers`)
  return rowOf(DuePage, found)
}

export async function countDue(db: Executor, today: string): Promise<DueGroups> {
  const counted = await db.execute(
    sql`with due as materialized (${dueAccounts(today)}) select ${groupedCounts} as groups`,
  )
  return rowOf(z.pick(DuePage, { groups: true }), counted).groups
}
