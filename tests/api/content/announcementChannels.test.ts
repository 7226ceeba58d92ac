import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { createAnnouncement, listActiveAnnouncements, listAnnouncements } from '#shared/contract/content/announcements'
import * as announcementTexts from '#shared/texts/content/announcements'
import { announcements } from '../../../server/db/schema/content/announcements'
import { anAnnouncementInput } from '../../support/data/content/announcements'
import { addAccount, addPerson } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let staff: string
let customer: string
it.beforeAll(async ({ server }) => {
  server.setNow(testNow)
  staff = await signInStaff(server)
  const person = await addPerson(server.database.db)
  await addAccount(server.database.db, person.customerNumber)
  customer = await server.signIn(person)
})
it.beforeEach(({ server }) => server.database.db.delete(announcements))

const Shown = z.array(z.object({ title: z.string(), channels: z.array(z.string()) }))

const send = (server: TestServer, changes: Parameters<typeof anAnnouncementInput>[0]) =>
  server.call(createAnnouncement, { body: anAnnouncementInput(changes) }, { token: staff })
const seen = async (
  server: TestServer,
  query: { dismissed?: 'no'; channel?: 'banner'; user_type?: 'CENTRIC' },
  token = customer,
) => {
  const { data } = await server.call(listActiveAnnouncements, { query }, { token })
  return Shown.parse(data).map(({ title }) => title)
}

describe('the channels of an announcement', () => {
  it('are those that were selected', async ({ server }) => {
    const answer = await send(server, { channels: ['banner', 'login'] })
    expect(answer).toMatchObject({ status: 200, data: { channels: ['banner', 'login'] } })
  })

  it('are the dashboard for an announcement created before there was a selection', async ({ server }) => {
    await server.database.db.execute(sql`
      insert into announcements
        (title, body, kind, severity, priority, starts_at, states, cities, zips, communities, service_types, user_types)
      values ('Before', 'Text', 'Portal news', 'info', 1, '2026-03-01', '{}', '{}', '{}', '{}', '{}', '{}')`)
    expect(await seen(server, { dismissed: 'no' })).toEqual(['Before'])
    expect(await seen(server, { dismissed: 'no', channel: 'banner' })).toEqual([])
  })

  it('filter the announcements above every screen', async ({ server }) => {
    await send(server, { title: 'Above', channels: ['banner'] })
    await send(server, { title: 'News', channels: ['tile'] })
    expect(await seen(server, { dismissed: 'no', channel: 'banner' })).toEqual(['Above'])
    expect(await seen(server, { dismissed: 'no' })).toEqual(['News', 'Above'])
  })

  it('leave out announcements for the sign-in page, and count no views of them', async ({ server }) => {
    await send(server, { title: 'Before signing in', channels: ['login'] })
    expect(await seen(server, { dismissed: 'no' })).toEqual([])
    expect(await seen(server, {})).toEqual(['Before signing in'])
    await server.finishJobs()
    const { data } = await server.call(listAnnouncements, { query: {} }, { token: staff })
    expect(data).toMatchObject({ announcements: [{ seen_count: 0 }] })
  })

  it('show staff in the banner the announcements for everyone or staff, and none for customers of a place', async ({
    server,
  }) => {
    await send(server, { title: 'Everybody', channels: ['banner'] })
    await send(server, { title: 'Staff', channels: ['banner'], user_type: ['CENTRIC'] })
    await send(server, { title: 'Quillmere', channels: ['banner'], city: ['Quillmere'] })
    expect(await seen(server, { dismissed: 'no', channel: 'banner', user_type: 'CENTRIC' }, staff)).toEqual([
      'Staff',
      'Everybody',
    ])
    expect((await seen(server, { channel: 'banner' }, staff)).length).toBe(3)
  })

  it.for<[Parameters<typeof anAnnouncementInput>[0], string]>([
    [{ channels: [] }, announcementTexts.channelMissing],
    [{ channels: ['login'], severity: 'urgent', dismissible: false }, announcementTexts.alertNeedsPortal],
    [{ channels: ['tile', 'login'], city: ['Quillmere'] }, announcementTexts.signInAudienceError],
    [{ channels: ['login'], user_type: ['CUSTOMER'] }, announcementTexts.signInAudienceError],
  ])('are rejected in invalid combinations: %j', async ([changes, message], { server }) => {
    expect(await send(server, changes)).toMatchObject({ status: 400, fields: { channels: message } })
    expect(await seen(server, {})).toEqual([])
  })
})
