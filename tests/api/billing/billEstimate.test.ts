import { describe, expect } from 'vitest'
import { getBillEstimate, type StatementLine } from '#shared/contract/billing/statements'
import { addDays, addMonths } from '#shared/format/dates'
import type { ServiceType } from '#shared/services/services'
import { gasReadings, usageDays } from '../../../server/db/schema/services/usage'
import { gasLines, gasRates } from '../../../server/db/seed/billing/gasUse'
import { addStatement } from '../../support/data/billing/statements'
import { addAccount, addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  server.setNow('2026-03-13T15:00:00Z')
})

async function customer(server: TestServer, serviceType: ServiceType = 'GAS') {
  const person = await addPerson(server.database.db)
  const account = await addAccount(server.database.db, person.customerNumber, { serviceType })
  const token = await server.signIn(person)
  const ask = (by = token) =>
    server.call(getBillEstimate, { query: { crm_service_account_id: account.serviceAccountId } }, { token: by })
  return { account, ask }
}

type Customer = Awaited<ReturnType<typeof customer>>

const degreeDaysByMonth = [900, 850, 640, 310, 110, 25, 8, 8, 40, 205, 589, 884]
const thermsFor = (degreeDays: number): number => Math.round(12 + 0.107 * degreeDays)

const reading = (monthsBack: number) => {
  const end = addMonths('2026-02-28', -monthsBack)
  const degreeDays = degreeDaysByMonth[Number(end.slice(5, 7)) - 1] ?? 0
  const therms = thermsFor(degreeDays)
  return {
    periodStart: addDays(addMonths('2026-02-28', -monthsBack - 1), 1),
    periodEnd: end,
    meterNumber: 'GM-1',
    previousRead: 0,
    currentRead: therms,
    readType: 'actual' as const,
    ccf: therms,
    heatFactor: 1000,
    therms,
    degreeDays,
    amount: 0,
    note: '',
  }
}

const billLines = (month: number, therms: number): StatementLine[] =>
  gasLines({ rate: gasRates.home, reading: { ...reading(0), therms } }, { month, homeFactor: 1, share: 1 })

/** Adds readings and bills of a home that always needs the same for the same weather, up to February. */
async function addHistory(server: TestServer, { account }: Customer, months: number) {
  const { db } = server.database
  for (let monthsBack = months - 1; monthsBack >= 0; monthsBack--) {
    const row = reading(monthsBack)
    await db.insert(gasReadings).values({ serviceAccountId: account.serviceAccountId, ...row })
    const month = row.periodEnd.slice(0, 7)
    await addStatement(db, account, { month, lines: billLines(Number(month.slice(5)), row.therms) })
  }
}

const addDay = (server: TestServer, { account: { serviceAccountId } }: Customer, day: string, amount: number) =>
  server.database.db.insert(usageDays).values({ serviceAccountId, day, amount, degreeDays: 21 })

interface Range {
  low: number
  high: number
}

const estimateOf = async ({ ask }: Customer): Promise<Range> => ((await ask()).data as { estimate: Range }).estimate

describe('the estimate of the current gas bill', () => {
  it('is the bill for the same weather as a year before, priced like the bills', async ({ server }) => {
    const home = await customer(server)
    await addHistory(server, home, 24)
    const { data } = await home.ask()
    const therms = thermsFor(640)
    const total = billLines(3, therms).reduce((sum, { amount }) => sum + amount, 0)
    expect(data).toEqual({
      estimate: {
        period_start: '2026-03-01',
        period_end: '2026-03-28',
        expected: expect.closeTo(total / 100, -1),
        low: expect.any(Number),
        high: expect.any(Number),
        changes: 0,
        counted_until: null,
        therms_so_far: null,
        expected_therms: expect.closeTo(therms, -1),
        checked_periods: expect.any(Number),
      },
      problem: null,
    })
  })

  it('has a narrower range once days of the period were reported', async ({ server }) => {
    const home = await customer(server)
    await addHistory(server, home, 24)
    const before = await estimateOf(home)
    for (let day = 1; day <= 12; day++) {
      await addDay(server, home, `2026-03-${String(day).padStart(2, '0')}`, 270)
    }
    const after = await estimateOf(home)
    expect(after).toMatchObject({ counted_until: '2026-03-12', therms_so_far: 32.4 })
    const widthOf = ({ low, high }: Range) => high - low
    expect(widthOf(after)).toBeGreaterThan(0)
    expect(widthOf(after)).toBeLessThan(widthOf(before) * 0.8)
  })

  it('is not possible with less than a year of readings', async ({ server }) => {
    const home = await customer(server)
    await addHistory(server, home, 8)
    expect((await home.ask()).data).toEqual({ estimate: null, problem: 'too_new' })
  })

  it('is not possible after a month without a reading', async ({ server }) => {
    const home = await customer(server)
    await addHistory(server, home, 24)
    await addStatement(server.database.db, home.account, { month: '2026-03', lines: billLines(3, 80) })
    expect((await home.ask()).data).toEqual({ estimate: null, problem: 'no_reading' })
  })

  it('is not found for other customers', async ({ server }) => {
    const [one, other] = [await customer(server), await customer(server)]
    const person = await addPerson(server.database.db)
    expect((await one.ask(await server.signIn(person))).status).toBe(404)
    expect((await other.ask()).data).toEqual({ estimate: null, problem: 'too_new' })
  })
})

describe('the estimate of a bill without usage', () => {
  it('repeats the last bill, without its one-time charges', async ({ server }) => {
    const home = await customer(server, 'FIBER')
    const line = { label: 'Gig 1000', detail: '', quantity: 1, unit: 'month', rate: 90, tariff: 'GIG', amount: 9000 }
    await addStatement(server.database.db, home.account, {
      month: '2026-02',
      lines: [
        { ...line, section: 'FIBER' },
        { ...line, section: 'ONE_TIME', label: 'Late fee', unit: '', amount: 150 },
      ],
    })
    expect((await home.ask()).data).toMatchObject({ estimate: { expected: 90, low: 90, high: 90 } })
  })
})
