import { describe, expect } from 'vitest'
import * as billTexts from '#shared/texts/billing/billNotices'
import { remindersJob } from '../../../../server/directory/notifications/producers/reminders.job'
import { addSubscriber, changeAccount, dayAt, subjectsTo } from '../../../support/data/customers/notifications'
import { partlyScheduledDueOn, remindOfPartlyScheduled } from '../../../support/data/payments/reminders'
import { testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

describe('a payment that autopay will make', () => {
  it('is announced instead of the due date, three days before it charges', async ({ server }) => {
    const subscriber = await addSubscriber(server, { balance: 50_00, dueOn: '2026-03-22' })
    await changeAccount(server, subscriber, { autopayToken: 'tok_any' })
    const subjects: string[][] = []
    for (const day of ['2026-03-17', '2026-03-18', '2026-03-19']) {
      server.setNow(dayAt(day))
      await server.runScheduled(remindersJob)
      subjects.push(await subjectsTo(server, subscriber))
    }
    const notice = [
      billTexts.autopayUpcoming({ account: '', amount: 50_00, paidOn: '2026-03-21', scheduled: 0 }).subject,
    ]
    expect(subjects).toEqual([[], notice, notice])
  })
})

describe('an autopay payment of which a part is scheduled', () => {
  it('is announced with the amount that it will charge', async ({ server }) => {
    const { sent } = await remindOfPartlyScheduled(server, {
      amount: 30_00,
      payOn: '2026-03-21',
      autopayToken: 'tok_any',
    })
    const bill = { account: '', amount: 20_00, paidOn: '2026-03-21', scheduled: 30_00 }
    expect(sent).toMatchObject([{ subject: billTexts.autopayUpcoming(bill).subject }])
  })

  it('is announced in full if it is scheduled for a later day', async ({ server }) => {
    const { sent } = await remindOfPartlyScheduled(server, {
      amount: 50_00,
      payOn: partlyScheduledDueOn,
      autopayToken: 'tok_any',
    })
    const bill = { account: '', amount: 50_00, paidOn: '2026-03-21', scheduled: 0 }
    expect(sent).toMatchObject([{ subject: billTexts.autopayUpcoming(bill).subject }])
  })

  it('is not announced if nothing remains', async ({ server }) => {
    const { sent } = await remindOfPartlyScheduled(server, {
      amount: 50_00,
      payOn: '2026-03-21',
      autopayToken: 'tok_any',
    })
    expect(sent).toEqual([])
  })
})
