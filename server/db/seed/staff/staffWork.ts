/** The staff's work for a customer: assigned messages, opened accounts, and decided refunds. */
import type { AuditAction } from '#shared/access/auditActions'
import { visitWindows } from '#shared/cases/cases'
import { addDays } from '#shared/format/dates'
import { appointmentChange } from '../../../directory/cases/rules'
import { accessAction } from '../../../http/customerScope'
import type { RoleName } from '../../startingRoles'
import { zone } from '../cases/caseHistory'
import { nextWorkday } from '../cases/cases'
import { staffAuthors } from '../cases/caseThreads'
import { labelMessage } from '../cases/messageLabels'
import type { Household } from '../households/createHousehold'
import type { Random } from '../random'
import { randomOfficeTime } from '../randomOfficeTime'
import type { CaseRow } from '../rows'
import { pickStaff } from './actingStaff'

export const answeringRoles: readonly RoleName[] = ['CSR', 'CSR lead', 'Billing & credit']
const finishedStatuses = new Set(['resolved', 'closed', 'cancelled'])

export function addOfficeWork(household: Household): void {
  const random = household.random.fork('desk work')
  assignMessages(household, random)
  workOnRequests(household, household.random.fork('request work'))
  labelMessages(household, household.random.fork('labels'))
  addAccountAccess(household, random)
  recordRefunds(household, random)
}

interface StaffAction {
  at: Date
  userId: string | null
  action: AuditAction
  details: Record<string, string | number>
  customerNumber?: null
}

const addAuditRecord = ({ rows, number }: Household, random: Random, entry: StaffAction): void => {
  rows.auditRecords.push({ id: random.uuid(), customerNumber: number, source: '203.0.113.24', ...entry })
}

/** Some answered messages are looked at again later. The choice depends on the number, so that it changes nothing else. */
const isSnoozed = ({ number, answerDueAt }: CaseRow): boolean => answerDueAt === null && Number(number.at(-1)) % 4 === 0

/** Assigns most open messages to an agent. */
function assignMessages(household: Household, random: Random): void {
  for (const row of household.rows.cases) {
    if (row.kind !== 'message' || finishedStatuses.has(row.status) || !random.chance(0.6)) continue
    const userId = pickStaff(household.world, random, answeringRoles)
    if (userId === null) continue
    row.assignedTo = userId
    if (isSnoozed(row)) row.snoozedUntil = new Date(`${addDays(household.world.today, 2)}T14:00:00Z`)
    addAuditRecord(household, random, {
      at: row.updatedAt,
      userId,
      action: 'message.assigned',
      details: { case: row.number, to: userId },
    })
  }
}

/** Assigns most open requests that someone has looked at, and sends technicians to some of those with an appointment. */
function workOnRequests(household: Household, random: Random): void {
  for (const row of household.rows.cases) {
    if (row.kind !== 'request' || row.status === 'received' || finishedStatuses.has(row.status)) continue
    if (random.chance(0.85)) row.assignedTo = pickStaff(household.world, random, answeringRoles)
    if (row.status === 'scheduled' && random.chance(0.35)) sendTechnician(household, row, random)
  }
}

function sendTechnician({ rows, world }: Household, row: CaseRow, random: Random): void {
  // The technician leaves this morning.
  const departedAt = new Date(Math.max(row.updatedAt.getTime() + 60_000, Date.parse(`${world.today}T14:10:00Z`)))
  const visit = appointmentChange({ date: nextWorkday(world.today), window: random.pick(visitWindows) }, zone)
  Object.assign(row, { ...visit, status: 'on_the_way', updatedAt: departedAt, answeredAt: departedAt })
  rows.caseEvents.push({
    id: random.uuid(),
    caseId: row.id,
    kind: 'status',
    status: 'on_the_way',
    note: '',
    authorName: random.pick(staffAuthors),
    authorType: 'CENTRIC',
    createdAt: departedAt,
  })
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
