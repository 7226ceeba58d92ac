/** Queries registrations for staff. */
import { and, asc, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Registration, registrationSortColumns } from '#shared/contract/customers/registrationList'
import { maxListedAccounts } from '#shared/customers/accountFilter'
import { addressLine } from '#shared/customers/addresses'
import { registrationSteps } from '#shared/customers/registrations'
import { addDays } from '#shared/format/dates'
import type { Executor } from '../../../db/database'
import { limitOffsetOf, type PageQuery, readBounded } from '../../../db/paging'
import { rowsOf } from '../../../db/rows'
import {
  billingAccounts,
  communities,
  customers,
  premises,
  serviceAccounts,
} from '../../../db/schema/customers/accounts'
import { legacyAccounts } from '../../../db/schema/customers/registrations'
import { orderOf, type SortColumns, type SortedPage } from '../../../db/sorting'
import { fullName } from '../../../fullName'
import { containsPattern } from '../../../text/likePatterns'

/** Returns the community of a customer's first service. */
const communityOf = (customerNumber: SQL): SQL<string | null> => sql`(select ${communities.name} from ${services}
  where ${billingAccounts.customerNumber} = ${customerNumber} order by ${serviceAccounts.id} limit 1)`

const services = sql`${billingAccounts}
  join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
  join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
  join ${communities} on ${communities.id} = ${premises.communityId}`

/** Returns the same for every legacy customer in one read. */
const firstCommunities = sql`select distinct on (${billingAccounts.customerNumber})
    ${billingAccounts.customerNumber} as customer_number, ${communities.name} as name
  from ${services} where ${billingAccounts.customerNumber} in (select ${legacyAccounts.customerNumber} from ${legacyAccounts})
  order by ${billingAccounts.customerNumber}, ${serviceAccounts.id}`

interface RegistrationFilter {
  includeRegistered: boolean
  search?: string
}

const matchesFilter = ({ includeRegistered, search = '' }: RegistrationFilter): SQL | undefined =>
  and(
    includeRegistered ? undefined : isNull(legacyAccounts.registeredAt),
    search === ''
      ? undefined
      : sql`lower(${legacyAccounts.firstName} || ' ' || ${legacyAccounts.lastName} || ' ' || ${legacyAccounts.email}
          || ' ' || ${legacyAccounts.migrationAccountParentId}) like ${containsPattern(search.toLowerCase())}`,
  )

interface RegistrationRow {
  account: typeof legacyAccounts.$inferSelect
  community: string | null
}

const toRegistration = ({ account, community }: RegistrationRow): Registration => ({
  migration_account_parent_id: account.migrationAccountParentId,
  crm_customer_number: account.customerNumber,
  name: fullName(account),
  email: account.email,
  mobile: account.mobile,
  service_address: addressLine(account.serviceAddressLine1, account.serviceAddressLine2),
  community: community ?? '',
  fiber_account_number: account.fiberAccountNumber ?? '',
  gas_account_number: account.gasAccountNumber ?? '',
  last_step: account.lastStep,
  last_step_at: account.lastStepAt?.toISOString() ?? null,
  last_failure: account.lastFailure,
  invited_at: account.invitedAt?.toISOString() ?? null,
  opened_at: account.invitationOpenedAt?.toISOString() ?? null,
  registered_at: account.registeredAt?.toISOString() ?? null,
})

const selectRegistrations = (db: Executor) =>
  db
    .select({ account: legacyAccounts, community: communityOf(sql`${legacyAccounts.customerNumber}`) })
    .from(legacyAccounts)
    .innerJoin(customers, eq(customers.number, legacyAccounts.customerNumber))
    .$dynamic()

const sortColumns: SortColumns<(typeof registrationSortColumns)[number]> = {
  name: [legacyAccounts.lastName, legacyAccounts.firstName],
  step: [legacyAccounts.lastStepAt],
  invited: [legacyAccounts.invitedAt],
}

export async function findRegistrations(
  db: Executor,
  filter: RegistrationFilter,
  { sort, ...page }: SortedPage<keyof typeof sortColumns>,
) {
  const matchingIds = db.$with('matching').as(
    db
      .select({ id: legacyAccounts.migrationAccountParentId })
      .from(legacyAccounts)
      .where(matchesFilter(filter))
      .limit(maxListedAccounts + 1),
  )
  const readPage = (range: PageQuery) =>
    db
      .with(matchingIds)
      .select({
        account: legacyAccounts,
        community: communityOf(sql`${legacyAccounts.customerNumber}`),
        count: sql<number>`(select count(*)::int from matching)`,
      })
      .from(matchingIds)
      .innerJoin(legacyAccounts, eq(legacyAccounts.migrationAccountParentId, matchingIds.id))
      .orderBy(
        ...orderOf(sort, sortColumns, [
          asc(legacyAccounts.lastName),
          asc(legacyAccounts.firstName),
          asc(matchingIds.id),
        ]),
      )
      .limit(limitOffsetOf(range).limit)
      .offset(limitOffsetOf(range).offset)
  const { rows, ...counted } = await readBounded(readPage, { maxCount: maxListedAccounts, ...page })
  return { accounts: rows.map(toRegistration), ...counted }
}

const batchSize = 500

/** Reads all accounts in batches by key, so that no cursor or lock is held between batches. */
export async function* readRegistrations(db: Executor, filter: RegistrationFilter): AsyncGenerator<Registration[]> {
  let after = ''
  for (;;) {
    const rows = await selectRegistrations(db)
      .where(and(matchesFilter(filter), gt(legacyAccounts.migrationAccountParentId, after)))
      .orderBy(asc(legacyAccounts.migrationAccountParentId))
      .limit(batchSize)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(toRegistration)
    after = last.account.migrationAccountParentId
  }
}

export async function findRegistration(db: Executor, parentId: string): Promise<Registration | null> {
  const [row] = await selectRegistrations(db).where(eq(legacyAccounts.migrationAccountParentId, parentId))
  return row ? toRegistration(row) : null
}

const countWhere = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`
const isOpen = isNull(legacyAccounts.registeredAt)
const isRegistered = sql`${legacyAccounts.registeredAt} is not null`

const dayCount = 30

/** Counts the registrations of each day in the provider's time zone, including days without any. */
async function countByDay(db: Executor, { today, zone }: { today: string; zone: string }) {
  const first = addDays(today, 1 - dayCount)
  const day = sql<string>`(${legacyAccounts.registeredAt} at time zone ${zone})::date::text`.as('day')
  const rows = await db
    .select({ day, count: count() })
    .from(legacyAccounts)
    .where(sql`${legacyAccounts.registeredAt} >= ${first}::date::timestamp at time zone ${zone}`)
    .groupBy(sql`1`)
  const counts = new Map(rows.map(({ day: rowDay, count }) => [rowDay, count]))
  return Array.from({ length: dayCount }, (_, index) => {
    const currentDay = addDays(first, index)
    return { day: currentDay, count: counts.get(currentDay) ?? 0 }
  })
}

const CommunityCounts = z.object({ community: z.string(), total: z.int(), registered: z.int() })

export async function countRegistrations(db: Executor, day: { today: string; zone: string }) {
  const [[row], steps, by_day, communityRows] = await Promise.all([
    db
      .select({
        total: count(),
        registered: countWhere(isRegistered),
        started: countWhere(sql`${isOpen} and ${legacyAccounts.lastStep} <> 'none'`),
        invited: countWhere(sql`${legacyAccounts.invitedAt} is not null`),
        invited_waiting: countWhere(sql`${isOpen} and ${legacyAccounts.invitedAt} is not null`),
        opened: countWhere(sql`${legacyAccounts.invitationOpenedAt} is not null`),
        failed: countWhere(sql`${isOpen} and ${legacyAccounts.lastFailure} <> ''`),
      })
      .from(legacyAccounts),
    db
      .select({ step: legacyAccounts.lastStep, accounts: count() })
      .from(legacyAccounts)
      .where(isOpen)
      .groupBy(legacyAccounts.lastStep),
    countByDay(db, day),
    db.execute(sql`
      select coalesce(place.name, '') as community, count(*)::int as total, count(place.registered_at)::int as registered
      from (select ${legacyAccounts.registeredAt} as registered_at, first.name from ${legacyAccounts}
        left join (${firstCommunities}) first on first.customer_number = ${legacyAccounts.customerNumber}) place
      group by place.name order by place.name`),
  ])
  const { total = 0, registered = 0, started = 0, invited = 0, invited_waiting = 0, opened = 0, failed = 0 } = row ?? {}
  const countAtStep = (name: string): number => steps.find(({ step }) => step === name)?.accounts ?? 0
  return {
    total,
    registered,
    started,
    not_started: total - registered - started,
    invited,
    invited_waiting,
    opened,
    failed,
    by_step: registrationSteps.filter((step) => step !== 'done').map((step) => ({ step, accounts: countAtStep(step) })),
    by_day,
    by_community: rowsOf(CommunityCounts, communityRows),
  }
}
