import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  blockNumber,
  listLines,
  unblockNumber,
  updateEmergencyAddress,
  updateForwarding,
  updateLine,
  updateRinging,
} from '#shared/contract/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addAccount, addPerson } from '../../support/data/people'
import { addLine } from '../../support/data/services/voip'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let lastNumber = 0

async function home(server: TestServer, rights?: string[]) {
  const { db } = server.database
  server.setNow(testNow)
  const person = await addPerson(db, rights ? { rights } : {})
  const account = await addAccount(db, person.customerNumber, { serviceType: 'VOIP' })
  const number = `294${String(5_550_000 + ++lastNumber)}`
  const lineId = await addLine(db, account, { number })
  const token = await server.signIn(person)
  const query = { crm_service_account_id: account.serviceAccountId }
  const list = async () => (await server.call(listLines, { query }, { token })).data
  return { person, lineId, number, token, list }
}

const confirmed = {
  street_address: '12 Larkspur Lane',
  unit: '',
  city: 'Quillmere',
  state: 'TX',
  zip: '00141',
  filed_date: '2025-01-02T15:00:00.000Z',
  confirmed_date: '2025-01-02T15:20:00.000Z',
}

describe('the lines of an account', () => {
  it('are listed with all of their settings', async ({ server }) => {
    const { lineId, number, list } = await home(server)
    expect(await list()).toEqual([
      {
        line_id: lineId,
        number,
        caller_id_name: 'Ada Quill',
        forwarding: 'off',
        forward_to: '',
        is_simultaneous_ring_on: false,
        simultaneous_ring_numbers: [],
        rejects_anonymous: false,
        is_international_on: false,
        blocked: [],
        emergency_address: confirmed,
        pending_address: null,
        unheard_count: 0,
        greeting_date: null,
      },
    ])
  })
})

describe('a line', () => {
  it('changes the given settings and keeps the others', async ({ server }) => {
    const { lineId, token, person } = await home(server)
    const change = (fields: object) => server.call(updateLine, { body: { line_id: lineId, ...fields } }, { token })
    await change({ rejects_anonymous: true })
    const answer = await change({ caller_id_name: ' Quill Home ' })
    expect(answer.data).toMatchObject({
      caller_id_name: 'Quill Home',
      rejects_anonymous: true,
      is_international_on: false,
    })
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records.filter(({ action }) => action === 'voice.line')).toHaveLength(2)
  })

  it.for([
    ['', 'Caller ID name is required'],
    ['A name that is too long', 'Caller ID name cannot be more than 15 characters'],
    ['Café', "Caller ID name can only have letters, digits, spaces and . , & ' -"],
  ] as const)('can’t be named %j', async ([name, text], { server }) => {
    const { lineId, token } = await home(server)
    const answer = await server.call(updateLine, { body: { line_id: lineId, caller_id_name: name } }, { token })
    expect([answer.status, answer.fields['caller_id_name']]).toEqual([400, text])
  })

  it('keeps its previous settings if the network rejects a change', async ({ server }) => {
    const { lineId, token, list } = await home(server)
    const { network } = server.services
    const setLine = network.configureLine.bind(network)
    network.configureLine = () => Promise.reject(new Error('down'))
    const body = { line_id: lineId, is_international_on: true }
    const answer = await server.call(updateLine, { body }, { token })
    network.configureLine = setLine
    expect([answer.status, answer.messages]).toEqual([502, [voipTexts.notApplied]])
    expect(await list()).toMatchObject([{ is_international_on: false }])
  })

  it('can be changed only with the right to write', async ({ server }) => {
    const { lineId, token } = await home(server, ['ACCOUNTS.read'])
    const body = { line_id: lineId, is_international_on: true }
    expect((await server.call(updateLine, { body }, { token })).status).toBe(403)
  })
})

describe('forwarding', () => {
  it('keeps its number while it is off', async ({ server }) => {
    const { lineId, token } = await home(server)
    const set = (fields: { forwarding: 'off' | 'busy'; forward_to?: string }) =>
      server.call(updateForwarding, { body: { line_id: lineId, ...fields } }, { token })
    expect((await set({ forwarding: 'busy', forward_to: '(290) 555-0101' })).data).toMatchObject({
      forwarding: 'busy',
      forward_to: '2905550101',
    })
    expect((await set({ forwarding: 'off' })).data).toMatchObject({ forwarding: 'off', forward_to: '2905550101' })
  })

  it('requires a number other than the line’s own', async ({ server }) => {
    const { lineId, number, token } = await home(server)
    const set = (forward_to?: string) =>
      server.call(updateForwarding, { body: { line_id: lineId, forwarding: 'always', forward_to } }, { token })
    expect((await set()).fields).toEqual({ forward_to: voipTexts.noNumber })
    expect((await set(number)).fields).toEqual({ forward_to: voipTexts.ownNumber })
    expect((await set('911')).fields).toEqual({ forward_to: voipTexts.numberInvalid })
  })
})

describe('simultaneous ring', () => {
  it('is set with its numbers', async ({ server }) => {
    const { lineId, token } = await home(server)
    const body = { line_id: lineId, is_on: true, numbers: ['2905550101', '(290) 555-0102'] }
    expect((await server.call(updateRinging, { body }, { token })).data).toMatchObject({
      is_simultaneous_ring_on: true,
      simultaneous_ring_numbers: ['2905550101', '2905550102'],
    })
  })

  it.for<[string[], string]>([
    [[], voipTexts.ringNone],
    [['2905550101', '(290) 555-0101'], voipTexts.ringTwice],
  ])('simultaneous ring with the numbers %j is rejected', async ([numbers, text], { server }) => {
    const { lineId, token } = await home(server)
    const answer = await server.call(updateRinging, { body: { line_id: lineId, is_on: true, numbers } }, { token })
    expect([answer.status, answer.fields]).toEqual([400, { numbers: text }])
  })
})

describe('the block list', () => {
  it('adds a number once and removes it again', async ({ server }) => {
    const { lineId, token } = await home(server)
    const body = { line_id: lineId, number: '2925550147' }
    expect((await server.call(blockNumber, { body }, { token })).data).toMatchObject({ blocked: ['2925550147'] })
    expect((await server.call(blockNumber, { body }, { token })).fields).toEqual({ number: voipTexts.blockedAlready })
    expect((await server.call(unblockNumber, { body }, { token })).data).toMatchObject({ blocked: [] })
  })

  it('adds a number once if it is sent twice at the same time', async ({ server }) => {
    const { lineId, token } = await home(server)
    const body = { line_id: lineId, number: '2925550147' }
    const answers = await Promise.all([1, 2].map(() => server.call(blockNumber, { body }, { token })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })
})

describe('the emergency address', () => {
  const moved = { street_address: '8 Wren Ln', unit: 'Apt 2', city: 'Quillmere', state: 'tx', zip: '00141' }

  it('is pending until the registry has confirmed it; until then the old one applies', async ({ server }) => {
    const { lineId, token, list } = await home(server)
    const answer = await server.call(updateEmergencyAddress, { body: { line_id: lineId, ...moved } }, { token })
    const pending = { ...moved, state: 'TX', filed_date: testNow, confirmed_date: null }
    expect(answer.data).toMatchObject({ emergency_address: confirmed, pending_address: pending })
    expect(await list()).toMatchObject([{ emergency_address: confirmed, pending_address: pending }])
    server.setNow('2026-03-13T15:01:00.000Z')
    expect(await list()).toMatchObject([
      {
        emergency_address: { street_address: '8 Wren Ln', confirmed_date: '2026-03-13T15:01:00.000Z' },
        pending_address: null,
      },
    ])
  })

  it('replaces one that waits if it is filed later', async ({ server }) => {
    const { lineId, token } = await home(server)
    const file = (fields: object) =>
      server.call(updateEmergencyAddress, { body: { line_id: lineId, ...moved, ...fields } }, { token })
    await file({})
    expect((await file({ unit: 'Apt 3' })).data).toMatchObject({ pending_address: { unit: 'Apt 3' } })
    const same = await file({ unit: 'apt 3' })
    expect([same.status, same.messages]).toEqual([409, [voipTexts.sameAddress]])
  })

  it('keeps its previous value if the registry rejects it', async ({ server }) => {
    const { lineId, token, list } = await home(server)
    const { network } = server.services
    const fileAddress = network.fileAddress.bind(network)
    network.fileAddress = () => Promise.reject(new Error('down'))
    const answer = await server.call(updateEmergencyAddress, { body: { line_id: lineId, ...moved } }, { token })
    network.fileAddress = fileAddress
    expect([answer.status, answer.messages]).toEqual([502, [voipTexts.notFiled]])
    expect(await list()).toMatchObject([{ emergency_address: confirmed, pending_address: null }])
  })

  it.for([
    ['street_address', ' ', 'Street address is required'],
    ['state', 'Texas', 'State is invalid'],
    ['zip', '123', 'ZIP code is invalid'],
  ] as const)(
    'the emergency address with an invalid %s is rejected at its field',
    async ([name, value, text], { server }) => {
      const { lineId, token } = await home(server)
      const body = { line_id: lineId, ...moved, [name]: value }
      const answer = await server.call(updateEmergencyAddress, { body }, { token })
      expect([answer.status, answer.fields[name]]).toEqual([400, text])
    },
  )
})
