import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  addProperty as addToList,
  countProperties,
  listProperties,
  type Premise,
  updateProperties,
} from '#shared/contract/services/properties'
import { createLotRequests } from '#shared/contract/services/propertyRequests'
import * as propertyTexts from '#shared/texts/properties'
import { premises } from '../../../server/db/schema/accounts'
import { auditRecords } from '../../../server/db/schema/records'
import { addCase } from '../../support/data/cases/cases'
import { addAccount, addPerson, allRights } from '../../support/data/people'
import { addProperty, setOwner } from '../../support/data/services/properties'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function builder(server: TestServer, options: Parameters<typeof addPerson>[1] = {}) {
  const person = await addPerson(server.database.db, { userType: 'BUILDER', rights: allRights, ...options })
  return { person, owner: person.customerNumber, token: await server.signIn(person) }
}

type Builder = Awaited<ReturnType<typeof builder>>

const add = (server: TestServer, options: Parameters<typeof addProperty>[1]) => addProperty(server.database.db, options)

async function list(server: TestServer, { person, token }: Builder, query: object = {}) {
  const answer = await server.call(listProperties, { query: { user_id: person.userId, ...query } }, { token })
  return answer.data as { properties: Premise[]; total_count: number; eligible_count: number; all_count: number }
}

const numbersOf = (answer: { properties: Premise[] }) => answer.properties.map(({ crm_premise_id }) => crm_premise_id)

async function put(server: TestServer, { person, token }: Builder, properties: object[], is_dry_run = false) {
  const input = { query: { user_id: person.userId }, body: { properties, is_dry_run } as never }
  const { data } = await server.call(updateProperties, input, { token })
  return (data as { results: { outcome: string; message: string; property: Premise | null }[] }).results
}

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
    const me = await builder(server)
    const staff = await builder(server, { userType: 'CENTRIC' })
    const number = await add(server, { owner: me.owner })
    const properties = [{ crm_premise_id: number, version: 1, stage: 'drop' }]
    expect(await put(server, { ...me, token: staff.token }, properties, true)).toMatchObject([{ outcome: 'saved' }])
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.userId, staff.person.userId))
    expect(records.filter(({ action }) => action === 'customer.opened')).toMatchObject([{ customerNumber: me.owner }])
  })
})

describe('the list of properties', () => {
  it('shows the state of every service for each', async ({ server }) => {
    const me = await builder(server)
    const number = await add(server, {
      owner: me.owner,
      lot: '17',
      region: 'Central',
      unit: 'Lot 17',
      stage: 'drop',
      changedAt: new Date(testNow),
      services: [{ serviceType: 'FIBER', selected: true, available: true, preInstalled: true }],
    })
    await addCase(server, me.person, { premiseNumber: number })
    const answer = await list(server, me)
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
    const [me, resident] = [await builder(server), await addPerson(server.database.db)]
    const { premiseNumber } = await addAccount(server.database.db, resident.customerNumber, { serviceType: 'GAS' })
    await setOwner(server.database.db, premiseNumber, me.owner)
    const [property] = (await list(server, me)).properties
    expect(property?.gas_service).toMatchObject({ active: true, active_users: 1, meter_disconnected: false })
    expect(JSON.stringify(property)).not.toContain(resident.customerNumber)
  })

  it('is filtered by words, community, stage and the state of a service, and sorted', async ({ server }) => {
    const me = await builder(server)
    const a = await add(server, { owner: me.owner, lot: '9', streetAddress: '9 Pell Way', stage: 'planned' })
    const b = await add(server, {
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
      expect(numbersOf(await list(server, me, query)), JSON.stringify(query)).toEqual(expected)
    }
  })

  it('has first those for which a request is possible, and their count', async ({ server }) => {
    const [me, resident] = [await builder(server), await addPerson(server.database.db)]
    const { premiseNumber: active } = await addAccount(server.database.db, resident.customerNumber, {
      serviceType: 'GAS',
    })
    await setOwner(server.database.db, active, me.owner)
    const notServed = await add(server, {
      owner: me.owner,
      lot: '1',
      services: [{ serviceType: 'GAS', available: false }],
    })
    const possible = await add(server, { owner: me.owner, lot: '2' })
    const answer = await list(server, me, { sort: 'lot', for_request: 'meter_set' })
    expect(answer).toMatchObject({ total_count: 3, eligible_count: 1 })
    expect(answer.properties[0]?.crm_premise_id).toBe(possible)
    expect(answer.properties.map(({ crm_premise_id }) => crm_premise_id)).toContain(notServed)
    expect(await list(server, me, { for_request: 'owner_transfer' })).toMatchObject({ eligible_count: 3 })
  })

  it('puts those last that already have an open request of that kind, and gives its number', async ({ server }) => {
    const me = await builder(server)
    const [requested, free] = [
      await add(server, { owner: me.owner, lot: '1' }),
      await add(server, { owner: me.owner, lot: '2' }),
    ]
    const data = await requestMeters(server, me, [requested])
    const answer = await list(server, me, { sort: 'lot', for_request: 'meter_set' })
    expect(answer).toMatchObject({
      eligible_count: 1,
      properties: [{ crm_premise_id: free }, { crm_premise_id: requested }],
    })
    expect(answer.properties[0]).not.toHaveProperty('open_request_no')
    expect(data).toMatchObject({ results: [{ case_no: answer.properties[1]?.open_request_no }] })
    expect(await list(server, me, { for_request: 'service_line' })).toMatchObject({ eligible_count: 2 })
  })

  it('is counted by stage, with what is ready for its next request or has it already', async ({ server }) => {
    const me = await builder(server)
    const lots = [
      await add(server, { owner: me.owner, stage: 'line_in' }),
      await add(server, { owner: me.owner, stage: 'line_in' }),
    ]
    await add(server, { owner: me.owner, stage: 'line_in', services: [{ serviceType: 'GAS', available: false }] })
    await add(server, { owner: me.owner, stage: 'vacant' })
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
    const me = await builder(server)
    await add(server, { owner: me.owner, stage: 'planned' })
    const query = { user_id: me.person.userId, community_id: 'no-such-community' }
    const { data } = await server.call(countProperties, { query }, { token: me.token })
    expect(data).toMatchObject({ total_count: 0, next_requests: [], communities: [{ count: 1 }] })
  })

  it('is not available to other customers', async ({ server }) => {
    const [me, stranger] = [await builder(server), await builder(server)]
    await add(server, { owner: me.owner })
    const query = { user_id: me.person.userId }
    expect((await server.call(listProperties, { query }, { token: stranger.token })).status).toBe(404)
    expect((await list(server, stranger)).properties).toEqual([])
  })

  it('requires the right to read properties', async ({ server }) => {
    const me = await builder(server, { rights: ['ACCOUNTS.read'] })
    const query = { user_id: me.person.userId }
    expect((await server.call(listProperties, { query }, { token: me.token })).status).toBe(403)
  })
})

describe('a change of properties', () => {
  it('stores stage, lot and selection, increases the version and leaves one record', async ({ server }) => {
    const me = await builder(server)
    const number = await add(server, { owner: me.owner })
    const change = { crm_premise_id: number, version: 1, stage: 'line_in', lot: '4', gas_service: { selected: true } }
    const [result] = await put(server, me, [change])
    expect(result).toMatchObject({
      outcome: 'saved',
      message: '',
      property: { stage: 'line_in', lot: '4', version: 2, gas_service: { selected: true, available: true } },
    })
    expect((await list(server, me)).properties[0]).toEqual(result?.property)
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.userId, me.person.userId))
    expect(records.filter(({ action }) => action !== 'session.started')).toEqual([
      expect.objectContaining({ action: 'properties.changed', details: { count: 1, premises: number } }),
    ])
  })

  it('on an older version changes nothing and returns the current values', async ({ server }) => {
    const me = await builder(server)
    const number = await add(server, { owner: me.owner, version: 3, stage: 'drop' })
    const [result] = await put(server, me, [{ crm_premise_id: number, version: 2, stage: 'vacant' }])
    expect(result).toMatchObject({ outcome: 'conflict', property: { stage: 'drop', version: 3 } })
    const [row] = await server.database.db.select().from(premises).where(eq(premises.number, number))
    expect(row).toMatchObject({ stage: 'drop', version: 3 })
  })

  it('returns the result for each, and applies what is possible', async ({ server }) => {
    const [me, other] = [await builder(server), await builder(server)]
    const [mine, same, theirs] = [
      await add(server, { owner: me.owner }),
      await add(server, { owner: me.owner, stage: 'drop' }),
      await add(server, { owner: other.owner }),
    ]
    const results = await put(server, me, [
      { crm_premise_id: mine, version: 1, stage: 'drop' },
      { crm_premise_id: mine, version: 1, stage: 'vacant' },
      { crm_premise_id: same, version: 1, stage: 'drop' },
      { crm_premise_id: theirs, version: 1, stage: 'drop' },
    ])
    expect(results.map(({ outcome }) => outcome)).toEqual(['saved', 'refused', 'unchanged', 'not_found'])
    expect(results[3]?.property).toBeNull()
    expect(numbersOf(await list(server, me, { stage: 'drop' })).toSorted()).toEqual([mine, same].toSorted())
    expect((await list(server, other)).properties[0]).toMatchObject({ stage: 'planned', version: 1 })
  })

  it('can be tested without saving', async ({ server }) => {
    const me = await builder(server)
    const number = await add(server, { owner: me.owner })
    const [result] = await put(server, me, [{ crm_premise_id: number, version: 1, stage: 'drop' }], true)
    expect(result).toMatchObject({ outcome: 'saved', property: { stage: 'planned', version: 1 } })
    expect((await list(server, me)).properties[0]).toMatchObject({ stage: 'planned', version: 1 })
  })

  it('neither selects unavailable services nor deselects active ones', async ({ server }) => {
    const me = await builder(server)
    const { premiseNumber } = await addAccount(server.database.db, me.owner)
    await setOwner(server.database.db, premiseNumber, me.owner)
    const change = { crm_premise_id: premiseNumber, version: 1 }
    const [tv] = await put(server, me, [{ ...change, cable_service: { selected: true } }])
    expect(tv).toMatchObject({ outcome: 'refused', message: propertyTexts.notAvailable('TV') })
    const [fiber] = await put(server, me, [{ ...change, fiber_service: { selected: false } }])
    expect(fiber).toMatchObject({ outcome: 'refused', message: expect.stringContaining('Fiber is active') })
  })

  it('succeeds for one of two at the same time', async ({ server }) => {
    const me = await builder(server)
    const number = await add(server, { owner: me.owner })
    const outcomes = await Promise.all(
      (['drop', 'vacant'] as const).map((stage) => put(server, me, [{ crm_premise_id: number, version: 1, stage }])),
    )
    expect(
      outcomes
        .flat()
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(['conflict', 'saved'])
  })

  it('is rejected by field if a lot is too long', async ({ server }) => {
    const me = await builder(server)
    const input = {
      query: { user_id: me.person.userId },
      body: { properties: [{ crm_premise_id: 'PR-1', version: 1, lot: 'x'.repeat(21) }] },
    }
    expect(await server.call(updateProperties, input as never, { token: me.token })).toMatchObject({
      status: 400,
      fields: { 'properties.0.lot': 'Lot cannot be more than 20 characters' },
    })
  })

  it('requires the right to write properties', async ({ server }) => {
    const me = await builder(server, { rights: ['PROPERTIES.read'] })
    const input = {
      query: { user_id: me.person.userId },
      body: { properties: [{ crm_premise_id: 'PR-1', version: 1 }], is_dry_run: false },
    }
    expect((await server.call(updateProperties, input, { token: me.token })).status).toBe(403)
  })
})

describe('adding a premise to the own list', () => {
  const take = (server: TestServer, me: Builder, crm_premise_id: string) =>
    server.call(addToList, { body: { crm_premise_id } }, { token: me.token })

  it('is possible if it has no owner and the caller has others in the community', async ({ server }) => {
    const me = await builder(server)
    await add(server, { owner: me.owner, communityId: 'meadow' })
    const free = await add(server, { owner: null, communityId: 'meadow' })
    expect((await take(server, me, free)).data).toMatchObject({ crm_premise_id: free, version: 1 })
    expect((await list(server, me)).total_count).toBe(2)
  })

  it.for(['in another community', 'that has an owner', 'with a service'])(
    'is rejected as not found for a premise %s',
    async (where, { server }) => {
      const [me, other] = [await builder(server), await builder(server)]
      await add(server, { owner: me.owner })
      const lived = await addAccount(server.database.db, other.owner)
      const numbers: Record<string, string> = {
        'in another community': await add(server, { owner: null, communityId: 'far' }),
        'that has an owner': await add(server, { owner: other.owner }),
        'with a service': lived.premiseNumber,
      }
      expect((await take(server, me, numbers[where] ?? '')).status).toBe(404)
    },
  )
})
