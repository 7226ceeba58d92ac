/** What stands beside a message, in the database: notes of staff, and what else its customer has and owes. */
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { InternalNote } from '#shared/contract/queueDetails'
import type { Executor } from '../../../db/database'
import { sumOf } from '../../../db/sums'
import { billingAccounts } from '../../../db/schema/accounts'
import { cases, isMessage, isOpenRequest } from '../../../db/schema/cases'
import { internalNotes } from '../../../db/schema/notes'
import { refuseOther } from '../../../http/fingerprint'
import { microsOf, momentAt } from '../places/queries'
import { cursorOf, placeIn } from '../rules'

/** As many as are read at once. */
const mostNotes = 50

export async function findNotes(
  db: Executor,
  caseId: string,
  { userId, after }: { userId: string; after: string | undefined },
): Promise<{ notes: InternalNote[]; next: string | null }> {
  const place = after === undefined ? null : placeIn(after)
  const rows = await db
    .select({ note: internalNotes, micros: microsOf(internalNotes.createdAt) })
    .from(internalNotes)
    .where(
      and(
        eq(internalNotes.caseId, caseId),
        place
          ? sql`(${internalNotes.createdAt}, ${internalNotes.id}) < (${momentAt(place)}, ${place.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(internalNotes.createdAt), desc(internalNotes.id))
    .limit(mostNotes + 1)
  const shown = rows.slice(0, mostNotes)
  const last = shown.at(-1)
  return {
    notes: shown.map(({ note }) => ({
      note_id: note.id,
      note: note.body,
      user_name: note.authorName,
      is_own: note.userId === userId,
      created_date: note.createdAt.toISOString(),
    })),
    next: rows.length > shown.length && last ? cursorOf({ micros: last.micros, id: last.note.id }) : null,
  }
}

/** Each is written once, whatever is sent again. */
export async function keepNote(
  tx: Executor,
  note: typeof internalNotes.$inferInsert,
): Promise<{ id: string; isNew: boolean }> {
  const [kept] = await tx
    .insert(internalNotes)
    .values(note)
    .onConflictDoNothing({ target: [internalNotes.userId, internalNotes.idempotencyKey] })
    .returning({ id: internalNotes.id })
  if (kept) return { id: kept.id, isNew: true }
  const [first] = await tx
    .select()
    .from(internalNotes)
    .where(and(eq(internalNotes.userId, note.userId), eq(internalNotes.idempotencyKey, note.idempotencyKey ?? '')))
  if (!first) throw new Error('The note was neither written nor found')
  refuseOther(first, note)
  return { id: first.id, isNew: false }
}

export async function findBalance(db: Executor, customerNumber: string, today: string) {
  const [sums] = await db
    .select({
      // A credit on one account pays for no other.
      owed: sumOf(sql`greatest(${billingAccounts.balance}, 0)`),
      past_due: sumOf(
        sql`case when ${billingAccounts.dueOn} < ${today} then greatest(${billingAccounts.balance}, 0) end`,
      ),
    })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerNumber, customerNumber))
  return sums ?? { owed: 0, past_due: 0 }
}

/** As many as stand beside a message. */
const mostBeside = 5

async function findBeside(db: Executor, where: SQL | undefined) {
  const [newest, [counted]] = await Promise.all([
    db
      .select({
        case_id: cases.id,
        case_no: cases.number,
        title: cases.title,
        status: cases.status,
        createdAt: cases.createdAt,
      })
      .from(cases)
      .where(where)
      .orderBy(desc(cases.createdAt), desc(cases.id))
      .limit(mostBeside),
    db.select({ count: sql<number>`count(*)::int` }).from(cases).where(where),
  ])
  return {
    total_count: counted?.count ?? 0,
    newest: newest.map(({ createdAt, ...row }) => ({ ...row, created_date: createdAt.toISOString() })),
  }
}

export const findOpenRequests = (db: Executor, customerNumber: string) =>
  findBeside(db, and(eq(cases.customerNumber, customerNumber), isOpenRequest(cases)))

export const findOtherMessages = (db: Executor, customerNumber: string, caseId: string) =>
  findBeside(db, and(eq(cases.customerNumber, customerNumber), isMessage(cases), ne(cases.id, caseId)))
