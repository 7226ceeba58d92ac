import { randomBytes } from 'node:crypto'
import { describe, expect } from 'vitest'
import {
  type DeliveryExpectation,
  getDeliveryExpectation,
  updateDeliveryExpectation,
} from '#shared/contract/operations/deliveries'
import type { DeliverySource, DeliveryState } from '#shared/imports/deliveryStates'
import * as lateDeliveryTexts from '#shared/texts/operations/lateDeliveries'
import { deliveries, deliveryExpectations } from '../../../server/db/schema/operations/deliveries'
import { lateDeliveryJob } from '../../../server/features/imports/lateDelivery.job'
import { addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import { readMessagesTo } from '../../support/server/outbox'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let administrator: Person
let token: string
it.beforeEach(async ({ server }) => {
  server.setNow(testNow)
  await server.database.db.delete(deliveries)
  await server.database.db.delete(deliveryExpectations)
  administrator = await addPerson(server.database.db, {
    userType: 'CENTRIC',
    rights: ['ACCESSCONTROL.read', 'ACCESSCONTROL.write', 'IMPORTS.read', 'IMPORTS.write'],
  })
  token = await server.signIn(administrator)
})

const read = async (server: TestServer, by = token) => server.call(getDeliveryExpectation, {}, { token: by })
const change = (server: TestServer, changes: Partial<DeliveryExpectation> = {}, by = token) =>
  server.call(
    updateDeliveryExpectation,
    { body: { expected_hour: 6, source: 'command', version: 0, ...changes } },
    { token: by },
  )

interface Arrival {
  finishedAt: string
  source?: DeliverySource
  state?: DeliveryState
  isDryRun?: boolean
}

const addDelivery = (server: TestServer, { finishedAt, ...facts }: Arrival) =>
  server.database.db.insert(deliveries).values({
    name: 'nightly',
    source: 'command',
    state: 'finished',
    digest: randomBytes(32),
    writtenAt: new Date(finishedAt),
    startedAt: new Date(finishedAt),
    finishedAt: new Date(finishedAt),
    ...facts,
  })

/** Runs the job at this time of the provider, which is five hours behind UTC, and returns the emails so far. */
async function mailsAt(server: TestServer, localTime: string, day = '2026-03-13') {
  server.setNow(new Date(`${day}T${localTime}:00-05:00`).toISOString())
  await server.runScheduled(lateDeliveryJob)
  return readMessagesTo(server, administrator.email)
}

describe('the alert about late deliveries', () => {
  it('is off until an administrator sets it', async ({ server }) => {
    expect((await read(server)).data).toEqual({ expected_hour: null, source: 'command', version: 0 })
    expect(await mailsAt(server, '23:00')).toEqual([])
  })

  it('is changed with the version that was seen, and audited', async ({ server }) => {
    expect((await change(server)).data).toEqual({ expected_hour: 6, source: 'command', version: 1 })
    expect((await change(server, { expected_hour: 7, source: 'api', version: 1 })).data).toMatchObject({ version: 2 })
    expect(await change(server, { version: 1 })).toMatchObject({
      status: 409,
      messages: [lateDeliveryTexts.editConflict],
    })
    expect((await read(server)).data).toEqual({ expected_hour: 7, source: 'api', version: 2 })
    const { rows } = await server.database.pool.query(
      `select details from audit_records where action = 'import.expectationChanged' and user_id = $1 order by at`,
      [administrator.userId],
    )
    expect(rows.map(({ details }) => details)).toEqual([
      { source: 'command', isEnabled: true, hour: 6 },
      { source: 'api', isEnabled: true, hour: 7 },
    ])
  })

  it('is only changed by staff who may import', async ({ server }) => {
    const reader = await signInStaff(server, ['IMPORTS.read'])
    expect((await read(server, reader)).status).toBe(200)
    expect((await change(server, {}, reader)).status).toBe(403)
    expect((await read(server, await signInStaff(server, ['EVENTS.read']))).status).toBe(403)
  })

  it('is emailed to administrators once on a day without a delivery, and again on the next', async ({ server }) => {
    await change(server)
    await addDelivery(server, { finishedAt: '2026-03-12T03:00:00-05:00' })
    expect(await mailsAt(server, '05:50')).toEqual([])
    const [mail] = await mailsAt(server, '06:00')
    expect(mail?.subject).toBe('No delivery from the billing system')
    expect(mail?.body).toContain('The billing system’s files for March 13, 2026 were expected by 6:00 AM')
    expect(mail?.body).toContain('The last delivery was imported on March 12, 2026')
    expect(mail?.body).toContain('/admin/data-exchange')
    expect(await mailsAt(server, '06:10')).toHaveLength(1)
    expect(await mailsAt(server, '06:00', '2026-03-14')).toHaveLength(2)
  })

  it('is not emailed to staff who are no administrators', async ({ server }) => {
    const other = await addPerson(server.database.db, { userType: 'CENTRIC', rights: ['IMPORTS.read'] })
    await change(server)
    expect(await mailsAt(server, '06:00')).toHaveLength(1)
    expect(await readMessagesTo(server, other.email)).toEqual([])
  })

  it.for([
    ['a delivery arrived in the night', { finishedAt: '2026-03-13T02:00:00-05:00' }],
    ['a delivery arrived before midnight', { finishedAt: '2026-03-12T23:30:00-05:00' }],
    ['a delivery arrived just before the job runs', { finishedAt: '2026-03-13T06:05:00-05:00' }],
  ] as const)('is not sent if %s', async ([, arrival], { server }) => {
    await change(server)
    await addDelivery(server, arrival)
    expect(await mailsAt(server, '06:10')).toEqual([])
  })

  it.for([
    ['that of the day before came late', { finishedAt: '2026-03-12T08:00:00-05:00' }],
    ['it was rejected', { finishedAt: '2026-03-13T02:00:00-05:00', state: 'rejected' }],
    ['it was interrupted', { finishedAt: '2026-03-13T02:00:00-05:00', state: 'applying' }],
    ['it was only tried', { finishedAt: '2026-03-13T02:00:00-05:00', isDryRun: true }],
    ['only batches arrived', { finishedAt: '2026-03-13T02:00:00-05:00', source: 'api' }],
  ] as const)('is sent if %s', async ([, arrival], { server }) => {
    await change(server)
    await addDelivery(server, arrival)
    expect(await mailsAt(server, '06:10')).toHaveLength(1)
  })

  it('says how many deliveries were rejected or interrupted', async ({ server }) => {
    await change(server)
    for (const state of ['rejected', 'replaced'] as const)
      await addDelivery(server, { finishedAt: '2026-03-13T02:00:00-05:00', state })
    const [mail] = await mailsAt(server, '06:10')
    expect(mail?.body).toContain('2 deliveries were rejected or interrupted')
  })

  it('counts batches if these are expected', async ({ server }) => {
    await change(server, { source: 'api' })
    await addDelivery(server, { finishedAt: '2026-03-13T02:00:00-05:00', source: 'api' })
    expect(await mailsAt(server, '06:10')).toEqual([])
  })
})
