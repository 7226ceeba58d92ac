/** Refunds in every state: of deposits that went back, and of what stood on accounts. An approved one has left its balance. */
import { addDays } from '#shared/dates'
import type { Cents } from '#shared/money'
import { leastCredit, sendDay, staleAfterDays } from '#shared/refunds'
import type { Household } from './openHousehold'
import type { Random } from './random'
import type { BillingAccountRow, RefundRow } from './rows'
import { staffWho } from './staff'
import type { World } from './world'

type Known = Pick<RefundRow, 'id' | 'billingAccountNumber' | 'reason' | 'status' | 'amount' | 'requestedOn'> &
  Partial<RefundRow>

const refundRow = (known: Known): RefundRow => ({
  depositId: null,
  sentOn: null,
  checkNumber: '',
  way: 'check',
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
  askedAt: null,
  leaseEndsAt: null,
  providerPayoutId: null,
  ...known,
})

const atNoon = (day: string): Date => new Date(`${day}T18:00:00Z`)
const checkNumber = (random: Random): string => `CK-${random.letters('0123456789', 6)}`

/** One asks, another one decides. */
function people(world: World, random: Random, decidedOn: string) {
  return {
    requestedBy: staffWho(world, random, ['CSR lead', 'Billing & credit']),
    decidedBy: staffWho(world, random, ['Supervisor']),
    decidedAt: atNoon(decidedOn),
  }
}

interface Sending {
  day: string
  amount: Cents
  billingAccountNumber: string
  depositId: string
  random: Random
}

/** A check for a deposit: how far it is follows from how long ago it was asked for. */
export function depositRefund(world: World, { day, random, ...sending }: Sending): RefundRow {
  const { today } = world
  const sentOn = sendDay('check', addDays(day, 2))
  const isSent = sentOn <= today
  const isOld = addDays(sentOn, staleAfterDays) <= today
  const left = random.chance(0.08) ? (isOld ? 'stale' : 'sent') : 'cashed'
  const status = !isSent ? 'approved' : addDays(sentOn, 14) > today ? 'sent' : left
  return refundRow({
    id: random.uuid(),
    ...sending,
    reason: 'deposit',
    status,
    requestedOn: day,
    sentOn: isSent ? sentOn : null,
    sendOn: sentOn,
    checkNumber: isSent ? checkNumber(random) : '',
    ...people(world, random, addDays(day, day < today ? 1 : 0)),
  })
}

/** What somebody paid too much still stands on the account, unless its refund is approved: then it is on its way. */
export function addCreditRefunds({ world, rows }: Household, account: BillingAccountRow, random: Random): void {
  const amount = -account.balance
  if (amount < leastCredit) return
  const { today } = world
  const shared = { billingAccountNumber: account.number, amount, id: random.uuid() }
  const requestedOn = addDays(today, -random.integer(1, 6))
  if (account.status !== 'closed') {
    rows.refunds.push(refundRow({ ...shared, reason: 'overpayment', requestedOn, ...openEnd(world, random, today) }))
    return
  }
  if (random.chance(0.5)) {
    // The first check was lost in the mail and stopped; the money stood on the account again.
    const asked = addDays(today, -34)
    const sentOn = sendDay('check', asked)
    const voided = { id: random.uuid(), reason: 'closed_account', status: 'voided', requestedOn: asked } as const
    rows.refunds.push(
      refundRow({
        ...shared,
        ...voided,
        sentOn,
        sendOn: sentOn,
        checkNumber: checkNumber(random),
        comments: 'Stopped: it never arrived',
        ...people(world, random, asked),
      }),
    )
  }
  rows.refunds.push(
    refundRow({
      ...shared,
      reason: 'closed_account',
      status: 'approved',
      requestedOn,
      sendOn: sendDay('check', today),
      ...people(world, random, today),
    }),
  )
  account.balance = 0
}

/** An overpayment waits, or nothing came of it. */
function openEnd(world: World, random: Random, today: string): Pick<RefundRow, 'status'> & Partial<RefundRow> {
  const chance = random.fraction()
  if (chance < 0.6)
    return { status: 'requested', requestedBy: staffWho(world, random, ['CSR lead', 'Billing & credit']) }
  const decided = people(world, random, addDays(today, -1))
  if (chance < 0.8) return { status: 'declined', problem: 'They would rather keep it for the next bill', ...decided }
  return { status: 'failed', way: 'method', method: 'Visa ending in 4242', problem: 'Declined by the bank', ...decided }
}
