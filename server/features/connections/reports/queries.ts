/** Which gas accounts are due for disconnect, found and put in order by the database: of a hundred thousand that owe something few are. */
import { isNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod/mini'
import { addDays } from '#shared/dates'
import { disconnectDays } from '#shared/dunning'
import type { Executor } from '../../../db/database'
import { pageOf, type Page } from '../../../db/paging'
import { billingAccounts, communities, customers, premises } from '../../../db/schema/accounts'
import { disconnections, dunningHolds, dunningNotices, moratoria } from '../../../db/schema/dunning'
import { firstService, isHolding, isInForce } from '../queries'

const figure = (value: number): SQL => sql.raw(String(value))

/** A disconnect that was ordered and not done makes an account due as soon as it owes; without one its debt is old enough. */
const isOrdered = sql`(${disconnections.orderedOn} is not null and ${isNull(disconnections.reconnectedOn)})`

/** Whose gas is on. */
const isServed = sql`(${disconnections.reconnectedOn} is not null
  or (${isNull(disconnections.reconnectOn)} and ${isNull(disconnections.disconnectedOn)}))`

const gas = sql`${billingAccounts.serviceGroup} = 'GAS' and ${billingAccounts.status} = 'active'
  and ${billingAccounts.customerNumber} not in (select ${customers.number} from ${customers} where ${customers.kind} = 'provider')`

const debtor = sql`${billingAccounts.number} as number, ${billingAccounts.openSince} as since`

/**
 * Since when an account owes stands with it: of all who owe, only those are read whose debt is old enough, and the few with
 * an order for which it need not be.
 */
const late = (today: string): SQL => sql`
  select owing.*, ${firstService(sql`owing.number`)} as premise_number
  from (select ${debtor}, coalesce(${isOrdered}, false) as is_ordered
    from ${billingAccounts}
    left join ${disconnections} on ${disconnections.billingAccountNumber} = ${billingAccounts.number}
    where ${gas} and ${billingAccounts.openSince} <= ${oldEnough(today)}
      and (${disconnections.billingAccountNumber} is null or ${isServed})
    union all
    select ${debtor}, true as is_ordered
    from ${disconnections}
    join ${billingAccounts} on ${billingAccounts.number} = ${disconnections.billingAccountNumber}
    where ${gas} and ${billingAccounts.openSince} > ${oldEnough(today)} and ${billingAccounts.openSince} <= ${today}::date
      and ${isServed} and ${isOrdered}) owing`

const oldEnough = (today: string): SQL => sql`${addDays(today, -disconnectDays.notice)}::date`

const isHeld = (today: string): SQL => sql`(
  exists (select 1 from ${dunningHolds} where ${dunningHolds.billingAccountNumber} = late.number and ${isHolding(today)})
  or ${premises.communityId} in (select ${moratoria.communityId} from ${moratoria} where ${isInForce(today)}))`

/** As `stageOf` counts them: 8 is ordered, 7 may be disconnected, 6 soon, 5 has to be told first or waits for its ten days. */
const due = (today: string): SQL => sql`
  with late as materialized (${late(today)})
  select late.number, ${communities.name} as community, ${isHeld(today)} as is_held, late.since,
    case when late.is_ordered then 8
      when told.until <= ${today}::date then 7
      when told.until <= ${today}::date + ${figure(disconnectDays.finalCall)} then 6
      else 5 end as stage
  from late
  join ${premises} on ${premises.number} = late.premise_number
  join ${communities} on ${communities.id} = ${premises.communityId}
  left join lateral (
    select greatest(late.since + ${figure(disconnectDays.debt)},
      max(${dunningNotices.sentOn}) + ${figure(disconnectDays.afterNotice)}) as until
    from ${dunningNotices}
    where ${dunningNotices.billingAccountNumber} = late.number and ${dunningNotices.sentOn} > late.since
    having count(*) > 0) told on true`

const Groups = z.array(z.object({ community: z.string(), isHeld: z.boolean(), count: z.int() }))
export type Groups = z.output<typeof Groups>

export const countOf = (groups: Groups): number => groups.reduce((sum, { count }) => sum + count, 0)

const groups = sql`(select coalesce(json_agg(json_build_object(
    'community', grouped.community, 'isHeld', grouped.is_held, 'count', grouped.count) order by grouped.community), '[]')
  from (select community, is_held, count(*)::int as count from due group by community, is_held) grouped)`

const Found = z.object({ numbers: z.array(z.string()), groups: Groups })

interface Wanted extends Page {
  isHeld: boolean
  community: string | undefined
}

/** A page of those due, community by community and most urgent first, and how many there are in each, held and not. */
export async function findDue(db: Executor, { isHeld: isOnHold, community, ...page }: Wanted, today: string) {
  const { limit, offset } = pageOf(page)
  const isThere = community ? sql` and community = ${community}` : sql``
  const { rows } = await db.execute(sql`
    with due as materialized (${due(today)})
    select ${groups} as groups, (select coalesce(json_agg(number order by place), '[]')
      from (select number, row_number() over (order by community, stage desc, since, number) as place
        from due where is_held = ${isOnHold}${isThere} order by place limit ${limit} offset ${offset}) paged) as numbers`)
  return Found.parse(rows[0])
}

export async function countDue(db: Executor, today: string): Promise<Groups> {
  const { rows } = await db.execute(sql`with due as materialized (${due(today)}) select ${groups} as groups`)
  return Found.shape.groups.parse(rows[0]?.['groups'])
}
