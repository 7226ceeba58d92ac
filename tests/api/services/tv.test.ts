import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { getTv, listChannels, updatePin } from '#shared/contract/services/tv'
import * as planTexts from '#shared/texts/services/plans'
import * as tvTexts from '#shared/texts/services/tv'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { serviceAccounts } from '../../../server/db/schema/customers/accounts'
import { tvPins } from '../../../server/db/schema/services/tv'
import { addAccount, addPerson } from '../../support/data/people'
import { addDevice } from '../../support/data/services/devices'
import { addSubscription } from '../../support/data/services/plans'
import { addChannels } from '../../support/data/services/tv'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  server.setNow(testNow)
})

async function home(server: TestServer, rights?: string[]) {
  const { db } = server.database
  const person = await addPerson(db, rights ? { rights } : {})
  const account = await addAccount(db, person.customerNumber, { serviceType: 'TV' })
  const token = await server.signIn(person)
  const query = { crm_service_account_id: account.serviceAccountId }
  const reset = (pin: string, kind: 'parental' | 'purchase' = 'parental') =>
    server.call(updatePin, { body: { ...query, kind, pin } }, { token })
  const channels = async (filter: object) =>
    (await server.call(listChannels, { query: { ...query, ...filter } }, { token })).data
  return { person, account, token, reset, channels, get: () => server.call(getTv, { query }, { token }) }
}

describe('the TV of an address', () => {
  it('contains its boxes and the dates on which its PINs were reset', async ({ server }) => {
    const { account, get } = await home(server)
    const box = { kind: 'tv_box' as const, model: 'GigaStream 4K box', wifiName: null }
    const boxId = await addDevice(server.database.db, account, box)
    expect((await get()).data).toEqual({
      crm_service_account_id: account.serviceAccountId,
      pins: [
        { kind: 'parental', changed_date: null },
        { kind: 'purchase', changed_date: null },
      ],
      boxes: [
        {
          device_id: boxId,
          model: 'GigaStream 4K box',
          serial_number: expect.any(String),
          is_online: true,
          since: '2026-02-01T09:40:00.000Z',
          waits_for_pin: false,
        },
      ],
    })
  })
})

describe('resetting a PIN', () => {
  it('records time and user, and stores no readable PIN', async ({ server }) => {
    const { account, person, reset, get } = await home(server)
    expect((await reset('2580')).data).toEqual({ kind: 'parental', changed_date: testNow })
    expect((await get()).data).toMatchObject({ pins: [{ changed_date: testNow }, { changed_date: null }] })
    const { db } = server.database
    const [row] = await db.select().from(tvPins).where(eq(tvPins.serviceAccountId, account.serviceAccountId))
    expect(row?.pinHash.toString()).not.toContain('2580')
    const records = await db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records).toContainEqual(expect.objectContaining({ action: 'tv.parental_pin' }))
    // Without the boundaries, a random id could match.
    expect(JSON.stringify(records.map(({ details }) => details))).not.toMatch(/\b2580\b/)
  })

  it.for([
    ['', 'PIN is required'],
    ['123', tvTexts.pinLengthError],
    ['12a4', tvTexts.pinLengthError],
    ['0000', tvTexts.pinRepeats],
    ['1234', tvTexts.pinIsSequence],
    ['9876', tvTexts.pinIsSequence],
  ] as const)('a change of the PIN to %j is rejected at its field', async ([pin, text], { server }) => {
    const { reset } = await home(server)
    const answer = await reset(pin)
    expect([answer.status, answer.fields['pin']]).toEqual([400, text])
  })

  it('a change to the current PIN is rejected, and to that of the other kind is not', async ({ server }) => {
    const { reset } = await home(server)
    await reset('2580')
    const again = await reset('2580')
    expect([again.status, again.fields]).toEqual([400, { pin: tvTexts.samePin }])
    expect((await reset('2580', 'purchase')).status).toBe(200)
  })

  it('waits for a box that has been offline since before', async ({ server }) => {
    const { account, reset, get } = await home(server)
    const box = { kind: 'tv_box' as const, wifiName: null, isOnline: false }
    await addDevice(server.database.db, account, { ...box, model: 'Mini' })
    await addDevice(server.database.db, account, { ...box, model: 'Large', isOnline: true })
    await reset('2580')
    expect((await get()).data).toMatchObject({
      boxes: [
        { is_online: true, waits_for_pin: false },
        { is_online: false, waits_for_pin: true },
      ],
    })
  })

  it('keeps the old one if the TV system rejects the new one', async ({ server }) => {
    const { reset, get } = await home(server)
    const { network } = server.services
    const setPin = network.setPin.bind(network)
    network.setPin = () => Promise.reject(new Error('down'))
    const answer = await reset('2580')
    network.setPin = setPin
    expect([answer.status, answer.messages]).toEqual([502, [tvTexts.notSent]])
    expect((await get()).data).toMatchObject({ pins: [{ changed_date: null }, { changed_date: null }] })
  })

  it('requires the right to write', async ({ server }) => {
    const { reset } = await home(server, ['ACCOUNTS.read'])
    expect((await reset('2580')).status).toBe(403)
  })

  it('is rejected for a service that has ended', async ({ server }) => {
    const { account, reset } = await home(server)
    await server.database.db
      .update(serviceAccounts)
      .set({ status: 'closed' })
      .where(eq(serviceAccounts.id, account.serviceAccountId))
    const answer = await reset('2580')
    expect([answer.status, answer.messages]).toEqual([409, [planTexts.closed]])
  })
})

describe('the channels', () => {
  it('are those of the pack, the smaller packs and the add-ons', async ({ server }) => {
    await addChannels(server.database.db)
    const { account, channels } = await home(server)
    await addSubscription(server.database.db, account, 'SMALL')
    await addSubscription(server.database.db, account, 'FILM')
    expect(await channels({})).toEqual({
      pack_name: 'SMALL',
      total_count: 3,
      channels: [
        { number: 2, name: 'Valley Weather', category: 'local', pack_name: 'SMALL', is_included: true },
        { number: 3, name: 'Harbor News', category: 'news', pack_name: 'SMALL', is_included: true },
        { number: 520, name: 'Beacon Films', category: 'film', pack_name: 'FILM', is_included: true },
      ],
    })
    expect(await channels({ scope: 'all', category: 'sports' })).toMatchObject({
      channels: [{ number: 100, is_included: false }],
    })
  })

  it('are searched by part of the name or by number, page by page', async ({ server }) => {
    await addChannels(server.database.db)
    const { account, channels } = await home(server)
    await addSubscription(server.database.db, account, 'LARGE')
    expect(await channels({ search: 'HARBOR' })).toMatchObject({ total_count: 1, channels: [{ number: 3 }] })
    expect(await channels({ search: '100' })).toMatchObject({ channels: [{ name: 'Wren Sports' }] })
    expect(await channels({ page_size: 2, page_number: 2 })).toMatchObject({
      total_count: 3,
      channels: [{ number: 100 }],
    })
  })

  it('are empty if there is no pack', async ({ server }) => {
    await addChannels(server.database.db)
    const { channels } = await home(server)
    expect(await channels({})).toEqual({ pack_name: null, channels: [], total_count: 0 })
  })
})
