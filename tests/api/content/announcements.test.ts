import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { dismissAnnouncement, listActiveAnnouncements } from '#shared/contract/content/announcements'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { announcements } from '../../../server/db/schema/content/announcements'
import { addAccount, addPerson } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeEach(({ server }) => server.database.db.delete(announcements))

const hours = (count: number): Date => new Date(Date.parse(testNow) + count * 3_600_000)
const everyone = { states: [], cities: [], zips: [], communities: [], serviceTypes: [], userTypes: [] }
const basic = {
  body: 'Text',
  kind: 'Portal news',
  severity: 'info' as const,
  priority: 5,
  startsAt: hours(-1),
  ...everyone,
}

const announce = (server: TestServer, title: string, changes: Partial<typeof announcements.$inferInsert> = {}) =>
  server.database.db.insert(announcements).values({ title, ...basic, ...changes })

const Titles = z.array(z.object({ title: z.string() }))

async function titlesFor(server: TestServer, token: string, query = {}): Promise<string[]> {
  const { data } = await server.call(listActiveAnnouncements, { query }, { token })
  return Titles.parse(data).map(({ title }) => title)
}

async function customer(server: TestServer): Promise<string> {
  const person = await addPerson(server.database.db)
  await addAccount(server.database.db, person.customerNumber)
  return server.signIn(person)
}

describe('active announcements', () => {
  it('are the current ones, the most important first', async ({ server }) => {
    await announce(server, 'Later', { startsAt: hours(1) })
    await announce(server, 'Over', { endsAt: hours(-0.5) })
    await announce(server, 'Second', { priority: 2, endsAt: hours(1) })
    await announce(server, 'First', { priority: 1 })
    expect(await titlesFor(server, await customer(server))).toEqual(['First', 'Second'])
  })

  it('are shown only to their audience', async ({ server }) => {
    await announce(server, 'Their city', { cities: ['Quillmere'] })
    await announce(server, 'Another city', { cities: ['Dunmarrow'] })
    await announce(server, 'Their service', { serviceTypes: ['FIBER', 'GAS'] })
    await announce(server, 'Another service', { serviceTypes: ['GAS'] })
    await announce(server, 'Builders', { userTypes: ['BUILDER'] })
    await announce(server, 'Their city, another service', { cities: ['Quillmere'], serviceTypes: ['TV'] })
    expect((await titlesFor(server, await customer(server))).toSorted()).toEqual(['Their city', 'Their service'])
  })

  it('announcements for a place exclude those for everyone, and those for other places', async ({ server }) => {
    await announce(server, 'Everybody')
    await announce(server, 'Their city', { cities: ['Quillmere'] })
    await announce(server, 'Another city', { cities: ['Dunmarrow'] })
    await announce(server, 'Their service', { serviceTypes: ['FIBER'] })
    const place = { city: 'Quillmere', targeting: 'location' }
    expect(await titlesFor(server, await customer(server), place)).toEqual(['Their city'])
    expect(await titlesFor(server, await customer(server), { ...place, city: 'Dunmarrow' })).toEqual([])
  })

  it('announcements for a ZIP code are shown to people who live there, and not to people who ask for that ZIP code', async ({
    server,
  }) => {
    await announce(server, 'Their ZIP code', { zips: ['00199', '00141'] })
    await announce(server, 'Another ZIP code', { zips: ['00152'] })
    await announce(server, 'Their ZIP code, another city', { zips: ['00141'], cities: ['Dunmarrow'] })
    const token = await customer(server)
    expect(await titlesFor(server, token)).toEqual(['Their ZIP code'])
    expect(await titlesFor(server, token, { pincode: '00141' })).toEqual(['Their ZIP code'])
    expect(await titlesFor(server, token, { pincode: '00152' })).toEqual([])
  })

  it('announcements for ZIP codes are not shown to people without an address', async ({ server }) => {
    await announce(server, 'A ZIP code', { zips: ['00141'] })
    await announce(server, 'Everybody')
    expect(await titlesFor(server, await server.signIn(await addPerson(server.database.db)))).toEqual(['Everybody'])
  })

  it('announcements for a ZIP code are previewed by staff', async ({ server }) => {
    await announce(server, 'Here', { zips: ['00141'] })
    await announce(server, 'There', { zips: ['00152'] })
    const staff = await signInStaff(server)
    expect(await titlesFor(server, staff, { pincode: '00152' })).toEqual(['There'])
  })

  it('cannot be widened by a filter: another city shows no announcements', async ({ server }) => {
    await announce(server, 'Another city', { cities: ['Dunmarrow'] })
    await announce(server, 'Everybody')
    expect(await titlesFor(server, await customer(server), { city: 'Dunmarrow' })).toEqual(['Everybody'])
  })

  it('are all shown to staff, who can also view them as a customer', async ({ server }) => {
    await announce(server, 'Dunmarrow', { cities: ['Dunmarrow'] })
    await announce(server, 'Quillmere', { cities: ['Quillmere'] })
    const staff = await signInStaff(server)
    expect((await titlesFor(server, staff)).toSorted()).toEqual(['Dunmarrow', 'Quillmere'])
    expect(await titlesFor(server, staff, { city: 'Dunmarrow' })).toEqual(['Dunmarrow'])
  })

  it('the announcements of a customer are shown to staff as that customer gets them, and the access is recorded', async ({
    server,
  }) => {
    await announce(server, 'Their community, in this city', { communities: ['Orchard Row'], cities: ['Quillmere'] })
    await announce(server, 'Their service', { serviceTypes: ['FIBER'] })
    await announce(server, 'Another service', { serviceTypes: ['GAS'] })
    await announce(server, 'Builders', { userTypes: ['BUILDER'] })
    const person = await addPerson(server.database.db)
    await addAccount(server.database.db, person.customerNumber)
    const staff = await signInStaff(server)
    const query = { crm_customer_id: person.customerNumber, city: 'Quillmere', dismissed: 'no' }
    const shown = ['Their community, in this city', 'Their service']
    const own = await titlesFor(server, await server.signIn(person), { city: 'Quillmere', dismissed: 'no' })
    expect(own.toSorted()).toEqual(shown)
    expect(await titlesFor(server, staff, query)).toEqual(own)
    const recorded = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'customer.opened'))
    expect(recorded).toMatchObject([{ customerNumber: person.customerNumber, details: { what: 'announcements' } }])
  })
})

describe('an announcement', () => {
  const idOf = async (server: TestServer, title: string): Promise<string> => {
    const rows = await server.database.db.select().from(announcements)
    return rows.find((row) => row.title === title)?.id ?? ''
  }
  const dismiss = async (server: TestServer, token: string, title: string) =>
    server.call(dismissAnnouncement, { body: { announcement_id: await idOf(server, title) } }, { token })

  it('is hidden on the dashboard of the person who dismissed it, and only there', async ({ server }) => {
    await announce(server, 'News')
    const [token, other] = [await customer(server), await customer(server)]
    expect(await dismiss(server, token, 'News')).toMatchObject({ status: 200 })
    expect(await dismiss(server, token, 'News')).toMatchObject({ status: 200 })
    expect(await titlesFor(server, token, { dismissed: 'no' })).toEqual([])
    expect(await titlesFor(server, token)).toEqual(['News'])
    expect(await titlesFor(server, other, { dismissed: 'no' })).toEqual(['News'])
  })

  it('is shown again once it was changed', async ({ server }) => {
    await announce(server, 'News')
    const token = await customer(server)
    await dismiss(server, token, 'News')
    await server.database.db.update(announcements).set({ version: 2 })
    expect(await titlesFor(server, token, { dismissed: 'no' })).toEqual(['News'])
    await dismiss(server, token, 'News')
    expect(await titlesFor(server, token, { dismissed: 'no' })).toEqual([])
  })

  it.for([
    { severity: 'safety' as const },
    { severity: 'urgent' as const },
    { severity: 'notice' as const, kind: 'Planned maintenance' },
  ])('cannot be dismissed while it is shown above everything else: %j', async (weight, { server }) => {
    await announce(server, 'Look out', weight)
    const token = await customer(server)
    expect(await dismiss(server, token, 'Look out')).toMatchObject({ status: 409 })
    expect(await titlesFor(server, token, { dismissed: 'no' })).toEqual(['Look out'])
  })

  it('stays where it can’t be dismissed, and is not found after its end', async ({ server }) => {
    await announce(server, 'Rates', { isDismissible: false })
    await announce(server, 'Over', { endsAt: hours(-0.5) })
    const token = await customer(server)
    expect(await dismiss(server, token, 'Rates')).toMatchObject({ status: 409 })
    expect(await dismiss(server, token, 'Over')).toMatchObject({ status: 404 })
    expect(await titlesFor(server, token, { dismissed: 'no' })).toEqual(['Rates'])
  })
})
