/** Giving credits: one at once, or a run of them, each within what its giver may give alone or for a second person to approve. */
import { createHash } from 'node:crypto'
import type { CreditRow } from '#shared/contract/credits'
import { breachOf, ceilingOf, sumOf, type CreditReason } from '#shared/credits'
import type { Executor } from '../../db/database'
import type { Actor } from '../../http/actor'
import { AppError } from '../../http/appError'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { findGivenToday, findUsedToday } from './ceilings/queries'
import { findCreditByKey, findRunByKey, holdGiver, storeRun, writeCredit, type CreditRow as Credit } from './ledger'
import { fingerprintOf } from './rules'
import * as creditTexts from '#shared/texts/credits'

export interface Who {
  actor: Actor
  caller: Caller
}

export interface Wanted {
  rows: readonly CreditRow[]
  reasonCode: CreditReason
  comments: string
}

const hashOf = (wanted: Wanted): Buffer => createHash('sha256').update(fingerprintOf(wanted)).digest()

function sameAgain<T extends { requestHash: Buffer | null }>(first: T, requestHash: Buffer): T {
  if (!first.requestHash?.equals(requestHash)) throw new AppError('key_reused', creditTexts.keyReused)
  return first
}

export async function limitsOf(db: Executor, actor: Actor, now: Date) {
  const ceiling = ceilingOf(actor.rights)
  return {
    per_account: ceiling.perAccount,
    per_day: ceiling.perDay,
    used_today: await findUsedToday(db, actor.userId, now),
  }
}

/** What keeps somebody from giving these credits alone; null when nothing does. Whoever writes then holds the giver. */
export async function breachNow(db: Executor, actor: Actor, { rows, at }: { rows: readonly CreditRow[]; at: Date }) {
  const amounts = rows.map(({ credit_amount }) => credit_amount)
  const given = await findGivenToday(db, actor.userId, { accounts: rows.map(({ acct_no }) => acct_no), now: at })
  return breachOf(amounts, {
    ceiling: ceilingOf(actor.rights),
    usedToday: await findUsedToday(db, actor.userId, at),
    perAccount: rows.map(({ acct_no, credit_amount }) => credit_amount + (given.get(acct_no) ?? 0)),
  })
}

/** Credits one account at once. The same request under the same key has no second effect. */
export async function giveOne({ db, clock }: Services, { actor, caller }: Who, wanted: Wanted): Promise<Credit> {
  const [row] = wanted.rows
  if (!row) throw new AppError('invalid_input', creditTexts.noRows)
  const requestHash = hashOf(wanted)
  const { idempotencyKey } = caller
  return db.transaction(async (tx) => {
    await holdGiver(tx, actor.userId)
    const first = idempotencyKey ? await findCreditByKey(tx, actor.userId, idempotencyKey) : null
    if (first) return sameAgain(first, requestHash)
    const at = clock.now()
    if (await breachNow(tx, actor, { rows: [row], at })) {
      throw new AppError('not_allowed', creditTexts.needsApproval, { credit_amount: creditTexts.needsApproval })
    }
    const written = await writeCredit(tx, {
      billingAccountNumber: row.acct_no,
      amount: row.credit_amount,
      reasonCode: wanted.reasonCode,
      comments: wanted.comments,
      runId: null,
      userId: actor.userId,
      idempotencyKey,
      requestHash,
      at,
      address: caller.address,
    })
    if ('problem' in written) throw new AppError('not_found', written.problem, { acct_no: written.problem })
    return written.credit
  })
}

/** Begins a run and answers its id. The same request under the same key is the same run. */
export async function beginRun({ db, clock }: Services, { actor, caller }: Who, wanted: Wanted): Promise<string> {
  const requestHash = hashOf(wanted)
  const { idempotencyKey } = caller
  return db.transaction(async (tx) => {
    await holdGiver(tx, actor.userId)
    const first = idempotencyKey ? await findRunByKey(tx, actor.userId, idempotencyKey) : null
    if (first) return sameAgain(first, requestHash).id
    const at = clock.now()
    const needsApproval = (await breachNow(tx, actor, { rows: wanted.rows, at })) !== null
    const total = sumOf(wanted.rows.map(({ credit_amount }) => credit_amount))
    const id = await storeRun(
      tx,
      {
        status: needsApproval ? 'waiting' : 'running',
        reasonCode: wanted.reasonCode,
        comments: wanted.comments,
        rowCount: wanted.rows.length,
        total,
        needsApproval,
        begunBy: actor.userId,
        begunAt: at,
        idempotencyKey: idempotencyKey ?? null,
        requestHash,
      },
      wanted.rows.map(({ acct_no, credit_amount }) => ({ accountNumber: acct_no, amount: credit_amount })),
    )
    await audit(tx, {
      userId: actor.userId,
      action: 'credit.runBegun',
      address: caller.address,
      details: { run: id, accounts: wanted.rows.length, amount: total, needsApproval },
    })
    return id
  })
}
