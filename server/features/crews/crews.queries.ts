/** Reads and stores crews. */
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Crew, createCrew } from '#shared/contract/cases/crews'
import type { ParsedOf } from '#shared/http/endpoint'
import { takeLock } from '../../db/advisoryLock'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { communities } from '../../db/schema/accounts'
import { crews } from '../../db/schema/crews'

type CrewRow = typeof crews.$inferSelect
export type CrewInput = ParsedOf<typeof createCrew>['body']

const toCrew = ({ id, communities: communityIds, visitsPerWindow, isActive, ...row }: CrewRow): Crew => ({
  crew_id: id,
  name: row.name,
  categories: row.categories,
  community_ids: communityIds,
  weekdays: row.weekdays,
  windows: row.windows,
  visits_per_window: visitsPerWindow,
  is_active: isActive,
  version: row.version,
})

const toFirstCrew = (rows: CrewRow[]): Crew | null => (rows[0] ? toCrew(rows[0]) : null)

const toColumns = ({
  community_ids: communityIds,
  visits_per_window: visitsPerWindow,
  is_active: isActive,
  ...input
}: CrewInput) => ({ ...input, communities: communityIds, visitsPerWindow, isActive })

export const findCrews = async (db: Executor): Promise<Crew[]> =>
  (await db.select().from(crews).orderBy(asc(crews.name))).map(toCrew)

/** Serializes all changes of names. There are few, so waiting costs nothing. */
export const lockNames = (tx: Executor): Promise<void> => takeLock(tx, 'crews')

/** Locks the crew until the transaction ends, so that no visit is booked with its previous hours. */
export const lockCrew = async (tx: Executor, id: string): Promise<Crew | null> =>
  toFirstCrew(await tx.select().from(crews).where(eq(crews.id, id)).for('update'))

/** Returns null when the name is taken. */
export const insertCrew = async (tx: Executor, input: CrewInput): Promise<Crew | null> =>
  toFirstCrew(await tx.insert(crews).values(toColumns(input)).onConflictDoNothing().returning())

export async function findIdenticalCrew(tx: Executor, input: CrewInput): Promise<Crew | null> {
  const { name, categories, communities: communityIds, weekdays, windows, visitsPerWindow, isActive } = toColumns(input)
  return toFirstCrew(
    await tx
      .select()
      .from(crews)
      .where(
        and(
          eq(crews.name, name),
          eq(crews.categories, categories),
          eq(crews.communities, communityIds),
          eq(crews.weekdays, weekdays),
          eq(crews.windows, windows),
          eq(crews.visitsPerWindow, visitsPerWindow),
          eq(crews.isActive, isActive),
        ),
      ),
  )
}

export async function isNameTaken(tx: Executor, name: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: crews.id })
    .from(crews)
    .where(and(eq(crews.name, name), ne(crews.id, exceptId)))
  return rows.length > 0
}

export const storeCrew = async (tx: Executor, id: string, input: CrewInput): Promise<Crew | null> =>
  toFirstCrew(
    await tx
      .update(crews)
      .set({ ...toColumns(input), version: nextVersion(crews.version) })
      .where(eq(crews.id, id))
      .returning(),
  )

export async function areCommunities(tx: Executor, ids: string[]): Promise<boolean> {
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(communities)
    .where(inArray(communities.id, ids))
  return found?.count === ids.length
}
