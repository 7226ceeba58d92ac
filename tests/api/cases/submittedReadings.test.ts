import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createServiceRequest, getCase } from '#shared/contract/cases/cases'
import { applyReading } from '#shared/contract/cases/requestQueue'
import { addMonths } from '#shared/format/dates'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { statements } from '../../../server/db/schema/billing/statements'
import { billingAccounts } from '../../../server/db/schema/customers/accounts'
import { gasReadings } from '../../../server/db/schema/services/usage'
import { addStatement, gasLine } from '../../support/data/billing/statements'
import { addStaff } from '../../support/data/cases/queue'
import { fetchWork } from '../../support/data/cases/requests'
import { type Account, addAccount, addPerson, type Person } from '../../support/data/people'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: Awaited<ReturnType<typeof addStaff>>
let maya: { person: Person; account: Account; token: string }

it.beforeAll(async ({ server }) => {
  staff = await addStaff(server)
})
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  const person = await addPerson(server.database.db)
  const account = await addAccount(server.database.db, person.customerNumber, { serviceType: 'GAS' })
  maya = { person, account, token: await server.signIn(person) }
})

/** Adds a reading for each of the last months, the newest of which ended on February 28. Each month used 56 CCF. */
async function addReadings(server: TestServer, { newest = 'actual' as 'actual' | 'estimated', count = 4 } = {}) {
  await server.database.db.insert(gasReadings).values(
    Array.from({ length: count }, (_, monthsBack) => ({
      serviceAccountId: maya.account.serviceAccountId,
      periodStart: addMonths('2026-02-01', -monthsBack),
      periodEnd: addMonths('2026-02-28', -monthsBack),
      meterNumber: 'GM-1',
      previousRead: 1_000 - 56 * (monthsBack + 1),
      currentRead: 1_000 - 56 * monthsBack,
      readType: monthsBack === 0 ? newest : ('actual' as const),
      ccf: 56,
      heatFactor: 1_000,
      therms: 56,
      degreeDays: 850,
      amount: 2_352,
    })),
  )
}

async function submit(server: TestServer, answer: string, { read_on }: { read_on?: string } = {}): Promise<string> {
  const body = {
    service_type: 'meter_reading',
    service_subtype: read_on === undefined ? 'own_reading' : 'read_dispute',
    description: 'I read it this morning.',
    crm_service_account_id: maya.account.serviceAccountId,
    answers: [
      { code: 'own_reading', answer },
      ...(read_on === undefined ? [] : [{ code: 'read_on', answer: read_on }]),
    ],
  }
  const { data } = await server.call(createServiceRequest, { body }, { token: maya.token })
  return createServiceRequest.response.parse(data).case_id
}
const readingOf = async (server: TestServer, id: string) => (await fetchWork(server, staff.token, id)).submitted_reading
const apply = (server: TestServer, case_id: string, seen_status = 'received' as const, { token } = staff) =>
  server.call(applyReading, { body: { case_id, seen_status } }, { token })

describe('a reading that a customer sends', () => {
  it('is compared with the last reading and with what the home usually uses', async ({ server }) => {
    await addReadings(server)
    expect(await readingOf(server, await submit(server, '1026'))).toEqual({
      account_no: maya.account.billingAccountNumber,
      value: 1_026,
      read_on: '2026-03-13',
      applied_at: null,
      last_reading: { value: 1_000, read_on: '2026-02-28' },
      used_ccf: 26,
      expected_low: 3,
      expected_high: 62,
      verdict: 'plausible',
      correction: null,
    })
  })

  it('a reading of an earlier day is compared with the reading before that day', async ({ server }) => {
    await addReadings(server)
    expect(await readingOf(server, await submit(server, '960', { read_on: '2026-02-10' }))).toMatchObject({
      read_on: '2026-02-10',
      last_reading: { value: 944, read_on: '2026-01-28' },
      used_ccf: 16,
    })
  })

  it('is not compared with an estimated reading', async ({ server }) => {
    await addReadings(server, { newest: 'estimated' })
    expect(await readingOf(server, await submit(server, '1026'))).toMatchObject({
      last_reading: { value: 944, read_on: '2026-01-28' },
      used_ccf: 82,
    })
  })

  it('can’t be judged on a new meter', async ({ server }) => {
    expect(await readingOf(server, await submit(server, '1026'))).toMatchObject({
      last_reading: null,
      used_ccf: null,
      expected_low: null,
      expected_high: null,
      verdict: 'unknown',
    })
  })

  it('a reading of a day to come is only an answer', async ({ server }) => {
    await addReadings(server)
    expect(await readingOf(server, await submit(server, '1026', { read_on: '2026-03-14' }))).toBeNull()
  })
})

describe('the correction of an estimated bill', () => {
  const line = { ...gasLine(2_352), quantity: 56 }

  it('is proposed at the rates of that bill, and posted nowhere', async ({ server }) => {
    const { db } = server.database
    await addReadings(server, { newest: 'estimated' })
    await addStatement(db, maya.account, { month: '2026-02', lines: [line] })
    // Two CCF a day since the end of February.
    const id = await submit(server, '1006')
    expect((await readingOf(server, id))?.correction).toEqual({
      period_end: '2026-02-28',
      billed_value: 1_000,
      corrected_value: 980,
      ccf: -20,
      amount: -840,
    })
    await apply(server, id)
    const [account] = await db
      .select()
      .from(billingAccounts)
      .where(eq(billingAccounts.number, maya.account.billingAccountNumber))
    expect(account?.balance).toBe(11_080)
    const [bill] = await db
      .select()
      .from(statements)
      .where(eq(statements.billingAccountNumber, maya.account.billingAccountNumber))
    expect(bill?.charges).toBe(2_352)
  })

  it('is above zero if too little was billed', async ({ server }) => {
    await addReadings(server, { newest: 'estimated' })
    await addStatement(server.database.db, maya.account, { month: '2026-02', lines: [line] })
    expect((await readingOf(server, await submit(server, '1035')))?.correction).toMatchObject({ ccf: 9, amount: 378 })
  })

  it('does not exist for a bill whose reading was not estimated', async ({ server }) => {
    await addReadings(server)
    expect((await readingOf(server, await submit(server, '1006')))?.correction).toBeNull()
  })
})

describe('applying a reading', () => {
  it('finishes the request, notifies the customer and leaves a record', async ({ server }) => {
    await addReadings(server)
    const id = await submit(server, '1026')
    const appliedAt = '2026-03-13T15:01:00.000Z'
    server.setNow(appliedAt)
    expect((await apply(server, id)).status).toBe(200)
    expect(await readingOf(server, id)).toMatchObject({ applied_at: appliedAt })
    const { data } = await server.call(getCase, { query: { case_id: id } }, { token: maya.token })
    const { status, events } = getCase.response.parse(data)
    expect(status).toBe('resolved')
    expect(events.at(-1)?.note).toBe(requestQueueTexts.readingAppliedNote)
    const records = await server.database.db
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.customerNumber, maya.person.customerNumber))
    expect(records.map(({ action }) => action)).toContain('case.readingApplied')
  })

  it('happens once', async ({ server }) => {
    await addReadings(server)
    const id = await submit(server, '1026')
    const answers = await Promise.all([apply(server, id), apply(server, id)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it('is refused for a request without a reading, and by staff without the right', async ({ server }) => {
    await addReadings(server)
    const id = await submit(server, '1026')
    const reader = await addStaff(server, { rights: ['SERVICETICKET.read'] })
    expect((await apply(server, id, 'received', reader)).status).toBe(403)
    const future = await submit(server, '1026', { read_on: '2026-03-14' })
    expect(await apply(server, future)).toMatchObject({ status: 409, messages: [requestQueueTexts.readingNotOpen] })
  })

  it('is refused if the request was changed meanwhile, and then does not count', async ({ server }) => {
    await addReadings(server)
    const id = await submit(server, '1026')
    const answer = await server.call(applyReading, { body: { case_id: id, seen_status: 'scheduled' } }, staff)
    expect(answer.status).toBe(409)
    expect(await readingOf(server, id)).toMatchObject({ applied_at: null })
  })
})
