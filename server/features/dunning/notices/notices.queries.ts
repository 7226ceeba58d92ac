/** Reads and stores notice runs, the claims on their rows and the results. */

import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { AuditJob } from '#shared/access/auditJobs'
import type { NewMessage } from '../../../adapters/notifier/sentMessages.queries'
import { takeLock } from '../../../db/advisoryLock'
import type { Database, Executor } from '../../../db/database'
import { dunningNotices, noticeRunRows, noticeRuns } from '../../../db/schema/billing/dunning'
import { sentMessages } from '../../../db/schema/customers/sentMessages'
import { audit } from '../../../http/customerScope'
import { lockRun } from './noticeRuns.queries'

export type NoticeRowRecord = typeof noticeRunRows.$inferSelect

const jobName: AuditJob = 'notice run'

const isOpen = (runId: string): SQL | undefined =>
  and(eq(noticeRunRows.runId, runId), inArray(noticeRunRows.status, ['waiting', 'sending']))

/** Identifies one attempt to send the notice of a row. */
export interface NoticeAttempt {
  runId: string
  position: number
  attempt: number
}

/** Returns the attempt that each open row is in, or that it waits for. */
export async function findOpenAttempts(db: Executor, runId: string): Promise<NoticeAttempt[]> {
  const rows = await db.select().from(noticeRunRows).where(isOpen(runId)).orderBy(asc(noticeRunRows.position))
  return rows.map(({ position, status, attempt }) => ({
    runId,
    position,
    attempt: status === 'waiting' ? attempt + 1 : attempt,
  }))
}

export async function lockRow(
  tx: Executor,
  { runId, position }: Pick<NoticeAttempt, 'runId' | 'position'>,
): Promise<NoticeRowRecord | null> {
  const [row] = await tx
    .select()
    .from(noticeRunRows)
    .where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.position, position)))
    .for('update')
  return row ?? null
}

/** Delays other claims of this account's notices until the transaction ends. */
export const lockNotices = (tx: Executor, accountNumber: string): Promise<void> =>
  takeLock(tx, `notice ${accountNumber}`)

export async function isBeingSent(tx: Executor, accountNumber: string): Promise<boolean> {
  const rows = and(eq(noticeRunRows.accountNumber, accountNumber), eq(noticeRunRows.status, 'sending'))
  return (await tx.$count(noticeRunRows, rows)) > 0
}

/** Records that a process is about to submit the email. The caller holds the lock on the row. */
export async function claimRow(tx: Executor, { runId, position, attempt }: NoticeAttempt): Promise<void> {
  await tx
    .update(noticeRunRows)
    .set({ status: 'sending', attempt })
    .where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.position, position)))
}

interface RowResult {
  status: 'failed' | 'unknown' | 'skipped'
  message: string
  email: string
  endedAt: Date
}

/** Ends a row that no process is sending. The caller holds the lock on it. */
export async function finishLockedRow(
  tx: Executor,
  { runId, position }: NoticeRowRecord,
  result: RowResult,
): Promise<void> {
  await tx
    .update(noticeRunRows)
    .set(result)
    .where(and(eq(noticeRunRows.runId, runId), eq(noticeRunRows.position, position)))
}

/** Matches only this attempt: a row that was ended as unknown and then retried belongs to another attempt. */
const isSameAttempt = ({ runId, position, attempt }: NoticeAttempt): SQL | undefined =>
  and(
    eq(noticeRunRows.runId, runId),
    eq(noticeRunRows.position, position),
    eq(noticeRunRows.attempt, attempt),
    inArray(noticeRunRows.status, ['sending', 'unknown']),
  )

/** Ends an attempt that failed, together with the record of its email. */
export async function finishAttempt(
  db: Database,
  attempt: NoticeAttempt,
  { row, email }: { row: RowResult; email: Pick<NewMessage, 'status' | 'failure'> },
): Promise<void> {
  await db.transaction(async (tx) => {
    await recordEmail(tx, attempt, email)
    await tx.update(noticeRunRows).set(row).where(isSameAttempt(attempt))
  })
}

/** Names the email of an attempt among the sent messages. */
export const eventKeyOf = ({ runId, position, attempt }: NoticeAttempt): string =>
  `notice:${runId}:${position}:${attempt}`

/** Records what became of the email of an attempt, whose record was stored when the attempt began. */
export async function recordEmail(
  tx: Executor,
  attempt: NoticeAttempt,
  outcome: Pick<NewMessage, 'status' | 'failure' | 'sentAt'>,
): Promise<void> {
  await tx
    .update(sentMessages)
    .set(outcome)
    // The mail service may have reported in the meantime that the address does not work.
    .where(and(eq(sentMessages.eventKey, eventKeyOf(attempt)), ne(sentMessages.status, 'bounced')))
}

export interface SentNotice {
  accountNumber: string
  customerNumber: string
  email: string
  today: string
  now: Date
}

/** The email was submitted: updates the row and starts the period after which the gas may be turned off. */
export async function markSent(
  db: Database,
  attempt: NoticeAttempt,
  { accountNumber, customerNumber, email, today, now }: SentNotice,
) {
  const { runId } = attempt
  await db.transaction(async (tx) => {
    await recordEmail(tx, attempt, { status: 'sent', sentAt: now, failure: '' })
    const ended = await tx
      .update(noticeRunRows)
      .set({ status: 'sent', message: '', email, sentAt: now, endedAt: now })
      .where(isSameAttempt(attempt))
      .returning({ position: noticeRunRows.position })
    if (ended.length === 0) return
    await tx
      .insert(dunningNotices)
      .values({ billingAccountNumber: accountNumber, channel: 'email', sentOn: today, runId })
      .onConflictDoNothing()
    await audit(tx, {
      userId: await findStarter(tx, runId),
      action: 'notice.sent',
      customerNumber,
      source: jobName,
      details: { account: accountNumber, run: runId },
    })
  })
}

async function findStarter(tx: Executor, runId: string): Promise<string> {
  const [run] = await tx.select({ userId: noticeRuns.startedBy }).from(noticeRuns).where(eq(noticeRuns.id, runId))
  if (!run) throw new Error('The notice run does not exist')
  return run.userId
}

/** Finishes a run that has no open row. Of several processes that end its last rows, at least one sees that. */
export async function finishRunIfDone(db: Database, runId: string, now: Date): Promise<void> {
  if ((await db.$count(noticeRunRows, isOpen(runId))) > 0) return
  await db.transaction(async (tx) => {
    // An agent who opens rows again holds this lock too.
    const run = await lockRun(tx, runId)
    if (run?.status !== 'running' || (await tx.$count(noticeRunRows, isOpen(runId))) > 0) return
    await tx.update(noticeRuns).set({ status: 'finished', finishedAt: now }).where(eq(noticeRuns.id, runId))
    await audit(tx, { userId: run.startedBy, action: 'notice.runFinished', source: jobName, details: { run: runId } })
  })
}
