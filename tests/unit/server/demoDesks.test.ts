import { describe, expect, it } from 'vitest'
import { refundStatuses } from '#shared/billing/refundStates'
import { demoRows } from '../../support/data/demo'

describe('the staff data of the default demo', () => {
  const rows = demoRows(400)

  it('has forty staff in the provider’s roles, and a few in a small demo', () => {
    const staffIn = ({ users }: typeof rows) => users.filter(({ userType }) => userType === 'CENTRIC')
    expect(staffIn(rows)).toHaveLength(40)
    expect(new Set(staffIn(rows).map(({ roleId }) => roleId)).size).toBe(12)
    expect(staffIn(demoRows(60))).toHaveLength(10)
  })

  it('has refunds in every state, requested by one person and decided by another', () => {
    expect(new Set(rows.refunds.map(({ status }) => status))).toEqual(new Set(refundStatuses))
    const decided = rows.refunds.filter(({ decidedBy }) => decidedBy !== null)
    expect(decided.length).toBeGreaterThan(10)
    expect(decided.filter(({ requestedBy, decidedBy }) => requestedBy === decidedBy)).toEqual([])
  })

  it('has credits for several reasons, a finished run with a failed row, and one that waits', () => {
    expect(new Set(rows.credits.map(({ reasonCode }) => reasonCode)).size).toBeGreaterThan(5)
    expect(rows.creditRuns.map(({ status }) => status).toSorted()).toEqual(['finished', 'waiting'])
    const [finished] = rows.creditRuns
    const ofRun = rows.creditRunRows.filter(({ runId }) => runId === finished?.id)
    const credited = rows.credits.filter(({ runId }) => runId === finished?.id)
    expect(ofRun.filter(({ status }) => status === 'error')).toHaveLength(1)
    expect(ofRun.filter(({ status }) => status === 'success').map(({ accountNumber }) => accountNumber)).toEqual(
      credited.map(({ billingAccountNumber }) => billingAccountNumber),
    )
  })

  it('has assigned messages, and audit records', () => {
    const open = rows.cases.filter(({ kind, status }) => kind === 'message' && status !== 'closed')
    expect(open.filter(({ assignedTo }) => assignedTo !== null).length).toBeGreaterThan(5)
    const actions = new Set(rows.auditRecords.map(({ action }) => action))
    for (const action of [
      'session.started',
      'customer.opened',
      'message.assigned',
      'credit.issued',
      'refund.approved',
    ]) {
      expect(actions).toContain(action)
    }
  })
})
