import { describe, expect } from 'vitest'
import { SummaryFigures, summarizeOutages } from '#shared/contract/operations/summary'
import { announcements } from '../../../server/db/schema/content/announcements'
import { addAccount, addPerson } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  const { db } = server.database
  token = await server.signIn(await addPerson(db, { userType: 'CENTRIC', rights: ['ANNOUNCEMENTS.read'] }))
  const [one, other] = [await addPerson(db), await addPerson(db)]
  await addAccount(db, one.customerNumber, { serviceType: 'FIBER' })
  await addAccount(db, other.customerNumber, { serviceType: 'GAS' })
  await db
    .insert(announcements)
    .values([
      said('No gas', { serviceTypes: ['GAS'], priority: 2 }),
      said('Fiber cut', { priority: 1 }),
      said('Far away', { communities: ['Far Row'], priority: 3 }),
      said('Over', { endsAt: new Date('2026-03-02T00:00:00Z') }),
      said('Draft', { isDraft: true }),
      said('News', { kind: 'Portal news' }),
    ])
})

const said = (title: string, changes: Partial<typeof announcements.$inferInsert> = {}) => ({
  title,
  body: 'Crews are at work.',
  kind: 'Outage',
  severity: 'urgent' as const,
  priority: 9,
  startsAt: new Date('2026-03-01T00:00:00Z'),
  states: [],
  cities: [],
  zips: [],
  communities: [],
  serviceTypes: [],
  userTypes: [],
  ...changes,
})

async function look(server: TestServer, community = '') {
  const { data } = await server.call(summarizeOutages, { query: { community } }, { token })
  return SummaryFigures.parse(data)
}

describe('outages of the summary', () => {
  it('are those announced now, each with how many customers it reaches, in their order', async ({ server }) => {
    const { facts, by_outage } = await look(server)
    expect(facts).toMatchObject([{ name: 'outages', value: 3 }])
    expect(by_outage.map(({ title, customer_count, is_exact }) => [title, customer_count, is_exact])).toEqual([
      ['Fiber cut', 2, true],
      ['No gas', 1, true],
      ['Far away', 0, true],
    ])
  })

  it('are those of the requested community and those for everyone', async ({ server }) => {
    expect((await look(server, 'Orchard Row')).by_outage.map(({ title }) => title)).toEqual(['Fiber cut', 'No gas'])
  })

  it('are rejected for staff who can’t read announcements', async ({ server }) => {
    const clerk = await signInStaff(server, ['REPORTS.read'])
    expect((await server.call(summarizeOutages, { query: {} }, { token: clerk })).status).toBe(403)
  })
})
