/** Which gas accounts are due for disconnect, found and put in order by the database: of a hundred thousand that owe something few are. */
import { isNull, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod/mini'
import { addDays } from '#shared/dates'
import { disconnectDays, dunnedFrom } from '#shared/dunning'
import type { Executor } from '../../../db/database'
import { pageOf, type Page } from '../../../db/paging'
import { billingAccounts, communities, customers, premises } from '../../../db/schema/accounts'
import { statements } from '../../../db/schema/billing'
import { disconnections, dunningHolds, dunningNotices, moratoria } from '../../../db/schema/dunning'
import { billsLookedAt, firstService, isHolding, isInForce } from '../queries'

/** In the text of the query, so that the index of those who owe so much is known to hold them. */
const least = sql.raw(String(dunnedFrom))
const figure = (value: number): SQL => sql.raw(String(value))

/** A disconnect that was ordered and not done makes an account due as soon as it owes; without one its debt is old enough. */
const isOrdered = sql`(${disconnections.orderedOn} is not null and ${isNull(disconnections.reconnectedOn)})`

/**
 * What is open belongs to the newest bills, as `pastDueSince` says: only an account that has something left after those
 * that are too new to count can be late. Their sums are read for all at once; since when an account is late is then asked
 * of the few that are left.
 */
const late = (today: string): SQL => sql`
  select owing.*, ${firstService(sql`owing.number`)} as premise_number
  from (select ${billingAccounts.number} as number, ${billingAccounts.customerNumber} as customer_number,
      ${billingAccounts.balance} as balance, ${isOrdered} as is_ordered
    from ${billingAccounts}
    left join ${disconnections} on ${disconnections.billingAccountNumber} = ${billingAccounts.number}
    where ${billingAccounts.serviceGroup} = 'GAS' and ${billingAccounts.status} = 'active'
      and ${billingAccounts.balance} >= ${least}
      and (${disconnections.reconnectedOn} is not null
        or (${isNull(disconnections.reconnectOn)} and ${isNull(disconnections.disconnectedOn)}))) owing
  left join (select ${statements.billingAccountNumber} as number, sum(${statements.charges}) as total,
      sum(${statements.charges}) filter (where ${statements.dueOn} > ${today}::date) as to_come
    from ${statements} where ${statements.dueOn} > ${oldEnough(today)}
    group by ${statements.billingAccountNumber}) newer on newer.number = owing.number
  where owing.balance - greatest(0, case when owing.is_ordered then newer.to_come else newer.total end) >= ${least}`

const oldEnough = (today: string): SQL => sql`${addDays(today, -disconnectDays.notice)}::date`

/** Since when each is late: the oldest of the bills before which enough is left. */
const since = (today: string): SQL => sql`
  select min(open.due_on) as since from (
    select due_on, min(before) over (order by due_on desc rows unbounded preceding) as least_left from (
      select newest.due_on, late.balance - coalesce(sum(newest.charges)
          over (order by newest.due_on desc rows between unbounded preceding and 1 preceding), 0) as before
      from (select ${statements.dueOn} as due_on, ${statements.charges} as charges from ${statements}
        where ${statements.billingAccountNumber} = late.number
        order by ${statements.dueOn} desc limit ${figure(billsLookedAt)}) newest) left_before) open
  where open.due_on <= ${today}::date and open.least_left >= ${least}`

const isHeld = (today: string): SQL => sql`(
  exists (select 1 from ${dunningHolds} where ${dunningHolds.billingAccountNumber} = late.number and ${isHolding(today)})
  or ${premises.communityId} in (select ${moratoria.communityId} from ${moratoria} where ${isInForce(today)}))`

/** As `stageOf` counts them: 8 is ordered, 7 may be disconnected, 6 soon, 5 has to be told first or waits for its ten days. */
const due = (today: string): SQL => sql`
  with late as materialized (${late(today)})
  select late.number, ${communities.name} as community, ${isHeld(today)} as is_held, debt.since,
    case when late.is_ordered then 8
      when told.until <= ${today}::date then 7
      when told.until <= ${today}::date + ${figure(disconnectDays.finalCall)} then 6
      else 5 end as stage
  from late
  join ${customers} on ${customers.number} = late.customer_number and ${customers.kind} <> 'provider'
  join ${premises} on ${premises.number} = late.premise_number
  join ${communities} on ${communities.id} = ${premises.communityId}
  cross join lateral (${since(today)}) debt
  left join lateral (
    select greatest(debt.since + ${figure(disconnectDays.debt)},
      max(${dunningNotices.sentOn}) + ${figure(disconnectDays.afterNotice)}) as until
    from ${dunningNotices}
    where ${dunningNotices.billingAccountNumber} = late.number and ${dunningNotices.sentOn} > debt.since
    having count(*) > 0) told on true
  where debt.since <= case when late.is_ordered then ${today}::date else ${oldEnough(today)} end`

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
