import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import * as outlookTexts from '#shared/texts/payments/billOutlook'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatBillTexts from '#shared/texts/speech/chatBills'
import * as chatPaymentTexts from '#shared/texts/speech/chatPayments'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { addStatement, gasLine } from '../../support/data/billing/statements'
import { addPayer, pay } from '../../support/data/payments/payments'
import { addScheduled } from '../../support/data/payments/scheduledPayments'
import { addChatUser, addHousehold, ask } from '../../support/data/speech/chat'
import { testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  server.setNow(testNow)
})

const fiberHeading = chatAccountTexts.serviceHeading('Fiber', '412 Fennick Ave')
const line = (service: string, address: string, { number, balance }: { number: string; balance: number }) =>
  chatAccountTexts.balanceLine(chatAccountTexts.accountName(service, address, number), {
    balance,
    dueOn: '2026-03-22',
    outlook: [],
  })

describe('the balance in the chat', () => {
  it('is that of the only account, with links to the screens that pay and show it', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    const answer = await askQuestion('How much do I owe?')
    expect(answer).toMatchObject({
      source: 'account',
      text: [fiberHeading, chatAccountTexts.owesUntil('own', 110_80, '2026-03-22')],
    })
    expect(answer.links.map(({ path }) => path)).toEqual(['/payment', '/BillingHistory'])
  })

  it.for([
    'How much do I owe?',
    'How much do I owe in total',
    'what do I owe on all my accounts',
    'what is my total balance',
  ])('is added up over all accounts by “%s”', async (question, { server }) => {
    const { textTo, account, gas, otherAddressGas } = await addHousehold(server)
    expect(await textTo(question)).toEqual([
      chatAccountTexts.owesTogether('own', 216_24, 3),
      line('Fiber', '412 Fennick Ave', { number: account.billingAccountNumber, balance: 110_80 }),
      line('Gas', '412 Fennick Ave', { number: gas.billingAccountNumber, balance: 62_02 }),
      line('Gas', '9700 Larkin Ct', { number: otherAddressGas.billingAccountNumber, balance: 43_42 }),
    ])
  })

  it('says what is scheduled, and that autopay will charge nothing if that covers the bill', async ({ server }) => {
    const payer = await addPayer(server)
    await server.database.db
      .update(billingAccounts)
      .set({ autopayToken: payer.method })
      .where(eq(billingAccounts.number, payer.account.billingAccountNumber))
    await addScheduled(server.database.db, payer, { payOn: '2026-03-20', amount: 110_80 })
    const { answer } = await ask(server, { token: payer.token, account: payer.account }, 'How much do I owe?')
    expect(answer.text.slice(2)).toEqual([
      chatAccountTexts.isScheduledFor(110_80, '2026-03-20'),
      outlookTexts.covered(1),
    ])
  })

  it('is that of a service even if another one is selected', async ({ server }) => {
    const { textTo } = await addHousehold(server)
    expect((await textTo('what do I owe for gas'))[0]).toBe(chatAccountTexts.owesTogether('own', 105_44, 2))
  })

  it('is that of one of the user’s own addresses or numbers', async ({ server }) => {
    const { textTo, gas, otherAddressGas } = await addHousehold(server)
    const atLarkin = [
      chatAccountTexts.accountHeading(
        chatAccountTexts.accountName('Gas', '9700 Larkin Ct', otherAddressGas.billingAccountNumber),
      ),
      chatAccountTexts.owesUntil('own', 43_42, '2026-03-22'),
    ]
    expect(await textTo('what do I owe at 9700 Larkin')).toEqual(atLarkin)
    expect(await textTo('what do I owe at 9700 Larkin Court?')).toEqual(atLarkin)
    expect((await textTo(`what is the balance of ${gas.billingAccountNumber}`))[1]).toContain('$62.02')
    expect((await textTo(`how much do I owe on account ${gas.billingAccountNumber.slice(3)}`))[1]).toContain('$62.02')
  })

  it('is reported as not found for another customer’s address or number', async ({ server }) => {
    const { textTo } = await addHousehold(server)
    const other = await addChatUser(server, {}, { streetAddress: '88 Stranger Way' })
    expect(await textTo('what do I owe at 88 Stranger Way')).toEqual([
      chatAccountTexts.noSuchPlace('own', '88 Stranger Way'),
    ])
    expect(await textTo('what do I owe at 89 Stranger Way')).toEqual([
      chatAccountTexts.noSuchPlace('own', '89 Stranger Way'),
    ])
    const number = other.account.billingAccountNumber
    expect(await textTo(`what is the balance of ${number}`)).toEqual([chatAccountTexts.noSuchNumber('own', number)])
  })

  it('is not that of another service if the user does not have the named one', async ({ server }) => {
    const { textTo } = await addChatUser(server)
    expect(await textTo('what is my gas balance')).toEqual([chatAccountTexts.noSuchService('own', 'gas')])
  })

  it('is answered to users who ask whether they owe anything, and never by a deposit for lots', async ({ server }) => {
    const { textTo } = await addChatUser(server)
    expect((await textTo('Do I owe you anything'))[1]).toBe(chatAccountTexts.owesUntil('own', 110_80, '2026-03-22'))
    expect(await textTo('what do I owe for lot 12')).toEqual([chatAccountTexts.noSuchPlace('own', 'Lot 12')])
  })

  it('is rejected without the right, with an explanation', async ({ server }) => {
    const { textTo } = await addChatUser(server, { rights: ['ACCOUNTS.read'] })
    for (const question of ['How much do I owe?', 'How much do I owe in total', 'what do I owe at 412 Fennick Ave']) {
      expect(await textTo(question)).toEqual([chatAccountTexts.notAllowed.own])
    }
  })

  it('is rejected for another customer’s account, and without a selected one', async ({ server }) => {
    const mine = await addChatUser(server)
    const theirs = await addChatUser(server)
    expect((await ask(server, { ...theirs, token: mine.token }, 'How much do I owe?')).status).toBe(404)
    expect((await ask(server, { token: mine.token }, 'How much do I owe?')).answer.text).toEqual([
      chatAccountTexts.chooseAccount.own,
    ])
  })
})

describe('payments in the chat', () => {
  it('match the history, with the fee', async ({ server }) => {
    const payer = await addPayer(server)
    const textTo = async (message: string) => (await ask(server, payer, message)).answer.text
    expect(await textTo('When did I last pay')).toEqual([fiberHeading, chatPaymentTexts.noPayment])
    await pay(server, payer)
    for (const question of ['When did I last pay', 'when was my last payment?', 'what was my last payment']) {
      expect((await textTo(question))[1]).toMatch(
        /^Your last payment was \$51\.25 on March 13, 2026, with Visa ending in 1111\. It includes a fee of \$1\.25\. It’s posted/,
      )
    }
  })

  it('the payments of a month are those of the named month only', async ({ server }) => {
    const payer = await addPayer(server)
    const textTo = async (message: string) => (await ask(server, payer, message)).answer.text
    await pay(server, payer)
    expect(await textTo('what did I pay in March?')).toEqual([
      fiberHeading,
      chatPaymentTexts.paidIn('2026-03', 51_25, 1),
      chatPaymentTexts.paymentLine('March 13, 2026', 51_25, 'Visa ending in 1111'),
    ])
    expect((await textTo('how much did we pay you in september'))[1]).toBe(chatPaymentTexts.noPaymentsIn('2025-09'))
  })

  it('are explained by the latest failed one if they failed, not by the FAQs', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    const textTo = async (message: string) => (await ask(server, payer, message)).answer.text
    expect(await textTo('Why was my payment declined')).toEqual([chatPaymentTexts.noFailedPayment('own', 90)])
    await pay(server, payer)
    for (const question of ['Why was my payment declined', 'why did my payment fail?', 'my card was declined']) {
      const [first] = await textTo(question)
      expect(first).toMatch(
        /^The payment of \$50\.00 with Visa ending in 1111 was declined on March 13, 2026\. The reason: .+\. No fee was charged\.$/,
      )
    }
    server.setNow('2026-07-01T15:00:00.000Z')
    const later = await server.signIn(payer.person)
    const { answer } = await ask(server, { ...payer, token: later }, 'Why was my payment declined')
    server.setNow(testNow)
    expect(answer.text).toEqual([chatPaymentTexts.noFailedPayment('own', 90)])
  })
})

describe('the newest bill in the chat', () => {
  it('is the latest one, not the topic of a final bill', async ({ server }) => {
    const { textTo, account } = await addChatUser(server)
    await addStatement(server.database.db, account, { month: '2026-01', lines: [gasLine(9000)] })
    await addStatement(server.database.db, account, { month: '2026-02', lines: [gasLine(11_080)] })
    const bill = {
      billDate: '2026-03-01',
      from: '2026-02-01',
      to: '2026-02-28',
      dueDate: '2026-03-22',
      total: 110_80,
      newCharges: 110_80,
      carriedOver: 0,
      unpaid: 110_80,
    }
    for (const question of ['my last bill', 'how much was my last bill', 'what is my latest statement']) {
      expect((await textTo(question))[1]).toBe(chatBillTexts.latestBill('own', bill))
    }
  })

  it('is that of the month that the question names', async ({ server }) => {
    const { textTo, account } = await addChatUser(server)
    await addStatement(server.database.db, account, { month: '2026-01', lines: [gasLine(9000)] })
    expect((await textTo('what was my bill in february'))[1]).toMatch(
      /^Your February 2026 bill, dated February 1, 2026,/,
    )
    expect((await textTo('what was my bill in june'))[1]).toBe(chatBillTexts.noBillIn('2025-06'))
  })
})

describe('a bill that seems too high', () => {
  it('is compared with the one before, line by line', async ({ server }) => {
    const { askQuestion, account } = await addChatUser(server)
    const { db } = server.database
    await addStatement(db, account, { month: '2026-01', lines: [gasLine(9000)] })
    const id = await addStatement(db, account, {
      month: '2026-02',
      lines: [{ ...gasLine(11_080), quantity: 146 }],
      previousBalance: 500,
    })
    const { text, links } = await askQuestion('why is my bill so high')
    expect(text).toEqual([
      fiberHeading,
      chatBillTexts.billChange('own', { charges: 110_80, before: 90_00 }),
      chatBillTexts.changedLine({
        label: 'Delivery',
        before: 90_00,
        now: 110_80,
        change: 20_80,
        usage: '116 to 146 therms',
      }),
      chatBillTexts.carriedOver(5_00),
    ])
    expect(links.map(({ path }) => path)).toEqual([
      `/BillingHistory?statement=${id}`,
      '/serviceTicketCreate?type=billing&subtype=bill_question',
    ])
  })

  it('is that of another account if that one has risen and the selected one has not changed', async ({ server }) => {
    const { textTo, account, gas } = await addHousehold(server)
    const { db } = server.database
    for (const month of ['2026-01', '2026-02']) await addStatement(db, account, { month, lines: [gasLine(9000)] })
    await addStatement(db, gas, { month: '2026-01', lines: [gasLine(3518)] })
    await addStatement(db, gas, { month: '2026-02', lines: [gasLine(5654)] })
    const text = await textTo('why is my bill higher than last month')
    expect(text.slice(0, 2)).toEqual([
      chatAccountTexts.accountHeading(chatAccountTexts.accountName('Gas', '412 Fennick Ave', gas.billingAccountNumber)),
      chatBillTexts.billChange('own', { charges: 56_54, before: 35_18 }),
    ])
  })

  it('is said to have the same charges if nothing changed', async ({ server }) => {
    const { textTo, account } = await addChatUser(server)
    await addStatement(server.database.db, account, { month: '2026-01', lines: [gasLine(9000)] })
    await addStatement(server.database.db, account, { month: '2026-02', lines: [gasLine(9000)] })
    expect((await textTo('why did my bill go up'))[1]).toBe(
      chatBillTexts.billChange('own', { charges: 90_00, before: 90_00 }),
    )
  })
})
