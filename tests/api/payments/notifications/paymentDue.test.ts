import { describe, expect } from 'vitest'
import * as billTexts from '#shared/texts/billing/billNotices'
import { remindersJob } from '../../../../server/directory/notifications/producers/reminders.job'
import { addDebtor } from '../../../support/data/billing/dunning'
import { addStatement, gasLine } from '../../../support/data/billing/statements'
import { addSubscriber, changeAccount, choose, dayAt, subjectsTo } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { partlyScheduledDueOn, remindOfPartlyScheduled } from '../../../support/data/payments/reminders'
import { addScheduled } from '../../../support/data/payments/scheduledPayments'
import { testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

describe('a payment that is due', () => {
  it('is announced once, as many days before as the contact chose', async ({ server }) => {
    const subscriber = await addSubscriber(server, { balance: 50_00, dueOn: '2026-03-22' })
    await choose(server, subscriber, { days_before_due: 5 })
    const subjects: string[][] = []
    for (const day of ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-21', '2026-03-22']) {
      server.setNow(dayAt(day))
      await server.runScheduled(remindersJob)
      subjects.push(await subjectsTo(server, subscriber))
    }
    const reminder = [
      billTexts.paymentDue({ account: '', amount: 50_00, dueOn: '2026-03-22', alreadyPastDue: 0, scheduled: 0 })
        .subject,
    ]
    expect(subjects).toEqual([[], reminder, reminder, reminder, reminder])
  })
})

describe('a payment of which a part is scheduled', () => {
  const dueOn = partlyScheduledDueOn

  it('is announced with the amount that remains', async ({ server }) => {
    const { sent, account } = await remindOfPartlyScheduled(server, { amount: 30_00, payOn: dueOn })
    const bill = { account, amount: 20_00, dueOn, alreadyPastDue: 0, scheduled: 30_00 }
    const { paragraphs } = billTexts.paymentDue(bill)
    expect(sent).toMatchObject([{ category: 'payment_due' }])
    for (const paragraph of paragraphs) expect(sent[0]?.body).toContain(paragraph)
  })

  it('is announced without the debt that the scheduled payment pays first', async ({ server }) => {
    const debtor = await addDebtor(server.database.db, { dueOn: '2026-03-10', balance: 80_00, serviceType: 'FIBER' })
    await addStatement(server.database.db, debtor.account, { month: '2026-02', lines: [gasLine(60_00)] })
    await changeAccount(server, debtor, { balance: 140_00, dueOn })
    const payer = { person: debtor, account: debtor.account, method: 'tok_any' }
    await addScheduled(server.database.db, payer, { amount: 100_00, payOn: '2026-03-20' })
    server.setNow(dayAt('2026-03-19'))
    await server.runScheduled(remindersJob)
    const [sent] = await readSentTo(server, debtor.email)
    const bill = { account: debtor.number, amount: 40_00, dueOn, scheduled: 100_00 }
    const { paragraphs } = billTexts.paymentDue({ ...bill, alreadyPastDue: 0 })
    for (const paragraph of paragraphs) expect(sent?.body).toContain(paragraph)
    const [, stillPastDue = ''] = billTexts.paymentDue({ ...bill, alreadyPastDue: 80_00 }).paragraphs
    expect(sent?.body).not.toContain(stillPastDue)
  })

  it('is not announced if nothing remains', async ({ server }) => {
    const { sent } = await remindOfPartlyScheduled(server, { amount: 50_00, payOn: '2026-03-21' })
    expect(sent).toEqual([])
  })
})
