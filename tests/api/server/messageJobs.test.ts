import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { prepareLetter } from '../../../server/adapters/notifier/messages'
import { enqueueLetter, enqueueMessages } from '../../../server/adapters/notifier/sendMessage.job'
import { outboxMessages } from '../../../server/db/schema/customers/outboxMessages'
import { notifyAll } from '../../../server/directory/notifications/notify'
import { addStatement, gasLine } from '../../support/data/billing/statements'
import { addCustomer } from '../../support/data/cases/cases'
import { readJobs } from '../../support/data/jobs'
import { addPayer, type Payer, pay } from '../../support/data/payments/payments'
import { type Account, type Person } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.afterEach(async ({ server }) => {
  server.setNow(testNow)
  await server.finishJobs()
})

const hourMs = 60 * 60_000

const letterTo = (to: string) => ({
  to,
  firstName: null,
  category: 'service' as const,
  content: { subject: to, paragraphs: [] },
})

describe('bulk messages', () => {
  /** Notifies of the bills of a billing run, pays as someone else, and returns who got a message, first to last. */
  async function notifyOfBills(server: TestServer, bills: { person: Person; account: Account }[], payer: Payer) {
    const events = []
    for (const { account } of bills) {
      const statementId = await addStatement(server.database.db, account, { month: '2026-02', lines: [gasLine(10_00)] })
      events.push({ kind: 'bill_ready' as const, statementId })
    }
    await notifyAll(server.database.db, events)
    await pay(server, payer)
    await server.finishJobs()
    const rows = await server.database.db.select().from(outboxMessages).orderBy(outboxMessages.createdAt)
    return rows.map(({ recipient }) => recipient)
  }

  it('wait behind those that were stored later for one customer', async ({ server }) => {
    const bills = [await addCustomer(server), await addCustomer(server)]
    const payer = await addPayer(server)
    const recipients = await notifyOfBills(server, bills, payer)
    const positions = [payer.person, ...bills.map(({ person }) => person)].map(({ email }) => recipients.indexOf(email))
    expect(positions).not.toContain(-1)
    expect(positions[0]).toBe(Math.min(...positions))
  })

  it('wait as long if they are stored one by one, because one of them can’t be stored', async ({ server }) => {
    const { db } = server.database
    const [failing, other] = [await addCustomer(server), await addCustomer(server)]
    const refused = `new.address = ${`'${failing.person.email}'`}`
    await db.execute(
      sql.raw(`create function refuse_message() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`),
    )
    await db.execute(
      sql.raw(`create trigger refuse_message before insert on sent_messages
      for each row when (${refused}) execute function refuse_message()`),
    )
    const payer = await addPayer(server)
    const recipients = await notifyOfBills(server, [failing, other], payer)
    await db.execute(sql`drop function refuse_message cascade`)
    expect(recipients.indexOf(payer.person.email)).toBeGreaterThan(-1)
    expect(recipients.indexOf(payer.person.email)).toBeLessThan(recipients.indexOf(other.person.email))
    expect(recipients).not.toContain(failing.person.email)
    expect(await readJobs(server.database, 'notify in bulk')).toHaveLength(1)
    await server.finishJobs(60_000)
    expect(await countTo(server, failing.person.email)).toBe(1)
  })

  const countTo = (server: TestServer, to: string) =>
    server.database.db.$count(outboxMessages, eq(outboxMessages.recipient, to))

  it('are sent although one of them fails, which then has a separate bulk job', async ({ server }) => {
    const { services, database } = server
    const [first, failing, last] = ['first-bulk@example.com', 'failing-bulk@example.com', 'last-bulk@example.com']
    const { notifier } = services
    server.services.notifier = {
      ...notifier,
      sendMail: (mail) =>
        mail.to === failing ? Promise.reject(new Error('The server is busy')) : notifier.sendMail(mail),
    }
    const messages = [first, failing, last].map((to) =>
      prepareLetter(services.config, letterTo(to), services.clock.now()),
    )
    const { length: singleJobs } = await readJobs(database, 'send message')
    await enqueueMessages(services, database.db, { messages, isBulk: true })
    await server.finishJobs()
    server.services.notifier = notifier
    expect(await Promise.all([first, failing, last].map((to) => countTo(server, to)))).toEqual([1, 0, 1])
    expect(await readJobs(database, 'send message')).toHaveLength(singleJobs)
    await server.finishJobs(60_000)
    expect(await Promise.all([first, failing, last].map((to) => countTo(server, to)))).toEqual([1, 1, 1])
  })
})

describe('a code', () => {
  it('is sent before other messages', async ({ server }) => {
    const { services, database } = server
    await enqueueLetter(services, database.db, letterTo('single@example.com'))
    const validUntil = new Date(Date.parse(testNow) + hourMs)
    await enqueueLetter(services, database.db, { ...letterTo('code@example.com'), validUntil })
    await server.finishJobs()
    const rows = await database.db
      .select()
      .from(outboxMessages)
      .where(inArray(outboxMessages.recipient, ['single@example.com', 'code@example.com']))
      .orderBy(outboxMessages.createdAt)
    expect(rows.map(({ recipient }) => recipient)).toEqual(['code@example.com', 'single@example.com'])
  })
})
