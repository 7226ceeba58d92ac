/** The staff's work for a customer: assigned messages, opened accounts, and decided refunds. */
import { addDays } from '#shared/dates'
import { accessAction } from '../../http/customerScope'
import { labelMessage } from './messageLabels'
import type { Household } from './openHousehold'
import type { Random } from './random'
import { randomMoment } from './randomMoment'
import type { RoleName } from './roles'
import { staffWho } from './staff'

const answering: readonly RoleName[] = ['CSR', 'CSR lead', 'Billing & credit']
const ended = new Set(['resolved', 'closed', 'cancelled'])

export function addDeskWork(household: Household): void {
  const random = household.random.fork('desk work')
  assignMessages(household, random)
  labelMessages(household, household.random.fork('labels'))
  lookIn(household, random)
  recordRefunds(household, random)
}

interface Deed {
  at: Date
  userId: string | null
  action: string
  details: Record<string, string | number>
  customerNumber?: null
}

const record = ({ rows, number }: Household, random: Random, deed: Deed): void => {
  rows.auditRecords.push({ id: random.uuid(), customerNumber: number, address: '203.0.113.24', ...deed })
}

/** Assigns most open messages to an agent. */
function assignMessages(household: Household, random: Random): void {
  for (const row of household.rows.cases) {
    if (row.kind !== 'message' || ended.has(row.status) || !random.chance(0.6)) continue
    const userId = staffWho(household.world, random, answering)
    if (userId === null) continue
    row.assignedTo = userId
    record(household, random, {
      at: row.updatedAt,
      userId,
      action: 'message.assigned',
      details: { case: row.number, to: userId },
    })
  }
}

function labelMessages({ rows }: Household, random: Random): void {
  for (const row of rows.cases) if (row.kind === 'message') labelMessage(rows, row, random.chance(0.8))
}

function lookIn(household: Household, random: Random): void {
  if (!random.chance(0.4)) return
  const { world } = household
  const userId = staffWho(world, random, answering)
  if (userId === null) return
  const at = randomMoment(random, addDays(world.today, -random.integer(1, 20)))
  record(household, random, {
    at: new Date(at.getTime() - 600_000),
    userId,
    action: 'session.started',
    details: {},
    customerNumber: null,
  })
  record(household, random, { at, userId, action: accessAction, details: { what: 'overview' } })
}

function recordRefunds(household: Household, random: Random): void {
  for (const refund of household.rows.refunds) {
    const details = { refund: refund.id, account: refund.billingAccountNumber, amount: refund.amount, way: refund.way }
    const asked = randomMoment(random, refund.requestedOn)
    record(household, random, { at: asked, userId: refund.requestedBy, action: 'refund.requested', details })
    if (refund.decidedAt === null) continue
    const action = refund.status === 'declined' ? 'refund.declined' : 'refund.approved'
    record(household, random, { at: refund.decidedAt, userId: refund.decidedBy, action, details })
  }
}
