import { describe, expect } from 'vitest'
import * as chatAccountTexts from '#shared/texts/speech/chatAccounts'
import * as chatPaymentTexts from '#shared/texts/speech/chatPayments'
import { addStatement, gasLine } from '../../support/data/billing/statements'
import { addPayer, pay } from '../../support/data/payments/payments'
import { addChatUser, addHousehold, ask } from '../../support/data/speech/chat'
import { testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  server.setNow(testNow)
})

describe('the balance in the chat', () => {
  it('is that of the selected account, with links to the screens that pay and show it', async ({ server }) => {
    const { askQuestion } = await addChatUser(server)
    const answer = await askQuestion('How much do I owe?')
    expect(answer).toMatchObject({
      source: 'account',
      text: ['Fiber at 412 Fennick Ave:', 'You owe $110.80, due 03/22/2026.'],
    })
    expect(answer.links.map(({ path }) => path)).toEqual(['/payment', '/BillingHistory'])
  })

  it.for(['How much do I owe in total', 'what do I owe on all my accounts', 'what is my total balance'])(
    'is added up over all accounts by “%s”',
    async (question, { server }) => {
      const { textTo, account, gas, otherAddressGas } = await addHousehold(server)
      expect(await textTo(question)).toEqual([
        'You owe a total of $216.24 on 3 accounts.',
        `Fiber at 412 Fennick Ave (${account.billingAccountNumber}): $110.80, due 03/22/2026.`,
        `Gas at 412 Fennick Ave (${gas.billingAccountNumber}): $62.02, due 03/22/2026.`,
        `Gas at 9700 Larkin Ct (${otherAddressGas.billingAccountNumber}): $43.42, due 03/22/2026.`,
      ])
    },
  )

  it('is that of a service even if another one is selected', async ({ server }) => {
    const { textTo } = await addHousehold(server)
    expect((await textTo('what do I owe for gas'))[0]).toBe('You owe a total of $105.44 on 2 accounts.')
  })

  it('is that of one of the user’s own addresses or numbers', async ({ server }) => {
    const { textTo, gas, otherAddressGas } = await addHousehold(server)
    const atLarkin = [
      `Gas at 9700 Larkin Ct (${otherAddressGas.billingAccountNumber}):`,
      'You owe $43.42, due 03/22/2026.',
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
      'None of your addresses match “88 Stranger Way”.',
    ])
    expect(await textTo('what do I owe at 89 Stranger Way')).toEqual([
      'None of your addresses match “89 Stranger Way”.',
    ])
    const number = other.account.billingAccountNumber
    expect(await textTo(`what is the balance of ${number}`)).toEqual([chatAccountTexts.noSuchNumber('own', number)])
  })

  it('is not that of another service if the user does not have the named one', async ({ server }) => {
    const { textTo } = await addChatUser(server)
    expect(await textTo('what is my gas balance')).toEqual(['You have no Gas account.'])
  })

  it('is answered to users who ask whether they owe anything, and never by a deposit for lots', async ({ server }) => {
    const { textTo } = await addChatUser(server)
    expect((await textTo('Do I owe you anything'))[1]).toBe('You owe $110.80, due 03/22/2026.')
    expect(await textTo('what do I owe for lot 12')).toEqual(['None of your addresses match “Lot 12”.'])
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
    expect(await textTo('When did I last pay')).toEqual(['Fiber at 412 Fennick Ave:', chatPaymentTexts.noPayment])
    await pay(server, payer)
    for (const question of ['When did I last pay', 'when was my last payment?', 'what was my last payment']) {
      expect((await textTo(question))[1]).toMatch(
        /^Your last payment was \$51\.25 on \d\d\/\d\d\/\d{4}, with Visa ending in 1111\. It includes a fee of \$1\.25\. It’s posted/,
      )
    }
  })

  it('of a month are those of the named month only', async ({ server }) => {
    const payer = await addPayer(server)
    const textTo = async (message: string) => (await ask(server, payer, message)).answer.text
    await pay(server, payer)
    expect(await textTo('what did I pay in March?')).toEqual([
      'Fiber at 412 Fennick Ave:',
      'One payment was made in March 2026: $51.25.',
      '03/13/2026: $51.25 with Visa ending in 1111.',
    ])
    expect((await textTo('how much did we pay you in september'))[1]).toBe('No payment was made in September 2025.')
  })

  it('that failed are explained by the latest failed one, not by the FAQs', async ({ server }) => {
    const payer = await addPayer(server, { behavior: 'declines' })
    const textTo = async (message: string) => (await ask(server, payer, message)).answer.text
    expect(await textTo('Why was my payment declined')).toEqual([chatPaymentTexts.noFailedPayment('own', 90)])
    await pay(server, payer)
    for (const question of ['Why was my payment declined', 'why did my payment fail?', 'my card was declined']) {
      const [first] = await textTo(question)
      expect(first).toMatch(
        /^The payment of \$50\.00 on \S+ with Visa ending in 1111 was declined\. The reason: .+\. No fee was charged\.$/,
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
    for (const question of ['my last bill', 'how much was my last bill', 'what is my latest statement']) {
      expect((await textTo(question))[1]).toBe(
        'Your latest bill is dated 03/01/2026, for 02/01/2026 to 02/28/2026: $110.80. It’s due by 03/22/2026.',
      )
    }
  })

  it('is that of the month that the question names', async ({ server }) => {
    const { textTo, account } = await addChatUser(server)
    await addStatement(server.database.db, account, { month: '2026-01', lines: [gasLine(9000)] })
    expect((await textTo('what was my bill in february'))[1]).toMatch(
      /^Your bill from February 2026 is dated 02\/01\/2026/,
    )
    expect((await textTo('what was my bill in june'))[1]).toBe('There’s no bill from June 2025.')
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
      'Fiber at 412 Fennick Ave:',
      'Your latest bill has $110.80 in charges, $20.80 more than the one before.',
      'Delivery: $20.80 more (116 to 146 therms).',
      'It also includes $5.00 from earlier bills that wasn’t paid.',
    ])
    expect(links.map(({ path }) => path)).toEqual([
      `/BillingHistory?statement=${id}`,
      '/serviceTicketCreate?type=billing&subtype=bill_question',
    ])
  })

  it('is said to have the same charges if nothing changed', async ({ server }) => {
    const { textTo, account } = await addChatUser(server)
    await addStatement(server.database.db, account, { month: '2026-01', lines: [gasLine(9000)] })
    await addStatement(server.database.db, account, { month: '2026-02', lines: [gasLine(9000)] })
    expect((await textTo('why did my bill go up'))[1]).toBe(
      'Your latest bill has the same charges as the one before: $90.00.',
    )
  })
})
