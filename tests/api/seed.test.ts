import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../server/db/seed/demoPeople'
import { seedDemo, type Seeded } from '../../server/db/seed/load'
import { freshDatabase, type TestDatabase } from '../support/database'

const today = '2026-03-13'

let database: TestDatabase
let seeded: Seeded | null

beforeAll(async () => {
  database = await freshDatabase()
  seeded = await seedDemo(database.db, { today, accounts: 60 })
})
afterAll(() => database.drop())

const rowsOf = async (query: string): Promise<unknown[]> => (await database.pool.query(query)).rows

describe('seeding a database', () => {
  it('loads as many customers as asked for, with all that belongs to them', async () => {
    expect(seeded).toMatchObject({ customers: 60 })
    expect(await rowsOf('select count(*)::int as customers from customers')).toEqual([{ customers: 60 }])
    expect(await rowsOf('select count(*)::int as statements from statements')).toEqual([
      { statements: seeded?.statements },
    ])
    expect(await rowsOf('select count(*)::int as payments from payments')).toEqual([{ payments: seeded?.payments }])
    expect(await rowsOf('select count(*)::int as count from announcements')).toEqual([{ count: 12 }])
  })

  it('leaves every balance equal to what was charged less what was posted', async () => {
    const wrong = await rowsOf(`
      select number from billing_accounts a
      where balance <> coalesce((select sum(charges) from statements where billing_account_number = a.number), 0)
        - coalesce((select sum(amount) from payments where billing_account_number = a.number and status = 'posted'), 0)
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

  it('changes nothing where somebody can sign in already', async () => {
    expect(await seedDemo(database.db, { today, accounts: 60 })).toBeNull()
    expect(await rowsOf('select count(*)::int as customers from customers')).toEqual([{ customers: 60 }])
  })
})
