import { describe, expect, vi } from 'vitest'
import * as communicationTexts from '#shared/texts/customers/communication'
import { notify } from '../../../../server/directory/notifications/notify'
import { remindersJob } from '../../../../server/directory/notifications/producers/reminders.job'
import { addSubscriber, changeAccount, dayAt, subjectsTo } from '../../../support/data/customers/notifications'
import { readSentTo } from '../../../support/data/customers/sentMessages'
import { notReached } from '../../../support/server/gateways'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => {
  vi.restoreAllMocks()
  server.setNow(testNow)
})

describe('a reminder of the day on which something happens', () => {
  const dueOn = '2026-03-22'
  async function addDue(server: TestServer, autopayToken: string | null) {
    const subscriber = await addSubscriber(server, { balance: 50_00, dueOn })
    await changeAccount(server, subscriber, { autopayToken })
    return subscriber
  }

  it.for([
    { title: 'when a payment is due', autopayToken: null, last: '2026-03-23T04:59:00Z', late: '2026-03-23T05:00:00Z' },
    { title: 'when autopay pays', autopayToken: 'tok_any', last: '2026-03-21T04:59:00Z', late: '2026-03-21T05:00:00Z' },
  ])(
    'a reminder of the day $title is sent late, but not after that day',
    async ({ autopayToken, last, late }, { server }) => {
      const statuses: unknown[] = []
      for (const repairedAt of [last, late]) {
        const { person } = await addDue(server, autopayToken)
        server.setNow(dayAt('2026-03-19'))
        const send = vi.spyOn(server.services.notifier, 'sendMail').mockRejectedValue(notReached())
        await server.runScheduled(remindersJob)
        send.mockRestore()
        server.setNow(repairedAt)
        await server.finishJobs(60_000)
        statuses.push((await readSentTo(server, person.email)).map(({ status, failure }) => [status, failure]))
      }
      expect(statuses).toEqual([[['sent', '']], [['failed', communicationTexts.messageExpired]]])
    },
  )

  it('is not written after it, because jobs were held up', async ({ server }) => {
    const subscriber = await addDue(server, 'tok_any')
    const { billingAccountNumber: accountNumber } = subscriber.account
    await notify(server.database.db, { kind: 'autopay_upcoming', accountNumber, dueOn })
    server.setNow(dayAt('2026-03-21'))
    expect(await subjectsTo(server, subscriber)).toEqual([])
  })
})
