import { verify } from '@node-rs/argon2'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { createClock } from '../../../server/clock'
import { pastDueEmail } from '../../../server/db/seed/demoUsers/demoEmails'
import { demoPassword } from '../../../server/db/seed/demoUsers/demoPeople'
import { type SeedResult, seedDemo } from '../../../server/db/seed/load'
import { recordDemoMessages } from '../../../server/launch/demoMessages'
import { createTestDatabase, type TestDatabase } from '../../support/server/database'
import { sealKey } from '../../support/server/keys'

const today = '2026-03-13'

let database: TestDatabase
let seeded: SeedResult | null

beforeAll(async () => {
  database = await createTestDatabase()
  seeded = await seedDemo(database.db, { today, accounts: 60 })
})
afterAll(() => database.drop())

const rowsOf = async (query: string): Promise<unknown[]> => (await database.pool.query(query)).rows

describe('seeding a database', () => {
  it('records what the demo customers were sent, as sent and without codes or links that act for them', async () => {
    const clock = createClock('America/Chicago')
    const now = () => new Date(`${today}T18:00:00Z`)
    const environment = { SEAL_KEY: sealKey }
    const demo = { environment, clock: { ...clock, now, today: () => today } }
    await recordDemoMessages(database.db, demo)
    await recordDemoMessages(database.db, demo)
    const sent = z
      .array(z.object({ email: z.string(), category: z.string(), status: z.string(), body: z.string() }))
      .parse(
        await rowsOf(`select address as email, category, status, body from sent_messages
          where sent_at < '${today}T18:00:00Z' and created_at = sent_at`),
      )
    const ofCustomer = sent.filter(({ email }) => email === 'customer@demo.example')
    expect(new Set(ofCustomer.map(({ category }) => category))).toEqual(
      new Set(['bill_ready', 'payment_result', 'new_message', 'case_update']),
    )
    expect(ofCustomer.length).toBeLessThan(15)
    expect(sent.filter(({ status }) => status !== 'sent')).toMatchObject([{ email: pastDueEmail, status: 'bounced' }])
    expect(sent.filter(({ body }) => body.includes('token='))).toEqual([])
    expect(await rowsOf('select id from graphile_worker.jobs')).toEqual([])
  })

  it('gives one demo user something of each kind to resolve', async () => {
    const [row] = z
      .array(z.object({ past_due: z.boolean(), last_payment: z.string(), is_undeliverable: z.boolean() }))
      .parse(
        await rowsOf(`select account.balance > 0 and account.due_on < '${today}' as past_due,
          (select status from payments where billing_account_number = account.number
            order by created_at desc limit 1) as last_payment,
          exists (select from undeliverable_emails where address = contact.email) as is_undeliverable
          from contacts contact join billing_accounts account on account.customer_number = contact.customer_number
          where contact.email = '${pastDueEmail}'`),
      )
    expect(row).toEqual({ past_due: true, last_payment: 'declined', is_undeliverable: true })
  })

  it('loads as many customers as asked for, with all that belongs to them', async () => {
    expect(seeded).toMatchObject({ customers: 60 })
    expect(await rowsOf('select count(*)::int as customers from customers')).toEqual([{ customers: 60 }])
    expect(await rowsOf('select count(*)::int as statements from statements')).toEqual([
      { statements: seeded?.statements },
    ])
    expect(await rowsOf('select count(*)::int as payments from payments')).toEqual([{ payments: seeded?.payments }])
    expect(await rowsOf('select count(*)::int as count from announcements')).toEqual([{ count: 11 }])
  })

  it('leaves every balance equal to what was charged less what was posted and credited, and what went back', async () => {
    const wrong = await rowsOf(`
      select number from billing_accounts a
      where balance <> coalesce((select sum(charges) from statements where billing_account_number = a.number), 0)
        - coalesce((select sum(amount) from payments where billing_account_number = a.number and status = 'posted'), 0)
        - coalesce((select sum(amount) from credits where billing_account_number = a.number), 0)
        + coalesce((select sum(amount) from refunds where billing_account_number = a.number and deposit_id is null
            and status in ('approved', 'sent', 'cashed', 'stale')), 0)
        or due_on is distinct from (select max(due_on) from statements where billing_account_number = a.number)`)
    expect(wrong).toEqual([])
  })

  it('lets autopay charge only methods that are handed to the provider', async () => {
    const tokens = new Set(seeded?.profiles.map(({ token }) => token))
    const used = await database.pool.query<{ token: string }>(
      'select autopay_token as token from billing_accounts where autopay_token is not null',
    )
    expect(used.rows.length).toBeGreaterThan(5)
    expect(used.rows.filter(({ token }) => !tokens.has(token))).toEqual([])
  })

  it('gives the demo people the password that is printed at the start', async () => {
    const { rows } = await database.pool.query<{ password_hash: string }>(
      "select password_hash from users where email = 'customer@demo.example'",
    )
    expect(await verify(rows[0]?.password_hash ?? '', demoPassword)).toBe(true)
    expect(rows[0]?.password_hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  it('changes nothing if someone can sign in already', async () => {
    expect(await seedDemo(database.db, { today, accounts: 60 })).toBeNull()
    expect(await rowsOf('select count(*)::int as customers from customers')).toEqual([{ customers: 60 }])
  })
})

describe('a crowd behind the customers with a history', () => {
  const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by indexname`
  let crowded: TestDatabase
  let bulk: Client
  let before: unknown[]
  beforeAll(async () => {
    crowded = await createTestDatabase()
    before = (await crowded.pool.query(indexes)).rows
    bulk = new Client({ connectionString: crowded.url })
    await bulk.connect()
    await seedDemo(crowded.db, { today, accounts: 100, withHistory: 30, messages: 175, bulk })
  })
  afterAll(async () => {
    await bulk.end()
    await crowded.drop()
  })
  const numberOf = async (query: string): Promise<number> =>
    Number((await crowded.pool.query<{ number: string }>(`select (${query}) as number`)).rows[0]?.number)

  it('has the requested number of customers and messages, with bills for customers who owe for gas, and histories for the first ones only', async () => {
    expect(await numberOf('select count(*) from customers')).toBe(100)
    expect(await numberOf("select count(*) from cases where description like '%My reference is QP-%'")).toBe(175)
    const withRowsIn = (table: string) =>
      numberOf(`select count(distinct a.customer_number) from ${table} t
        join billing_accounts a on a.number = t.billing_account_number`)
    expect(await withRowsIn('payments')).toBeLessThanOrEqual(30)
    expect(await withRowsIn('statements')).toBeGreaterThan(35)
    expect(
      await numberOf(`select count(*) from billing_accounts a where service_group = 'GAS' and balance > 0
        and not exists (select 1 from statements where billing_account_number = a.number)`),
    ).toBe(0)
  })

  it('knows since when its gas accounts have been past due, as for all other customers', async () => {
    expect(
      await numberOf(`select count(*) from billing_accounts where service_group = 'GAS'
        and open_since is distinct from open_since_of(number, balance)`),
    ).toBe(0)
    expect(await numberOf('select count(*) from billing_accounts where open_since is not null')).toBeGreaterThan(15)
  })

  it('leaves every index as it was', async () => {
    expect(before.length).toBeGreaterThan(50)
    expect((await crowded.pool.query(indexes)).rows).toEqual(before)
  })

  it('refers only to what is there, and numbers new cases on', async () => {
    const missing = `select count(*) from cases c left join contacts k on k.id = c.contact_id and k.customer_number = c.customer_number
      left join service_accounts s on s.id = c.service_account_id left join premises p on p.number = s.premise_number
      where k.id is null or (c.service_account_id is not null and (s.id is null or p.number is null))`
    expect(await numberOf(missing)).toBe(0)
    expect(await numberOf("nextval('case_numbers')")).toBeGreaterThan(await numberOf('select count(*) from cases'))
  })
})
