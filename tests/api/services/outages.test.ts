import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  countOutageCustomers,
  endOutage,
  getOutage,
  listOutageStreets,
  listOutages,
  updateOutage,
} from '#shared/contract/services/outages'
import * as outageTexts from '#shared/texts/services/outages'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { outages } from '../../../server/db/schema/services/outages'
import { addStaff } from '../../support/data/cases/queue'
import {
  addNeighbor,
  addOutageCommunity,
  closeOutage,
  fetchOutage,
  minutesAgo,
  outageIn,
  outageSubjectsTo,
  postOutage,
  postUpdate,
  recordOutage,
  shownOutageTitles,
} from '../../support/data/services/outages'
import { it } from '../../support/data/services/outageTest'
import { testNow } from '../../support/server/server'

describe('an outage', () => {
  it('is listed with its area, its customers and what they were told', async ({ server, staff, community, record }) => {
    const id = await record({ expected_end_at: minutesAgo(-60) })
    const { outage, updates, reports } = await fetchOutage(server, id, staff.token)
    expect(outage).toEqual({
      outage_id: id,
      service_types: ['FIBER'],
      community: community.name,
      area_name: '',
      state: 'open',
      started_at: minutesAgo(10),
      expected_end_at: minutesAgo(-60),
      ended_at: null,
      message: 'A cable was cut on Mill Road.',
      customer_count: 1,
      report_count: 0,
    })
    expect(updates).toEqual([
      {
        kind: 'started',
        message: 'A cable was cut on Mill Road.',
        expected_end_at: minutesAgo(-60),
        created_at: testNow,
        created_by: 'Imani Penhallow',
      },
    ])
    expect(reports).toEqual([])
    const { data } = await server.call(listOutages, { query: {} }, staff)
    expect(listOutages.response.parse(data).outages).toContainEqual(outage)
  })

  it('comes before ended ones in the list', async ({ server, staff, record }) => {
    const [older, newer] = [await record({ started_at: minutesAgo(30) }), await record()]
    await closeOutage(server, newer, staff)
    const { data } = await server.call(listOutages, { query: { page_size: 500 } }, staff)
    const ids = listOutages.response.parse(data).outages.map(({ outage_id }) => outage_id)
    expect(ids.indexOf(older)).toBeLessThan(ids.indexOf(newer))
  })

  it('is recorded once, however often the request arrives', async ({ server, community, maya, place, staff }) => {
    const key = randomUUID()
    const ids = await Promise.all(
      Array.from({ length: 4 }, () => recordOutage(server, outageIn(community), { ...staff, key })),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await outageSubjectsTo(server, maya)).toEqual([outageTexts.title(place)])
  })

  it('leaves records of its start, its updates and its end', async ({ server, staff, record }) => {
    const id = await record()
    await postUpdate(server, id, { ...staff, message: 'Splicing.', expected_end_at: null })
    await closeOutage(server, id, staff)
    const found = await server.database.db
      .select({ action: auditRecords.action, details: auditRecords.details })
      .from(auditRecords)
      .where(eq(auditRecords.userId, staff.person.userId))
    expect(found.filter(({ details }) => details['outage'] === id)).toEqual([
      { action: 'outage.started', details: { outage: id, note: 'A cable was cut on Mill Road.' } },
      { action: 'outage.updated', details: { outage: id, note: 'Splicing.' } },
      { action: 'outage.ended', details: { outage: id, note: 'The cable is repaired.' } },
    ])
  })

  it.for([
    ['in the future', { started_at: minutesAgo(-1) }, 'started_at', outageTexts.startsInFuture],
    ['that is too long ago', { started_at: minutesAgo(60 * 24 * 15) }, 'started_at', outageTexts.startsTooEarly],
    ['with an end that has passed', { expected_end_at: minutesAgo(1) }, 'expected_end_at', outageTexts.expectedInPast],
    ['of no service', { service_types: [] }, 'service_types', outageTexts.serviceMissing],
    ['that affects no one', { service_types: ['GAS' as const] }, 'service_types', outageTexts.nothingAffected],
    ['of no street', { area: 'street' as const }, 'streets', outageTexts.streetsMissing],
    ['of no address', { area: 'premises' as const }, 'premise_ids', outageTexts.addressesMissing],
    ['of an unknown street', { area: 'street' as const, streets: ['No Way'] }, 'streets', outageTexts.unknownStreet],
  ] satisfies [string, Parameters<typeof outageIn>[1], string, string][])(
    'an outage %s is rejected',
    async ([, changes, field, text], { server, staff, community }) => {
      const answer = await postOutage(server, outageIn(community, changes), staff)
      expect(answer).toMatchObject({ status: 400, fields: { [field]: text } })
    },
  )

  it('an outage at an address of another community is rejected', async ({ server, staff, community }) => {
    const stranger = await addNeighbor(server, await addOutageCommunity(server))
    const changes = { area: 'premises' as const, premise_ids: [stranger.account.premiseNumber] }
    const answer = await postOutage(server, outageIn(community, changes), staff)
    expect(answer).toMatchObject({ status: 400, fields: { premise_ids: outageTexts.otherCommunity } })
  })

  it('can be recorded, changed and ended only with the right to write announcements', async ({
    server,
    community,
    maya,
    record,
  }) => {
    const id = await record()
    const reader = await addStaff(server, { rights: ['ANNOUNCEMENTS.read'] })
    expect((await postOutage(server, outageIn(community), reader)).status).toBe(403)
    expect((await postUpdate(server, id, { ...reader, message: 'No.', expected_end_at: null })).status).toBe(403)
    expect((await closeOutage(server, id, reader)).status).toBe(403)
    expect((await server.call(getOutage, { params: { outage_id: id } }, maya)).status).toBe(403)
  })
})

describe('the area of an outage', () => {
  it('can be single streets, whose other neighbors are not affected', async ({
    server,
    community,
    maya,
    record,
    place,
  }) => {
    const elsewhere = await addNeighbor(server, community, { streetAddress: '9 Harrow Ln' })
    await record({ area: 'street', streets: ['Larkspur Ln'] })
    const title = outageTexts.title({ ...place, areaName: 'Larkspur Ln' })
    expect(await shownOutageTitles(server, maya.token)).toEqual([title])
    expect(await shownOutageTitles(server, elsewhere.token)).toEqual([])
  })

  it('can be single addresses', async ({ server, community, maya, record, place }) => {
    const neighbor = await addNeighbor(server, community, { streetAddress: '14 Larkspur Ln' })
    await record({ area: 'premises', premise_ids: [maya.account.premiseNumber] })
    expect(await shownOutageTitles(server, maya.token)).toEqual([
      outageTexts.title({ ...place, areaName: '12 Larkspur Ln' }),
    ])
    expect(await shownOutageTitles(server, neighbor.token)).toEqual([])
  })

  it('is counted before the outage is recorded', async ({ server, staff, community }) => {
    await addNeighbor(server, community, { streetAddress: '9 Harrow Ln' })
    const body = { service_types: ['FIBER' as const], community_id: community.id, area: 'community' as const }
    expect(await server.call(countOutageCustomers, { body }, staff)).toMatchObject({
      data: { address_count: 2, customer_count: 2 },
    })
    expect(await server.call(countOutageCustomers, { body: { ...body, service_types: ['GAS'] } }, staff)).toMatchObject(
      { data: { address_count: 2, customer_count: 0 } },
    )
  })

  it('has a list of streets with their addresses', async ({ server, staff, community }) => {
    await addNeighbor(server, community, { streetAddress: '14 Larkspur Ln' })
    await addNeighbor(server, community, { streetAddress: '9 Harrow Ln' })
    const { data } = await server.call(listOutageStreets, { query: { community_id: community.id } }, staff)
    expect(data).toEqual([
      { name: 'Harrow Ln', address_count: 1 },
      { name: 'Larkspur Ln', address_count: 2 },
    ])
  })
})

describe('an update', () => {
  it('is posted once, however often the request arrives', async ({ server, staff, record }) => {
    const id = await record()
    const update = { ...staff, key: randomUUID(), message: 'Splicing.', expected_end_at: null }
    await postUpdate(server, id, update)
    expect((await postUpdate(server, id, update)).status).toBe(200)
    expect((await fetchOutage(server, id, staff.token)).updates).toHaveLength(2)
  })

  it('an update of an outage that has ended is rejected', async ({ server, staff, record }) => {
    const id = await record()
    await closeOutage(server, id, staff)
    const answer = await postUpdate(server, id, { ...staff, message: 'Late.', expected_end_at: null })
    expect(answer).toMatchObject({ status: 409, messages: [outageTexts.alreadyEnded] })
  })

  it.for([
    ['an update', updateOutage, { message: 'No.', expected_end_at: null }],
    ['the end', endOutage, { message: 'No.', finishes_reports: false }],
  ] as const)('%s of an unknown outage is rejected', async ([, call, body], { server, staff }) => {
    const answer = await server.call(call, { params: { outage_id: randomUUID() }, body: body as never }, staff)
    expect(answer.status).toBe(404)
  })
})

describe('the end of an outage', () => {
  it('is stored once', async ({ server, staff, record }) => {
    const id = await record()
    const endedAt = '2026-03-13T15:01:00.000Z'
    server.setNow(endedAt)
    await Promise.all([closeOutage(server, id, staff), closeOutage(server, id, staff)])
    const { outage, updates } = await fetchOutage(server, id, staff.token)
    expect(outage).toMatchObject({ state: 'ended', ended_at: endedAt, message: 'The cable is repaired.' })
    expect(updates.map(({ kind }) => kind).toSorted()).toEqual(['ended', 'started'])
    const stored = await server.database.db.select().from(outages).where(eq(outages.id, id))
    expect(stored).toHaveLength(1)
  })
})
