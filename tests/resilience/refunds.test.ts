import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditRecords } from '../../server/db/schema/access/auditRecords'
import { refunds } from '../../server/db/schema/billing/refunds'
import { refundJob } from '../../server/features/refunds/refund.job'
import {
  addFormerCustomer,
  type FormerCustomer,
  fetchPayouts,
  findRefund,
  parseRefund,
  readBalance,
  sendRefundDecision,
  sendRefundRequest,
  toMethodRequest,
} from '../support/data/billing/refunds'
import { makeJobsDue } from '../support/data/jobs'
import { signInStaff } from '../support/data/staff'
import { it, type StartVictimFunction } from '../support/server/processTest'
import type { TestServer } from '../support/server/server'

let requesterToken: string
let approver: string

it.beforeAll(async ({ server }) => {
  requesterToken = await signInStaff(server)
  approver = await signInStaff(server)
})

const waiting = { interval: 50 }

async function approved(server: TestServer, leaver: FormerCustomer): Promise<string> {
  const id = parseRefund(await sendRefundRequest(server, requesterToken, toMethodRequest(leaver))).refund_id
  await sendRefundDecision(server, approver, { id })
  return id
}

/** Approves a refund before a server process that is killed around its payout; answers the refund's id. */
async function killedAtPayout(
  server: TestServer,
  startVictim: StartVictimFunction,
  leaver: FormerCustomer,
  moment: 'before' | 'after',
): Promise<string> {
  const { death } = await startVictim({ call: 'payouts', moment })
  const id = await approved(server, leaver)
  await death
  return id
}

/** Ends the lease of a dead process, so that the test does not wait for it. */
const endLease = (server: TestServer, id: string) =>
  server.database.db
    .update(refunds)
    .set({ leaseEndsAt: new Date(0) })
    .where(eq(refunds.id, id))

describe('a server that is killed', () => {
  it('a server that is killed between sending and recording a refund has refunded once, and the next one records it', async ({
    server,
    startPortal,
    startVictim,
  }) => {
    const leaver = await addFormerCustomer(server)
    const id = await killedAtPayout(server, startVictim, leaver, 'after')
    expect(await fetchPayouts(server, leaver.person)).toHaveLength(1)
    expect(await findRefund(server, id)).toMatchObject({ status: 'approved', submittedAt: expect.any(Date) })

    await endLease(server, id)
    await startPortal()
    await expect.poll(async () => (await findRefund(server, id))?.status, waiting).toBe('sent')
    expect(await fetchPayouts(server, leaver.person)).toMatchObject([{ reference: `${id}.1`, amount_cents: 42_15 }])
    expect(await readBalance(server.database.db, leaver.account)).toBe(0)
    const sent = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.customerNumber, leaver.person.customerNumber))
    expect(sent.filter(({ action }) => action === 'refund.sent')).toHaveLength(1)
  })

  it('a server that is killed before it reaches the provider has not refunded, and the next one refunds once', async ({
    server,
    startPortal,
    startVictim,
  }) => {
    const leaver = await addFormerCustomer(server)
    const id = await killedAtPayout(server, startVictim, leaver, 'before')
    expect(await fetchPayouts(server, leaver.person)).toEqual([])

    await endLease(server, id)
    await startPortal()
    await expect
      .poll(async () => {
        // The attempt under the next reference would wait for 20 seconds.
        await makeJobsDue(server.database, refundJob.name)
        return (await findRefund(server, id))?.status
      }, waiting)
      .toBe('sent')
    expect(await fetchPayouts(server, leaver.person)).toMatchObject([{ reference: `${id}.2`, amount_cents: 42_15 }])
    expect(await readBalance(server.database.db, leaver.account)).toBe(0)
  })
})
