/** How many people an audience fits, found as `findAudience` finds them: where customers have services that have not ended, or properties. */
import { and, count, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { UserType } from '#shared/access'
import type { AnnouncementAudience } from '#shared/contract/announcements'
import type { CustomerKind } from '#shared/customers'
import type { Executor } from '../../../db/database'
import { billingAccounts, communities, customers, premises, serviceAccounts } from '../../../db/schema/accounts'
import { users } from '../../../db/schema/people'
import { propertyOwners } from '../../../db/schema/properties'

/** Beyond it "more than" says enough. */
const countedAtMost = 10_000

/** Associations sign in as builders do. */
const kindsOf: Record<UserType, readonly CustomerKind[]> = {
  CUSTOMER: ['residential'],
  BUILDER: ['builder', 'hoa'],
  DEVELOPER: ['developer'],
  CENTRIC: [],
}

export interface AudienceCount {
  customers: number
  isExact: boolean
  staff: number
}

export async function countReached(db: Executor, audience: AnnouncementAudience): Promise<AudienceCount> {
  const [found, staff] = await Promise.all([countCustomers(db, audience), countStaff(db, audience)])
  return { customers: Math.min(found, countedAtMost), isExact: found <= countedAtMost, staff }
}

async function countCustomers(db: Executor, audience: AnnouncementAudience): Promise<number> {
  const kinds = audience.user_type.flatMap((type) => kindsOf[type])
  if (audience.user_type.length > 0 && kinds.length === 0) return 0
  const fitting = db
    .select({ one: sql`1` })
    .from(customers)
    .where(
      and(
        ne(customers.kind, 'provider'),
        kinds.length > 0 ? inArray(customers.kind, kinds) : undefined,
        hasPlace(db, audience.state, inArray(premises.state, audience.state)),
        hasPlace(db, audience.city, inArray(premises.city, audience.city)),
        hasPlace(db, audience.pincode, inArray(premises.zip, audience.pincode)),
        hasPlace(db, audience.community, inArray(communities.name, audience.community)),
        audience.service_type_code.length > 0
          ? servedAt(db, inArray(serviceAccounts.serviceType, audience.service_type_code))
          : undefined,
      ),
    )
    .limit(countedAtMost + 1)
    .as('fitting')
  const [row] = await db.select({ found: count() }).from(fitting)
  return row?.found ?? 0
}

const hasPlace = (db: Executor, names: readonly string[], isThere: SQL): SQL | undefined =>
  names.length === 0 ? undefined : or(servedAt(db, isThere), ownsAt(db, isThere))

const servedAt = (db: Executor, condition: SQL): SQL =>
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

const ownsAt = (db: Executor, condition: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(propertyOwners)
      .innerJoin(premises, eq(premises.number, propertyOwners.premiseNumber))
      .innerJoin(communities, eq(communities.id, premises.communityId))
      .where(and(eq(propertyOwners.customerNumber, customers.number), condition)),
  )

/** Staff are counted when they are named: they see what is live in any case. */
async function countStaff(db: Executor, { user_type }: AnnouncementAudience): Promise<number> {
  if (!user_type.includes('CENTRIC')) return 0
  const [row] = await db
    .select({ found: count() })
    .from(users)
    .where(and(eq(users.userType, 'CENTRIC'), eq(users.status, 'active')))
  return row?.found ?? 0
}
