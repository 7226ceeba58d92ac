import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { listPayments, payOnce } from '#shared/contract/payments/payments'
import * as fieldTexts from '#shared/texts/fields'
import * as httpTexts from '#shared/texts/http'
import * as paymentTexts from '#shared/texts/payments/payments'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { payments } from '../../../server/db/schema/payments/payments'
import { userCustomers } from '../../../server/db/schema/signIn/users'
import { abandonedPaymentsJob, settlePaymentJob } from '../../../server/directory/payments/settlePayment.job'
import { deleteJobs, makeJobsDue, readJobs } from '../../support/data/jobs'
import { addMethod, addPayer, fetchCharges, pay, paymentBody, readBalance } from '../../support/data/payments/payments'
import { addAccount, addPerson } from '../../support/data/people'
import { holdCharges } from '../../support/server/heldCharges'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const paymentsOf = (server: TestServer, billingAccountNumber: string) =>
  server.database.db.select().from(payments).where(eq(payments.billingAccountNumber, billingAccountNumber))

describe('a one-time payment', () => {
  it('charges amount and fee, lowers the balance by the amount, and is in the history', async ({ server }) => {
    const payer = await addPayer(server)
    const answer = await pay(server, payer, 50)

    expect(answer).toMatchObject({ status: 200, messages: ['You last payment of $50.00 was successful.'] })
    expect(answer.data).toEqual({
      'payment-status': 'ACCEPTED',
      'confirmation-number': expect.stringMatching(/^QP-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      amount: 50,
      fee: 1.25,
      reason: '',
    })
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
    expect(await readBalance(server, payer)).toBe(60.8)
    const history = await server.call(
      listPayments,
      { body: { billing_group_id: payer.account.billingGroupId } },
      { token: payer.token },
    )
    expect(history.data).toMatchObject({
      total_count: 1,
      paid_this_year: 51.25,
      payments: [
        { amount: 50, fee: 1.25, status: 'posted', channel: 'portal', method_type: 'VISA', method_last4: '1111' },
      ],
    })
  })

  it('leaves an audit record without card data', async ({ server }) => {
    const payer = await addPayer(server)
    await pay(server, payer)
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.customerNumber, payer.person.customerNumber))
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      action: 'payment.posted',
      userId: payer.person.userId,
      details: { amount: 5000, fee: 125 },
    })
  })

  it('is stored as declined with the reason if the bank declines it, and does not change the balance', async ({
    server,
  }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    const answer = await pay(server, payer)

    expect(answer).toMatchObject({
      status: 200,
      messages: [],
      data: { 'payment-status': 'DECLINED', reason: expect.stringMatching(/declined/i) },
    })
    expect(await readBalance(server, payer)).toBe(110.8)
    expect(await paymentsOf(server, payer.account.billingAccountNumber)).toMatchObject([{ status: 'declined' }])
  })

  it('is settled by a query if it times out, and charged once', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'times_out' })
    const answer = await pay(server, payer)

    expect(answer.data).toMatchObject({ 'payment-status': 'ACCEPTED' })
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
    expect(await readBalance(server, payer)).toBe(60.8)
  })

  it('a one-time payment with an expired card is rejected before anyone is charged', async ({ server }) => {
    const payer = await addPayer(server, { expiry: { month: 2, year: 2026 } })
    const answer = await pay(server, payer)
    expect(answer.fields).toEqual({ 'payment-token': expect.stringMatching(/expired/) })
    expect(await paymentsOf(server, payer.account.billingAccountNumber)).toEqual([])
  })

  it.for([
    [0, fieldTexts.amountTooSmall],
    [0.99, fieldTexts.amountTooSmall],
    [-5, fieldTexts.amountTooSmall],
    [100_000, fieldTexts.amountTooLarge],
    [1.234, httpTexts.invalidAmount],
  ] as const)('a one-time payment of %d dollars is rejected at its field', async ([amount, message], { server }) => {
    const payer = await addPayer(server)
    expect((await pay(server, payer, amount)).fields).toEqual({ amount: message })
  })
})

describe('paying exactly once', () => {
  it('stores one of 200 identical requests at the same moment, and reports the others as duplicates', async ({
    server,
  }) => {
    const payer = await addPayer(server)
    const answers = await Promise.all(Array.from({ length: 200 }, () => pay(server, payer)))

    const accepted = answers.filter(({ status }) => status === 200)
    const duplicates = answers.filter(({ status }) => status === 409)
    expect(accepted).toHaveLength(1)
    expect(duplicates).toHaveLength(199)
    expect(new Set(duplicates.map(({ messages }) => messages[0]))).toEqual(new Set([paymentTexts.duplicate]))
    expect(duplicates[0]?.code).toBe('duplicate_payment')
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
    expect(await readBalance(server, payer)).toBe(60.8)
  })

  it('answers a retry with the same key identically', async ({ server }) => {
    const payer = await addPayer(server)
    const key = randomUUID()
    const first = await pay(server, { ...payer, key }, 50)
    const second = await pay(server, { ...payer, key }, 50)

    expect(second.data).toEqual(first.data)
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
  })

  it('lets 50 retries at the same moment share one payment', async ({ server }) => {
    const payer = await addPayer(server)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(server, { ...payer, key }, 50)))

    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
  })

  it('rejects the same key for another payment', async ({ server }) => {
    const payer = await addPayer(server)
    const key = randomUUID()
    await pay(server, { ...payer, key }, 50)
    expect(await pay(server, { ...payer, key }, 51)).toMatchObject({ status: 422, code: 'key_reused' })
  })

  it('accepts an equal payment after the second is over, and not a millisecond before', async ({ server }) => {
    const payer = await addPayer(server)
    await pay(server, payer)
    server.setNow(new Date(Date.parse(testNow) + 999).toISOString())
    const early = await pay(server, payer)
    server.setNow(new Date(Date.parse(testNow) + 1000).toISOString())
    const later = await pay(server, payer)
    server.setNow(testNow)

    expect([early.status, later.status]).toEqual([409, 200])
    expect(await readBalance(server, payer)).toBe(10.8)
  })

  it('blocks a second click from the moment of the first, even if a busy process reads it late', async ({ server }) => {
    const payer = await addPayer(server)
    const at = (ms: number) => new Date(Date.parse(testNow) + ms)
    const { clock } = server.services
    const arrival = clock.arrival
    clock.arrival = () => at(-5000)
    const first = await pay(server, payer)
    clock.arrival = () => at(300)
    const second = await pay(server, payer)
    clock.arrival = arrival

    expect([first.status, second.status]).toEqual([200, 409])
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
  })

  it('accepts one of two equal payments by two people of one household', async ({ server }) => {
    const payer = await addPayer(server)
    const partner = await addPerson(server.database.db)
    await server.database.db
      .insert(userCustomers)
      .values({ userId: partner.userId, customerNumber: payer.person.customerNumber })
    const token = await server.signIn(partner)
    const answers = await Promise.all([pay(server, payer), pay(server, { ...payer, token })])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('rejects an equal payment while the first is pending, however long that takes', async ({ server }) => {
    const payer = await addPayer(server)
    const release = holdCharges(server)
    const first = pay(server, payer)
    await expect
      .poll(() => paymentsOf(server, payer.account.billingAccountNumber))
      .toMatchObject([{ status: 'pending' }])
    server.setNow(new Date(Date.parse(testNow) + 60_000).toISOString())
    const second = await pay(server, payer)
    server.setNow(testNow)
    release()

    expect(second.code).toBe('duplicate_payment')
    expect((await first).data).toMatchObject({ 'payment-status': 'ACCEPTED' })
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([5125])
  })

  it('leaves no job to settle a payment whose outcome is known, or one that was a duplicate', async ({ server }) => {
    const settlingJobs = async () => (await readJobs(server.database, 'settle payment')).map(({ payload }) => payload)
    const [payer, before] = [await addPayer(server), await settlingJobs()]
    await Promise.all([pay(server, payer, 50), pay(server, payer, 50)])
    expect(await paymentsOf(server, payer.account.billingAccountNumber)).toMatchObject([{ status: 'posted' }])
    expect(await settlingJobs()).toEqual(before)
  })

  it('accepts two different amounts at the same moment', async ({ server }) => {
    const payer = await addPayer(server)
    const answers = await Promise.all([pay(server, payer, 10), pay(server, payer, 20)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await readBalance(server, payer)).toBe(80.8)
  })

  it('rejects a key that the portal’s clients would not send', async ({ server }) => {
    const payer = await addPayer(server)
    expect((await pay(server, { ...payer, key: 'short' })).status).toBe(400)
  })
})

describe('a payment that is pending although its job is gone', () => {
  it('is settled once the process that accepted it should have finished', async ({ server }) => {
    const payer = await addPayer(server)
    const release = holdCharges(server)
    const answer = pay(server, payer)
    const find = () => paymentsOf(server, payer.account.billingAccountNumber)
    await expect.poll(find).toMatchObject([{ status: 'pending' }])
    await deleteJobs(server.database)
    await server.runScheduled(abandonedPaymentsJob)
    expect(await find()).toMatchObject([{ status: 'pending' }])

    server.setNow(new Date(Date.parse(testNow) + 21_000).toISOString())
    await server.runScheduled(abandonedPaymentsJob)
    server.setNow(testNow)
    release()

    expect(await find()).toMatchObject([{ status: 'failed' }])
    expect((await answer).data).toMatchObject({ 'payment-status': 'DECLINED', reason: paymentTexts.neverCharged })
    expect(await fetchCharges(server.providerUrl, payer.person.customerNumber)).toEqual([])
    const ofCustomer = eq(auditRecords.customerNumber, payer.person.customerNumber)
    const [record] = await server.database.db.select().from(auditRecords).where(ofCustomer)
    expect(record).toMatchObject({ action: 'payment.failed', source: 'payments' })
  })
})

describe('a payment whose outcome stays unknown', () => {
  it('is looked up less and less often, but at least every five minutes', async ({ server }) => {
    const payer = await addPayer(server)
    const unknown = { kind: 'unknown', cause: 'The connection was lost' } as const
    vi.spyOn(server.services.cards, 'charge').mockResolvedValue(unknown)
    vi.spyOn(server.services.cards, 'settle').mockResolvedValue(unknown)
    await deleteJobs(server.database)
    await pay(server, payer)
    const seconds: number[] = []
    for (let lookUp = 0; lookUp < 7; lookUp += 1) {
      const [job] = await readJobs(server.database, settlePaymentJob.name)
      seconds.push(Math.round(job?.waitSeconds ?? 0))
      await makeJobsDue(server.database, settlePaymentJob.name)
      await server.finishJobs()
    }
    vi.restoreAllMocks()
    await deleteJobs(server.database)
    expect(seconds).toEqual([20, 20, 40, 80, 160, 300, 300])
  })
})

describe('paying for another customer', () => {
  it('is rejected as not found, whichever id is theirs', async ({ server }) => {
    const payer = await addPayer(server)
    const other = await addPayer(server)
    const bodies = [
      { ...paymentBody(payer), 'billing-account-number': other.account.billingAccountNumber },
      { ...paymentBody(payer), 'service-account-number': other.account.serviceAccountNumber },
      { ...paymentBody(payer), 'parent-account-number': other.person.customerNumber },
      { ...paymentBody(payer), 'payment-token': other.method },
      paymentBody(other),
    ]
    for (const body of bodies) {
      expect((await server.call(payOnce, { body }, { token: payer.token })).status).toBe(404)
    }
    expect(await fetchCharges(server.providerUrl, other.person.customerNumber)).toEqual([])
  })

  it('is rejected as not found for a service that the bill does not have', async ({ server }) => {
    const payer = await addPayer(server)
    const body = { ...paymentBody(payer), 'service-type': 'GAS' as const }
    expect((await server.call(payOnce, { body }, { token: payer.token })).status).toBe(404)
  })

  it('is not allowed without the right to pay', async ({ server }) => {
    const person = await addPerson(server.database.db, { rights: ['MANAGEPAYMENT.read'] })
    const account = await addAccount(server.database.db, person.customerNumber)
    const method = await addMethod({ url: server.providerUrl }, person.customerNumber)
    const token = await server.signIn(person)
    expect((await server.call(payOnce, { body: paymentBody({ account, method }) }, { token })).status).toBe(403)
  })
})
