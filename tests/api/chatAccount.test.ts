import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOpenCases } from '#shared/contract/cases'
import { countUnread } from '#shared/contract/messages'
import { listServicePlans } from '#shared/contract/plans'
import { announcements } from '../../server/db/schema/announcements'
import { gasReadings } from '../../server/db/schema/usage'
import { accountTexts, chatTexts } from '../../server/relay/chat/texts'
import { addCase, addComments } from '../support/cases'
import { addAsker, ask } from '../support/chat'
import { addPayer, pay } from '../support/paying'
import { addAccount, addPerson } from '../support/people'
import { addCatalog, addSubscription } from '../support/plans'
import { startServer, testNow, type TestServer } from '../support/server'
import { addStatement, gasLine } from '../support/statements'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  server.setNow(testNow)
  const { db } = server.database
  await addAccount(db, (await addPerson(db)).customerNumber)
  await addCatalog(db)
})
afterAll(() => server.stop())

/** Fiber and gas at one address, gas at another. */
async function household() {
  const { db } = server.database
  const asker = await addAsker(server)
  const gas = await addAccount(db, asker.person.customerNumber, { serviceType: 'GAS', balance: 6202 })
  const elsewhere = await addAccount(db, asker.person.customerNumber, {
    serviceType: 'GAS',
    balance: 4342,
    streetAddress: '9700 Larkin Ct',
  })
  return { ...asker, gas, elsewhere }
}

describe('what is owed', () => {
  it('is told of the account that is looked at, with the screens that pay and show it', async () => {
    const { say } = await addAsker(server)
    const answer = await say('How much do I owe?')
    expect(answer).toMatchObject({
      source: 'account',
      text: ['Fiber at 412 Fennick Ave:', 'You owe $110.80, due 03/22/2026.'],
    })
    expect(answer.links.map(({ path }) => path)).toEqual(['/payment', '/BillingHistory'])
  })

  it.each(['How much do I owe in total', 'what do I owe on all my accounts', 'what is my total balance'])(
    'is added up over all accounts by “%s”',
    async (question) => {
      const { textTo, account, gas, elsewhere } = await household()
      expect(await textTo(question)).toEqual([
        'You owe $216.24 on 3 accounts together.',
        `Fiber at 412 Fennick Ave (${account.billingAccountNumber}): $110.80, due 03/22/2026.`,
        `Gas at 412 Fennick Ave (${gas.billingAccountNumber}): $62.02, due 03/22/2026.`,
        `Gas at 9700 Larkin Ct (${elsewhere.billingAccountNumber}): $43.42, due 03/22/2026.`,
      ])
    },
  )

  it('is told of a service while another is looked at', async () => {
    const { textTo } = await household()
    expect((await textTo('what do I owe for gas'))[0]).toBe('You owe $105.44 on 2 accounts together.')
  })

  it('is told of an address and of a number of one’s own', async () => {
    const { textTo, gas, elsewhere } = await household()
    const atLarkin = [`Gas at 9700 Larkin Ct (${elsewhere.billingAccountNumber}):`, 'You owe $43.42, due 03/22/2026.']
    expect(await textTo('what do I owe at 9700 Larkin')).toEqual(atLarkin)
    expect(await textTo('what do I owe at 9700 Larkin Court?')).toEqual(atLarkin)
    expect((await textTo(`what is the balance of ${gas.billingAccountNumber}`))[1]).toContain('$62.02')
    expect((await textTo(`how much do I owe on account ${gas.billingAccountNumber.slice(3)}`))[1]).toContain('$62.02')
  })

  it('at another’s address or number is told no more of than what is not there', async () => {
    const { textTo } = await household()
    const other = await addAsker(server, {}, { streetAddress: '88 Stranger Way' })
    expect(await textTo('what do I owe at 88 Stranger Way')).toEqual(['None of your addresses is “88 Stranger Way”.'])
    expect(await textTo('what do I owe at 89 Stranger Way')).toEqual(['None of your addresses is “89 Stranger Way”.'])
    const number = other.account.billingAccountNumber
    expect(await textTo(`what is the balance of ${number}`)).toEqual([accountTexts.own.noSuchNumber(number)])
  })

  it('for a service that one does not have is not answered with another', async () => {
    const { textTo } = await addAsker(server)
    expect(await textTo('what is my gas balance')).toEqual(['You have no Gas account.'])
  })

  it('is answered to whoever asks whether they owe anything, and never by a deposit for lots', async () => {
    const { textTo } = await addAsker(server)
    expect((await textTo('Do I owe you anything'))[1]).toBe('You owe $110.80, due 03/22/2026.')
    expect(await textTo('what do I owe for lot 12')).toEqual(['None of your addresses is “Lot 12”.'])
  })

  it('is not told without the right, which is said', async () => {
    const { textTo } = await addAsker(server, { rights: ['ACCOUNTS.read'] })
    for (const question of ['How much do I owe?', 'How much do I owe in total', 'what do I owe at 412 Fennick Ave']) {
      expect(await textTo(question)).toEqual([accountTexts.own.notAllowed])
    }
  })

  it('is not told of an account of somebody else, nor where none is chosen', async () => {
    const mine = await addAsker(server)
    const theirs = await addAsker(server)
    expect((await ask(server, { ...theirs, token: mine.token }, 'How much do I owe?')).status).toBe(404)
    expect((await ask(server, { token: mine.token }, 'How much do I owe?')).answer.text).toEqual([
      accountTexts.own.chooseAccount,
    ])
  })
})

describe('payments', () => {
  it('are told as the history has them, with the fee', async () => {
    const payer = await addPayer(server)
    const textTo = async (message: string) => (await ask(server, payer, message)).answer.text
    expect(await textTo('When did I last pay')).toEqual(['Fiber at 412 Fennick Ave:', chatTexts.noPayment])
    await pay(server, payer)
    for (const question of ['When did I last pay', 'when was my last payment?', 'what was my last payment']) {
      expect((await textTo(question))[1]).toMatch(
        /^Your last payment was \$51\.25 \(\$50\.00 and a fee of \$1\.25\) on \d\d\/\d\d\/\d{4}, with Visa ending in 1111\. It is posted/,
      )
    }
  })

  it('that failed are told from the last one that did, not from the FAQs', async () => {
    const payer = await addPayer(server, { behavior: 'declines' })
    const textTo = async (message: string) => (await ask(server, payer, message)).answer.text
    expect(await textTo('Why was my payment declined')).toEqual([accountTexts.own.noFailedPayment(90)])
    await pay(server, payer)
    for (const question of ['Why was my payment declined', 'why did my payment fail?', 'my card was declined']) {
      const [first] = await textTo(question)
      expect(first).toMatch(
        /^Your payment of \$50\.00 on \S+ with Visa ending in 1111 was declined: .+\. No fee was charged for it\.$/,
      )
    }
    server.setNow('2026-07-01T15:00:00.000Z')
    const later = await server.signIn(payer.person)
    const { answer } = await ask(server, { ...payer, token: later }, 'Why was my payment declined')
    server.setNow(testNow)
    expect(answer.text).toEqual([accountTexts.own.noFailedPayment(90)])
  })
})

describe('the newest bill', () => {
  it('is the last one, and not what happens to a final one', async () => {
    const { textTo, account } = await addAsker(server)
    await addStatement(server.database.db, account, { month: '2026-01', lines: [gasLine(9000)] })
    await addStatement(server.database.db, account, { month: '2026-02', lines: [gasLine(11_080)] })
    for (const question of ['my last bill', 'how much was my last bill', 'what is my latest statement']) {
      expect((await textTo(question))[1]).toContain('Your newest bill is of 03/01/2026')
      expect((await textTo(question))[1]).toContain('$110.80 in total')
    }
  })
})

describe('requests and messages', () => {
  it('are counted over all of the customer’s, as on the dashboard', async () => {
    const { person, say, token, gas } = await household()
    await addCase(server, person, { serviceAccountId: gas.serviceAccountId, status: 'waiting' })
    await addCase(server, person)
    for (const status of ['received', 'closed'] as const) await addCase(server, person, { status })
    const tile = { tab: 'open', sort: 'updated', page_number: 1, page_size: 3 } as const
    const { data } = await server.call(listOpenCases, { body: tile }, { token })
    expect(data).toMatchObject({ counts: { open: 3, waiting: 1 } })
    for (const question of ['Do I have open requests?', 'any open tickets', 'how many service requests do I have']) {
      const { text, links } = await say(question)
      expect(text[0]).toBe('You have 3 open service requests. One waits for you.')
      expect(text[1]).toContain('waiting for you')
      expect(links).toHaveLength(4)
      expect(links.at(-1)).toEqual({ label: 'Service requests', path: '/serviceTicket' })
    }
  })

  it('tell the next visit, soonest first', async () => {
    const { person, textTo } = await addAsker(server)
    expect(await textTo('when is the technician coming')).toEqual([accountTexts.own.noVisit])
    await addCase(server, person, { appointmentOn: '2026-03-20', appointmentWindow: '1-3' })
    await addCase(server, person, { appointmentOn: '2026-03-18', appointmentWindow: '8-10' })
    await addCase(server, person, { appointmentOn: '2026-03-01', appointmentWindow: '8-10' })
    expect((await textTo('when is the technician coming'))[0]).toContain('is on 03/18/2026, 8–10 AM')
  })

  it('that are unread are counted as beside the menu', async () => {
    const { person, token, say } = await addAsker(server)
    expect((await say('Do I have any new messages')).text).toEqual([chatTexts.unread(0)])
    for (const body of ['One', 'Two']) {
      await addComments(server, await addCase(server, person, { kind: 'message' }), { bodies: [body] })
    }
    expect((await server.call(countUnread, {}, { token })).data).toMatchObject({ messages: 2 })
    expect(await say('any new messages?')).toMatchObject({
      text: [chatTexts.unread(2)],
      links: [{ path: '/messageCenter' }],
    })
  })
})

describe('what runs at the address', () => {
  it('is the plan with its add-ons, for what the dashboard says it costs', async () => {
    const { token, account, textTo } = await addAsker(server)
    expect(await textTo('Which plan do I have?')).toEqual(['Fiber at 412 Fennick Ave:', chatTexts.noPlan])
    await addSubscription(server.database.db, account, 'GIG-1000')
    await addSubscription(server.database.db, account, 'ADD-EXTENDERS')
    const body = { crm_service_account_id: [account.serviceAccountId] }
    const { data } = await server.call(listServicePlans, { body }, { token })
    expect(data).toMatchObject([{ plan: { price: { monthly: 80 } }, addons: [{ price: { monthly: 12 } }] }])
    for (const question of ['What plan am I on', 'how much is my internet', 'what do I pay for internet']) {
      expect((await textTo(question))[1]).toBe(
        'You have GIG-1000 (1 Gb/s up and down) with ADD-EXTENDERS, for $92.00 a month.',
      )
    }
    expect(await textTo('how much is my tv')).toEqual(['You have no TV account.'])
  })

  it('is what the meter counted last, of the gas account while fiber is looked at', async () => {
    const { textTo, gas } = await household()
    await server.database.db.insert(gasReadings).values({
      serviceAccountId: gas.serviceAccountId,
      periodStart: '2026-02-01',
      periodEnd: '2026-02-28',
      meterNumber: 'GM-1',
      previousRead: 1,
      currentRead: 112,
      readType: 'estimated',
      ccf: 111,
      heatFactor: 1043,
      therms: 116,
      degreeDays: 850,
      amount: 14_407,
    })
    for (const question of [
      'how many therms did I use last month',
      'how much gas did I use',
      'what was my gas usage',
    ]) {
      expect((await textTo(question)).slice(0, 2)).toContainEqual(
        expect.stringContaining('116 therms (111 CCF) were used, for $144.07. The read is estimated.'),
      )
    }
  })

  it('is an outage that is announced there, and none that is announced elsewhere', async () => {
    const { db } = server.database
    const { textTo } = await addAsker(server)
    const everywhere = { states: [], cities: [], zips: [], communities: [], serviceTypes: [], userTypes: [] }
    const outage = { body: 'Text', kind: 'Outage', severity: 'urgent', priority: 5, ...everywhere } as const
    const startsAt = new Date(Date.parse(testNow) - 3_600_000)
    await db.insert(announcements).values({ ...outage, startsAt, title: 'Elsewhere', cities: ['Dunmarrow'] })
    for (const question of ['Is there an outage?', 'any outages near me', 'is the internet down?']) {
      expect((await textTo(question))[0]).toMatch(/^No outage is announced for 412 Fennick Ave\./)
    }
    await db.insert(announcements).values({ ...outage, startsAt, title: 'A cable was cut', cities: ['Quillmere'] })
    expect(await textTo('Is there an outage?')).toEqual([
      'An outage is announced for 412 Fennick Ave:',
      'Outage: A cable was cut',
    ])
    await db.delete(announcements)
  })

  it('is told with its numbers, its address and its people', async () => {
    const { account, textTo } = await addAsker(server)
    expect(await textTo('What is my account number')).toEqual([
      `Fiber at 412 Fennick Ave: billing account ${account.billingAccountNumber}, service account ${account.serviceAccountNumber}.`,
    ])
    expect(await textTo('what is my address')).toEqual([
      accountTexts.own.address,
      '412 Fennick Ave, Quillmere, TX 00141',
    ])
    expect(await textTo('who are my authorized users')).toEqual([
      'One person is on your account:',
      'Ada Quill (you): Account holder.',
    ])
  })

  it('says whether autopay is on, also of another service', async () => {
    const { textTo } = await household()
    expect(await textTo('is autopay on')).toEqual(['Fiber at 412 Fennick Ave:', 'Autopay is off for this account.'])
    expect((await textTo('is autopay on for gas'))[0]).toMatch(/^Gas at 412 Fennick Ave \(BA-\d+\): autopay is off\.$/)
  })
})
