import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { dismissAnnouncement, listActiveAnnouncements } from '#shared/contract/announcements'
import { announcements } from '../../server/db/schema/announcements'
import { addAccount, addPerson } from '../support/people'
import { startServer, testNow, type TestServer } from '../support/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => server.database.db.delete(announcements))
afterAll(() => server.stop())

const hours = (count: number): Date => new Date(Date.parse(testNow) + count * 3_600_000)
const everybody = { states: [], cities: [], zips: [], communities: [], serviceTypes: [], userTypes: [] }
const basic = {
  body: 'Text',
  kind: 'Portal news',
  severity: 'info' as const,
  priority: 5,
  startsAt: hours(-1),
  ...everybody,
}

const announce = (title: string, changes: Partial<typeof announcements.$inferInsert> = {}) =>
  server.database.db.insert(announcements).values({ title, ...basic, ...changes })

const Titles = z.array(z.object({ title: z.string() }))

async function titlesFor(token: string, query = {}): Promise<string[]> {
  const { data } = await server.call(listActiveAnnouncements, { query }, { token })
  return Titles.parse(data).map(({ title }) => title)
}

async function customer(): Promise<string> {
  const person = await addPerson(server.database.db)
  await addAccount(server.database.db, person.customerNumber)
  return server.signIn(person)
}

describe('active announcements', () => {
  it('are those of now, the most important first', async () => {
    await announce('Later', { startsAt: hours(1) })
    await announce('Over', { endsAt: hours(-0.5) })
    await announce('Second', { priority: 2, endsAt: hours(1) })
    await announce('First', { priority: 1 })
    expect(await titlesFor(await customer())).toEqual(['First', 'Second'])
  })

  it('reach only whom they are meant for', async () => {
    await announce('Their city', { cities: ['Quillmere'] })
    await announce('Another city', { cities: ['Dunmarrow'] })
    await announce('Their service', { serviceTypes: ['FIBER', 'GAS'] })
    await announce('Another service', { serviceTypes: ['GAS'] })
    await announce('Builders', { userTypes: ['BUILDER'] })
    await announce('Their city, another service', { cities: ['Quillmere'], serviceTypes: ['TV'] })
    expect((await titlesFor(await customer())).toSorted()).toEqual(['Their city', 'Their service'])
  })

  it('aimed at a place leave out what is said to everybody, and other places', async () => {
    await announce('Everybody')
    await announce('Their city', { cities: ['Quillmere'] })
    await announce('Another city', { cities: ['Dunmarrow'] })
    await announce('Their service', { serviceTypes: ['FIBER'] })
    const place = { city: 'Quillmere', aimed_at: 'place' }
    expect(await titlesFor(await customer(), place)).toEqual(['Their city'])
    expect(await titlesFor(await customer(), { ...place, city: 'Dunmarrow' })).toEqual([])
  })

  it('for a ZIP code reach those who live there, and nobody by asking for it', async () => {
    await announce('Their ZIP code', { zips: ['00199', '00141'] })
    await announce('Another ZIP code', { zips: ['00152'] })
    await announce('Their ZIP code, another city', { zips: ['00141'], cities: ['Dunmarrow'] })
    const token = await customer()
    expect(await titlesFor(token)).toEqual(['Their ZIP code'])
    expect(await titlesFor(token, { pincode: '00141' })).toEqual(['Their ZIP code'])
    expect(await titlesFor(token, { pincode: '00152' })).toEqual([])
  })

  it('for ZIP codes reach nobody who has no address yet', async () => {
    await announce('A ZIP code', { zips: ['00141'] })
    await announce('Everybody')
    expect(await titlesFor(await server.signIn(await addPerson(server.database.db)))).toEqual(['Everybody'])
  })

  it('for a ZIP code are previewed by staff', async () => {
    await announce('Here', { zips: ['00141'] })
    await announce('There', { zips: ['00152'] })
    const staff = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
    expect(await titlesFor(staff, { pincode: '00152' })).toEqual(['There'])
  })

  it('cannot be widened by a filter: somebody else’s city shows nothing of theirs', async () => {
    await announce('Another city', { cities: ['Dunmarrow'] })
    await announce('Everybody')
    expect(await titlesFor(await customer(), { city: 'Dunmarrow' })).toEqual(['Everybody'])
  })

  it('are all shown to staff, who can look through a customer’s eyes', async () => {
    await announce('Dunmarrow', { cities: ['Dunmarrow'] })
    await announce('Quillmere', { cities: ['Quillmere'] })
    const staff = await server.signIn(await addPerson(server.database.db, { userType: 'CENTRIC' }))
    expect((await titlesFor(staff)).toSorted()).toEqual(['Dunmarrow', 'Quillmere'])
    expect(await titlesFor(staff, { city: 'Dunmarrow' })).toEqual(['Dunmarrow'])
  })
})

describe('an announcement that was read', () => {
  const idOf = async (title: string): Promise<string> => {
    const rows = await server.database.db.select().from(announcements)
    return rows.find((row) => row.title === title)?.id ?? ''
  }
  const dismiss = async (token: string, title: string) =>
    server.call(dismissAnnouncement, { body: { announcement_id: await idOf(title) } }, { token })

  it('is off the dashboard of whoever dismissed it, and nowhere else', async () => {
    await announce('News')
    const [token, other] = [await customer(), await customer()]
    expect(await dismiss(token, 'News')).toMatchObject({ status: 200 })
    expect(await dismiss(token, 'News')).toMatchObject({ status: 200 })
    expect(await titlesFor(token, { dismissed: 'no' })).toEqual([])
    expect(await titlesFor(token)).toEqual(['News'])
    expect(await titlesFor(other, { dismissed: 'no' })).toEqual(['News'])
  })

  it('is shown anew once it was changed', async () => {
    await announce('News')
    const token = await customer()
    await dismiss(token, 'News')
    await server.database.db.update(announcements).set({ version: 2 })
    expect(await titlesFor(token, { dismissed: 'no' })).toEqual(['News'])
    await dismiss(token, 'News')
    expect(await titlesFor(token, { dismissed: 'no' })).toEqual([])
  })

  it.each([
    { severity: 'safety' as const },
    { severity: 'urgent' as const },
    { severity: 'notice' as const, kind: 'Planned maintenance' },
  ])('stays in sight when it stands above everything else: %j', async (weight) => {
    await announce('Look out', weight)
    const token = await customer()
    expect(await dismiss(token, 'Look out')).toMatchObject({ status: 409 })
    expect(await titlesFor(token, { dismissed: 'no' })).toEqual(['Look out'])
  })

  it('stays where it is told to, and is not found once it is over', async () => {
    await announce('Rates', { isDismissible: false })
    await announce('Over', { endsAt: hours(-0.5) })
    const token = await customer()
    expect(await dismiss(token, 'Rates')).toMatchObject({ status: 409 })
    expect(await dismiss(token, 'Over')).toMatchObject({ status: 404 })
    expect(await titlesFor(token, { dismissed: 'no' })).toEqual(['Rates'])
  })
})
