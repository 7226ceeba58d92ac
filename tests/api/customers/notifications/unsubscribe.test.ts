import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { getCommunicationPreferences, updateCommunicationPreferences } from '#shared/contract/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { readyBillsJob } from '../../../../server/directory/notifications/producers/readyBills.job'
import { addStatement, gasLine } from '../../../support/data/billing/statements'
import { addPayer, pay, receiptSubject } from '../../../support/data/payments/payments'
import { readNewestMail } from '../../../support/server/outbox'
import { type TestServer, testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

const stopLinkIn = (body: string): string =>
  new RegExp(`${notificationTexts.unsubscribe}: http://[^/]+(\\S+)$`, 'm').exec(body)?.[1] ?? ''

/** Pays, and returns the path of the link in the receipt that stops such emails. */
async function receiveLink(server: TestServer) {
  const payer = await addPayer(server)
  await pay(server, payer)
  const { body } = await readNewestMail(server, payer.person.email)
  return { payer, link: stopLinkIn(body) }
}

const Preferences = z.object({
  contacts: z.array(z.object({ channels: z.array(z.object({ category: z.string(), channels: z.array(z.string()) })) })),
})

async function channelsOf(server: TestServer, { account, token }: Awaited<ReturnType<typeof addPayer>>) {
  const query = { billing_group_id: account.billingGroupId }
  const { data } = await server.call(getCommunicationPreferences, { query }, { token })
  const rows = z.parse(Preferences, data).contacts[0]?.channels ?? []
  return Object.fromEntries(rows.map(({ category, channels }) => [category, channels]))
}

describe('the link that stops emails', () => {
  it('changes nothing when it is opened', async ({ server }) => {
    const { payer, link } = await receiveLink(server)
    const page = await server.app.inject({ method: 'GET', url: link })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<form method="post">')
    expect(await channelsOf(server, payer)).toMatchObject({ payment_result: ['email'] })
  })

  it('stops that category for that contact by one POST without a session', async ({ server }) => {
    const { payer, link } = await receiveLink(server)
    const before = await channelsOf(server, payer)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await server.app.inject({
      method: 'POST',
      url: link,
      headers,
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect(await channelsOf(server, payer)).toEqual({ ...before, payment_result: [] })
    await pay(server, payer, 20)
    expect((await readNewestMail(server, payer.person.email)).subject).toBe(receiptSubject(5000))
  })

  it('does not work after it was changed', async ({ server }) => {
    const { payer, link } = await receiveLink(server)
    for (const url of [`${link.slice(0, -2)}AA`, link.replace(/=.*/, '=AAAA'), link.replace(/\?.*/, '')]) {
      expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(404)
    }
    expect(await channelsOf(server, payer)).toMatchObject({ payment_result: ['email'] })
  })
})

describe('a link to stop bills that was sent before billing became paperless', () => {
  it('says that the bills still come by email', async ({ server }) => {
    server.setNow('2026-03-02T15:00:00.000Z')
    const { person, account, token } = await addPayer(server)
    await addStatement(server.database.db, account, { month: '2026-02', lines: [gasLine(80_05)] })
    await server.runScheduled(readyBillsJob)
    const { body } = await readNewestMail(server, person.email)
    const link = stopLinkIn(body)
    const changes = { billing_group_id: account.billingGroupId, paperless: true }
    await server.call(updateCommunicationPreferences, { body: changes }, { token })
    const answer = await server.app.inject({ method: 'POST', url: link })
    expect(answer.body).toContain(notificationTexts.emailsStillSent(notificationTexts.categoryLabels.bill_ready))
    expect(await channelsOf(server, { person, account, token, method: '' })).toMatchObject({ bill_ready: ['email'] })
  })
})
