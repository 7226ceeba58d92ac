/**
 * Derives a household's deposits and their refunds from its bills. Refunds by check do not change the account's
 * balance.
 */

import { countMonthsOnTime, type DepositStatus, type DepositTxnType, minOnTimeMonths } from '#shared/billing/deposits'
import { addDays, addMonths } from '#shared/format/dates'
import { type Cents, shareOf } from '#shared/format/money'
import type { Household } from '../households/createHousehold'
import type { Random } from '../random'
import type { BillingAccountRow, DepositRow, StatementRow } from '../rows'
import { addCreditRefunds, depositRefund } from './refunds'

const interestPerMille = 20

export function addDeposits(household: Household): void {
  for (const account of household.rows.billingAccounts) {
    const random = household.random.fork(`deposit ${account.number}`)
    const bills = household.rows.statements.filter(
      ({ billingAccountNumber }) => billingAccountNumber === account.number,
    )
    addCreditRefunds(household, account, random)
    const [first] = bills
    if (!first) continue
    const kind = kindOf(household, account, random)
    if (kind) new DepositHistory(household, { account, bills, kind, random }).build(first)
  }
}

function kindOf({ rows }: Household, { serviceGroup, balance }: BillingAccountRow, random: Random) {
  const chance = random.fraction()
  if (rows.customers.some((customer) => customer.kind === 'builder')) return chance < 0.6 ? 'builder_lot' : null
  if (serviceGroup === 'GAS' && balance > 200_00 && chance < 0.5) return 'credit'
  return chance < (serviceGroup === 'GAS' ? 0.3 : 0.14) ? 'new_customer' : null
}

interface DepositInput {
  account: BillingAccountRow
  bills: StatementRow[]
  kind: DepositRow['kind']
  random: Random
}

const roundToFiveDollars = (cents: number): Cents => Math.round(cents / 500) * 500
const clamp = (low: Cents, high: Cents, amount: Cents): Cents => Math.min(high, Math.max(low, amount))

/** Builds one deposit from the bill that asks for it to the check that returns it. */
class DepositHistory {
  private readonly deposit: DepositRow

  constructor(
    private readonly household: Household,
    private readonly input: DepositInput,
  ) {
    const { account, kind, random } = input
    this.deposit = {
      id: random.uuid(),
      billingAccountNumber: account.number,
      kind,
      amount: this.amount(),
      status: 'billed',
      billedOn: '',
      heldSince: null,
      reviewOn: null,
    }
  }

  private get today(): string {
    return this.household.world.today
  }

  private amount(): Cents {
    const { account, bills, kind, random } = this.input
    if (kind === 'builder_lot') return 500_00
    if (account.serviceGroup === 'FIBER') return random.pick([50_00, 75_00, 100_00])
    const average = bills.reduce((sum, { charges }) => sum + charges, 0) / bills.length
    return clamp(120_00, 300_00, roundToFiveDollars(2 * average))
  }

  build(first: StatementRow): void {
    const { random } = this.input
    const { deposit } = this
    // A credit deposit is requested after unpaid bills; other deposits are on the first bill.
    deposit.billedOn = deposit.kind === 'credit' ? addDays(this.today, -random.integer(3, 60)) : first.issuedOn
    this.post('DEPB', deposit.amount, [deposit.billedOn])
    this.household.rows.deposits.push(deposit)
    if (random.chance(0.05)) {
      this.post('DEPW', deposit.amount, [addDays(deposit.billedOn, 4), 'Letter of credit from another utility'])
      return this.finish('waived')
    }
    if (deposit.kind === 'credit' && random.chance(0.5)) return
    this.receive()
    if (deposit.heldSince) this.applyReview(deposit.heldSince)
  }

  private receive(): void {
    const { random } = this.input
    const { deposit } = this
    const paidOn = addDays(deposit.billedOn, random.integer(3, 14))
    if (random.chance(0.04)) {
      this.post('DEPP', deposit.amount, [paidOn])
      this.post('DEPR', deposit.amount, [addDays(paidOn, 3), 'Returned by the bank'])
      this.post('DEPP', deposit.amount, [addDays(paidOn, 9)])
      return this.markHeld(addDays(paidOn, 9))
    }
    if (!random.chance(0.25)) {
      this.post('DEPP', deposit.amount, [paidOn])
      return this.markHeld(paidOn)
    }
    const firstInstallment = Math.ceil(deposit.amount / 200) * 100
    const secondPaidOn = addDays(paidOn, 30)
    this.post('DEPP', firstInstallment, [paidOn, 'First of two installments'])
    this.post('DEPP', deposit.amount - firstInstallment, [secondPaidOn, 'Second of two installments'])
    if (paidOn <= this.today) deposit.status = 'part_paid'
    this.markHeld(secondPaidOn)
  }

  private markHeld(day: string): void {
    if (day > this.today) return
    this.deposit.status = 'held'
    this.deposit.heldSince = day
    this.deposit.reviewOn = addMonths(day, minOnTimeMonths)
  }

  private applyReview(since: string): void {
    const { account, random, bills } = this.input
    const { deposit } = this
    const closedOn = account.status === 'closed' ? (bills.at(-1)?.issuedOn ?? null) : null
    const review = deposit.reviewOn ?? since
    const isOnTime = this.wasOnTimeUntil(review)
    const refundedOn = closedOn ? addDays(closedOn, 12) : isOnTime && random.chance(0.5) ? addDays(review, 9) : null
    const until = refundedOn !== null && refundedOn <= this.today ? refundedOn : this.today
    const interest = this.accrue(since, until)
    if (refundedOn === null || refundedOn > this.today || account.balance > 0) {
      if (review <= this.today) deposit.status = 'review_due'
      return
    }
    if (interest > 0) this.post('DEPX', interest, [refundedOn])
    this.post('DEPK', deposit.amount, [refundedOn, 'Check to the mailing address'])
    this.finish('refunded')
    this.household.rows.refunds.push(
      depositRefund(this.household.world, {
        day: refundedOn,
        amount: deposit.amount + interest,
        billingAccountNumber: account.number,
        depositId: deposit.id,
        random,
      }),
    )
  }

  /** Posts the interest of each full year and returns the sum. */
  private accrue(since: string, until: string): Cents {
    let sum = 0
    for (let year = 1; year < 12; year++) {
      const day = addMonths(since, 12 * year)
      if (day > until) break
      const earned = shareOf(this.deposit.amount, interestPerMille)
      this.post('DEPI', earned, [day, `Year ${year}`])
      sum += earned
    }
    return sum
  }

  private wasOnTimeUntil(day: string): boolean {
    const { account, bills } = this.input
    const received = this.household.rows.payments
      .filter(({ billingAccountNumber, status }) => billingAccountNumber === account.number && status === 'posted')
      .map(({ createdAt, amount }) => ({ day: createdAt.toISOString().slice(0, 10), amount }))
    const billed = bills.map(({ issuedOn, dueOn, previousBalance, charges }) => ({
      issuedOn,
      dueOn,
      owed: previousBalance + charges,
    }))
    return countMonthsOnTime(billed, received, day < this.today ? day : this.today) >= minOnTimeMonths
  }

  private finish(status: DepositStatus): void {
    this.deposit.status = status
    this.deposit.reviewOn = null
  }

  private post(code: DepositTxnType, amount: Cents, [postedOn, note = '']: [day: string, note?: string]): void {
    if (postedOn > this.today) return
    this.household.rows.depositTransactions.push({
      id: this.input.random.uuid(),
      depositId: this.deposit.id,
      code,
      amount,
      postedOn,
      note,
    })
  }
}
