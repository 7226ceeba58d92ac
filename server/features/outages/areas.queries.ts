/** Finds the premises in the area of an outage. */
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { premises } from '../../db/schema/customers/accounts'
import { outagePremises } from '../../db/schema/services/outages'

/** One of a community, its streets and its premises. */
export type Area =
  | { kind: 'community'; communityId: string }
  | { kind: 'street'; communityId: string; streets: readonly string[] }
  | { kind: 'premises'; communityId: string; numbers: readonly string[] }

export async function findStreets(db: Executor, communityId: string) {
  const rows = await db
    .select({ name: premises.streetName, address_count: count() })
    .from(premises)
    .where(eq(premises.communityId, communityId))
    .groupBy(premises.streetName)
    .orderBy(asc(premises.streetName))
  return rows.flatMap(({ name, address_count }) => (name ? [{ name, address_count }] : []))
}

function isIn(area: Area): SQL | undefined {
  const ofCommunity = eq(premises.communityId, area.communityId)
  switch (area.kind) {
    case 'community':
      return ofCommunity
    case 'street':
      return and(ofCommunity, inArray(premises.streetName, [...area.streets]))
    case 'premises':
      return and(ofCommunity, inArray(premises.number, [...area.numbers]))
  }
}

/** Returns the numbers of the premises as a subquery. */
export const premiseNumbersIn = (area: Area): SQL => sql`select ${premises.number} from ${premises} where ${isIn(area)}`

export async function countPremises(db: Executor, area: Area): Promise<number> {
  const [row] = await db.select({ found: count() }).from(premises).where(isIn(area))
  return row?.found ?? 0
}

/** Returns the addresses of the premises in the area. */
export const findAddresses = (db: Executor, area: Area) =>
  db
    .select({ streetAddress: premises.streetAddress, unit: premises.unit, streetName: premises.streetName })
    .from(premises)
    .where(isIn(area))
    .orderBy(asc(premises.streetName), asc(premises.streetNumber), asc(premises.number))

export async function insertPremises(tx: Executor, outageId: string, area: Area): Promise<void> {
  await tx.execute(sql`insert into ${outagePremises} (outage_id, premise_number)
    select ${outageId}::uuid, ${premises.number} from ${premises} where ${isIn(area)}`)
}
