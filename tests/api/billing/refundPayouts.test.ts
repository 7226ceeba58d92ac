import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { listReceivedRefunds } from '#shared/contract/billing/refunds'
import { refunds } from '../../../server/db/schema/billing/refunds'
import { dueRefundsJob, refundJob } from '../../../server/features/refunds/refund.job'
import {
  addFormerCustomer,
  addRefundRequest,
  type FormerCustomer,
  fetchPayouts,
  findRefund,
  readBalance,
  refundActionsOf,
  sendRefundDecision,
  sendRefundRequest,
  statusOfRefund,
  toMethodRequest,
} from '../../support/data/billing/refunds'
import { it as refundIt } from '../../support/data/billing/refundTest'
import { deleteJobs, makeJobsDue, readJobs } from '../../support/data/jobs'
import { addPerson } from '../../support/data/people'

const it = refundIt.extend(
  'approve',
  ({ server, requesterToken, approver }) =>
    /** Requests a refund and approves it. Returns its id. */
    async (customer: FormerCustomer, body = toMethodRequest(customer)): Promise<string> => {
      const id = await addRefundRequest(server, requesterToken, { customer, body })
      expect((await sendRefundDecision(server, approver, { id })).status).toBe(200)
      return id
    },
)

describe('an approved refund', () => {
  it('is sent to the saved method once, however often the job runs', async ({ server, approve }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approve(leaver)
    await Promise.all([server.runScheduled(dueRefundsJob), server.runScheduled(dueRefundsJob)])
    await server.runScheduled(dueRefundsJob)
    expect(await fetchPayouts(server, leaver.person)).toEqual([
      { reference: `${id}.1`, amount_cents: 42_15, status: 'paid', to: { kind: 'method', token: leaver.method } },
    ])
    expect(await findRefund(server, id)).toMatchObject({ status: 'sent', sentOn: '2026-03-13', checkNumber: '' })
    expect(await readBalance(server.database.db, leaver.account)).toBe(0)
    expect(await refundActionsOf(server, leaver)).toEqual(['refund.requested', 'refund.approved', 'refund.sent'])
  })

  it('an approved refund by check is sent by mail on the next business day, to the mailing address', async ({
    server,
    approve,
  }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approve(leaver, { acct_no: leaver.account.billingAccountNumber, refund_method: 'check' })
    await server.runScheduled(dueRefundsJob)
    expect(await findRefund(server, id)).toMatchObject({ status: 'approved', sendOn: '2026-03-16' })
    server.setNow('2026-03-16T15:00:00Z')
    await server.runScheduled(dueRefundsJob)
    expect(await findRefund(server, id)).toMatchObject({
      status: 'sent',
      checkNumber: expect.stringMatching(/^CK-\d{7}$/),
    })
    expect(await fetchPayouts(server, leaver.person)).toMatchObject([
      { to: { kind: 'check', payee: 'Oswin Varga', address: '412 Fennick Ave, Quillmere, TX 00141' } },
    ])
  })

  it('an approved refund by check that is not cashed for 180 days is stale', async ({ server, approve }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approve(leaver, { acct_no: leaver.account.billingAccountNumber, refund_method: 'check' })
    server.setNow('2026-03-16T15:00:00Z')
    await server.runScheduled(dueRefundsJob)
    server.setNow('2026-09-11T15:00:00Z')
    await server.runScheduled(dueRefundsJob)
    expect(await statusOfRefund(server, id)).toBe('sent')
    server.setNow('2026-09-12T15:00:00Z')
    await server.runScheduled(dueRefundsJob)
    expect(await statusOfRefund(server, id)).toBe('stale')
  })

  it('fails if the bank declines it, and the money is back on the account', async ({
    server,
    requesterToken,
    approve,
  }) => {
    const leaver = await addFormerCustomer(server, { behavior: 'declines' })
    const id = await approve(leaver)
    await server.runScheduled(dueRefundsJob)
    expect(await findRefund(server, id)).toMatchObject({ status: 'failed', problem: 'Declined by the bank' })
    expect(await readBalance(server.database.db, leaver.account)).toBe(-42_15)
    expect((await refundActionsOf(server, leaver)).at(-1)).toBe('refund.failed')
    expect(
      (
        await sendRefundRequest(server, requesterToken, {
          acct_no: leaver.account.billingAccountNumber,
          refund_method: 'check',
        })
      ).status,
    ).toBe(200)
  })

  it('an approved refund without a response is looked up, not sent again', async ({ server, approve }) => {
    const leaver = await addFormerCustomer(server, { behavior: 'times_out' })
    const id = await approve(leaver)
    await server.runScheduled(dueRefundsJob)
    expect(await statusOfRefund(server, id)).toBe('sent')
    expect(await fetchPayouts(server, leaver.person)).toMatchObject([{ reference: `${id}.1` }])
  })

  it('is paid under the next reference if it was not paid under its first', async ({ server, approve }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approve(leaver)
    // Simulates a process that claimed the refund and died before it called the provider.
    await server.database.db
      .update(refunds)
      .set({ submittedAt: new Date('2026-03-13T14:00:00Z'), leaseEndsAt: new Date('2026-03-13T14:00:20Z') })
      .where(eq(refunds.id, id))
    await server.runScheduled(dueRefundsJob)
    expect(await fetchPayouts(server, leaver.person)).toEqual([])
    await server.finishJobs(20_000)
    expect(await fetchPayouts(server, leaver.person)).toMatchObject([{ reference: `${id}.2`, amount_cents: 42_15 }])
    expect(await statusOfRefund(server, id)).toBe('sent')
  })

  it('is looked up less and less often while its outcome is unknown', async ({ server, approve }) => {
    const leaver = await addFormerCustomer(server)
    await approve(leaver)
    const unknown = { kind: 'unknown', cause: 'The connection was lost' } as const
    vi.spyOn(server.services.cards, 'payOut').mockResolvedValue(unknown)
    vi.spyOn(server.services.cards, 'settlePayout').mockResolvedValue(unknown)
    await deleteJobs(server.database)
    await server.runScheduled(dueRefundsJob)
    const seconds: number[] = []
    for (let lookUp = 0; lookUp < 3; lookUp += 1) {
      const [job] = await readJobs(server.database, refundJob.name)
      seconds.push(Math.round(job?.waitSeconds ?? 0))
      await makeJobsDue(server.database, refundJob.name)
      await server.finishJobs()
    }
    vi.restoreAllMocks()
    await deleteJobs(server.database)
    expect(seconds).toEqual([20, 40, 80])
  })

  it('is visible to its customer, and to no other', async ({ server, approve }) => {
    const leaver = await addFormerCustomer(server)
    const id = await approve(leaver)
    await server.runScheduled(dueRefundsJob)
    const query = { billing_group_id: leaver.account.billingGroupId }
    const token = await server.signIn(leaver.person)
    expect((await server.call(listReceivedRefunds, { query }, { token })).data).toEqual({
      refunds: [
        {
          refund_id: id,
          day: '2026-03-13',
          amount: 42.15,
          reason: 'closed_account',
          status: 'sent',
          refund_method: 'method',
          method: 'Visa ending in 1111',
          check_number: '',
          crm_billing_account_number: leaver.account.billingAccountNumber,
        },
      ],
      total_count: 1,
    })
    const stranger = await server.signIn(await addPerson(server.database.db))
    expect((await server.call(listReceivedRefunds, { query }, { token: stranger })).status).toBe(404)
    expect((await server.call(listReceivedRefunds, { query: {} }, { token: stranger })).data).toEqual({
      refunds: [],
      total_count: 0,
    })
  })
})
