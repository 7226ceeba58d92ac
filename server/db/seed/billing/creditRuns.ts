/** Two credit runs: a finished one in which an account could not be credited, and one that waits for approval. */
import { createHash } from 'node:crypto'
import { sumOf } from '#shared/billing/credits'
import { addDays } from '#shared/format/dates'
import * as creditTexts from '#shared/texts/billing/credits'
import type { Household } from '../households/createHousehold'
import type { BillingAccountRow, CustomerRows } from '../rows'
import { pickStaff } from '../staff/actingStaff'
import type { World } from '../world'
import { issueCredit, lastBalanceChange } from './credits'

interface HouseholdAccount {
  household: Household
  account: BillingAccountRow
}

const outageCredit = 12_00
const goodwillCredit = 150_00
const maxRows = 12

interface CreditRunHouseholds {
  households: readonly Household[]
  /** One of these households has a closed account. */
  namedHouseholds: readonly Household[]
}

export function addCreditRuns(world: World, { households, namedHouseholds }: CreditRunHouseholds): void {
  const [home] = households
  if (!home) return
  const accounts = households.flatMap((household) =>
    household.rows.billingAccounts.map((account) => ({ household, account })),
  )
  const isOpen = ({ account }: HouseholdAccount) => account.status === 'active'
  const givenOn = addDays(world.today, -2)
  const closed = namedHouseholds.flatMap(({ rows }) => rows.billingAccounts).find(({ status }) => status === 'closed')
  const fiber = accounts.filter((candidate) => isOpen(candidate) && candidate.account.serviceGroup === 'FIBER')
  const credited = fiber.filter(
    ({ household, account }) => account.balance >= outageCredit && lastBalanceChange(household, account) < givenOn,
  )
  addFinishedRun(world, home, {
    credited: credited.slice(0, maxRows),
    closed,
    givenOn,
  })
  addWaitingRun(world, home, fiber.slice(0, 6))
}

type Run = CustomerRows['creditRuns'][number]

function createRunRow(world: World, name: string, run: Omit<Run, 'id' | 'idempotencyKey' | 'requestHash'>): Run {
  const random = world.random.fork(`credit run ${name}`)
  return { id: random.uuid(), idempotencyKey: null, requestHash: createHash('sha256').update(name).digest(), ...run }
}

interface FinishedRunInput {
  credited: readonly HouseholdAccount[]
  closed: BillingAccountRow | undefined
  givenOn: string
}

function addFinishedRun(world: World, home: Household, { credited, closed, givenOn }: FinishedRunInput): void {
  const startedBy = pickStaff(world, world.random.fork('finished run'), ['Billing & credit'])
  if (startedBy === null || credited.length === 0) return
  const startedAt = new Date(`${givenOn}T15:20:00Z`)
  const endedAt = new Date(`${givenOn}T15:20:02Z`)
  const accounts = [...credited.map(({ account }) => account), ...(closed ? [closed] : [])]
  const reasonFields = { reasonCode: '102', comments: 'Outage the night before' } as const
  const run = createRunRow(world, 'finished', {
    ...reasonFields,
    status: 'finished',
    rowCount: accounts.length,
    total: accounts.length * outageCredit,
    needsApproval: false,
    startedBy,
    startedAt,
    decidedBy: null,
    decidedAt: null,
    finishedAt: endedAt,
  })
  home.rows.creditRuns.push(run)
  for (const [index, account] of accounts.entries()) {
    const isCredited = account.status === 'active'
    home.rows.creditRunRows.push({
      runId: run.id,
      position: index + 1,
      accountNumber: account.number,
      amount: outageCredit,
      status: isCredited ? 'success' : 'error',
      message: isCredited ? '' : creditTexts.closedAccount,
      endedAt,
    })
  }
  for (const { household, account } of credited) {
    issueCredit(household, account, {
      ...reasonFields,
      amount: outageCredit,
      userId: startedBy,
      createdAt: endedAt,
      runId: run.id,
    })
  }
}

function addWaitingRun(world: World, home: Household, selected: readonly HouseholdAccount[]): void {
  const startedBy = pickStaff(world, world.random.fork('waiting run'), ['CSR lead'])
  if (startedBy === null || selected.length === 0) return
  const run = createRunRow(world, 'waiting', {
    status: 'waiting',
    reasonCode: '107',
    comments: 'Three days without service after the storm',
    rowCount: selected.length,
    total: sumOf(selected.map(() => goodwillCredit)),
    needsApproval: true,
    startedBy,
    startedAt: new Date(`${addDays(world.today, -1)}T20:05:00Z`),
    decidedBy: null,
    decidedAt: null,
    finishedAt: null,
  })
  home.rows.creditRuns.push(run)
  for (const [index, { account }] of selected.entries()) {
    home.rows.creditRunRows.push({
      runId: run.id,
      position: index + 1,
      accountNumber: account.number,
      amount: goodwillCredit,
      status: 'not_initiated',
      message: '',
      endedAt: null,
    })
  }
}
