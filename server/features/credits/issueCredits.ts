/** Issues a single credit or creates a run. Whatever exceeds the agent's ceilings needs approval by a second person. */

import { breachOf, type CreditReason, ceilingOf, sumOf } from '#shared/billing/credits'
import type { CreditRow } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import type { Executor } from '../../db/database'
import { findIssuedToday, findUsedToday } from '../../directory/creditCeilings.queries'
import type { Actor } from '../../http/actor'
import { AppError, fieldError } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type IdempotencyRecord, idempotencyRecordOf } from '../../http/idempotency'
import type { CallContext } from '../../http/serve'
import { startOrContinueRun } from '../../jobs/runJob'
import type { Services } from '../../services'
import { creditRunJob } from './creditRun.job'
import {
  type CreditRecord as Credit,
  findFirstCredit,
  findFirstRun,
  lockIssuer,
  storeRun,
  writeCredit,
} from './credits.ledger'

interface CreditRequest {
  rows: readonly CreditRow[]
  reasonCode: CreditReason
  comments: string
}

const recordOf = (
  idempotencyKey: string | undefined,
  { rows, reasonCode, comments }: CreditRequest,
): IdempotencyRecord =>
  idempotencyRecordOf(idempotencyKey, [
    reasonCode,
    comments,
    rows.map(({ acct_no, credit_amount }) => [acct_no, credit_amount]),
  ])

/**
 * Returns which ceiling these credits would exceed; null for none. A caller that then writes must hold the issuer's
 * lock.
 */
export async function findBreach(db: Executor, actor: Actor, { rows, now }: { rows: readonly CreditRow[]; now: Date }) {
  const amounts = rows.map(({ credit_amount }) => credit_amount)
  const issued = await findIssuedToday(db, actor.userId, { accounts: rows.map(({ acct_no }) => acct_no), now })
  return breachOf(amounts, {
    ceiling: ceilingOf(actor.rights),
    usedToday: await findUsedToday(db, actor.userId, now),
    perAccount: rows.map(({ acct_no, credit_amount }) => credit_amount + (issued.get(acct_no) ?? 0)),
  })
}

/** Credits one account immediately. A repeated request under the same key has no second effect. */
export async function issueSingleCredit(
  { db, clock }: Services,
  { actor, caller }: CallContext,
  request: CreditRequest,
): Promise<Credit> {
  const [row] = request.rows
  if (!row) throw new AppError('invalid_input', creditTexts.noRows)
  const idempotencyRecord = recordOf(caller.idempotencyKey, request)
  return db.transaction(async (tx) => {
    await lockIssuer(tx, actor.userId)
    const first = await findFirstCredit(tx, { userId: actor.userId, ...idempotencyRecord })
    if (first) return first
    const now = clock.now()
    if (await findBreach(tx, actor, { rows: [row], now })) {
      throw fieldError('not_allowed', 'credit_amount', creditTexts.needsApproval)
    }
    const outcome = await writeCredit(tx, {
      billingAccountNumber: row.acct_no,
      amount: row.credit_amount,
      reasonCode: request.reasonCode,
      comments: request.comments,
      runId: null,
      userId: actor.userId,
      idempotencyRecord,
      now,
      source: caller.ip,
    })
    if ('problem' in outcome) throw fieldError('not_found', 'acct_no', outcome.problem)
    return outcome.credit
  })
}

/** Creates a run and returns its id. A repeated request under the same key returns the same run. */
export async function createRun(
  { db, clock }: Services,
  { actor, caller }: CallContext,
  request: CreditRequest,
): Promise<string> {
  const idempotencyRecord = recordOf(caller.idempotencyKey, request)
  return db.transaction(async (tx) => {
    await lockIssuer(tx, actor.userId)
    const first = await findFirstRun(tx, { userId: actor.userId, ...idempotencyRecord })
    if (first) return first.id
    const now = clock.now()
    const needsApproval = (await findBreach(tx, actor, { rows: request.rows, now })) !== null
    const total = sumOf(request.rows.map(({ credit_amount }) => credit_amount))
    const id = await storeRun(
      tx,
      {
        status: needsApproval ? 'waiting' : 'running',
        reasonCode: request.reasonCode,
        comments: request.comments,
        rowCount: request.rows.length,
        total,
        needsApproval,
        startedBy: actor.userId,
        startedAt: now,
        ...idempotencyRecord,
      },
      request.rows.map(({ acct_no, credit_amount }) => ({ accountNumber: acct_no, amount: credit_amount })),
    )
    await auditActor(
      tx,
      { actor, caller },
      {
        action: 'credit.runStarted',
        details: { run: id, accounts: request.rows.length, amount: total, needsApproval },
      },
    )
    if (!needsApproval) await startOrContinueRun(tx, creditRunJob, id)
    return id
  })
}
