/** Asking for a refund and deciding about one: by two people, each on what the books say then. */
import { createHash } from 'node:crypto'
import type { decideRefund, RefundableAccount, requestRefund } from '#shared/contract/refunds'
import { isHeld } from '#shared/deposits'
import type { ParsedOf } from '#shared/endpoint'
import { creditProblem, depositProblem, waysOf } from '#shared/refunds'
import type { Profile } from '../../../adapters/cards/cardProvider'
import type { Executor } from '../../../db/database'
import type { Actor } from '../../../http/actor'
import { AppError, notFound } from '../../../http/appError'
import type { Caller } from '../../../http/serve'
import type { Services } from '../../../services'
import { findDeposits, type Today } from '../queries'
import { approve, decline, holdAccount, holdRefund, insertRefund, record } from './ledger'
import { findAccount, findAsked, findByKey, findInterestPaid } from './queries'
import * as depositTexts from '#shared/texts/deposits'

type Wish = ParsedOf<typeof requestRefund>['body']
type Decision = ParsedOf<typeof decideRefund>['body']

export interface Who {
  actor: Actor
  caller: Caller
}

const everyDeposit = { page_number: 1, page_size: 500 }

/** What of an account can be asked back, and why the rest cannot. Null when there is no such account. */
export async function refundableOf(
  db: Executor,
  number: string,
  now: Today,
): Promise<Omit<RefundableAccount, 'methods'> | null> {
  const account = await findAccount(db, number)
  if (!account) return null
  const asked = await findAsked(db, number)
  const isClosed = account.status === 'closed'
  const { balance, customerNumber } = account
  const { deposits } = await findDeposits(db, { customerNumber }, { ...everyDeposit, ...now })
  const ofDeposits = deposits
    .filter(({ account_no, status }) => account_no === number && isHeld(status))
    .map(async (deposit) => ({
      deposit_id: deposit.deposit_id,
      refund_amount:
        deposit.deposit_amount +
        Math.max(0, deposit.interest_amount - (await findInterestPaid(db, deposit.deposit_id))),
      ways: [...waysOf('deposit', isClosed)],
      problem: depositProblem({
        isHeld: isHeld(deposit.status),
        isCandidate: deposit.is_refund_candidate,
        isClosed,
        balance,
        hasOpenRefund: asked.has(deposit.deposit_id),
      }),
    }))
  return {
    account_no: number,
    crm_customer_number: customerNumber,
    name: account.name,
    balance,
    refundable: [
      {
        deposit_id: null,
        refund_amount: Math.max(0, -balance),
        ways: [...waysOf('credit', isClosed)],
        problem: creditProblem({ isClosed, balance, hasOpenRefund: asked.has(null) }),
      },
      ...(await Promise.all(ofDeposits)),
    ],
  }
}

export const methodText = ({ description, last4 }: Profile): string =>
  last4 === '' || description.includes(last4) ? description : `${description} ending in ${last4}`

const hashOf = (wish: Wish): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([wish.acct_no, wish.deposit_id, wish.way, wish['payment-token'] ?? null, wish.comments]))
    .digest()

/** Asks for a refund and answers its id. The same request under the same key is the same refund. */
export async function askForRefund(services: Services, { actor, caller }: Who, wish: Wish): Promise<string> {
  const { db, clock, config } = services
  const requestHash = hashOf(wish)
  const { idempotencyKey } = caller
  const method = wish.way === 'method' ? await findMethod(services, wish) : null
  return db.transaction(async (tx) => {
    await holdAccount(tx, wish.acct_no)
    const first = idempotencyKey ? await findByKey(tx, actor.userId, idempotencyKey) : null
    if (first) {
      if (!first.requestHash?.equals(requestHash)) throw new AppError('key_reused', depositTexts.refundKeyReused)
      return first.id
    }
    const account = await refundableOf(tx, wish.acct_no, { today: clock.today(), zone: config.TIME_ZONE })
    if (!account)
      throw new AppError('not_found', depositTexts.refundUnknownAccount, { acct_no: depositTexts.refundUnknownAccount })
    const wanted = account.refundable.find(({ deposit_id }) => deposit_id === wish.deposit_id)
    if (!wanted)
      throw new AppError('not_found', depositTexts.refundUnknownDeposit, {
        deposit_id: depositTexts.refundUnknownDeposit,
      })
    if (wanted.problem !== null) throw new AppError('conflict', wanted.problem)
    if (!wanted.ways.includes(wish.way)) {
      throw new AppError('invalid_input', depositTexts.refundWrongWay, { way: depositTexts.refundWrongWay })
    }
    const refund = {
      billingAccountNumber: wish.acct_no,
      depositId: wish.deposit_id,
      reason: wish.deposit_id === null ? ('closed_account' as const) : ('deposit' as const),
      status: 'requested' as const,
      amount: wanted.refund_amount,
      requestedOn: clock.today(),
      way: wish.way,
      token: method?.token ?? null,
      method: method ? methodText(method) : '',
      comments: wish.comments,
      requestedBy: actor.userId,
      idempotencyKey: idempotencyKey ?? null,
      requestHash,
    }
    const id = await insertRefund(tx, refund)
    await record(tx, { ...refund, id }, { userId: actor.userId, address: caller.address, action: 'requested' })
    return id
  })
}

async function findMethod({ db, cards }: Services, wish: Wish): Promise<Profile> {
  const token = wish['payment-token']
  if (token === undefined) {
    throw new AppError('invalid_input', depositTexts.refundChooseMethod, {
      'payment-token': depositTexts.refundChooseMethod,
    })
  }
  const account = await findAccount(db, wish.acct_no)
  const profiles = account ? await cards.listProfiles(account.customerNumber) : []
  const method = profiles.find((profile) => profile.token === token)
  if (!method)
    throw new AppError('not_found', depositTexts.refundUnknownMethod, {
      'payment-token': depositTexts.refundUnknownMethod,
    })
  return method
}

/** By anybody who may approve but who asked for it. */
export async function decide(
  { db, clock }: Services,
  { actor, caller }: Who,
  { id, decision, reason }: Decision & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const refund = await holdRefund(tx, id)
    if (!refund) throw notFound()
    if (refund.requestedBy === actor.userId) throw new AppError('not_allowed', depositTexts.refundOwnRefund)
    if (refund.status !== 'requested') throw new AppError('conflict', depositTexts.refundDecided)
    const by = { userId: actor.userId, address: caller.address, at: clock.now(), today: clock.today() }
    if (decision === 'decline') return decline(tx, refund, { ...by, reason })
    const problem = await approve(tx, refund, by)
    if (problem !== null) throw new AppError('conflict', problem)
  })
}
