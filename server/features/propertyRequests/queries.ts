/** Cases of many lots in the database, always of customers within reach. */
import { and, eq, inArray } from 'drizzle-orm'
import { statusesOf } from '#shared/cases'
import type { Executor } from '../../db/database'
import { cases } from '../../db/schema/cases'
import { propertyOwners } from '../../db/schema/properties'
import { refuseOther, type Keyed } from '../../http/fingerprint'
import { within, type Reach } from '../../http/ownership'

/** The numbers of requests of a kind that are under way, by premise. */
export async function findUnderWay(
  db: Executor,
  reach: Reach,
  { numbers, subtype }: { numbers: string[]; subtype: string },
): Promise<Map<string, string>> {
  const rows = await db
    .select({ premiseNumber: cases.premiseNumber, number: cases.number })
    .from(cases)
    .where(
      and(
        inArray(cases.premiseNumber, numbers),
        eq(cases.kind, 'request'),
        eq(cases.serviceSubtype, subtype),
        inArray(cases.status, statusesOf.open),
        within(reach, cases.customerNumber),
      ),
    )
  return new Map(rows.flatMap(({ premiseNumber, number }) => (premiseNumber ? [[premiseNumber, number]] : [])))
}

/** Whose each premise is, of customers within reach. */
export async function findOwners(db: Executor, reach: Reach, numbers: string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select()
    .from(propertyOwners)
    .where(and(inArray(propertyOwners.premiseNumber, numbers), within(reach, propertyOwners.customerNumber)))
  return new Map(rows.map(({ premiseNumber, customerNumber }) => [premiseNumber, customerNumber]))
}

export interface FirstTry {
  id: string
  number: string
  customerNumber: string
}

/** The common case that an earlier call under the same key opened. */
export async function findFirstTry(
  db: Executor,
  reach: Reach,
  { userId, idempotencyKey, requestHash }: Keyed & { userId: string },
): Promise<FirstTry | null> {
  if (idempotencyKey === undefined) return null
  const [row] = await db
    .select({
      id: cases.id,
      number: cases.number,
      customerNumber: cases.customerNumber,
      requestHash: cases.requestHash,
    })
    .from(cases)
    .where(and(eq(cases.userId, userId), eq(cases.idempotencyKey, idempotencyKey), within(reach, cases.customerNumber)))
  if (row) refuseOther(row, { requestHash })
  return row ?? null
}
