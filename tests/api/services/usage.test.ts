import { describe, expect } from 'vitest'
import { listUsage } from '#shared/contract/services/usage'
import { addMonths } from '#shared/format/dates'
import { gasReadings } from '../../../server/db/schema/services/usage'
import { type Account, addAccount, addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function customer(server: TestServer, serviceType: 'GAS' | 'FIBER' = 'GAS') {
  const person = await addPerson(server.database.db)
  const account = await addAccount(server.database.db, person.customerNumber, { serviceType })
  return { account, token: await server.signIn(person) }
}

/** Adds a reading of the month that ends `monthsBack` months before February 28, 2026. */
const addReading = (
  server: TestServer,
  { serviceAccountId }: Account,
  monthsBack: number,
  readType: 'actual' | 'estimated' = 'actual',
) =>
  server.database.db.insert(gasReadings).values({
    serviceAccountId,
    periodStart: addMonths('2026-02-01', -monthsBack),
    periodEnd: addMonths('2026-02-28', -monthsBack),
    meterNumber: 'GM-1',
    previousRead: 9950,
    currentRead: 61,
    readType,
    ccf: 111,
    heatFactor: 1043,
    therms: 116,
    degreeDays: 850,
    amount: 14_407,
  })

const ask = (server: TestServer, account: Account, token: string, months?: 13 | 24 | 36) =>
  server.call(
    listUsage,
    { body: { service_account_id: account.serviceAccountId, ...(months && { months }) } },
    { token },
  )

describe('the usage of a gas service', () => {
  it('contains each reading with its cost, oldest first', async ({ server }) => {
    const { account, token } = await customer(server)
    await addReading(server, account, 1, 'estimated')
    await addReading(server, account, 0)
    const { data } = await ask(server, account, token)
    const february = {
      period_start: '2026-02-01',
      period_end: '2026-02-28',
      days: 28,
      meter_number: 'GM-1',
      previous_read: 9950,
      current_read: 61,
      read_type: 'actual',
      ccf: 111,
      heat_factor: 1.043,
      therms: 116,
      degree_days: 850,
      amount: 144.07,
      note: '',
    }
    expect(data).toEqual({
      street_address: '412 Fennick Ave',
      readings: [
        { ...february, period_start: '2026-01-01', period_end: '2026-01-28', read_type: 'estimated' },
        february,
      ],
    })
  })

  it('covers the requested number of months', async ({ server }) => {
    const { account, token } = await customer(server)
    for (let monthsBack = 0; monthsBack < 30; monthsBack++) await addReading(server, account, monthsBack)
    expect((await ask(server, account, token)).data).toMatchObject({ readings: { length: 13 } })
    expect((await ask(server, account, token, 24)).data).toMatchObject({ readings: { length: 24 } })
  })

  it('excludes a month without a reading', async ({ server }) => {
    const { account, token } = await customer(server)
    await addReading(server, account, 2)
    await addReading(server, account, 0)
    const { data } = await ask(server, account, token)
    expect(data).toMatchObject({ readings: [{ period_end: '2025-12-28' }, { period_end: '2026-02-28' }] })
  })

  it('is not found for fiber', async ({ server }) => {
    const { account, token } = await customer(server, 'FIBER')
    expect((await ask(server, account, token)).status).toBe(404)
  })

  it('is not found for another customer', async ({ server }) => {
    const { account } = await customer(server)
    const { token } = await customer(server)
    expect((await ask(server, account, token)).status).toBe(404)
  })
})
