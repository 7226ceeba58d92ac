/** Two credit runs: a finished one in which an account could not be credited, and one that waits for approval. */
import { createHash } from 'node:crypto'
import { addDays } from '#shared/dates'
import { sumOf } from '#shared/credits'
import { giveCredit, lastMoved } from './credits'
import type { Household } from './openHousehold'
import type { BillingAccountRow, CustomerRows } from './rows'
import { staffWho } from './staff'
import type { World } from './world'
import * as creditTexts from '#shared/texts/credits'

interface Held {
  household: Household
  account: BillingAccountRow
}

const outageCredit = 12_00
const goodwill = 150_00
const mostRows = 12

interface Over {
  households: readonly Household[]
  /** One of these households has a closed account. */
  known: readonly Household[]
}

export function addCreditRuns(world: World, { households, known }: Over): void {
  const [home] = households
  if (!home) return
  const all = households.flatMap((household) =>
    household.rows.billingAccounts.map((account) => ({ household, account })),
  )
  const isOpen = ({ account }: Held) => account.status === 'active'
  const givenOn = addDays(world.today, -2)
  const closed = known.flatMap(({ rows }) => rows.billingAccounts).find(({ status }) => status === 'closed')
  const fiber = all.filter((held) => isOpen(held) && held.account.serviceGroup === 'FIBER')
  const credited = fiber.filter(
    ({ household, account }) => account.balance >= outageCredit && lastMoved(household, account) < givenOn,
  )
  addFinished(world, home, {
    credited: credited.slice(0, mostRows),
    closed,
    givenOn,
  })
  addWaiting(world, home, fiber.slice(0, 6))
}

type Run = CustomerRows['creditRuns'][number]

function runRow(world: World, name: string, run: Omit<Run, 'id' | 'idempotencyKey' | 'requestHash'>): Run {
  const random = world.random.fork(`credit run ${name}`)
  return { id: random.uuid(), idempotencyKey: null, requestHash: createHash('sha256').update(name).digest(), ...run }
}

interface Finished {
  credited: readonly Held[]
  closed: BillingAccountRow | undefined
  givenOn: string
}

function addFinished(world: World, home: Household, { credited, closed, givenOn }: Finished): void {
  const begunBy = staffWho(world, world.random.fork('finished run'), ['Billing & credit'])
  if (begunBy === null || credited.length === 0) return
  const begunAt = new Date(`${givenOn}T15:20:00Z`)
  const endedAt = new Date(`${givenOn}T15:20:02Z`)
  const accounts = [...credited.map(({ account }) => account), ...(closed ? [closed] : [])]
  const why = { reasonCode: '102', comments: 'Outage the night before' } as const
  const run = runRow(world, 'finished', {
    ...why,
    status: 'finished',
    rowCount: accounts.length,
    total: accounts.length * outageCredit,
    needsApproval: false,
    begunBy,
    begunAt,
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
    giveCredit(household, account, { ...why, amount: outageCredit, userId: begunBy, createdAt: endedAt, runId: run.id })
  }
}

function addWaiting(world: World, home: Household, wanted: readonly Held[]): void {
  const begunBy = staffWho(world, world.random.fork('waiting run'), ['CSR lead'])
  if (begunBy === null || wanted.length === 0) return
  const run = runRow(world, 'waiting', {
    status: 'waiting',
    reasonCode: '107',
    comments: 'Three days without service after the storm',
    rowCount: wanted.length,
    total: sumOf(wanted.map(() => goodwill)),
    needsApproval: true,
    begunBy,
    begunAt: new Date(`${addDays(world.today, -1)}T20:05:00Z`),
    decidedBy: null,
    decidedAt: null,
    finishedAt: null,
  })
  home.rows.creditRuns.push(run)
  for (const [index, { account }] of wanted.entries()) {
    home.rows.creditRunRows.push({
      runId: run.id,
      position: index + 1,
      accountNumber: account.number,
      amount: goodwill,
      status: 'not_initiated',
      message: '',
      endedAt: null,
    })
  }
}
