import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import * as roleTexts from '#shared/texts/access/roles'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import * as chatPaymentTexts from '#shared/texts/speech/chatPayments'
import * as chatRequestTexts from '#shared/texts/speech/chatRequests'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addCase } from '../../support/data/cases/cases'
import { addPayer, pay } from '../../support/data/payments/payments'
import { addAccount, addPerson } from '../../support/data/people'
import { addCatalog, addSubscription } from '../../support/data/services/plans'
import { addChatUser, ask } from '../../support/data/speech/chat'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  server.setNow(testNow)
  const { db } = server.database
  await addAccount(db, (await addPerson(db)).customerNumber)
  await addCatalog(db)
})

const clerkRights = ['MANAGEPAYMENT.read', 'PAYMENTHISTORY.read', 'SERVICETICKET.read', 'ACCOUNTS.read']

async function colleague(server: TestServer, rights: string[]) {
  const { token } = await addChatUser(server, { userType: 'CENTRIC', rights })
  return async (message: string, of?: { account: { serviceAccountId: string } }) =>
    (await ask(server, { token, account: of?.account }, message)).answer
}

const answered = async (server: TestServer, customer: { account: { serviceAccountId: string } }, message: string) =>
  (await (await colleague(server, clerkRights))(message, customer)).text

describe('a question of staff about a customer', () => {
  it.for(['what is the balance', 'How much does this customer owe?', 'what do they owe', 'how much does she owe'])(
    'is answered about the customer’s account: “%s”',
    async (question, { server }) => {
      expect(await answered(server, await addChatUser(server), question)).toEqual([
        chatAccountTexts.serviceHeading('Fiber', '412 Fennick Ave'),
        chatAccountTexts.owesUntil('theirs', 110_80, '2026-03-22'),
      ])
    },
  )

  it('is answered about plan, autopay and requests', async ({ server }) => {
    const customer = await addChatUser(server)
    await addSubscription(server.database.db, customer.account, 'PLUS-500')
    expect((await answered(server, customer, 'what plan are they on'))[1]).toMatch(/^The account has .+ a month\.$/)
    expect(await answered(server, customer, 'does he have autopay')).toContain(chatAccountTexts.autopayIsOff)
    expect(await answered(server, customer, 'are there open requests')).toEqual([chatRequestTexts.noRequests.theirs])
    await addCase(server, customer.person, { status: 'waiting' })
    expect((await answered(server, customer, 'does she have open requests'))[0]).toBe(
      chatRequestTexts.openRequestsWaiting('theirs', 1, 1),
    )
    expect(await answered(server, customer, 'what is the gas balance')).toEqual([
      chatAccountTexts.noSuchService('theirs', 'gas'),
    ])
  })

  it('is answered about payments and a credit', async ({ server }) => {
    const payer = await addPayer(server, {}, 1000)
    expect(await answered(server, payer, 'when did she last pay')).toContain(chatPaymentTexts.noPayment)
    await pay(server, payer)
    expect((await answered(server, payer, 'when did she last pay'))[1]).toMatch(/^The last payment was \$51\.25 /)
    expect(await answered(server, payer, 'what is the balance')).toContain(chatAccountTexts.hasCredit('theirs', 40_00))
  })

  it('is never answered from another customer’s account', async ({ server }) => {
    const customer = await addChatUser(server)
    const other = await addChatUser(server, {}, { streetAddress: '88 Stranger Way' })
    const number = other.account.billingAccountNumber
    expect(await answered(server, customer, `what is the balance of ${number}`)).toEqual([
      chatAccountTexts.noSuchNumber('theirs', number),
    ])
    expect(await answered(server, customer, 'what do they owe at 88 Stranger Way')).toEqual([
      chatAccountTexts.noSuchPlace('theirs', '88 Stranger Way'),
    ])
  })

  it.for(['what is the balance', 'How much does this customer owe?', 'what do they owe in total', 'pay fifty dollars'])(
    'requires an opened customer: “%s”',
    async (question, { server }) => {
      const askAsStaff = await colleague(server, [...clerkRights, 'MANAGEPAYMENT.write'])
      expect((await askAsStaff(question)).text).toEqual([chatAccountTexts.chooseAccount.theirs])
    },
  )

  it('names a contact if the role does not include it', async ({ server }) => {
    const askAsStaff = await colleague(server, ['ACCOUNTS.read'])
    expect((await askAsStaff('what is the balance', await addChatUser(server))).text).toEqual([roleTexts.notInRole])
  })

  it('leaves an access record', async ({ server }) => {
    const { db } = server.database
    const customer = await addChatUser(server)
    const staff = await addPerson(db, { userType: 'CENTRIC', rights: ['MANAGEPAYMENT.read'] })
    const token = await server.signIn(staff)
    await ask(server, { ...customer, token }, 'what is the balance')
    const rows = await db
      .select()
      .from(auditRecords)
      .where(
        and(eq(auditRecords.userId, staff.userId), eq(auditRecords.customerNumber, customer.person.customerNumber)),
      )
    expect(rows).toMatchObject([{ details: { what: 'chat balance' } }])
  })
})

describe('the offers of the chat to staff', () => {
  it('include only pages that the role allows, and no payment page without the right', async ({ server }) => {
    const customer = await addChatUser(server)
    const pathsFor = async (rights: string[]) =>
      (await (await colleague(server, rights))('what is the balance', customer)).links.map(({ path }) => path)
    expect(await pathsFor(clerkRights)).toEqual([])
    expect(await pathsFor([...clerkRights, 'BILLINGHISTORY.read', 'MANAGEPAYMENT.write'])).toEqual([
      '/payment',
      '/BillingHistory',
    ])
    const askAsStaff = await colleague(server, clerkRights)
    for (const request of ['pay fifty dollars', 'make a payment', 'go to credit adjustments']) {
      expect(await askAsStaff(request, customer)).toMatchObject({
        text: [roleTexts.notInRole],
        command: null,
        links: [],
      })
    }
    expect((await askAsStaff('how can I pay with a card', customer)).links.map(({ path }) => path)).not.toContain(
      '/payment',
    )
  })

  it('have the names that staff see', async ({ server }) => {
    const askAsStaff = await colleague(server, clerkRights)
    expect(await askAsStaff('go to my service requests')).toMatchObject({
      text: [chatAnswerTexts.page('Service Requests')],
      links: [{ label: chatAnswerTexts.openPage('Service Requests'), path: '/serviceTicket' }],
    })
  })

  it('include what the customer would be offered, to do it for the customer', async ({ server }) => {
    const askAsStaff = await colleague(server, [...clerkRights, 'MANAGEPAYMENT.write'])
    expect(await askAsStaff('pay their bill', await addChatUser(server))).toMatchObject({
      source: 'command',
      command: { Command: 'Make Payment' },
    })
  })

  it('do not include customer care, which staff are', async ({ server }) => {
    const askAsStaff = await colleague(server, clerkRights)
    expect(await askAsStaff('who won the world cup')).toMatchObject({
      source: 'nothing',
      text: chatAnswerTexts.unknownToStaff,
      offers_person: false,
    })
    expect((await askAsStaff('I want to talk to a human')).source).not.toBe('person')
  })
})
