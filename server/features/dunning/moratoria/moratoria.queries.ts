/** Reads and stores moratoria on disconnects. */
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { MoratoriumKind, MoratoriumState } from '#shared/billing/dunning'
import type { Moratorium, moratoriumSortColumns } from '#shared/contract/billing/moratoria'
import type { Executor } from '../../../db/database'
import { limitOffsetOf } from '../../../db/paging'
import { moratoria } from '../../../db/schema/billing/dunning'
import { communities, contacts } from '../../../db/schema/customers/accounts'
import { users } from '../../../db/schema/signIn/users'
import { orderOf, type SortColumns, type SortedPage } from '../../../db/sorting'
import { isMoratoriumActive } from '../../../directory/dunning/dunningAccounts.queries'
import { fullName } from '../../../fullName'

type MoratoriumRow = typeof moratoria.$inferSelect

const selectMoratoria = (db: Executor) =>
  db
    .select({ moratorium: moratoria, community: communities.name, agent: contacts })
    .from(moratoria)
    .leftJoin(communities, eq(communities.id, moratoria.communityId))
    .leftJoin(users, eq(users.id, moratoria.createdBy))
    .leftJoin(contacts, eq(contacts.id, users.contactId))

type MoratoriumFacts = Awaited<ReturnType<typeof selectMoratoria>>[number]

function stateOf({ startsOn, endsOn, endedAt }: MoratoriumRow, today: string): MoratoriumState {
  if (endedAt !== null || endsOn < today) return 'ended'
  return startsOn > today ? 'scheduled' : 'active'
}

const toMoratorium = ({ moratorium, community, agent }: MoratoriumFacts, today: string): Moratorium => ({
  moratorium_id: moratorium.id,
  kind: moratorium.kind,
  community,
  starts_on: moratorium.startsOn,
  ends_on: moratorium.endsOn,
  note: moratorium.note,
  state: stateOf(moratorium, today),
  created_by: agent ? fullName(agent) : '',
  ended_at: moratorium.endedAt?.toISOString() ?? null,
})

/** Returns the moratoria that apply on this day, those in all communities first. */
export async function findActiveMoratoria(db: Executor, today: string): Promise<Moratorium[]> {
  const rows = await selectMoratoria(db)
    .where(isMoratoriumActive(today))
    .orderBy(desc(isNull(moratoria.communityId)), asc(communities.name), asc(moratoria.endsOn), asc(moratoria.id))
  return rows.map((row) => toMoratorium(row, today))
}

const sortColumns: SortColumns<(typeof moratoriumSortColumns)[number]> = {
  area: [communities.name],
  kind: [moratoria.kind],
  days: [moratoria.startsOn, moratoria.endsOn],
}

export async function findMoratoria(
  db: Executor,
  { sort, ...page }: SortedPage<keyof typeof sortColumns>,
  today: string,
) {
  const { limit, offset } = limitOffsetOf(page)
  const [rows, [counted]] = await Promise.all([
    selectMoratoria(db)
      .orderBy(...orderOf(sort, sortColumns, [desc(moratoria.endsOn), desc(moratoria.startsOn), asc(moratoria.id)]))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(moratoria),
  ])
  return { moratoria: rows.map((row) => toMoratorium(row, today)), total_count: counted?.total ?? 0 }
}

interface MoratoriumArea {
  kind: MoratoriumKind
  /** Null for all communities. */
  communityIds: readonly string[] | null
  startsOn: string
  endsOn: string
}

/** One in all communities may contain others, which end on their own days. */
const coversArea = ({ communityIds }: MoratoriumArea): SQL | undefined =>
  communityIds === null
    ? isNull(moratoria.communityId)
    : or(isNull(moratoria.communityId), inArray(moratoria.communityId, [...communityIds]))

/** Returns whether a moratorium of the kind already applies to a part of the area on one of the days. */
export async function isAlreadyCovered(tx: Executor, area: MoratoriumArea): Promise<boolean> {
  const found = await tx
    .select({ id: moratoria.id })
    .from(moratoria)
    .where(
      and(
        eq(moratoria.kind, area.kind),
        isNull(moratoria.endedAt),
        lte(moratoria.startsOn, area.endsOn),
        gte(moratoria.endsOn, area.startsOn),
        coversArea(area),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Stores a moratorium for each community, because each can be ended individually. */
export async function insertMoratoria(
  tx: Executor,
  { communityIds, ...content }: MoratoriumArea & { note: string; createdBy: string },
): Promise<string[]> {
  const inserted = await tx
    .insert(moratoria)
    .values((communityIds ?? [null]).map((communityId) => ({ ...content, communityId })))
    .returning({ id: moratoria.id })
  return inserted.map(({ id }) => id)
}

/** Ends a moratorium and returns what it was; null if it has ended. */
export async function closeMoratorium(
  tx: Executor,
  id: string,
  { now, today }: { now: Date; today: string },
): Promise<MoratoriumRow | null> {
  const [closed] = await tx
    .update(moratoria)
    .set({ endedAt: now })
    .where(and(eq(moratoria.id, id), isNull(moratoria.endedAt), gte(moratoria.endsOn, today)))
    .returning()
  return closed ?? null
}

export async function isMoratorium(db: Executor, id: string): Promise<boolean> {
  const found = await db.select({ id: moratoria.id }).from(moratoria).where(eq(moratoria.id, id))
  return found.length > 0
}
