import { describe, expect } from 'vitest'
import * as billTexts from '#shared/texts/billing/billNotices'
import { correctedBillsJob } from '../../../../server/directory/notifications/producers/correctedBills.job'
import { readyBillsJob } from '../../../../server/directory/notifications/producers/readyBills.job'
import { addStatement, gasLine } from '../../../support/data/billing/statements'
import {
  addSubscriber,
  changeAccount,
  choose,
  dayAt,
  type Subscriber,
  subjectsTo,
} from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import type { DeliveredRow } from '../../../support/data/imports/deliveries'
import { importFiles } from '../../../support/data/imports/importFiles'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.beforeEach(({ server }) => server.setNow(dayAt('2026-03-02')))
it.afterEach(({ server }) => server.setNow(testNow))

/** A subscriber whose bill of March 1 was announced. */
async function addBilled(server: TestServer) {
  const subscriber = await addSubscriber(server)
  await addStatement(server.database.db, subscriber.account, { month: '2026-02', lines: [gasLine(70_00)] })
  await server.runScheduled(readyBillsJob)
  return subscriber
}

const corrected = ({ account }: Subscriber, fields: DeliveredRow = {}): DeliveredRow => ({
  billing_account_number: account.billingAccountNumber,
  period_start: '2026-02-01',
  period_end: '2026-02-28',
  issued_on: '2026-03-01',
  due_on: '2026-03-22',
  previous_balance: '0.00',
  charges: '50.00',
  corrected_at: '2026-03-01T20:00:00-06:00',
  ...fields,
})

const subject = 'We corrected your bill of March 1, 2026'
const noticesTo = async (server: TestServer, subscriber: Subscriber) => {
  await server.runScheduled(correctedBillsJob)
  return (await readSentTo(server, subscriber.person.email)).filter((sent) => sent.subject === subject)
}

let deliveries = 0
/** Each delivery is written a minute after the one before. */
const deliver = (server: TestServer, rows: DeliveredRow[], options: Parameters<typeof importFiles>[2] = {}) => {
  deliveries += 1
  const writtenAt = new Date(Date.parse('2026-03-02T06:00:00Z') + deliveries * 60_000).toISOString()
  return importFiles(server, { statements: rows }, { writtenAt, ...options })
}

describe('a corrected bill', () => {
  it('is emailed once, with its charges before and now, and with what is owed', async ({ server }) => {
    const subscriber = await addBilled(server)
    await changeAccount(server, subscriber, { balance: 70_00 })
    await deliver(server, [corrected(subscriber)])
    const [sent, ...others] = await noticesTo(server, subscriber)
    expect(others).toEqual([])
    expect(sent).toMatchObject({ category: 'bill_ready', customerNumber: subscriber.person.customerNumber })
    expect(sent?.body).toContain('Its charges are now $50.00 instead of $70.00.')
    expect(sent?.body).toContain('You now owe $50.00 on this account.')
    expect(await noticesTo(server, subscriber)).toHaveLength(1)
  })

  it('is announced again only for another correction, not for the same delivery', async ({ server }) => {
    const subscriber = await addBilled(server)
    await deliver(server, [corrected(subscriber)])
    expect(await noticesTo(server, subscriber)).toHaveLength(1)
    await deliver(server, [corrected(subscriber)])
    expect(await noticesTo(server, subscriber)).toHaveLength(1)
    await deliver(server, [corrected(subscriber, { charges: '45.00', corrected_at: '2026-03-02T01:00:00-06:00' })])
    expect(await noticesTo(server, subscriber)).toHaveLength(2)
  })

  it('is announced once by an import that is killed and continues', async ({ server }) => {
    const subscriber = await addBilled(server)
    const writtenAt = '2026-03-02T20:00:00Z'
    const kill = ({ phase }: { phase: string }) => {
      if (phase === 'applied') throw new Error('killed')
    }
    await expect(deliver(server, [corrected(subscriber)], { writtenAt, onProgress: kill })).rejects.toThrow('killed')
    expect(await noticesTo(server, subscriber)).toHaveLength(1)
    expect((await deliver(server, [corrected(subscriber)], { writtenAt })).isNew).toBe(false)
    expect(await noticesTo(server, subscriber)).toHaveLength(1)
  })

  it('that was corrected twice meanwhile is announced once, compared with what its customer saw', async ({
    server,
  }) => {
    const subscriber = await addBilled(server)
    const writtenAt = '2026-03-03T20:00:00Z'
    await deliver(server, [corrected(subscriber)], { writtenAt })
    const again = corrected(subscriber, { charges: '40.00', corrected_at: '2026-03-02T02:00:00-06:00' })
    await deliver(server, [again], { writtenAt })
    const sent = await noticesTo(server, subscriber)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toContain('$40.00 instead of $70.00')
  })

  it('is announced with its new due date', async ({ server }) => {
    const subscriber = await addBilled(server)
    await deliver(server, [corrected(subscriber, { charges: '70.00', due_on: '2026-03-29' })], {
      writtenAt: '2026-03-04T20:00:00Z',
    })
    const [sent] = await noticesTo(server, subscriber)
    expect(sent?.body).toContain('It’s now due March 29, 2026 instead of March 22, 2026.')
    expect(sent?.body).not.toContain('charges are now')
  })

  it('is not announced to those who chose not to hear of bills', async ({ server }) => {
    const subscriber = await addBilled(server)
    await choose(server, subscriber, { category: 'bill_ready', channels: [] })
    await deliver(server, [corrected(subscriber)], { writtenAt: '2026-03-05T20:00:00Z' })
    expect(await noticesTo(server, subscriber)).toEqual([])
  })

  it('is not announced if neither its charges nor its due date changed', async ({ server }) => {
    const subscriber = await addBilled(server)
    await deliver(server, [corrected(subscriber, { charges: '70.00', previous_balance: '3.00' })], {
      writtenAt: '2026-03-06T20:00:00Z',
    })
    expect(await noticesTo(server, subscriber)).toEqual([])
  })

  it('whose customer was not told of it yet is announced as a bill, with the corrected amount', async ({ server }) => {
    const subscriber = await addSubscriber(server)
    await addStatement(server.database.db, subscriber.account, { month: '2026-02', lines: [gasLine(70_00)] })
    await deliver(server, [corrected(subscriber)], { writtenAt: '2026-03-07T20:00:00Z' })
    expect(await noticesTo(server, subscriber)).toEqual([])
    await server.runScheduled(readyBillsJob)
    expect(await subjectsTo(server, subscriber)).toEqual(['Your $50.00 bill is ready'])
  })

  it('is not announced if it is more than a year old', async ({ server }) => {
    const subscriber = await addBilled(server)
    server.setNow(dayAt('2027-03-10'))
    await deliver(server, [corrected(subscriber)], { writtenAt: '2026-03-08T20:00:00Z' })
    expect(await noticesTo(server, subscriber)).toEqual([])
    expect(await subjectsTo(server, subscriber)).not.toContain(subject)
  })

  it('says that autopay pays what is owed', () => {
    const bill = {
      account: 'BA-1001',
      issuedOn: '2026-03-01',
      charges: 50_00,
      chargesBefore: 70_00,
      dueOn: '2026-03-22',
      dueOnBefore: '2026-03-22',
      balance: 50_00,
      isOnAutopay: true,
    }
    expect(billTexts.billCorrected(bill).paragraphs).toContain('Autopay will pay it for you.')
    expect(billTexts.billCorrected({ ...bill, balance: -5_00 }).paragraphs).toEqual([
      expect.stringContaining('March 1, 2026'),
      'You now have a credit of $5.00 on this account.',
    ])
    expect(billTexts.billCorrectedText(bill)).toContain('account ending in 1001')
  })
})
