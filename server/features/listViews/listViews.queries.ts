/** Queries saved views. Each belongs to its author. */
import { and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ListView } from '#shared/contract/operations/listViews'
import type { ViewedList } from '#shared/operations/listViews'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/customers/accounts'
import { listViews } from '../../db/schema/operations/listViews'
import { users } from '../../db/schema/signIn/users'
import { lowerCase } from '../../db/sorting'
import { fullName } from '../../fullName'

type ViewRow = typeof listViews.$inferSelect
type NewView = typeof listViews.$inferInsert
type ViewChanges = Pick<ViewRow, 'name' | 'search' | 'isShared'>

/** A colleague who has left no longer shares views. */
const selectViews = (db: Executor) =>
  db
    .select({ view: listViews, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(listViews)
    .innerJoin(users, and(eq(users.id, listViews.userId), ne(users.status, 'removed')))
    .innerJoin(contacts, eq(contacts.id, users.contactId))

const isOwn = (userId: string): SQL => eq(listViews.userId, userId)

/** Returns the user's own views by name, then the shared ones. */
export async function findViews(db: Executor, list: ViewedList, userId: string): Promise<ListView[]> {
  const rows = await selectViews(db)
    .where(and(eq(listViews.list, list), or(isOwn(userId), listViews.isShared)))
    .orderBy(desc(isOwn(userId)), asc(lowerCase(listViews.name)), asc(listViews.id))
  return rows.map((row) => toView(row, userId))
}

const toView = (
  { view, ...author }: { view: ViewRow; firstName: string; lastName: string },
  userId: string,
): ListView => ({
  view_id: view.id,
  name: view.name,
  search: view.search,
  is_shared: view.isShared,
  is_own: view.userId === userId,
  created_by: fullName(author),
})

/** Returns a view that exists as the user sees it. */
export async function readView(db: Executor, id: string, userId: string): Promise<ListView> {
  const [row] = await selectViews(db).where(eq(listViews.id, id))
  if (!row) throw new Error(`The view ${id} is missing`)
  return toView(row, userId)
}

/** Locks a view until the transaction ends. */
export async function lockView(tx: Executor, id: string): Promise<ViewRow | null> {
  const [row] = await tx.select().from(listViews).where(eq(listViews.id, id)).for('update')
  return row ?? null
}

/** Counts views of a list: those of a user, and those that are shared, except for one view. */
export async function countViews(
  tx: Executor,
  { list, userId, exceptId }: { list: ViewedList; userId: string; exceptId: string | null },
): Promise<{ own: number; shared: number }> {
  const [counted] = await tx
    .select({
      own: sql<number>`(count(*) filter (where ${isOwn(userId)}))::int`,
      shared: sql<number>`(count(*) filter (where ${listViews.isShared}))::int`,
      all: count(),
    })
    .from(listViews)
    .where(and(eq(listViews.list, list), exceptId === null ? undefined : ne(listViews.id, exceptId)))
  return { own: counted?.own ?? 0, shared: counted?.shared ?? 0 }
}

export async function isNameTaken(
  tx: Executor,
  { list, userId, name, exceptId }: { list: ViewedList; userId: string; name: string; exceptId: string | null },
): Promise<boolean> {
  const rows = await tx
    .select({ id: listViews.id })
    .from(listViews)
    .where(
      and(
        eq(listViews.list, list),
        isOwn(userId),
        sql`lower(${listViews.name}) = lower(${name})`,
        exceptId === null ? undefined : ne(listViews.id, exceptId),
      ),
    )
  return rows.length > 0
}

export async function insertView(tx: Executor, view: NewView): Promise<string> {
  const [inserted] = await tx.insert(listViews).values(view).returning({ id: listViews.id })
  if (!inserted) throw new Error('A view was not inserted')
  return inserted.id
}

export async function updateView(tx: Executor, id: string, changes: ViewChanges): Promise<void> {
  await tx.update(listViews).set(changes).where(eq(listViews.id, id))
}

export async function removeView(tx: Executor, id: string): Promise<void> {
  await tx.delete(listViews).where(eq(listViews.id, id))
}
