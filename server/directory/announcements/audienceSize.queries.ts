/** Counts an audience by the same rules as `findAudience`: properties, and services that haven't closed. */
import { and, count, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { UserType } from '#shared/access/access'
import type { AnnouncementAudience } from '#shared/contract/content/announcements'
import type { CustomerKind } from '#shared/customers/customers'
import type { Executor } from '../../db/database'
import { billingAccounts, communities, customers, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'

/** Above this number the screen shows "more than". */
const maxCounted = 10_000

/** Homeowner associations sign in with the user type of builders. */
const customerKindsOf: Record<UserType, readonly CustomerKind[]> = {
  CUSTOMER: ['residential'],
  BUILDER: ['builder', 'hoa'],
  DEVELOPER: ['developer'],
  CENTRIC: [],
}

interface AudienceSize {
  customers: number
  isExact: boolean
  staff: number
}

export async function findAudienceSize(db: Executor, audience: AnnouncementAudience): Promise<AudienceSize> {
  const [found, staff] = await Promise.all([countCustomers(db, audience), countStaff(db, audience)])
  return { customers: Math.min(found, maxCounted), isExact: found <= maxCounted, staff }
}

async function countCustomers(db: Executor, audience: AnnouncementAudience): Promise<number> {
  const matchingCustomers = db
    .select({ one: sql`1` })
    .from(customers)
    .where(isInAudience(db, audience))
    .limit(maxCounted + 1)
    .as('matching')
  const [row] = await db.select({ found: count() }).from(matchingCustomers)
  return row?.found ?? 0
}

/** Returns the numbers of all customers in an audience. */
export async function findAudienceCustomers(db: Executor, audience: AnnouncementAudience): Promise<string[]> {
  const rows = await db.select({ number: customers.number }).from(customers).where(isInAudience(db, audience))
  return rows.map(({ number }) => number)
}

function isInAudience(db: Executor, audience: AnnouncementAudience): SQL | undefined {
  const kinds = audience.user_type.flatMap((type) => customerKindsOf[type])
  if (audience.user_type.length > 0 && kinds.length === 0) return sql`false`
  return and(
    ne(customers.kind, 'provider'),
    kinds.length > 0 ? inArray(customers.kind, kinds) : undefined,
    hasPlace(db, audience.state, inArray(premises.state, audience.state)),
    hasPlace(db, audience.city, inArray(premises.city, audience.city)),
    hasPlace(db, audience.pincode, inArray(premises.zip, audience.pincode)),
    hasPlace(db, audience.community, inArray(communities.name, audience.community)),
    audience.service_type_code.length > 0
      ? isServedAt(db, inArray(serviceAccounts.serviceType, audience.service_type_code))
      : undefined,
  )
}

const hasPlace = (db: Executor, names: readonly string[], isAtPlace: SQL): SQL | undefined =>
  names.length === 0 ? undefined : or(isServedAt(db, isAtPlace), ownsPropertyAt(db, isAtPlace))

const isServedAt = (db: Executor, condition: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(billingAccounts)
      .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
      .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
      .innerJoin(communities, eq(communities.id, premises.communityId))
      .where(
        and(eq(billingAccounts.customerNumber, customers.number), ne(serviceAccounts.status, 'closed'), condition),
      ),
  )

const ownsPropertyAt = (db: Executor, condition: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(premises)
      .innerJoin(communities, eq(communities.id, premises.communityId))
      .where(and(eq(premises.ownerNumber, customers.number), condition)),
  )

/** Staff see every live announcement, so they are counted only when the audience names them. */
async function countStaff(db: Executor, { user_type }: AnnouncementAudience): Promise<number> {
  if (!user_type.includes('CENTRIC')) return 0
  const [row] = await db
    .select({ found: count() })
    .from(users)
    .where(and(eq(users.userType, 'CENTRIC'), eq(users.status, 'active')))
  return row?.found ?? 0
}
