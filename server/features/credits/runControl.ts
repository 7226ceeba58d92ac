/** Controls an existing run: pause, resume, retry failed rows, cancel the rest, approve or reject. */
import type { AuditDetails } from '#shared/access/auditDetails'
import { breachOf, ceilingOf } from '#shared/billing/credits'
import type { controlCreditRun, decideCreditRun } from '#shared/contract/billing/credits'
import type { ParsedOf } from '#shared/http/endpoint'
import * as creditTexts from '#shared/texts/billing/credits'
import type { Executor } from '../../db/database'
import { findIssuedToday, findUsedToday } from '../../directory/creditCeilings.queries'
import { findRights } from '../../directory/users/users.queries'
import { AppError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import type { CallContext } from '../../http/serve'
import { startOrContinueRun } from '../../jobs/runJob'
import type { Services } from '../../services'
import { creditRunJob } from './creditRun.job'
import {
  type CreditRunRecord,
  cancelOpenRows,
  lockIssuer,
  lockRun,
  reopenFailedRows,
  updateRun,
} from './credits.ledger'

type RunAction = ParsedOf<typeof controlCreditRun>['body']['action']
type RunDecision = ParsedOf<typeof decideCreditRun>['body']['decision']

const actionEvents = {
  pause: 'runPaused',
  resume: 'runResumed',
  retry_failed: 'runRetried',
  cancel: 'runCancelled',
} as const
const decisionEvents = { approve: 'runApproved', reject: 'runRejected' } as const

/** Repeating an action is not an error, because the user may click twice. */
export async function controlRun(
  { db, clock }: Services,
  { actor, caller }: CallContext,
  { id, action }: { id: string; action: RunAction },
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (!run) throw notFound()
    const details = await applyAction(tx, run, { action, now: clock.now() })
    if (!details) return
    await auditActor(
      tx,
      { actor, caller },
      { action: `credit.${actionEvents[action]}`, details: { run: id, ...details } },
    )
  })
}

/** Returns the details to audit; null when nothing changed. */
async function applyAction(
  tx: Executor,
  run: CreditRunRecord,
  { action, now }: { action: RunAction; now: Date },
): Promise<AuditDetails | null> {
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
      await startOrContinueRun(tx, creditRunJob, run.id)
      return {}
    case 'retry_failed':
      if (run.status === 'cancelled') throw new AppError('conflict', creditTexts.runCancelled)
      await reopenWithinCeiling(tx, run, now)
      if (run.status === 'finished') {
        await updateRun(tx, run.id, { status: 'running', finishedAt: null })
        await startOrContinueRun(tx, creditRunJob, run.id)
      }
      return {}
    case 'cancel': {
      if (run.status === 'cancelled') return null
      // The lock guarantees that the current row is finished; the next step finds no running run.
      if (run.status === 'finished' || run.status === 'rejected') throw new AppError('conflict', creditTexts.runOver)
      const { accounts, amount } = await cancelOpenRows(tx, run.id, now)
      await updateRun(tx, run.id, { status: 'cancelled', finishedAt: now })
      return { accounts, amount }
    }
  }
}

/** A retry counts the failed rows again against the creator's ceiling, unless a second person approved the run. */
async function reopenWithinCeiling(
  tx: Executor,
  { id, startedBy, needsApproval }: CreditRunRecord,
  now: Date,
): Promise<void> {
  if (!needsApproval) await lockIssuer(tx, startedBy)
  const accounts = await reopenFailedRows(tx, id)
  if (accounts.length === 0) throw new AppError('conflict', creditTexts.nothingFailed)
  if (needsApproval) return
  const issued = await findIssuedToday(tx, startedBy, { accounts, now })
  const breach = breachOf([], {
    ceiling: ceilingOf(await findRights(tx, startedBy)),
    usedToday: await findUsedToday(tx, startedBy, now),
    perAccount: [...issued.values()],
  })
  if (breach) throw new AppError('conflict', creditTexts.retryNeedsApproval)
}

/** The creator of a run can't decide on it: two people answer for what exceeds a ceiling. */
export async function decideRun(
  { db, clock }: Services,
  { actor, caller }: CallContext,
  { id, decision }: { id: string; decision: RunDecision },
): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id)
    if (!run) throw notFound()
    if (run.startedBy === actor.userId) throw new AppError('not_allowed', creditTexts.ownRun)
    if (run.status === 'cancelled') throw new AppError('conflict', creditTexts.runCancelled)
    if (run.status !== 'waiting') throw new AppError('conflict', creditTexts.decided)
    const status = decision === 'approve' ? 'running' : 'rejected'
    await updateRun(tx, id, { status, decidedBy: actor.userId, decidedAt: clock.now() })
    if (status === 'running') await startOrContinueRun(tx, creditRunJob, id)
    await auditActor(
      tx,
      { actor, caller },
      { action: `credit.${decisionEvents[decision]}`, details: { run: id, accounts: run.rowCount, amount: run.total } },
    )
  })
}
