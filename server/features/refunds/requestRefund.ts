/** Requests refunds and decides on them. Two people are involved, and each step checks the current books. */

import { isHeld } from '#shared/billing/deposits'
import { creditProblem, depositProblem, refundMethodsFor } from '#shared/billing/refunds'
import type { decideRefund, RefundableAccount, requestRefund } from '#shared/contract/billing/refunds'
import type { ParsedOf } from '#shared/http/endpoint'
import * as refundTexts from '#shared/texts/billing/refunds'
import type { ProviderProfile } from '../../adapters/cards/cardProvider'
import type { Executor } from '../../db/database'
import { findDeposits, type ProviderDay } from '../../directory/deposits/deposits.queries'
import { findSavedMethod } from '../../directory/payments/savedMethods'
import { AppError, fieldError, invalidField, notFound } from '../../http/appError'
import { type IdempotencyRecord, idempotencyRecordOf } from '../../http/idempotency'
import type { CallContext } from '../../http/serve'
import { enqueue } from '../../jobs/jobs.queries'
import type { Services } from '../../services'
import { dueRefundsJob } from './refund.job'
import { approveRefund, auditRefund, declineRefund, insertRefund, lockAccount, lockRefund } from './refunds.ledger'
import { findAccount, findFirstRefund, findInterestPaid, findOpenRefunds } from './refunds.queries'

type RefundRequest = ParsedOf<typeof requestRefund>['body']
type DecisionInput = ParsedOf<typeof decideRefund>['body']

const allDeposits = { page_number: 1, page_size: 500 }

/** Returns what can be refunded from an account and why the rest can't; null for an unknown account. */
export async function refundableOf(
  db: Executor,
  number: string,
  providerDay: ProviderDay,
): Promise<Omit<RefundableAccount, 'methods'> | null> {
  const account = await findAccount(db, number)
  if (!account) return null
  const openRefunds = await findOpenRefunds(db, number)
  const isClosed = account.status === 'closed'
  const { balance } = account
  const { deposits } = await findDeposits(db, { billingAccountNumber: number }, { ...allDeposits, ...providerDay })
  const ofDeposits: RefundableAccount['refundable'] = []
  for (const deposit of deposits.filter(({ status }) => isHeld(status))) {
    const interestPaid = await findInterestPaid(db, deposit.deposit_id)
    ofDeposits.push({
      deposit_id: deposit.deposit_id,
      refund_amount: deposit.deposit_amount + Math.max(0, deposit.interest_amount - interestPaid),
      refund_methods: [...refundMethodsFor('deposit', isClosed)],
      problem: depositProblem({
        isHeld: isHeld(deposit.status),
        isCandidate: deposit.is_refund_candidate,
        isClosed,
        balance,
        hasOpenRefund: openRefunds.has(deposit.deposit_id),
      }),
    })
  }
  return {
    account_no: number,
    crm_customer_number: account.customerNumber,
    name: account.name,
    balance,
    refundable: [
      {
        deposit_id: null,
        refund_amount: Math.max(0, -balance),
        refund_methods: [...refundMethodsFor('credit', isClosed)],
        problem: creditProblem({ isClosed, balance, hasOpenRefund: openRefunds.has(null) }),
      },
      ...ofDeposits,
    ],
  }
}

export const methodText = ({ description, last4 }: ProviderProfile): string =>
  last4 === '' || description.includes(last4) ? description : refundTexts.methodEndingIn(description, last4)

const recordOf = (idempotencyKey: string | undefined, request: RefundRequest): IdempotencyRecord =>
  idempotencyRecordOf(idempotencyKey, [
    request.acct_no,
    request.deposit_id,
    request.refund_method,
    request['payment-token'] ?? null,
    request.comments,
  ])

/** Requests a refund and returns its id. A repeated request under the same key returns the same refund. */
export async function createRefund(
  services: Services,
  { actor, caller }: CallContext,
  request: RefundRequest,
): Promise<string> {
  const { db, clock, config } = services
  const idempotencyRecord = recordOf(caller.idempotencyKey, request)
  const method = request.refund_method === 'method' ? await requireMethod(services, request) : null
  return db.transaction(async (tx) => {
    await lockAccount(tx, request.acct_no)
    const first = await findFirstRefund(tx, { userId: actor.userId, ...idempotencyRecord })
    if (first) return first.id
    const account = await refundableOf(tx, request.acct_no, { today: clock.today(), zone: config.TIME_ZONE })
    if (!account) throw fieldError('not_found', 'acct_no', refundTexts.unknownAccount)
    const refundable = account.refundable.find(({ deposit_id }) => deposit_id === request.deposit_id)
    if (!refundable) throw fieldError('not_found', 'deposit_id', refundTexts.unknownDeposit)
    if (refundable.problem !== null) throw new AppError('conflict', refundable.problem)
    if (!refundable.refund_methods.includes(request.refund_method)) {
      throw invalidField('refund_method', refundTexts.methodNotPossible)
    }
    const refund = {
      billingAccountNumber: request.acct_no,
      depositId: request.deposit_id,
      reason: request.deposit_id === null ? ('closed_account' as const) : ('deposit' as const),
      status: 'requested' as const,
      amount: refundable.refund_amount,
      requestedOn: clock.today(),
      refundMethod: request.refund_method,
      token: method?.token ?? null,
      method: method ? methodText(method) : '',
      comments: request.comments,
      requestedBy: actor.userId,
      ...idempotencyRecord,
    }
    const id = await insertRefund(tx, refund)
    await auditRefund(tx, { ...refund, id }, { userId: actor.userId, source: caller.ip, action: 'requested' })
    return id
  })
}

async function requireMethod(services: Services, request: RefundRequest): Promise<ProviderProfile> {
  const token = request['payment-token']
  if (token === undefined) {
    throw invalidField('payment-token', refundTexts.chooseMethod)
  }
  const account = await findAccount(services.db, request.acct_no)
  const method = account && (await findSavedMethod(services, { customerNumber: account.customerNumber, token }))
  if (!method) throw fieldError('not_found', 'payment-token', refundTexts.unknownMethod)
  return method
}

/** Anyone with the right to approve can decide, except the requester. */
export async function decideOnRefund(
  { db, clock }: Services,
  { actor, caller }: CallContext,
  { id, decision, reason }: DecisionInput & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const refund = await lockRefund(tx, id)
    if (!refund) throw notFound()
    if (refund.requestedBy === actor.userId) throw new AppError('not_allowed', refundTexts.ownRefund)
    if (refund.status !== 'requested') throw new AppError('conflict', refundTexts.decided)
    const decider = { userId: actor.userId, source: caller.ip, at: clock.now(), today: clock.today() }
    if (decision === 'decline') return declineRefund(tx, refund, { ...decider, reason })
    const problem = await approveRefund(tx, refund, decider)
    if (problem !== null) throw new AppError('conflict', problem)
    // It may be due today.
    await enqueue(tx, dueRefundsJob, {})
  })
}
