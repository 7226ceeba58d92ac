import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listDevices, restartDevice, testSpeed, updateGuestWifi, updateWifi } from '#shared/contract/services/devices'
import * as deviceTexts from '#shared/texts/services/devices'
import * as planTexts from '#shared/texts/services/plans'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { serviceAccounts } from '../../../server/db/schema/customers/accounts'
import { deviceActions } from '../../../server/db/schema/services/devices'
import { deviceOrdersJob } from '../../../server/features/devices/deviceOrders.job'
import { addAccount, addPerson } from '../../support/data/people'
import { addDevice } from '../../support/data/services/devices'
import { addCatalog, addSubscription } from '../../support/data/services/plans'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function home(server: TestServer, changes: Parameters<typeof addDevice>[2] = {}, rights?: string[]) {
  const { db } = server.database
  server.setNow(testNow)
  const person = await addPerson(db, rights ? { rights } : {})
  const account = await addAccount(db, person.customerNumber)
  const deviceId = await addDevice(db, account, changes)
  const token = await server.signIn(person)
  const query = { crm_service_account_id: account.serviceAccountId }
  return { account, deviceId, token, list: async () => (await server.call(listDevices, { query }, { token })).data }
}

const soon = '2026-03-13T15:00:10.000Z'

describe('the devices of a home', () => {
  it('are listed with their state and Wi-Fi', async ({ server }) => {
    const { deviceId, list } = await home(server)
    expect(await list()).toEqual([
      {
        device_id: deviceId,
        kind: 'gateway',
        model: 'Hearth 6 gateway',
        serial_number: expect.stringMatching(/^GW-/),
        is_online: true,
        since: '2026-02-01T09:40:00.000Z',
        wifi: { name: 'Hearth-7K2M', guest_name: '', is_guest_on: false },
        speed_test: null,
        actions: [],
      },
    ])
  })
})

describe('a Wi-Fi network', () => {
  it('has its new name once the gateway has applied it, and not before', async ({ server }) => {
    const { deviceId, token, list } = await home(server)
    const body = { device_id: deviceId, wifi_name: ' Orchard ', wifi_password: 'quill-2026' }
    expect((await server.call(updateWifi, { body }, { token })).data).toMatchObject({
      action: 'wifi',
      status: 'queued',
    })
    expect(await list()).toMatchObject([{ wifi: { name: 'Hearth-7K2M' }, actions: [{ status: 'queued' }] }])
    server.setNow(soon)
    expect(await list()).toMatchObject([
      { wifi: { name: 'Orchard' }, actions: [{ status: 'applied', applied_date: soon }] },
    ])
  })

  it('the Wi-Fi network of a gateway that is offline waits for its settings', async ({ server }) => {
    const { deviceId, token, list } = await home(server, { isOnline: false })
    await server.call(updateWifi, { body: { device_id: deviceId, wifi_name: 'Orchard' } }, { token })
    server.setNow(soon)
    expect(await list()).toMatchObject([{ wifi: { name: 'Hearth-7K2M' }, actions: [{ status: 'queued' }] }])
  })

  it('can’t be changed twice at the same time', async ({ server }) => {
    const { deviceId, token } = await home(server)
    const body = { device_id: deviceId, wifi_name: 'Orchard' }
    const answers = await Promise.all([1, 2].map(() => server.call(updateWifi, { body }, { token })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  it.for([
    [{ wifi_name: ' ' }, 'wifi_name', 'Wi-Fi name is required'],
    [{ wifi_name: 'Orchard', wifi_password: 'short' }, 'wifi_password', 'Wi-Fi password must be at least 8 characters'],
  ] as const)('a Wi-Fi network with %j is rejected at its field', async ([fields, name, text], { server }) => {
    const { deviceId, token } = await home(server)
    const answer = await server.call(updateWifi, { body: { device_id: deviceId, ...fields } }, { token })
    expect([answer.status, answer.fields[name]]).toEqual([400, text])
  })

  it('a Wi-Fi network for guests requires a name and a password to be on, and nothing to be off', async ({
    server,
  }) => {
    const { deviceId, token, list } = await home(server, { isGuestOn: true, guestName: 'Guests' })
    const on = await server.call(updateGuestWifi, { body: { device_id: deviceId, is_on: true } }, { token })
    expect([on.status, on.fields]).toEqual([400, { guest_name: deviceTexts.nameAndPassword }])
    await server.call(updateGuestWifi, { body: { device_id: deviceId, is_on: false } }, { token })
    server.setNow(soon)
    expect(await list()).toMatchObject([{ wifi: { guest_name: 'Guests', is_guest_on: false } }])
  })
})

describe('a device of a service that has ended', () => {
  it('can’t be changed', async ({ server }) => {
    const { account, deviceId, token } = await home(server)
    await server.database.db
      .update(serviceAccounts)
      .set({ status: 'closed' })
      .where(eq(serviceAccounts.id, account.serviceAccountId))
    const body = { device_id: deviceId }
    const answers = [
      await server.call(updateWifi, { body: { ...body, wifi_name: 'Orchard' } }, { token }),
      await server.call(updateGuestWifi, { body: { ...body, is_on: false } }, { token }),
      await server.call(restartDevice, { body }, { token }),
      await server.call(testSpeed, { body }, { token }),
    ]
    for (const answer of answers) expect([answer.status, answer.messages]).toEqual([409, [planTexts.closed]])
  })
})

describe('a restart', () => {
  it('is possible for gateways only', async ({ server }) => {
    const { deviceId, token } = await home(server, { kind: 'ont', wifiName: null })
    const answer = await server.call(restartDevice, { body: { device_id: deviceId } }, { token })
    expect([answer.status, answer.messages]).toEqual([409, [deviceTexts.noRestart]])
  })

  it('leaves the gateway online since that moment', async ({ server }) => {
    const { deviceId, token, list } = await home(server)
    await server.call(restartDevice, { body: { device_id: deviceId } }, { token })
    server.setNow(soon)
    expect(await list()).toMatchObject([{ since: soon, actions: [{ action: 'restart', status: 'applied' }] }])
  })

  it('requires the right to write', async ({ server }) => {
    const { deviceId, token } = await home(server, {}, ['ACCOUNTS.read'])
    expect((await server.call(restartDevice, { body: { device_id: deviceId } }, { token })).status).toBe(403)
  })

  it('stores nothing if the network rejects it', async ({ server }) => {
    const { deviceId, token, list } = await home(server)
    const { network } = server.services
    const send = network.sendOrder.bind(network)
    network.sendOrder = () => Promise.reject(new Error('down'))
    const answer = await server.call(restartDevice, { body: { device_id: deviceId } }, { token })
    network.sendOrder = send
    expect([answer.status, answer.messages]).toEqual([502, [deviceTexts.notSent]])
    expect(await list()).toMatchObject([{ actions: [] }])
  })

  it('can be requested again if the server died before it reached the gateway', async ({ server }) => {
    const { deviceId, token } = await home(server)
    const { network } = server.services
    const send = network.sendOrder.bind(network)
    // Simulates that the process ends here, before the order is accepted or undone.
    network.sendOrder = () => new Promise(() => undefined)
    const body = { device_id: deviceId }
    void server.call(restartDevice, { body }, { token })
    await expect
      .poll(() => server.database.db.select().from(deviceActions))
      .toContainEqual(expect.objectContaining({ deviceId, sentAt: null }))
    network.sendOrder = send
    expect((await server.call(restartDevice, { body }, { token })).messages).toEqual([deviceTexts.underWay])
    server.setNow('2026-03-13T15:03:00.000Z')
    await server.runScheduled(deviceOrdersJob)
    expect((await server.call(restartDevice, { body }, { token })).status).toBe(200)
  })
})

describe('a speed test', () => {
  async function homeWithPlan(...options: Parameters<typeof home>) {
    const [server] = options
    const found = await home(...options)
    await addCatalog(server.database.db)
    await addSubscription(server.database.db, found.account, 'GIG-1000')
    return found
  }

  it('stores its result on the gateway, slightly below the speed of the plan', async ({ server }) => {
    const { deviceId, token, list } = await homeWithPlan(server)
    const sent = await server.call(testSpeed, { body: { device_id: deviceId } }, { token })
    expect(sent.data).toMatchObject({ action: 'speed_test', status: 'queued' })
    expect(await list()).toMatchObject([{ speed_test: null, actions: [{ status: 'queued' }] }])
    server.setNow(soon)
    const listed = listDevices.response.parse(await list())
    expect(listed).toMatchObject([{ speed_test: { tested_date: soon }, actions: [{ status: 'applied' }] }])
    const measured = listed[0]?.speed_test
    for (const mbps of [measured?.download_mbps, measured?.upload_mbps]) {
      expect(mbps).toBeGreaterThan(900)
      expect(mbps).toBeLessThan(1000)
    }
  })

  it('is recorded for the audit', async ({ server }) => {
    const { deviceId, token } = await homeWithPlan(server)
    await server.call(testSpeed, { body: { device_id: deviceId } }, { token })
    expect(await server.database.db.select().from(auditRecords)).toContainEqual(
      expect.objectContaining({ action: 'device.speed_test', details: { device: deviceId } }),
    )
  })

  it('can’t run twice at the same time', async ({ server }) => {
    const { deviceId, token } = await homeWithPlan(server)
    const call = () => server.call(testSpeed, { body: { device_id: deviceId } }, { token })
    await call()
    const again = await call()
    expect([again.status, again.messages]).toEqual([409, [deviceTexts.underWay]])
  })

  it('is possible for gateways only', async ({ server }) => {
    const { deviceId, token } = await homeWithPlan(server, { kind: 'ont', wifiName: null })
    const answer = await server.call(testSpeed, { body: { device_id: deviceId } }, { token })
    expect([answer.status, answer.messages]).toEqual([409, [deviceTexts.noSpeedTest]])
  })

  it('requires a plan to compare with', async ({ server }) => {
    const { deviceId, token, list } = await home(server)
    const answer = await server.call(testSpeed, { body: { device_id: deviceId } }, { token })
    expect([answer.status, answer.messages]).toEqual([409, [deviceTexts.noSpeed]])
    expect(await list()).toMatchObject([{ actions: [] }])
  })

  it('requires the right to write', async ({ server }) => {
    const { deviceId, token } = await homeWithPlan(server, {}, ['ACCOUNTS.read'])
    expect((await server.call(testSpeed, { body: { device_id: deviceId } }, { token })).status).toBe(403)
  })

  it("a speed test of another customer's gateway is not found", async ({ server }) => {
    const { deviceId } = await homeWithPlan(server)
    const { token } = await homeWithPlan(server)
    expect((await server.call(testSpeed, { body: { device_id: deviceId } }, { token })).status).toBe(404)
  })
})
