import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askChat, type ChatAnswer } from '#shared/contract/chat'
import { notInRole } from '#shared/rights'
import { auditRecords } from '../../server/db/schema/records'
import { accountTexts, chatTexts } from '../../server/relay/chat/texts'
import { addCase } from '../support/cases'
import { addDocument } from '../support/documents'
import { addPayer, pay } from '../support/paying'
import { addAccount, addPerson } from '../support/people'
import { addCatalog, addSubscription } from '../support/plans'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  server.setNow(testNow)
  const { db } = server.database
  await addAccount(db, (await addPerson(db)).customerNumber)
  await addCatalog(db)
})
afterAll(() => server.stop())

type Options = NonNullable<Parameters<typeof addPerson>[1]>

async function home(options: Options = {}) {
  const { db } = server.database
  const person = await addPerson(db, options)
  const account = await addAccount(db, person.customerNumber)
  const token = await server.signIn(person)
  return { person, account, token, ask: (message: string) => ask(token, message, account.serviceAccountId) }
}

async function ask(token: string, message: string, serviceAccountId?: string) {
  const body = { message, ...(serviceAccountId && { crm_service_account_id: serviceAccountId }) }
  const { status, data } = await server.call(askChat, { body }, { token })
  return { status, answer: data as ChatAnswer }
}

describe('a question about one’s own account', () => {
  it('is answered from the balance, with the screens that pay and show it', async () => {
    const { ask } = await home()
    const { answer } = await ask('How much do I owe?')
    expect(answer).toMatchObject({
      source: 'account',
      text: ['Fiber at 412 Fennick Ave:', 'You owe $110.80, due 03/22/2026.'],
    })
    expect(answer.links.map(({ path }) => path)).toEqual(['/payment', '/BillingHistory'])
  })

  it('is answered from the last payment', async () => {
    const payer = await addPayer(server)
    const before = await ask(payer.token, 'when was my last payment', payer.account.serviceAccountId)
    expect(before.answer.text).toEqual(['Fiber at 412 Fennick Ave:', chatTexts.noPayment])
    await pay(server, payer)
    const { answer } = await ask(payer.token, 'when was my last payment', payer.account.serviceAccountId)
    expect(answer.text[1]).toMatch(/^Your last payment was \$50\.00 on \d\d\/\d\d\/\d{4}, with Visa ending in \d{4}\./)
  })

  it('is answered from the running plan', async () => {
    const { account, ask } = await home()
    expect((await ask('Which plan do I have?')).answer.text).toEqual(['Fiber at 412 Fennick Ave:', chatTexts.noPlan])
    await addSubscription(server.database.db, account, 'PLUS-500')
    expect((await ask('Which plan do I have?')).answer.text[1]).toMatch(/^You have .+ Mbps, for \$\d+\.\d\d a month\.$/)
  })

  it('says that there is nothing open, and that autopay is off', async () => {
    const { ask } = await home()
    expect((await ask('do I have open tickets?')).answer.text).toEqual([
      'Fiber at 412 Fennick Ave:',
      accountTexts.own.noRequests,
    ])
    expect((await ask('is autopay on')).answer.text).toEqual([
      'Fiber at 412 Fennick Ave:',
      'Autopay is off for this account.',
    ])
  })

  it('about another service than the one that is looked at is not answered with this one', async () => {
    const { ask } = await home()
    expect((await ask('what is my gas balance')).answer.text).toEqual([accountTexts.own.otherService('Gas', 'Fiber')])
  })

  it('is not answered from an account of somebody else', async () => {
    const mine = await home()
    const theirs = await home()
    expect((await ask(mine.token, 'How much do I owe?', theirs.account.serviceAccountId)).status).toBe(404)
  })

  it('is not answered without the right, and says so', async () => {
    const { ask } = await home({ rights: ['ACCOUNTS.read'] })
    expect((await ask('How much do I owe?')).answer.text).toEqual([accountTexts.own.notAllowed])
  })

  it('asks for an account where none is chosen', async () => {
    const { token } = await home()
    expect((await ask(token, 'How much do I owe?')).answer.text).toEqual([accountTexts.own.chooseAccount])
  })

  describe('of staff about a customer’s', () => {
    async function colleague(rights: NonNullable<Options['rights']>) {
      const { token } = await home({ userType: 'CENTRIC', rights })
      return (message: string, serviceAccountId?: string) => ask(token, message, serviceAccountId)
    }
    const answered = async (customer: { account: { serviceAccountId: string } }, message: string) => {
      const asks = await colleague(['MANAGEPAYMENT.read', 'PAYMENTHISTORY.read', 'SERVICETICKET.read', 'ACCOUNTS.read'])
      return (await asks(message, customer.account.serviceAccountId)).answer.text
    }

    it('is answered about the account, which is not theirs', async () => {
      const customer = await home()
      expect(await answered(customer, 'what is the balance')).toEqual([
        'Fiber at 412 Fennick Ave:',
        'The account owes $110.80, due 03/22/2026.',
      ])
      await addSubscription(server.database.db, customer.account, 'PLUS-500')
      expect((await answered(customer, 'what is the current plan'))[1]).toMatch(/^The account has .+ a month\.$/)
      expect(await answered(customer, 'are there open requests')).toContain(accountTexts.theirs.noRequests)
      await addCase(server, customer.person, { serviceAccountId: customer.account.serviceAccountId })
      expect((await answered(customer, 'are there open requests'))[1]).toBe('The account has one open service request.')
      expect(await answered(customer, 'what is the gas balance')).toEqual([
        accountTexts.theirs.otherService('Gas', 'Fiber'),
      ])
    })

    it('tells the last payment and a credit of the account', async () => {
      const payer = await addPayer(server, {}, 1000)
      expect(await answered(payer, 'when was the last payment')).toContain(chatTexts.noPayment)
      await pay(server, payer)
      expect((await answered(payer, 'when was the last payment'))[1]).toMatch(/^The last payment was \$50\.00 on /)
      expect(await answered(payer, 'what is the balance')).toContain('The account has a credit of $40.00.')
    })

    it('names whom to ask where the role does not include it, and asks for a customer where none is open', async () => {
      const { account } = await home()
      const asks = await colleague(['ACCOUNTS.read'])
      expect((await asks('what is the balance', account.serviceAccountId)).answer.text).toEqual([notInRole])
      expect((await asks('what is the balance')).answer.text).toEqual([accountTexts.theirs.chooseAccount])
    })
  })

  it('leaves a record when staff ask it about a customer', async () => {
    const { db } = server.database
    const customer = await home()
    const staff = await addPerson(db, { userType: 'CENTRIC', rights: ['MANAGEPAYMENT.read'] })
    const { answer } = await ask(await server.signIn(staff), 'what is the balance', customer.account.serviceAccountId)
    expect(answer.text[1]).toContain('$110.80')
    const rows = await db
      .select()
      .from(auditRecords)
      .where(
        and(eq(auditRecords.userId, staff.userId), eq(auditRecords.customerNumber, customer.person.customerNumber)),
      )
    expect(rows).toMatchObject([{ details: { what: 'chat balance' } }])
  })
})

describe('any other question', () => {
  it('is answered in the words of the FAQs, with others that may have been meant', async () => {
    const { ask } = await home()
    const { answer } = await ask('how do I change my wifi passwrod')
    expect(answer).toMatchObject({ source: 'questions', offers_person: true })
    expect(answer.links.at(-1)?.path).toBe('/faq?q=wifi-password')
    expect(answer.related.length).toBeGreaterThan(0)
    const again = await ask(answer.related[0] ?? '')
    expect(again.answer.source).toBe('questions')
  })

  it('names a document that is meant for whoever asks, and none that is not', async () => {
    await addDocument(server, {
      title: 'Hydrant clearance rules',
      description: 'How far plantings stay away.',
      userTypes: ['BUILDER'],
    })
    const builder = await home({ userType: 'BUILDER' })
    const customer = await home()
    // The chat reads what is published once a minute.
    server.setNow(new Date(Date.parse(testNow) + 120_000).toISOString())
    const { answer } = await builder.ask('hydrant clearance rules')
    expect(answer).toMatchObject({
      source: 'documents',
      text: ['“Hydrant clearance rules” is about that.', 'How far plantings stay away.'],
    })
    expect((await customer.ask('hydrant clearance rules')).answer.source).toBe('nothing')
  })

  it('is owned to be unknown, and a person is offered', async () => {
    const { ask } = await home()
    expect((await ask('who won the world cup')).answer).toEqual({
      source: 'nothing',
      text: chatTexts.unknown,
      links: [],
      command: null,
      related: [],
      offers_person: true,
      is_worded: false,
    })
  })

  it('of staff that is not known is not offered to customer care, which they are', async () => {
    const staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
    const token = await server.signIn(staff)
    expect((await ask(token, 'who won the world cup')).answer).toMatchObject({
      source: 'nothing',
      text: chatTexts.unknownToStaff,
      offers_person: false,
    })
    expect((await ask(token, 'I want to talk to a human')).answer.source).not.toBe('person')
  })

  it('that is a wish offers to do it', async () => {
    const { ask } = await home()
    const { answer } = await ask('pay fifty dollars')
    expect(answer).toMatchObject({
      source: 'command',
      command: { Command: 'Make Payment', Parameters: { Amount: 50 } },
    })
  })

  it('about a smell of gas is answered with what to do, whatever else was asked', async () => {
    const { ask } = await home()
    const { answer } = await ask('I smell gas, how much do I owe?')
    expect(answer).toMatchObject({ source: 'safety', offers_person: false })
    expect(answer.text[0]).toContain('Leave at once')
  })

  it('for a person is answered by offering one', async () => {
    const { ask } = await home()
    expect((await ask('I want to talk to a human')).answer).toMatchObject({ source: 'person', offers_person: true })
  })

  it('needs somebody who is signed in', async () => {
    const { status } = await server.call(askChat, { body: { message: 'hello' } })
    expect(status).toBe(401)
  })
})
