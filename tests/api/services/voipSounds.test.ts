import { eq } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { getGreeting, getVoicemailSound, listLines, resetGreeting, setGreeting } from '#shared/contract/services/voip'
import { maxGreetingBytes } from '#shared/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { voicemailSound } from '../../../server/adapters/network/sandboxVoip'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addAccount, addPerson } from '../../support/data/people'
import { addLine, addVoicemail } from '../../support/data/services/voip'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  server.setNow(testNow)
})

async function home(server: TestServer, rights?: string[]) {
  const { db } = server.database
  const person = await addPerson(db, rights ? { rights } : {})
  const account = await addAccount(db, person.customerNumber, { serviceType: 'VOIP' })
  const lineId = await addLine(db, account)
  const token = await server.signIn(person)
  const greeting = (by = token) => server.call(getGreeting, { query: { line_id: lineId } }, { token: by })
  const send = (bytes: Uint8Array, by = token) =>
    server.call(setGreeting, { body: { line_id: lineId } }, { token: by, file: { name: 'hello.wav', bytes } })
  const greetingDate = async () =>
    (await server.call(listLines, { query: { crm_service_account_id: account.serviceAccountId } }, { token })).data
  return { person, lineId, token, greeting, send, greetingDate }
}

const own = voicemailSound('an own greeting', 3)

describe('the sound of a voicemail', () => {
  it('is a WAV file as long as the message, and the same each time', async ({ server }) => {
    const { lineId, token } = await home(server)
    const voicemail_id = await addVoicemail(server.database.db, lineId, { seconds: 5 })
    const fetch = () => server.call(getVoicemailSound, { query: { voicemail_id } }, { token })
    const answer = await fetch()
    expect(answer.headers['content-type']).toBe('audio/wav')
    expect(answer.bytes.subarray(0, 4).toString()).toBe('RIFF')
    expect(answer.bytes.length).toBe(44 + 5 * 8000)
    expect((await fetch()).bytes.equals(answer.bytes)).toBe(true)
  })

  it('is not available to other customers, and is played by staff with an access record', async ({ server }) => {
    const { db } = server.database
    const [one, other] = [await home(server), await home(server)]
    const voicemail_id = await addVoicemail(db, one.lineId)
    const query = { voicemail_id }
    expect((await server.call(getVoicemailSound, { query }, { token: other.token })).status).toBe(404)
    const staff = await addPerson(db, { userType: 'CENTRIC' })
    expect((await server.call(getVoicemailSound, { query }, { token: await server.signIn(staff) })).status).toBe(200)
    const records = await db.select().from(auditRecords).where(eq(auditRecords.userId, staff.userId))
    expect(records).toContainEqual(
      expect.objectContaining({
        action: 'customer.opened',
        customerNumber: one.person.customerNumber,
        details: { what: 'voicemail sound' },
      }),
    )
  })

  it('is reported as unavailable if the network does not provide it', async ({ server }) => {
    const { lineId, token } = await home(server)
    const voicemail_id = await addVoicemail(server.database.db, lineId)
    vi.spyOn(server.services.network, 'readVoicemail').mockRejectedValueOnce(new Error('down'))
    const answer = await server.call(getVoicemailSound, { query: { voicemail_id } }, { token })
    expect(answer).toMatchObject({ code: 'provider_failed', messages: [voipTexts.noSound] })
  })
})

describe('the greeting', () => {
  it('can be the standard one, then a custom one, and the standard one again', async ({ server }) => {
    const { person, lineId, token, greeting, send, greetingDate } = await home(server)
    const standard = await greeting()
    expect(standard.headers['content-type']).toBe('audio/wav')
    expect((await send(own)).data).toMatchObject({ greeting_date: new Date(testNow).toISOString() })
    expect((await greeting()).bytes.equals(own)).toBe(true)
    const back = await server.call(resetGreeting, { body: { line_id: lineId } }, { token })
    expect(back.data).toMatchObject({ greeting_date: null })
    expect((await greeting()).bytes.equals(standard.bytes)).toBe(true)
    expect(await greetingDate()).toMatchObject([{ greeting_date: null }])
    const { db } = server.database
    const records = await db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['voice.greeting_set', 'voice.greeting_reset']),
    )
  })

  it('must be sound by its content, and not too long', async ({ server }) => {
    const { send, greetingDate } = await home(server)
    const text = await send(Buffer.from('not a sound at all'))
    expect(text).toMatchObject({ code: 'unsupported_type', fields: { file: voipTexts.greetingType } })
    const long = await send(Buffer.concat([own, Buffer.alloc(maxGreetingBytes)]))
    expect(long).toMatchObject({ code: 'too_large', fields: { file: voipTexts.greetingTooLarge } })
    expect(await greetingDate()).toMatchObject([{ greeting_date: null }])
  })

  it('keeps the previous one if the network rejects another', async ({ server }) => {
    const { greeting, send, greetingDate } = await home(server)
    await send(own)
    vi.spyOn(server.services.network, 'setGreeting').mockRejectedValueOnce(new Error('down'))
    const answer = await send(voicemailSound('another', 2))
    expect(answer.code).toBe('provider_failed')
    expect((await greeting()).bytes.equals(own)).toBe(true)
    expect(await greetingDate()).toMatchObject([{ greeting_date: new Date(testNow).toISOString() }])
  })

  it('can’t be set by others, or with read-only access', async ({ server }) => {
    const [one, other, reader] = [await home(server), await home(server), await home(server, ['ACCOUNTS.read'])]
    expect((await one.greeting(other.token)).status).toBe(404)
    expect((await one.send(own, other.token)).status).toBe(404)
    expect((await reader.send(own)).status).toBe(403)
  })
})
