import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyEarlierMigrations } from '../../../server/db/earlierMigrations'
import { roles } from '../../../server/db/schema/signIn/users'
import { launchDatabase } from '../../../server/launch/database'
import { createTestDatabase, type TestDatabase } from '../../support/server/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const launch = () => launchDatabase({ dataDir: '/data', databaseUrl: database.url, password: '' })

it('A database of this build is opened again', async () => {
  await expect(launch()).resolves.toMatchObject({ isEmbedded: false })
})

it('A database of an earlier build is rejected with what to do about it, and stays as it was', async () => {
  const countMigrations = async () => {
    const text = 'select count(*)::int as count from drizzle.__drizzle_migrations'
    return (await database.pool.query<{ count: number }>(text)).rows[0]?.count ?? 0
  }
  const before = await countMigrations()
  await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'the first migration of an earlier build',
    Date.UTC(2026, 0, 1),
  ])

  await expect(launch()).rejects.toThrow(
    'The data in the database that DATABASE_URL names was created by an earlier build, and this build can’t update it. To start over with demo data, set DATABASE_URL to an empty database.',
  )
  expect(await countMigrations()).toBe(before + 1)
})

/** Creates the tables as they were before a migration. */
async function migrateUntil(tag: string): Promise<void> {
  await database.pool.query(
    'drop schema public cascade; drop schema drizzle cascade; drop schema graphile_worker cascade; create schema public',
  )
  await applyEarlierMigrations(database.url, {
    migrationsFolder: 'server/db/migrations',
    select: (migrations) =>
      migrations.slice(
        0,
        migrations.findIndex((migration) => migration.tag === tag),
      ),
  })
}

it('A database from before background jobs had a page gives its administrators the right to it, and no one else', async () => {
  await migrateUntil('0008_administrators-see-jobs')
  const administration = [
    'ACCESSCONTROL.read',
    'ACCESSCONTROL.write',
    'AUDIT.read',
    'INTERNALUSERS.read',
    'INTERNALUSERS.write',
  ]
  await database.db.insert(roles).values([
    { name: 'administrator', rights: administration, isForStaff: true },
    { name: 'reader of jobs', rights: [...administration, 'JOBS.read'], isForStaff: true },
    { name: 'auditor', rights: ['ACCESSCONTROL.read', 'AUDIT.read', 'INTERNALUSERS.read'], isForStaff: true },
    { name: 'customer', rights: administration, isForStaff: false },
  ])

  const laterRights = ['APIKEYS', 'EVENTS', 'IMPORTS', 'JOBS'].flatMap((feature) => [
    `${feature}.read`,
    `${feature}.write`,
  ])

  await launch()

  const rightsOf = async () => {
    const rows = await database.db.select().from(roles)
    return Object.fromEntries(rows.map(({ name, rights }) => [name, rights.toSorted()]))
  }
  expect(await rightsOf()).toEqual({
    administrator: [...administration, ...laterRights].toSorted(),
    'reader of jobs': [...administration, ...laterRights].toSorted(),
    auditor: ['ACCESSCONTROL.read', 'AUDIT.read', 'INTERNALUSERS.read'],
    customer: administration,
  })
})

it('A database from before fiber debts were stored knows since when each of them is past due', async () => {
  await migrateUntil('0011_debt-of-all-services')
  await database.pool.query(`
    insert into customers (number, name, kind) values ('CU-1', 'Ada Quill', 'residential');
    insert into billing_accounts (number, group_id, customer_number, service_group, balance, due_on) values
      ('BA-1', 'BG-1', 'CU-1', 'FIBER', 14000, '2026-03-22'), ('BA-2', 'BG-2', 'CU-1', 'FIBER', 6000, '2026-03-22');
    insert into statements
        (billing_account_number, period_start, period_end, issued_on, due_on, previous_balance, charges)
      select account, due - 53, due - 23, due - 21, due, 0, charges
      from unnest(array['BA-1', 'BA-2']) account,
        (values ('2026-02-22'::date, 8000), ('2026-03-22'::date, 6000)) bills (due, charges)`)

  await launch()

  const { rows } = await database.pool.query('select number, open_since::text from billing_accounts order by number')
  expect(rows).toEqual([
    { number: 'BA-1', open_since: '2026-02-22' },
    { number: 'BA-2', open_since: '2026-03-22' },
  ])
})

it('A database from before owners were stored with their premises keeps who owns which', async () => {
  await migrateUntil('0009_property-owners')
  await database.pool.query(`
    insert into communities (id, name, city, state, zip, homes, kind, services)
      values ('row', 'Orchard Row', 'Quillmere', 'TX', '00141', 2, 'HOA', '{FIBER}');
    insert into customers (number, name, kind) values ('CU-1', 'Harrow Homes', 'BUILDER');
    insert into premises (number, community_id, street_address, city, state, zip)
      values ('PR-1', 'row', '1 Harrow Ln', 'Quillmere', 'TX', '00141'), ('PR-2', 'row', '2 Harrow Ln', 'Quillmere', 'TX', '00141');
    insert into property_owners (premise_number, customer_number) values ('PR-1', 'CU-1')`)

  await launch()

  const { rows } = await database.pool.query('select number, owner_number from premises order by number')
  expect(rows).toEqual([
    { number: 'PR-1', owner_number: 'CU-1' },
    { number: 'PR-2', owner_number: null },
  ])
})

it('A database from before appointments were a choice applies the choice for updates about requests to them', async () => {
  await migrateUntil('0024_debt-trigger-and-visits')
  await database.pool.query(`
    insert into customers (number, name, kind) values ('CU-1', 'Ada Quill', 'residential');
    insert into billing_accounts (number, group_id, customer_number, service_group, balance, due_on)
      values ('BA-1', 'BG-1', 'CU-1', 'FIBER', 0, '2026-03-22');
    insert into contacts (id, customer_number, first_name, last_name, email, phone)
      select contact, 'CU-1', 'Ada', 'Quill', contact || '@example.com', '' from unnest(array['a', 'b', 'c']) contact;
    insert into communication_preferences
        (billing_group_id, contact_id, channels, days_before_due, usage_threshold)
      values ('BG-1', 'a', '{"case_update": ["sms"]}', 3, 120), ('BG-1', 'b', '{"bill_ready": []}', 3, 120),
        ('BG-1', 'c', '{"case_update": [], "appointment": ["email"]}', 3, 120);
    insert into email_opt_outs (recipient, category, since)
      values ('a', 'case_update', '2026-03-01'), ('b', 'surveys', '2026-03-01')`)

  await launch()

  const choices = await database.pool.query('select contact_id, channels from communication_preferences order by 1')
  expect(choices.rows).toEqual([
    { contact_id: 'a', channels: { case_update: ['sms'], appointment: ['sms'] } },
    { contact_id: 'b', channels: { bill_ready: [] } },
    { contact_id: 'c', channels: { case_update: [], appointment: ['email'] } },
  ])
  const optOuts = await database.pool.query('select recipient, category from email_opt_outs order by 1, 2')
  expect(optOuts.rows).toEqual([
    { recipient: 'a', category: 'appointment' },
    { recipient: 'a', category: 'case_update' },
    { recipient: 'b', category: 'surveys' },
  ])
})

it('A migration that waits for a table lets others use it, and is applied once it can be', async () => {
  await migrateUntil('0033_corrections')
  const reader = await database.pool.connect()
  await reader.query('begin; select from payments limit 1')
  const launched = launch()
  const waiting = `select from pg_locks where not granted and relation = 'payments'::regclass`
  while ((await database.pool.query(waiting)).rowCount === 0);
  await expect(database.pool.query('select from payments limit 1')).resolves.toMatchObject({ command: 'SELECT' })
  await reader.query('commit')
  reader.release()
  await launched
  const column = `select from information_schema.columns where table_name = 'payments' and column_name = 'returned_at'`
  expect((await database.pool.query(column)).rowCount).toBe(1)
})

it('A database in another encoding than UTF8 is rejected', async () => {
  const other = await createTestDatabase(`template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`)
  const launched = launchDatabase({ dataDir: '/data', databaseUrl: other.url, password: '' })
  await expect(launched).rejects.toThrow('The database has the encoding SQL_ASCII, and the portal needs UTF8')
  await other.drop()
})
