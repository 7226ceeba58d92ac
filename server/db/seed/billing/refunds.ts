/** Refunds in every state, of deposits and of credit balances. An approved refund no longer counts in the balance. */

import type { RefundStatus } from '#shared/billing/refundStates'
import { sendDay, staleCheckDays } from '#shared/billing/refunds'
import { addDays } from '#shared/format/dates'
import type { Cents } from '#shared/format/money'
import { minRefundCredit } from '#shared/http/limits'
import type { Household } from '../households/createHousehold'
import type { Random } from '../random'
import type { BillingAccountRow, RefundRow } from '../rows'
import { pickStaff } from '../staff/actingStaff'
import type { World } from '../world'
import { issueCredit } from './credits'

type RefundInput = Pick<RefundRow, 'id' | 'billingAccountNumber' | 'reason' | 'status' | 'amount' | 'requestedOn'> &
  Partial<RefundRow>

const createRefundRow = (input: RefundInput): RefundRow => ({
  depositId: null,
  sentOn: null,
  checkNumber: '',
  refundMethod: 'check',
  token: null,
  method: '',
  comments: '',
  requestedBy: null,
  idempotencyKey: null,
  requestHash: null,
  decidedBy: null,
  decidedAt: null,
  problem: '',
  sendOn: null,
  attempt: 1,
  submittedAt: null,
  failedAt: null,
  leaseEndsAt: null,
  providerPayoutId: null,
  ...input,
})

const atNoon = (day: string): Date => new Date(`${day}T18:00:00Z`)
const checkNumber = (random: Random): string => `CK-${random.letters('0123456789', 6)}`

/** Returns two different agents: one requests the refund and another one decides it. */
function createDecision(world: World, random: Random, decidedOn: string) {
  return {
    requestedBy: pickStaff(world, random, ['CSR lead', 'Billing & credit']),
    decidedBy: pickStaff(world, random, ['Supervisor']),
    decidedAt: atNoon(decidedOn),
  }
}

interface DepositRefundInput {
  day: string
  amount: Cents
  billingAccountNumber: string
  depositId: string
  random: Random
}

/** Creates the refund of a deposit by check. Its state depends on how long ago it was requested. */
export function depositRefund(world: World, { day, random, ...fields }: DepositRefundInput): RefundRow {
  const { today } = world
  const sentOn = sendDay('check', addDays(day, 2))
  const isSent = sentOn <= today
  const isOld = addDays(sentOn, staleCheckDays) <= today
  const finalStatus = random.chance(0.08) ? (isOld ? 'stale' : 'sent') : 'cashed'
  const status = !isSent ? 'approved' : addDays(sentOn, 14) > today ? 'sent' : finalStatus
  return createRefundRow({
    id: random.uuid(),
    ...fields,
    reason: 'deposit',
    status,
    requestedOn: day,
    sentOn: isSent ? sentOn : null,
    sendOn: sentOn,
    checkNumber: isSent ? checkNumber(random) : '',
    ...createDecision(world, random, addDays(day, day < today ? 1 : 0)),
  })
}

/** Adds the refund of an overpayment. The amount stays in the balance until the refund is approved. */
export function addCreditRefunds({ world, rows }: Household, account: BillingAccountRow, random: Random): void {
  const amount = -account.balance
  if (amount < minRefundCredit) return
  const { today } = world
  const shared = { billingAccountNumber: account.number, amount, id: random.uuid() }
  const requestedOn = addDays(today, -random.integer(1, 6))
  if (account.status !== 'closed') {
    // A credit by staff stays on the account for the next bill.
    if (rows.credits.some(({ billingAccountNumber }) => billingAccountNumber === account.number)) return
    const requestedBy = pickStaff(world, random, ['CSR lead', 'Billing & credit'])
    rows.refunds.push(
      createRefundRow({ ...shared, reason: 'overpayment', status: 'requested', requestedOn, requestedBy }),
    )
    return
  }
  if (random.chance(0.5)) {
    // The first check was lost in the mail and stopped, which returned the amount to the account.
    const firstRequestedOn = addDays(today, -34)
    const sentOn = sendDay('check', firstRequestedOn)
    const voidedFields = {
      id: random.uuid(),
      reason: 'closed_account',
      status: 'voided',
      requestedOn: firstRequestedOn,
    } as const
    rows.refunds.push(
      createRefundRow({
        ...shared,
        ...voidedFields,
        sentOn,
        sendOn: sentOn,
        checkNumber: checkNumber(random),
        comments: 'Stopped because it never arrived',
        ...createDecision(world, random, firstRequestedOn),
      }),
    )
  }
  rows.refunds.push(
    createRefundRow({
      ...shared,
      reason: 'closed_account',
      status: 'approved',
      requestedOn,
      sendOn: sendDay('check', today),
      ...createDecision(world, random, today),
    }),
  )
  account.balance = 0
}

const outageCredit: Cents = 24_00
/** The states of the refunds, with the number of days since their request. */
const refundStates: readonly [RefundStatus, daysAgo: number][] = [
  ['requested', 1],
  ['declined', 4],
  ['approved', 0],
  ['sent', 6],
  ['failed', 3],
  ['cashed', 25],
  ['voided', 16],
  ['stale', 190],
]
const statusesWithoutBalance: readonly RefundStatus[] = ['approved', 'sent', 'cashed', 'stale']

/** Credits accounts without a balance for an outage and refunds the credit instead, one refund in each state. */
export function addOutageRefunds(world: World, households: readonly Household[]): void {
  const accounts = households.flatMap((household) =>
    household.rows.billingAccounts
      .filter(({ status, balance }) => status === 'active' && balance === 0)
      .map((account) => ({ household, account })),
  )
  const userId = pickStaff(world, world.random.fork('paid back'), ['Billing & credit'])
  if (userId === null) return
  for (const [index, [status, daysAgo]] of refundStates.entries()) {
    const entry = accounts[index]
    if (!entry) continue
    const { household, account } = entry
    const requestedOn = addDays(world.today, -daysAgo)
    const createdAt = atNoon(addDays(requestedOn, -1))
    const reasonFields = { reasonCode: '102', comments: 'Outage credit' } as const
    issueCredit(household, account, { amount: outageCredit, ...reasonFields, userId, createdAt })
    household.rows.refunds.push(createOutageRefund(household, account, { status, requestedOn }))
    if (statusesWithoutBalance.includes(status)) account.balance += outageCredit
  }
}

function createOutageRefund(
  { world, random }: Household,
  { number }: BillingAccountRow,
  { status, requestedOn }: { status: RefundStatus; requestedOn: string },
): RefundRow {
  const stream = random.fork(`paid back ${number}`)
  const { requestedBy, ...decision } = createDecision(world, stream, requestedOn)
  const isCheck = status !== 'failed'
  const sendOn = sendDay(isCheck ? 'check' : 'method', requestedOn)
  const wasSent = ['sent', 'cashed', 'voided', 'stale'].includes(status)
  return createRefundRow({
    id: stream.uuid(),
    billingAccountNumber: number,
    amount: outageCredit,
    reason: 'outage_credit',
    status,
    requestedOn,
    requestedBy,
    ...(status !== 'requested' && decision),
    ...(wasSent && { sentOn: sendOn, checkNumber: checkNumber(stream) }),
    ...((wasSent || status === 'approved') && { sendOn }),
    ...(!isCheck && { refundMethod: 'method', method: 'Visa ending in 4242', problem: 'Declined by the bank' }),
    ...(status === 'declined' && { problem: 'Applied to the next bill' }),
  })
}
