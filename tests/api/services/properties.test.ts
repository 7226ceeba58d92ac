import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { countProperties, listProperties } from '#shared/contract/services/properties'
import { createLotRequests } from '#shared/contract/services/propertyRequests'
import * as propertyTexts from '#shared/texts/services/properties'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { userCustomers } from '../../../server/db/schema/signIn/users'
import { addCase } from '../../support/data/cases/cases'
import { addAccount, addPerson } from '../../support/data/people'
import { setOwner } from '../../support/data/services/properties'
import {
  addLot,
  type Builder,
  fetchProperties,
  numbersOf,
  putProperties,
  signInBuilder,
} from '../../support/server/propertyCalls'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function requestMeters(server: TestServer, { token }: Builder, lots: string[]) {
  const body = {
    kind: 'meter_set',
    readiness: ['pressure_test', 'address_posted', 'riser', 'trench'],
    requested_date: '2026-03-16',
    contact_name: 'Jo Mason',
    contact_phone: '2105550100',
    crm_premise_id: lots,
  } as never
  return (await server.call(createLotRequests, { body }, { token })).data
}

const none = { selected: false, available: false, pre_installed: false, active: false, active_users: 0 }

describe('staff who test a change of properties', () => {
  it('leave an access record', async ({ server }) => {
    const me = await signInBuilder(server)
    const staff = await signInBuilder(server, { userType: 'CENTRIC' })
    const number = await addLot(server, { owner: me.owner })
    const properties = [{ crm_premise_id: number, version: 1, stage: 'drop' }]
    expect(await putProperties(server, { ...me, token: staff.token }, { properties, is_dry_run: true })).toMatchObject([
      { outcome: 'saved' },
    ])
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.userId, staff.person.userId))
    expect(records.filter(({ action }) => action === 'customer.opened')).toMatchObject([{ customerNumber: me.owner }])
  })
})

describe('the list of properties', () => {
  it('of a user of several customers contains those of each, and their open requests', async ({ server }) => {
    const [me, partner, stranger] = [
      await signInBuilder(server),
      await signInBuilder(server),
      await signInBuilder(server),
    ]
    await server.database.db.insert(userCustomers).values({ userId: me.person.userId, customerNumber: partner.owner })
    const numbers = [await addLot(server, { owner: me.owner }), await addLot(server, { owner: partner.owner })]
    await addCase(server, partner.person, { premiseNumber: numbers[1] })
    await addCase(server, stranger.person, { premiseNumber: numbers[1] })
    await addLot(server, { owner: stranger.owner })
    const { properties, all_count } = await fetchProperties(server, me)
    expect(all_count).toBe(2)
    expect(new Map(properties.map((lot) => [lot.crm_premise_id, lot.open_requests]))).toEqual(
      new Map([
        [numbers[0], 0],
        [numbers[1], 1],
      ]),
    )
  })

  it('shows the state of every service for each', async ({ server }) => {
    const me = await signInBuilder(server)
    const number = await addLot(server, {
      owner: me.owner,
      lot: '17',
      region: 'Central',
      unit: 'Lot 17',
      stage: 'drop',
      changedAt: new Date(testNow),
      services: [{ serviceType: 'FIBER', selected: true, available: true, preInstalled: true }],
    })
    await addCase(server, me.person, { premiseNumber: number })
    const answer = await fetchProperties(server, me)
    expect(answer).toEqual({
      properties: [
        {
          region: 'Central',
          crm_premise_id: number,
          community_id: 'test-row',
          community_name: 'Orchard Row',
          street_address: '7 Harrow Ln, Lot 17',
          city: 'Quillmere',
          state: 'TX',
          zip: '00141',
          lot: '17',
          stage: 'drop',
          version: 1,
          changed_date: testNow,
          open_requests: 1,
          fiber_service: { ...none, selected: true, available: true, pre_installed: true },
          gas_service: { ...none, available: true, meter_disconnected: true },
          voip_service: none,
          cable_service: none,
        },
      ],
      total_count: 1,
      eligible_count: 1,
      all_count: 1,
      stages: { planned: 0, line_in: 0, meter_set: 0, drop: 1, activated: 0, occupied: 0, vacant: 0 },
      communities: [{ community_id: 'test-row', name: 'Orchard Row', count: 1 }],
    })
  })

  it('counts the users of a service, even if they are separate customers', async ({ server }) => {
    const [me, resident] = [await signInBuilder(server), await addPerson(server.database.db)]
    const { premiseNumber } = await addAccount(server.database.db, resident.customerNumber, { serviceType: 'GAS' })
    await setOwner(server.database.db, premiseNumber, me.owner)
    const [property] = (await fetchProperties(server, me)).properties
    expect(property?.gas_service).toMatchObject({ active: true, active_users: 1, meter_disconnected: false })
    expect(JSON.stringify(property)).not.toContain(resident.customerNumber)
  })

  it('is filtered by words, community, stage and the state of a service, and sorted', async ({ server }) => {
    const me = await signInBuilder(server)
    const a = await addLot(server, { owner: me.owner, lot: '9', streetAddress: '9 Pell Way', stage: 'planned' })
    const b = await addLot(server, {
      owner: me.owner,
      lot: '10',
      streetAddress: '10 Pell Way',
      stage: 'drop',
      communityId: 'hill',
      services: [{ serviceType: 'GAS', selected: true, available: true }],
    })
    for (const [query, expected] of [
      [{}, [a, b]],
      [{ sort: 'lot' }, [a, b]],
      [{ sort: 'stage', page_size: '1', page_number: '2' }, [b]],
      [{ search: '10 PELL' }, [b]],
      [{ search: 'hill' }, [b]],
      [{ search: '%' }, []],
      [{ community_id: 'hill' }, [b]],
      [{ stage: 'planned' }, [a]],
      [{ service_type: 'GAS', service_state: 'selected' }, [b]],
      [{ service_type: 'FIBER', service_state: 'selected' }, []],
      [{ service_state: 'active' }, []],
      [{ service_state: 'inactive' }, [a, b]],
      [{ service_type: 'VOIP', service_state: 'available' }, []],
      [{ service_type: 'GAS', service_state: 'available' }, [a, b]],
    ] as const) {
      expect(numbersOf(await fetchProperties(server, me, query)), JSON.stringify(query)).toEqual(expected)
    }
  })

  it('has first those for which a request is possible, and their count', async ({ server }) => {
    const [me, resident] = [await signInBuilder(server), await addPerson(server.database.db)]
    const { premiseNumber: active } = await addAccount(server.database.db, resident.customerNumber, {
      serviceType: 'GAS',
    })
    await setOwner(server.database.db, active, me.owner)
    const notServed = await addLot(server, {
      owner: me.owner,
      lot: '1',
      services: [{ serviceType: 'GAS', available: false }],
    })
    const possible = await addLot(server, { owner: me.owner, lot: '2' })
    const answer = await fetchProperties(server, me, { sort: 'lot', for_request: 'meter_set' })
    expect(answer).toMatchObject({ total_count: 3, eligible_count: 1 })
    expect(answer.properties[0]?.crm_premise_id).toBe(possible)
    expect(answer.properties.map(({ crm_premise_id }) => crm_premise_id)).toContain(notServed)
    expect(await fetchProperties(server, me, { for_request: 'owner_transfer' })).toMatchObject({ eligible_count: 3 })
  })

  it('puts those first that are ready for the request, and those last that are past it', async ({ server }) => {
    const me = await signInBuilder(server)
    const stages = ['activated', 'planned', 'line_in'] as const
    const lots: string[] = []
    for (const [index, stage] of stages.entries()) {
      lots.push(await addLot(server, { owner: me.owner, lot: String(index + 1), stage }))
    }
    const [past, early, ready] = lots
    const answer = await fetchProperties(server, me, { sort: 'lot', for_request: 'meter_set' })
    expect(answer.eligible_count).toBe(2)
    expect(answer.properties.map(({ crm_premise_id }) => crm_premise_id)).toEqual([ready, early, past])
    expect(await requestMeters(server, me, [past ?? ''])).toMatchObject({
      results: [{ outcome: 'refused', message: propertyTexts.laterStage(propertyTexts.stageLabels.activated) }],
    })
  })

  it('puts those last that already have an open request of that kind, and gives its number', async ({ server }) => {
    const me = await signInBuilder(server)
    const [requested, free] = [
      await addLot(server, { owner: me.owner, lot: '1' }),
      await addLot(server, { owner: me.owner, lot: '2' }),
    ]
    const data = await requestMeters(server, me, [requested])
    const answer = await fetchProperties(server, me, { sort: 'lot', for_request: 'meter_set' })
    expect(answer).toMatchObject({
      eligible_count: 1,
      properties: [{ crm_premise_id: free }, { crm_premise_id: requested }],
    })
    expect(answer.properties[0]).not.toHaveProperty('open_request_no')
    expect(data).toMatchObject({ results: [{ case_no: answer.properties[1]?.open_request_no }] })
    expect(await fetchProperties(server, me, { for_request: 'service_line' })).toMatchObject({ eligible_count: 2 })
  })

  it('is counted by stage, with what is ready for its next request or has it already', async ({ server }) => {
    const me = await signInBuilder(server)
    const lots = [
      await addLot(server, { owner: me.owner, stage: 'line_in' }),
      await addLot(server, { owner: me.owner, stage: 'line_in' }),
    ]
    await addLot(server, { owner: me.owner, stage: 'line_in', services: [{ serviceType: 'GAS', available: false }] })
    await addLot(server, { owner: me.owner, stage: 'vacant' })
    await requestMeters(server, me, lots.slice(0, 1))
    const query = { user_id: me.person.userId }
    const { data } = await server.call(countProperties, { query }, { token: me.token })
    expect(data).toMatchObject({
      total_count: 4,
      stages: { line_in: 3, vacant: 1, drop: 0 },
      next_requests: [{ stage: 'line_in', kind: 'meter_set', ready_count: 1, requested_count: 1 }],
    })
  })

  it('is counted for one community', async ({ server }) => {
    const me = await signInBuilder(server)
    await addLot(server, { owner: me.owner, stage: 'planned' })
    const query = { user_id: me.person.userId, community_id: 'no-such-community' }
    const { data } = await server.call(countProperties, { query }, { token: me.token })
    expect(data).toMatchObject({ total_count: 0, next_requests: [], communities: [{ count: 1 }] })
  })

  it('is not available to other customers', async ({ server }) => {
    const [me, stranger] = [await signInBuilder(server), await signInBuilder(server)]
    await addLot(server, { owner: me.owner })
    const query = { user_id: me.person.userId }
    expect((await server.call(listProperties, { query }, { token: stranger.token })).status).toBe(404)
    expect((await fetchProperties(server, stranger)).properties).toEqual([])
  })

  it('requires the right to read properties', async ({ server }) => {
    const me = await signInBuilder(server, { rights: ['ACCOUNTS.read'] })
    const query = { user_id: me.person.userId }
    expect((await server.call(listProperties, { query }, { token: me.token })).status).toBe(403)
  })
})
