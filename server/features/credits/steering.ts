/** What people do with a run that is there: pause it, let it go on, retry what failed, cancel the rest, approve or reject it. */
import type { Details } from '#shared/auditDetails'
import type { decideCreditRun, steerCreditRun } from '#shared/contract/credits'
import { breachOf, ceilingOf } from '#shared/credits'
import type { ParsedOf } from '#shared/endpoint'
import type { Executor } from '../../db/database'
import { AppError, notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import type { Services } from '../../services'
import { findGivenToday, findRights, findUsedToday } from './ceilings/queries'
import type { Who } from './giving'
import { cancelOpenRows, holdGiver, holdRun, reopenFailedRows, updateRun, type RunRecord } from './ledger'
import * as creditTexts from '#shared/texts/credits'

type Action = ParsedOf<typeof steerCreditRun>['body']['action']
type Decision = ParsedOf<typeof decideCreditRun>['body']['decision']

const pastTense = {
  pause: 'runPaused',
  resume: 'runResumed',
  retry_failed: 'runRetried',
  cancel: 'runCancelled',
} as const
const decided = { approve: 'runApproved', reject: 'runRejected' } as const

/** Asking twice for the same is no fault: a click may come again. */
export async function steerRun(
  { db, clock }: Services,
  { actor, caller }: Who,
  { id, action }: { id: string; action: Action },
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await holdRun(tx, id)
    if (!run) throw notFound()
    const details = await steer(tx, run, { action, at: clock.now() })
    if (!details) return
    await audit(tx, {
      userId: actor.userId,
      action: `credit.${pastTense[action]}`,
      address: caller.address,
      details: { run: id, ...details },
    })
  })
}

/** What of the change is worth a record; null when nothing was changed. */
async function steer(
  tx: Executor,
  run: RunRecord,
  { action, at }: { action: Action; at: Date },
): Promise<Details | null> {
  switch (action) {
    case 'pause':
      if (run.status === 'paused') return null
      if (run.status !== 'running') throw new AppError('conflict', creditTexts.notRunning)
      await updateRun(tx, run.id, { status: 'paused' })
      return {}
    case 'resume':
      if (run.status === 'running') return null
      if (run.status !== 'paused') throw new AppError('conflict', creditTexts.notPaused)
      await updateRun(tx, run.id, { status: 'running' })
      return {}
    case 'retry_failed':
      if (run.status === 'cancelled') throw new AppError('conflict', creditTexts.runCancelled)
      await reopenWithinCeiling(tx, run, at)
      if (run.status === 'finished') await updateRun(tx, run.id, { status: 'running', finishedAt: null })
      return {}
    case 'cancel': {
      if (run.status === 'cancelled') return null
      // The run is held: the row in work is done by now, and the next one finds no run that goes on.
      if (run.status === 'finished' || run.status === 'rejected') throw new AppError('conflict', creditTexts.runOver)
      const { accounts, amount } = await cancelOpenRows(tx, run.id, at)
      await updateRun(tx, run.id, { status: 'cancelled', finishedAt: at })
      return { accounts, amount }
    }
  }
}

/** What failed long ago counts anew against what its beginner may give alone, unless a second person stands for it. */
async function reopenWithinCeiling(tx: Executor, { id, begunBy, needsApproval }: RunRecord, at: Date): Promise<void> {
  if (!needsApproval) await holdGiver(tx, begunBy)
  const accounts = await reopenFailedRows(tx, id)
  if (accounts.length === 0) throw new AppError('conflict', creditTexts.nothingFailed)
  if (needsApproval) return
  const given = await findGivenToday(tx, begunBy, { accounts, now: at })
  const breach = breachOf([], {
    ceiling: ceilingOf(await findRights(tx, begunBy)),
    usedToday: await findUsedToday(tx, begunBy, at),
    perAccount: [...given.values()],
  })
  if (breach) throw new AppError('conflict', creditTexts.retryNeedsApproval)
}

/** By anybody who may approve but its beginner: two people stand for what is above a ceiling. */
export async function decideRun(
  { db, clock }: Services,
  { actor, caller }: Who,
  { id, decision }: { id: string; decision: Decision },
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await holdRun(tx, id)
    if (!run) throw notFound()
    if (run.begunBy === actor.userId) throw new AppError('not_allowed', creditTexts.ownRun)
    if (run.status === 'cancelled') throw new AppError('conflict', creditTexts.runCancelled)
    if (run.status !== 'waiting') throw new AppError('conflict', creditTexts.decided)
    const status = decision === 'approve' ? 'running' : 'rejected'
    await updateRun(tx, id, { status, decidedBy: actor.userId, decidedAt: clock.now() })
    await audit(tx, {
      userId: actor.userId,
      action: `credit.${decided[decision]}`,
      address: caller.address,
      details: { run: id, accounts: run.rowCount, amount: run.total },
    })
  })
}
