import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { createCaseComment } from '#shared/contract/cases/messages'
import {
  addCommunicationContact,
  getCommunicationPreferences,
  updateCommunicationPreferences,
} from '#shared/contract/customers/communication'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { contacts } from '../../../../server/db/schema/customers/accounts'
import { readyBillsJob } from '../../../../server/directory/notifications/producers/readyBills.job'
import { addStatement, gasLine } from '../../../support/data/billing/statements'
import { addCase } from '../../../support/data/cases/cases'
import { choose, subjectsTo } from '../../../support/data/customers/notifications'
import { addPayer, pay, receiptSubject } from '../../../support/data/payments/payments'
import { addAccount, addPerson, type Person } from '../../../support/data/people'
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

const wantsReceipts = { category: 'payment_result', channels: ['email'] }
const unsubscribe = (server: TestServer, link: string) => server.app.inject({ method: 'POST', url: link })

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

  it('stops these emails about accounts that are opened later, too', async ({ server }) => {
    const { payer, link } = await receiveLink(server)
    await unsubscribe(server, link)
    const account = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'GAS' })
    expect(await channelsOf(server, { ...payer, account })).toMatchObject({
      payment_result: [],
      payment_due: ['email'],
    })
    await pay(server, { ...payer, account }, 20)
    expect(await subjectsTo(server, payer)).toEqual([receiptSubject(5000)])
  })

  it('stops the emails to the address, also through another contact', async ({ server }) => {
    const payer = await addPayer(server)
    const { account, token, person } = payer
    const partner = { first_name: 'Jonas', last_name: 'Quill', relation: 'Partner', email: person.email, phone: '' }
    const body = { billing_group_id: account.billingGroupId, ...partner }
    const { data } = await server.call(addCommunicationContact, { body }, { token })
    const { contact_id: contactId } = z.parse(z.object({ contact_id: z.string() }), data)
    await choose(server, { ...payer, person: { ...person, contactId } }, wantsReceipts)
    await pay(server, payer)
    const { body: receipt } = await readNewestMail(server, person.email)
    await unsubscribe(server, stopLinkIn(receipt))
    await pay(server, payer, 20)
    expect(await subjectsTo(server, payer)).toEqual([receiptSubject(5000)])
  })

  it('has an effect until the emails are turned on again, for one billing account', async ({ server }) => {
    const { payer, link } = await receiveLink(server)
    const gas = await addAccount(server.database.db, payer.person.customerNumber, { serviceType: 'GAS' })
    await unsubscribe(server, link)
    expect((await choose(server, payer, wantsReceipts)).status).toBe(200)
    expect(await channelsOf(server, payer)).toMatchObject({ payment_result: ['email'] })
    expect(await channelsOf(server, { ...payer, account: gas })).toMatchObject({ payment_result: [] })
    await pay(server, { ...payer, account: gas }, 30)
    await pay(server, payer, 20)
    expect((await subjectsTo(server, payer)).toSorted()).toEqual([receiptSubject(2000), receiptSubject(5000)])
  })

  it('has an effect for others with the same address until the emails are turned on for them, too', async ({
    server,
  }) => {
    const { payer, link } = await receiveLink(server)
    const other = await addPayer(server)
    const ofOther = eq(contacts.id, other.person.contactId)
    await server.database.db.update(contacts).set({ email: payer.person.email.toUpperCase() }).where(ofOther)
    await unsubscribe(server, link)
    await choose(server, payer, wantsReceipts)
    expect(await channelsOf(server, payer)).toMatchObject({ payment_result: ['email'] })
    expect(await channelsOf(server, other)).toMatchObject({ payment_result: [] })
    await choose(server, other, wantsReceipts)
    expect(await channelsOf(server, other)).toMatchObject({ payment_result: ['email'] })
  })

  it('does not work after it was changed', async ({ server }) => {
    const { payer, link } = await receiveLink(server)
    for (const url of [`${link.slice(0, -2)}AA`, link.replace(/=.*/, '=AAAA'), link.replace(/\?.*/, '')]) {
      expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(404)
    }
    expect(await channelsOf(server, payer)).toMatchObject({ payment_result: ['email'] })
  })
})

describe('the link in an email to a customer without a billing account', () => {
  async function answer(server: TestServer, person: Person) {
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    const body = { case_id: await addCase(server, person, { kind: 'message' }), comment: 'We are looking at it.' }
    await server.call(createCaseComment, { body }, { token: await server.signIn(staff) })
  }

  it('stops these emails', async ({ server }) => {
    const person = await addPerson(server.database.db)
    await answer(server, person)
    const { body } = await readNewestMail(server, person.email)
    await unsubscribe(server, stopLinkIn(body))
    await answer(server, person)
    expect(await subjectsTo(server, { person })).toHaveLength(1)
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
