/** The staff's work for a customer: assigned messages, opened accounts, and decided refunds. */
import { addDays } from '#shared/format/dates'
import { accessAction } from '../../../http/customerScope'
import { labelMessage } from '../cases/messageLabels'
import type { Household } from '../households/createHousehold'
import type { Random } from '../random'
import { randomOfficeTime } from '../randomOfficeTime'
import { pickStaff } from './actingStaff'
import type { RoleName } from './roles'

const answeringRoles: readonly RoleName[] = ['CSR', 'CSR lead', 'Billing & credit']
const finishedStatuses = new Set(['resolved', 'closed', 'cancelled'])

export function addOfficeWork(household: Household): void {
  const random = household.random.fork('desk work')
  assignMessages(household, random)
  labelMessages(household, household.random.fork('labels'))
  addAccountAccess(household, random)
  recordRefunds(household, random)
}

interface StaffAction {
  at: Date
  userId: string | null
  action: string
  details: Record<string, string | number>
  customerNumber?: null
}

const addAuditRecord = ({ rows, number }: Household, random: Random, entry: StaffAction): void => {
  rows.auditRecords.push({ id: random.uuid(), customerNumber: number, address: '203.0.113.24', ...entry })
}

/** Assigns most open messages to an agent. */
function assignMessages(household: Household, random: Random): void {
  for (const row of household.rows.cases) {
    if (row.kind !== 'message' || finishedStatuses.has(row.status) || !random.chance(0.6)) continue
    const userId = pickStaff(household.world, random, answeringRoles)
    if (userId === null) continue
    row.assignedTo = userId
    addAuditRecord(household, random, {
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

function addAccountAccess(household: Household, random: Random): void {
  if (!random.chance(0.4)) return
  const { world } = household
  const userId = pickStaff(world, random, answeringRoles)
  if (userId === null) return
  const accessedAt = randomOfficeTime(random, addDays(world.today, -random.integer(1, 20)))
  addAuditRecord(household, random, {
    at: new Date(accessedAt.getTime() - 600_000),
    userId,
    action: 'session.started',
    details: {},
    customerNumber: null,
  })
  addAuditRecord(household, random, { at: accessedAt, userId, action: accessAction, details: { what: 'overview' } })
}

function recordRefunds(household: Household, random: Random): void {
  for (const refund of household.rows.refunds) {
    const details = {
      refund: refund.id,
      account: refund.billingAccountNumber,
      amount: refund.amount,
      way: refund.refundMethod,
    }
    const requestedAt = randomOfficeTime(random, refund.requestedOn)
    addAuditRecord(household, random, {
      at: requestedAt,
      userId: refund.requestedBy,
      action: 'refund.requested',
      details,
    })
    if (refund.decidedAt === null) continue
    const action = refund.status === 'declined' ? 'refund.declined' : 'refund.approved'
    addAuditRecord(household, random, { at: refund.decidedAt, userId: refund.decidedBy, action, details })
  }
}
