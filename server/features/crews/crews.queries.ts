/** Reads and stores crews. */
import { asc, eq } from 'drizzle-orm'
import type { Crew, createCrew } from '#shared/contract/cases/crews'
import type { ParsedOf } from '#shared/http/endpoint'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { namedRecords } from '../../db/namedRecords'
import { crews } from '../../db/schema/cases/crews'

type CrewRow = typeof crews.$inferSelect
type CrewInput = ParsedOf<typeof createCrew>['body']

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

const toColumns = ({
  community_ids: communityIds,
  visits_per_window: visitsPerWindow,
  is_active: isActive,
  ...input
}: CrewInput) => ({ ...input, communities: communityIds, visitsPerWindow, isActive })

export const findCrews = async (db: Executor): Promise<Crew[]> =>
  (await db.select().from(crews).orderBy(asc(crews.name))).map(toCrew)

/** A locked crew gets no visits with its previous hours. */
export const crewRecords = namedRecords<CrewRow, CrewInput, Crew>({
  table: crews,
  lock: 'crews',
  toRecord: toCrew,
  hasNameOf: ({ name }) => eq(crews.name, name),
  select: (db, condition) => db.select().from(crews).where(condition),
  insert: (tx, input) => tx.insert(crews).values(toColumns(input)).onConflictDoNothing().returning(),
  update: (tx, input, condition) =>
    tx
      .update(crews)
      .set({ ...toColumns(input), version: nextVersion(crews.version) })
      .where(condition)
      .returning(),
})
