import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  exportRegistrations,
  getRegistrationCount,
  inviteToRegister,
  listRegistrations,
} from '#shared/contract/customers/registrationList'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { legacyAccounts } from '../../../server/db/schema/customers/registrations'
import { addLegacyCustomer, legacyStreet } from '../../support/data/customers/legacyAccounts'
import { verifyIdentity } from '../../support/data/customers/registrations'
import { addPerson, allRights, type Person } from '../../support/data/people'
import { readNewestMail } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Person
let token: string
it.beforeAll(async ({ server }) => {
  staff = await addPerson(server.database.db, { userType: 'CENTRIC' })
  token = await server.signIn(staff)
})

const actions = async (server: TestServer) =>
  (await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, staff.userId))).map(
    ({ action }) => action,
  )
const registered = () => ({ registeredAt: new Date(testNow), registeredBy: staff.userId, lastStep: 'done' as const })

describe('the count of registrations', () => {
  const Count = z.looseObject({ total: z.int(), started: z.int(), invited: z.int() })
  const ask = async (server: TestServer, as = token) => server.call(getRegistrationCount, {}, { token: as })

  it('adds up by step and by community', async ({ server }) => {
    const { db } = server.database
    await db.delete(legacyAccounts)
    const failed = await addLegacyCustomer(db, { invitedAt: new Date(testNow), lastFailure: 'Refused.' })
    await verifyIdentity(server, failed)
    await addLegacyCustomer(db)
    await addLegacyCustomer(db, registered())
    expect((await ask(server)).data).toEqual({
      total: 3,
      registered: 1,
      started: 1,
      not_started: 1,
      invited: 1,
      invited_waiting: 1,
      opened: 0,
      failed: 1,
      by_step: [
        { step: 'none', accounts: 1 },
        { step: 'code', accounts: 0 },
        { step: 'proved', accounts: 1 },
        { step: 'services', accounts: 0 },
        { step: 'payment', accounts: 0 },
      ],
      by_day: expect.any(Array),
      by_community: [{ community: 'Orchard Row', total: 3, registered: 1 }],
    })
    expect(Count.safeParse((await ask(server)).data).success).toBe(true)
  })

  it('covers the last thirty days in the provider’s time zone, each with its own count', async ({ server }) => {
    const { db } = server.database
    await db.delete(legacyAccounts)
    const at = (moment: string) => addLegacyCustomer(db, { ...registered(), registeredAt: new Date(moment) })
    // The first one is in the evening of the 11th in Chicago, which is the 12th in UTC.
    for (const moment of ['2026-03-12T03:00:00.000Z', '2026-03-13T14:00:00.000Z', '2026-02-11T12:00:00.000Z']) {
      await at(moment)
    }
    const { by_day } = z
      .looseObject({ by_day: z.array(z.object({ day: z.string(), count: z.int() })) })
      .parse((await ask(server)).data)
    expect([by_day.length, by_day[0]?.day, by_day.at(-1)]).toEqual([30, '2026-02-12', { day: '2026-03-13', count: 1 }])
    expect(by_day.filter(({ count }) => count > 0).map(({ day }) => day)).toEqual(['2026-03-11', '2026-03-13'])
  })

  it('is available only to staff, whatever a customer’s role', async ({ server }) => {
    const customer = await addPerson(server.database.db, { rights: allRights })
    expect((await ask(server, await server.signIn(customer))).status).toBe(403)
  })
})

describe('the list of registrations', () => {
  const list = async (server: TestServer, query: object) =>
    (await server.call(listRegistrations, { query }, { token })).data

  it('contains customers who have not finished, with all known details', async ({ server }) => {
    const { db } = server.database
    await db.delete(legacyAccounts)
    const open = await addLegacyCustomer(db)
    await addLegacyCustomer(db, { ...registered(), lastName: 'Ended' })
    expect(await list(server, {})).toEqual({
      accounts: [
        {
          migration_account_parent_id: open.migrationAccountParentId,
          crm_customer_number: open.customerNumber,
          name: 'Enid Calder',
          email: open.email,
          mobile: open.mobile,
          service_address: legacyStreet,
          community: 'Orchard Row',
          fiber_account_number: open.fiberAccountNumber,
          gas_account_number: open.gasAccountNumber,
          last_step: 'none',
          last_step_at: null,
          last_failure: '',
          invited_at: null,
          opened_at: null,
          registered_at: null,
        },
      ],
      total_count: 1,
      is_exact: true,
    })
    expect(await list(server, { includeRegistered: 'true' })).toMatchObject({ total_count: 2 })
    expect(await list(server, { includeRegistered: 'true', search: 'ENDED' })).toMatchObject({
      accounts: [{ name: 'Enid Ended', registered_at: testNow }],
    })
    expect(await actions(server)).toContain('customer.opened')
  })

  it('is filtered with true or false', async ({ server }) => {
    const answer = await server.call(listRegistrations, { query: { includeRegistered: 'maybe' } } as never, { token })
    expect([answer.status, Object.keys(answer.fields)]).toEqual([400, ['includeRegistered']])
  })
})

describe('the report of registrations', () => {
  const report = async (server: TestServer, includeRegistered: 'true' | 'false') => {
    const answer = await server.call(exportRegistrations, { query: { includeRegistered } }, { token })
    const parts = unzipSync(answer.bytes)
    return { answer, parts, sheet: strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) }
  }

  it('is a workbook with a row for each account, also for more accounts than one read returns', async ({ server }) => {
    const { db } = server.database
    await db.delete(legacyAccounts)
    const first = await addLegacyCustomer(db, { lastName: 'O’Hara & <Sons>' })
    await addLegacyCustomer(db, registered())
    const { answer, parts, sheet } = await report(server, 'false')
    expect(answer.headers).toMatchObject({
      'content-type': exportRegistrations.file,
      'content-disposition': `attachment; filename="Registrations 2026-03-13.xlsx"; filename*=UTF-8''Registrations%202026-03-13.xlsx`,
    })
    expect(Object.keys(parts)).toContain('[Content_Types].xml')
    expect(sheet.match(/<row>/g)).toHaveLength(2)
    expect(sheet).toContain('Enid O’Hara &amp; &lt;Sons&gt;')
    expect(sheet).toContain(first.migrationAccountParentId)
    await addMany(server, 600, first.migrationAccountParentId)
    expect((await report(server, 'true')).sheet.match(/<row>/g)).toHaveLength(603)
    expect(await actions(server)).toContain('registration.exported')
  })

  it('contains the last step in words and its time as a date in the provider’s time zone', async ({ server }) => {
    const { db } = server.database
    await db.delete(legacyAccounts)
    await addLegacyCustomer(db, { lastStep: 'code', lastStepAt: new Date('2026-03-12T16:20:00.000Z') })
    const { parts, sheet } = await report(server, 'false')
    expect(sheet).toContain(registrationTexts.stepLabels.code)
    expect(sheet).toContain(registrationTexts.exportColumns('America/Chicago')[10]?.title)
    // 11:20 AM of March 12, 2026, in days since December 30, 1899.
    const [, serial] = sheet.match(/<c s="2"><v>([\d.]+)<\/v>/) ?? []
    expect(Number(serial)).toBeCloseTo(46_093 + (11 * 60 + 20) / 1440, 8)
    expect(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())).toContain('mm/dd/yyyy h:mm AM/PM')
    expect(sheet).not.toContain('2026-03-12T')
  })
})

/** Adds accounts with consecutive numbers, because random ones would collide once in a hundred runs. */
async function addMany(server: TestServer, count: number, like: string): Promise<void> {
  const { pool } = server.database
  const numbers = `generate_series(1, ${count}) n`
  await pool.query(
    `insert into customers (number, name, kind) select 'CU-M' || n, 'Enid Calder', 'residential' from ${numbers}`,
  )
  const same = `contact_id, email, first_name, last_name, mobile, service_address_line1, service_address_city,
    service_address_state, service_address_postal_code`
  await pool.query(
    `insert into legacy_accounts (migration_account_parent_id, customer_number, ${same})
     select 'MP-M' || n, 'CU-M' || n, ${same} from legacy_accounts, ${numbers} where migration_account_parent_id = $1`,
    [like],
  )
}

describe('sending an invitation to register', () => {
  const invite = (server: TestServer, id: string) =>
    server.call(inviteToRegister, { body: { migration_account_parent_id: id } }, { token })

  it('writes to the address on file, stores the time, and leaves a record', async ({ server }) => {
    const legacy = await addLegacyCustomer(server.database.db)
    const answer = await invite(server, legacy.migrationAccountParentId)
    expect([answer.status, answer.messages]).toEqual([200, [commonTexts.invitationSent]])
    expect(answer.data).toMatchObject({ invited_at: testNow })
    expect((await readNewestMail(server, legacy.email)).body).toContain('/register')
    expect(await actions(server)).toContain('registration.invited')
  })

  it('is limited to three times a day', async ({ server }) => {
    const { migrationAccountParentId } = await addLegacyCustomer(server.database.db)
    const answers = []
    for (let time = 0; time < 4; time += 1) answers.push(await invite(server, migrationAccountParentId))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  })

  it('is rejected if it makes no sense', async ({ server }) => {
    const { db } = server.database
    const done = await addLegacyCustomer(db, registered())
    const silent = await addLegacyCustomer(db, { email: '' })
    expect((await invite(server, done.migrationAccountParentId)).messages).toEqual([
      registrationTexts.alreadyRegistered,
    ])
    expect((await invite(server, silent.migrationAccountParentId)).messages).toEqual([registrationTexts.noEmail])
    expect((await invite(server, 'MP-00000000')).status).toBe(404)
  })
})
