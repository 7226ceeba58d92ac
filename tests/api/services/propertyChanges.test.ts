import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addProperty as addToList, updateProperties } from '#shared/contract/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { premises } from '../../../server/db/schema/customers/accounts'
import { addAccount } from '../../support/data/people'
import { setOwner } from '../../support/data/services/properties'
import {
  addLot,
  type Builder,
  fetchProperties,
  numbersOf,
  putProperties,
  signInBuilder,
} from '../../support/server/propertyCalls'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

describe('a change of properties', () => {
  it('stores stage, lot and selection, increases the version and leaves one record', async ({ server }) => {
    const me = await signInBuilder(server)
    const number = await addLot(server, { owner: me.owner })
    const change = { crm_premise_id: number, version: 1, stage: 'line_in', lot: '4', gas_service: { selected: true } }
    const [result] = await putProperties(server, me, { properties: [change] })
    expect(result).toMatchObject({
      outcome: 'saved',
      message: '',
      property: { stage: 'line_in', lot: '4', version: 2, gas_service: { selected: true, available: true } },
    })
    expect((await fetchProperties(server, me)).properties[0]).toEqual(result?.property)
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.userId, me.person.userId))
    expect(records.filter(({ action }) => action !== 'session.started')).toEqual([
      expect.objectContaining({ action: 'properties.changed', details: { count: 1, premises: number } }),
    ])
  })

  it('a change to an older version of a property changes nothing and returns the current values', async ({
    server,
  }) => {
    const me = await signInBuilder(server)
    const number = await addLot(server, { owner: me.owner, version: 3, stage: 'drop' })
    const [result] = await putProperties(server, me, {
      properties: [{ crm_premise_id: number, version: 2, stage: 'vacant' }],
    })
    expect(result).toMatchObject({ outcome: 'conflict', property: { stage: 'drop', version: 3 } })
    const [row] = await server.database.db.select().from(premises).where(eq(premises.number, number))
    expect(row).toMatchObject({ stage: 'drop', version: 3 })
  })

  it('returns the result for each, and applies what is possible', async ({ server }) => {
    const [me, other] = [await signInBuilder(server), await signInBuilder(server)]
    const [mine, same, theirs] = [
      await addLot(server, { owner: me.owner }),
      await addLot(server, { owner: me.owner, stage: 'drop' }),
      await addLot(server, { owner: other.owner }),
    ]
    const results = await putProperties(server, me, {
      properties: [
        { crm_premise_id: mine, version: 1, stage: 'drop' },
        { crm_premise_id: mine, version: 1, stage: 'vacant' },
        { crm_premise_id: same, version: 1, stage: 'drop' },
        { crm_premise_id: theirs, version: 1, stage: 'drop' },
      ],
    })
    expect(results.map(({ outcome }) => outcome)).toEqual(['saved', 'refused', 'unchanged', 'not_found'])
    expect(results[3]?.property).toBeNull()
    expect(numbersOf(await fetchProperties(server, me, { stage: 'drop' })).toSorted()).toEqual([mine, same].toSorted())
    expect((await fetchProperties(server, other)).properties[0]).toMatchObject({ stage: 'planned', version: 1 })
  })

  it('can be tested without saving', async ({ server }) => {
    const me = await signInBuilder(server)
    const number = await addLot(server, { owner: me.owner })
    const [result] = await putProperties(server, me, {
      properties: [{ crm_premise_id: number, version: 1, stage: 'drop' }],
      is_dry_run: true,
    })
    expect(result).toMatchObject({ outcome: 'saved', property: { stage: 'planned', version: 1 } })
    expect((await fetchProperties(server, me)).properties[0]).toMatchObject({ stage: 'planned', version: 1 })
  })

  it('a change of properties neither selects unavailable services nor deselects active ones', async ({ server }) => {
    const me = await signInBuilder(server)
    const { premiseNumber } = await addAccount(server.database.db, me.owner)
    await setOwner(server.database.db, premiseNumber, me.owner)
    const change = { crm_premise_id: premiseNumber, version: 1 }
    const [tv] = await putProperties(server, me, { properties: [{ ...change, cable_service: { selected: true } }] })
    expect(tv).toMatchObject({ outcome: 'refused', message: propertyTexts.notAvailable('TV') })
    const [fiber] = await putProperties(server, me, { properties: [{ ...change, fiber_service: { selected: false } }] })
    expect(fiber).toMatchObject({ outcome: 'refused', message: expect.stringContaining('Fiber is active') })
  })

  it('succeeds for one of two at the same time', async ({ server }) => {
    const me = await signInBuilder(server)
    const number = await addLot(server, { owner: me.owner })
    const outcomes = await Promise.all(
      (['drop', 'vacant'] as const).map((stage) =>
        putProperties(server, me, { properties: [{ crm_premise_id: number, version: 1, stage }] }),
      ),
    )
    expect(
      outcomes
        .flat()
        .map(({ outcome }) => outcome)
        .toSorted(),
    ).toEqual(['conflict', 'saved'])
  })

  it('is rejected by field if a lot is too long', async ({ server }) => {
    const me = await signInBuilder(server)
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
    const me = await signInBuilder(server, { rights: ['PROPERTIES.read'] })
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
    const me = await signInBuilder(server)
    await addLot(server, { owner: me.owner, communityId: 'meadow' })
    const free = await addLot(server, { owner: null, communityId: 'meadow' })
    expect((await take(server, me, free)).data).toMatchObject({ crm_premise_id: free, version: 1 })
    expect((await fetchProperties(server, me)).total_count).toBe(2)
  })

  it.for(['in another community', 'that has an owner', 'with a service'])(
    'is rejected as not found for a premise %s',
    async (where, { server }) => {
      const [me, other] = [await signInBuilder(server), await signInBuilder(server)]
      await addLot(server, { owner: me.owner })
      const lived = await addAccount(server.database.db, other.owner)
      const numbers: Record<string, string> = {
        'in another community': await addLot(server, { owner: null, communityId: 'far' }),
        'that has an owner': await addLot(server, { owner: other.owner }),
        'with a service': lived.premiseNumber,
      }
      expect((await take(server, me, numbers[where] ?? '')).status).toBe(404)
    },
  )
})
