/** Queries the details beside a message: staff notes, and the customer's other cases and balance. */
import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { InternalNote } from '#shared/contract/cases/queueDetails'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { cases, isMessage, isOpenRequest } from '../../db/schema/cases/cases'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { internalNotes } from '../../db/schema/customers/notes'
import { sumOf } from '../../db/sums'
import { pastDueBalance } from '../../directory/payments/pastDue.queries'
import type { IdempotencyRecord } from '../../http/idempotency'
import { findFirstRequest } from '../../http/idempotency.queries'

/** A page has at most this many notes. */
const maxNotes = 50

const noteOrder = { moment: internalNotes.createdAt, keys: [internalNotes.id] }

export async function findNotes(
  db: Executor,
  caseId: string,
  { userId, after }: { userId: string; after: string | undefined },
): Promise<{ notes: InternalNote[]; next: string | null }> {
  const rows = await db
    .select({ note: internalNotes, micros: microsOf(noteOrder) })
    .from(internalNotes)
    .where(and(eq(internalNotes.caseId, caseId), isAfterCursor(noteOrder, after)))
    .orderBy(...newestFirst(noteOrder))
    .limit(maxNotes + 1)
  const { pageRows, next } = toPage(rows, maxNotes, ({ note }) => [note.id])
  return {
    notes: pageRows.map(({ note }) => ({
      note_id: note.id,
      note: note.body,
      user_name: note.authorName,
      is_own: note.userId === userId,
      created_date: note.createdAt.toISOString(),
    })),
    next,
  }
}

/** Stores a note once. A repeated request returns the note that the first one stored. */
export async function storeNote(
  tx: Executor,
  note: typeof internalNotes.$inferInsert & IdempotencyRecord,
): Promise<{ id: string; isNew: boolean }> {
  const { userId, idempotencyKey } = internalNotes
  const [stored] = await tx
    .insert(internalNotes)
    .values(note)
    .onConflictDoNothing({ target: [userId, idempotencyKey] })
    .returning({ id: internalNotes.id })
  if (stored) return { id: stored.id, isNew: true }
  const original = await findFirstRequest(note, { user: userId, key: idempotencyKey }, (isFirstRequest) =>
    tx.select().from(internalNotes).where(isFirstRequest),
  )
  if (!original) throw new Error('The note was neither inserted nor found')
  return { id: original.id, isNew: false }
}

export async function findBalance(db: Executor, customerNumber: string, today: string) {
  const [sums] = await db
    .select({
      // A credit on one account doesn't pay for another.
      owed: sumOf(sql`greatest(${billingAccounts.balance}, 0)`),
      past_due: sumOf(pastDueBalance(today)),
    })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerNumber, customerNumber))
  return sums ?? { owed: 0, past_due: 0 }
}

/** At most this many cases are shown beside a message. */
const maxListedCases = 5

async function findNewestCases(db: Executor, where: SQL | undefined) {
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
      .limit(maxListedCases),
    db.select({ count: count() }).from(cases).where(where),
  ])
  return {
    total_count: counted?.count ?? 0,
    newest: newest.map(({ createdAt, ...row }) => ({ ...row, created_date: createdAt.toISOString() })),
  }
}

export const findOpenRequests = (db: Executor, customerNumber: string) =>
  findNewestCases(db, and(eq(cases.customerNumber, customerNumber), isOpenRequest(cases)))

export const findOtherMessages = (db: Executor, customerNumber: string, caseId: string) =>
  findNewestCases(db, and(eq(cases.customerNumber, customerNumber), isMessage(cases), ne(cases.id, caseId)))
