import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { updateCommunicationPreferences } from '#shared/contract/customers/communication'
import { getReceiptPdf, listPayments } from '#shared/contract/payments/payments'
import * as commonTexts from '#shared/texts/common'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { payments } from '../../../server/db/schema/payments/payments'
import { userCustomers } from '../../../server/db/schema/signIn/users'
import { settlePayment } from '../../../server/directory/payments/settlePayment'
import { dueBillsJob } from '../../../server/features/payments/autopay.job'
import { addPayer, type Payer, pay, receiptSubject } from '../../support/data/payments/payments'
import { addPerson } from '../../support/data/people'
import { elementsOf, readPdf, readPdfStructure } from '../../support/pdf'
import { holdCharges } from '../../support/server/heldCharges'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

/** Returns the emails to an address after all pending ones have been sent. */
async function mailsTo(server: TestServer, email: string) {
  await server.finishJobs()
  return server.database.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, email))
}

const stopPaymentEmails = (server: TestServer, { account, person, token }: Payer) =>
  server.call(
    updateCommunicationPreferences,
    {
      body: {
        billing_group_id: account.billingGroupId,
        contact_id: person.contactId,
        category: 'payment_result',
        channels: [],
      },
    },
    { token },
  )

const History = z.object({
  payments: z.array(
    z.object({
      status: z.string(),
      receipt_email: z.nullable(z.string()),
      balance_after: z.nullable(z.number()),
      return_fee: z.number(),
    }),
  ),
})

/** Returns the payments, newest first. */
async function historyOf(server: TestServer, { account, token }: Payer) {
  const { data } = await server.call(listPayments, { body: { billing_group_id: account.billingGroupId } }, { token })
  return History.parse(data).payments
}

describe('a declined payment', () => {
  const subjectsTo = async (server: TestServer, payer: Payer) =>
    (await mailsTo(server, payer.person.email)).map(({ subject }) => subject)

  it('is emailed once a day, however often the payer tries', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    await pay(server, payer, 50)
    await pay(server, payer, 60)
    expect(await subjectsTo(server, payer)).toEqual([
      paymentEmailTexts.paymentDeclined({ amount: 50_00, account: '', reason: '' }).subject,
    ])
  })

  it('is not emailed to someone who turned such emails off', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    await stopPaymentEmails(server, payer)
    await pay(server, payer)
    expect(await subjectsTo(server, payer)).toEqual([])
  })
})

describe('the receipt of a payment', () => {
  it('is emailed to the payer, once, and the history names the address', async ({ server }) => {
    const owner = await addPayer(server)
    // Another user of the same customer pays, who is neither the first contact nor the account holder.
    const partner = await addPerson(server.database.db)
    await server.database.db
      .insert(userCustomers)
      .values({ userId: partner.userId, customerNumber: owner.person.customerNumber })
    const payer = { ...owner, person: partner, token: await server.signIn(partner) }
    const key = randomUUID()
    await pay(server, { ...payer, key }, 50)
    await pay(server, { ...payer, key }, 50)
    const mails = await mailsTo(server, partner.email)

    // The account holder is notified as well.
    expect(await mailsTo(server, owner.person.email)).toHaveLength(1)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: receiptSubject(50_00) })
    for (const part of ['$1.25', '$51.25', 'ending in 1111', payer.account.billingAccountNumber, '$60.80', 'QP-']) {
      expect(mails[0]?.body).toContain(part)
    }
    expect(await historyOf(server, payer)).toEqual([
      { status: 'posted', receipt_email: payer.person.email, balance_after: 60.8, return_fee: 0 },
    ])
  })

  it('is emailed once if several processes learn of the same outcome', async ({ server }) => {
    const payer = await addPayer(server)
    const release = holdCharges(server)
    const answer = pay(server, payer)
    const ofPayer = eq(payments.billingAccountNumber, payer.account.billingAccountNumber)
    const find = () => server.database.db.select().from(payments).where(ofPayer)
    await expect.poll(find).toMatchObject([{ status: 'pending' }])
    const [pending] = await find()
    if (!pending) throw new Error('There is no payment')
    release()
    await answer
    await Promise.all([1, 2, 3].map(() => settlePayment(server.services, pending, 'payments')))
    expect(await mailsTo(server, payer.person.email)).toHaveLength(1)
  })

  it('is emailed to the customer for an autopay payment', async ({ server }) => {
    const payer = await addPayer(server)
    await server.database.db
      .update(billingAccounts)
      .set({ autopayToken: payer.method })
      .where(eq(billingAccounts.number, payer.account.billingAccountNumber))
    server.setNow('2026-03-21T18:00:00.000Z')
    await server.runScheduled(dueBillsJob)
    server.setNow(testNow)
    expect(await mailsTo(server, payer.person.email)).toMatchObject([{ subject: receiptSubject(110_80) }])
  })

  it('is emailed to the customer for a payment by staff', async ({ server }) => {
    const payer = await addPayer(server)
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    await pay(server, { ...payer, token: await server.signIn(staff) })
    expect(await mailsTo(server, payer.person.email)).toHaveLength(1)
    expect(await mailsTo(server, staff.email)).toEqual([])
  })

  it('fails no payment if it can’t be emailed, and is emailed as soon as email works again', async ({ server }) => {
    const payer = await addPayer(server)
    const { notifier } = server.services
    server.services.notifier = { ...notifier, sendMail: () => Promise.reject(new Error('The mail server is down')) }
    const answer = await pay(server, payer)
    await server.finishJobs()
    server.services.notifier = notifier

    expect(answer.data).toMatchObject({ 'payment-status': 'ACCEPTED' })
    expect(await historyOf(server, payer)).toMatchObject([{ status: 'posted', receipt_email: null }])
    await server.finishJobs(60_000)
    expect(await historyOf(server, payer)).toMatchObject([{ receipt_email: payer.person.email }])
  })

  it('is not emailed for a declined payment, which also stores no balance', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    await pay(server, payer)
    const subjects = (await mailsTo(server, payer.person.email)).map(({ subject }) => subject)
    expect(subjects).toEqual([paymentEmailTexts.paymentDeclined({ amount: 50_00, account: '', reason: '' }).subject])
    expect(await historyOf(server, payer)).toMatchObject([
      { status: 'declined', receipt_email: null, balance_after: null },
    ])
  })
})

describe('a receipt as a PDF', () => {
  const download = (server: TestServer, token: string, confirmation_number: string) =>
    server.call(getReceiptPdf, { body: { confirmation_number } }, { token })
  const confirmationOf = async (server: TestServer, payer: Payer): Promise<string> => {
    const { data } = await server.call(listPayments, { body: {} }, { token: payer.token })
    const listed = z.parse(z.object({ payments: z.array(z.object({ confirmation_number: z.string() })) }), data)
    return listed.payments[0]?.confirmation_number ?? ''
  }

  it('contains the payment, and is tagged', async ({ server }) => {
    const payer = await addPayer(server)
    await pay(server, payer, 50)
    const confirmation = await confirmationOf(server, payer)
    const answer = await download(server, payer.token, confirmation)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(paymentHistoryTexts.receiptPdf(confirmation)),
    })
    const { text, isTagged, title, language } = await readPdf(answer.bytes)
    expect({ isTagged, language, title }).toEqual({
      isTagged: true,
      language: 'en-US',
      title: paymentHistoryTexts.receiptOfPayment(confirmation),
    })
    const inOrder = [
      paymentHistoryTexts.documentTitles.posted,
      'Ada Quill',
      `${paymentHistoryTexts.confirmationNumber} ${confirmation}`,
      `${commonTexts.accountNumber} ${payer.account.billingAccountNumber}`,
      paymentHistoryTexts.documentStatus.posted,
      'Status Posted',
      'Date 03/13/2026 10:00 AM CDT',
      `${paymentHistoryTexts.paidWith} Visa ending in 1111`,
      `Fiber at 412 Fennick Ave, account ${payer.account.billingAccountNumber}`,
      'Amount $50.00',
      'Fee $1.25',
      'Total charged $51.25',
      'Remaining balance $60.80',
    ]
    expect(inOrder.filter((part) => !text.includes(part))).toEqual([])
    const positions = inOrder.map((part) => text.indexOf(part))
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
    const [page] = await readPdfStructure(answer.bytes)
    const rows = page ? elementsOf(page).filter(({ role }) => role === 'TR') : []
    expect(rows.map(({ children }) => children.map(({ role }) => role))).toEqual(rows.map(() => ['TH', 'TD']))
  })

  it.for([
    ['pending', 'Status Processing'],
    ['failed', 'Total charged $0.00'],
    ['declined', 'Total charged $0.00'],
  ] as const)('the PDF receipt of a payment that is %s says so', async ([status, part], { server }) => {
    const payer = await addPayer(server)
    await pay(server, payer, 50)
    const ofPayer = eq(payments.billingAccountNumber, payer.account.billingAccountNumber)
    await server.database.db.update(payments).set({ status }).where(ofPayer)
    const { bytes } = await download(server, payer.token, await confirmationOf(server, payer))
    const { text } = await readPdf(bytes)
    for (const words of [
      paymentHistoryTexts.documentTitles[status],
      paymentHistoryTexts.documentStatus[status],
      part,
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain(paymentHistoryTexts.documentTitles.posted)
  })

  it('doesn’t exist for a payment that was never made', async ({ server }) => {
    const { token } = await addPayer(server)
    expect((await download(server, token, 'QP-2222-2222')).status).toBe(404)
  })

  it('requires the right to read payments', async ({ server }) => {
    const token = await server.signIn(await addPerson(server.database.db, { rights: ['MANAGEPAYMENT.read'] }))
    expect((await download(server, token, 'QP-2222-2222')).status).toBe(403)
  })
})

describe('the balance after a payment', () => {
  it('is the one after this payment, even if several are posted at the same moment', async ({ server }) => {
    const payer = await addPayer(server)
    await Promise.all([10, 20, 30].map((amount) => pay(server, payer, amount)))
    const left = (await historyOf(server, payer)).map(({ balance_after: balance }) => balance)
    expect(Math.min(...left.map(Number))).toBe(50.8)
    expect(new Set(left).size).toBe(3)
  })
})
