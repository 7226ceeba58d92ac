/** Creates a notice run. A repeated request under the same key returns the same run. */

import * as commonTexts from '#shared/texts/common'
import { AppError } from '../../../http/appError'
import { auditActor } from '../../../http/customerScope'
import { idempotencyRecordOf } from '../../../http/idempotency'
import type { CallContext } from '../../../http/serve'
import { enqueue } from '../../../jobs/jobs.queries'
import type { Services } from '../../../services'
import { noticeRunJob } from './noticeRun.job'
import { findFirstRun, type NoticeRunRequest, storeRun } from './noticeRuns.queries'

export async function createNoticeRun(
  { db, clock, notifier }: Services,
  { actor, caller }: CallContext,
  request: NoticeRunRequest,
): Promise<string> {
  const idempotencyRecord = idempotencyRecordOf(caller.idempotencyKey, {
    notices: request.accounts,
    again: request.repeatedAccounts,
  })
  return db.transaction(async (tx) => {
    const findFirst = () => findFirstRun(tx, { userId: actor.userId, ...idempotencyRecord })
    const first = await findFirst()
    if (first) return first.id
    if (!notifier.channels.email) throw new AppError('unavailable', commonTexts.unavailable)
    const newRun = {
      status: 'running',
      rowCount: request.accounts.length,
      startedBy: actor.userId,
      startedAt: clock.now(),
      ...idempotencyRecord,
    } as const
    const id = await storeRun(tx, newRun, request)
    if (id) {
      const details = { run: id, accounts: request.accounts.length, again: request.repeatedAccounts.length }
      await auditActor(tx, { actor, caller }, { action: 'notice.runStarted', details })
      await enqueue(tx, noticeRunJob, { runId: id })
      return id
    }
    const other = await findFirst()
    if (!other) throw new Error('The notice run was neither inserted nor found')
    return other.id
  })
}
