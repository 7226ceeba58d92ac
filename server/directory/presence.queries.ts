/** Stores which staff have a customer or a message open. Each screen renews its row, which expires when it stops. */
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Colleague } from '#shared/contract/cases/queue'
import type { Executor } from '../db/database'
import { presence } from '../db/schema/cases/presence'
import { contacts } from '../db/schema/customers/accounts'
import { users } from '../db/schema/signIn/users'
import { fullName } from '../fullName'

type Viewer = Pick<typeof presence.$inferSelect, 'subject' | 'subjectId' | 'userId'>

interface PresenceReport {
  isViewing: boolean
  now: Date
  /** The row expires after this time. */
  viewerMs: number
}

const isOn = ({ subject, subjectId }: Viewer) => and(eq(presence.subject, subject), eq(presence.subjectId, subjectId))
const isOf = (viewer: Viewer) => and(isOn(viewer), eq(presence.userId, viewer.userId))

/** Stores that a user came, stays or left. Returns whether that changes who is viewing. */
export async function storePresence(
  tx: Executor,
  viewer: Viewer,
  { isViewing, now, viewerMs }: PresenceReport,
): Promise<boolean> {
  if (!isViewing) return (await tx.delete(presence).where(isOf(viewer)).returning()).length > 0
  const until = new Date(now.getTime() + viewerMs)
  const current = await tx
    .select({ until: presence.until })
    .from(presence)
    .where(and(isOf(viewer), gt(presence.until, now)))
  await tx
    .insert(presence)
    .values({ ...viewer, until })
    .onConflictDoUpdate({ target: [presence.subject, presence.subjectId, presence.userId], set: { until } })
  // A user who closed the window without a call is removed with the next call of another viewer.
  await tx.delete(presence).where(and(isOn(viewer), lt(presence.until, now)))
  return current.length === 0
}

/** Returns the other users who have the same open now. */
export async function findOtherViewers(db: Executor, viewer: Viewer, now: Date): Promise<Colleague[]> {
  const rows = await db
    .select({ userId: users.id, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.userId))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(and(isOn(viewer), gt(presence.until, now), ne(presence.userId, viewer.userId)))
    .orderBy(asc(contacts.firstName), asc(contacts.lastName))
  return rows.map((row) => ({ user_id: row.userId, name: fullName(row) }))
}
