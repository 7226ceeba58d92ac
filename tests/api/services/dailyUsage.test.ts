import { describe, expect } from 'vitest'
import { listDailyUsage } from '#shared/contract/services/usage'
import { addDays } from '#shared/format/dates'
import { usageDays } from '../../../server/db/schema/services/usage'
import { addAccount, addPerson } from '../../support/data/people'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function customer(server: TestServer, serviceType: 'GAS' | 'FIBER' | 'TV' = 'GAS') {
  const person = await addPerson(server.database.db)
  const { serviceAccountId } = await addAccount(server.database.db, person.customerNumber, { serviceType })
  const token = await server.signIn(person)
  const ask = ({ by = token, from = '2026-02-01', until = '2026-02-28' } = {}) =>
    server.call(listDailyUsage, { query: { crm_service_account_id: serviceAccountId, from, until } }, { token: by })
  const add = (day: string, amount: number, degreeDays: number | null = null) =>
    server.database.db.insert(usageDays).values({ serviceAccountId, day, amount, degreeDays })
  return { token, ask, add }
}

describe('the usage by day', () => {
  it('the usage of gas by day is in therms, with the same day a year earlier and its degree days', async ({
    server,
  }) => {
    const { ask, add } = await customer(server)
    await add('2026-02-28', 412, 31)
    await add('2025-02-28', 395, 28)
    await add('2026-02-02', 38, 3)
    await add('2026-03-01', 400, 30)
    expect((await ask()).data).toEqual({
      street_address: '412 Fennick Ave',
      days: [
        { day: '2026-02-02', amount: 0.38, year_before: null, degree_days: 3 },
        { day: '2026-02-28', amount: 4.12, year_before: 3.95, degree_days: 31 },
      ],
    })
  })

  it('the usage of a fiber line by day is in GB, without degree days', async ({ server }) => {
    const { ask, add } = await customer(server, 'FIBER')
    await add('2026-02-02', 14_250)
    expect((await ask()).data).toMatchObject({ days: [{ amount: 14.25, degree_days: null }] })
  })

  it('ends after 62 days', async ({ server }) => {
    const { ask, add } = await customer(server)
    await add(addDays('2026-01-01', 61), 100)
    await add(addDays('2026-01-01', 62), 100)
    const { data } = await ask({ from: '2026-01-01', until: '2026-12-31' })
    expect(data).toMatchObject({ days: [{ day: '2026-03-03' }] })
  })

  it('is not found for other customers, or for services without usage', async ({ server }) => {
    const [one, other, tv] = [await customer(server), await customer(server), await customer(server, 'TV')]
    expect((await one.ask({ by: other.token })).status).toBe(404)
    expect((await tv.ask()).status).toBe(404)
  })
})
