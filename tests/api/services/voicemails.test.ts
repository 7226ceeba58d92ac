import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { deleteVoicemail, listCalls, listLines, listVoicemails, markVoicemail } from '#shared/contract/services/voip'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { voipCalls } from '../../../server/db/schema/services/voip'
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
  const voicemails = async (page = {}) =>
    (await server.call(listVoicemails, { query: { line_id: lineId, ...page } }, { token })).data
  const lines = async () =>
    (await server.call(listLines, { query: { crm_service_account_id: account.serviceAccountId } }, { token })).data
  return { person, lineId, token, voicemails, lines }
}

describe('voicemails', () => {
  it('are listed newest first, page by page', async ({ server }) => {
    const { lineId, voicemails } = await home(server)
    const { db } = server.database
    const first = await addVoicemail(db, lineId)
    const second = await addVoicemail(db, lineId, {
      receivedAt: new Date('2026-03-13T09:00:00Z'),
      transcription: null,
      fromNumber: '',
      fromName: '',
    })
    expect(await voicemails({ page_size: 1 })).toEqual({
      total_count: 2,
      voicemails: [
        {
          voicemail_id: second,
          from_number: '',
          from_name: '',
          received_date: '2026-03-13T09:00:00.000Z',
          seconds: 21,
          transcription: null,
          is_heard: false,
        },
      ],
    })
    expect(await voicemails({ page_size: 1, page_number: 2 })).toMatchObject({ voicemails: [{ voicemail_id: first }] })
  })

  it('count as unheard until they are marked, and again if the mark is removed', async ({ server }) => {
    const { lineId, token, voicemails, lines } = await home(server)
    const voicemail_id = await addVoicemail(server.database.db, lineId)
    const mark = (is_heard: boolean) => server.call(markVoicemail, { body: { voicemail_id, is_heard } }, { token })
    expect(await lines()).toMatchObject([{ unheard_count: 1 }])
    await mark(true)
    expect([await lines(), await voicemails()]).toMatchObject([
      [{ unheard_count: 0 }],
      { voicemails: [{ is_heard: true }] },
    ])
    await mark(false)
    expect(await lines()).toMatchObject([{ unheard_count: 1 }])
  })

  it('are deleted permanently, which leaves a record', async ({ server }) => {
    const { person, lineId, token, voicemails } = await home(server)
    const voicemail_id = await addVoicemail(server.database.db, lineId)
    expect((await server.call(deleteVoicemail, { body: { voicemail_id } }, { token })).status).toBe(200)
    expect(await voicemails()).toEqual({ voicemails: [], total_count: 0 })
    expect((await server.call(deleteVoicemail, { body: { voicemail_id } }, { token })).status).toBe(404)
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, person.userId))
    expect(records.filter(({ action }) => action === 'voice.voicemail_deleted')).toHaveLength(1)
  })

  it('leave a record if staff mark them, and none if their owner does', async ({ server }) => {
    const { db } = server.database
    const { person, lineId, token } = await home(server)
    const staff = await addPerson(db, { userType: 'CENTRIC', rights: ['ACCOUNTS.read', 'ACCOUNTS.write'] })
    const voicemail_id = await addVoicemail(db, lineId)
    for (const by of [token, await server.signIn(staff)]) {
      await server.call(markVoicemail, { body: { voicemail_id, is_heard: true } }, { token: by })
    }
    const records = await db.select().from(auditRecords).where(eq(auditRecords.action, 'voicemail.marked'))
    expect(records).toMatchObject([{ userId: staff.userId, customerNumber: person.customerNumber }])
  })

  it('can’t be deleted with read-only access', async ({ server }) => {
    const { lineId, token } = await home(server, ['ACCOUNTS.read'])
    const voicemail_id = await addVoicemail(server.database.db, lineId)
    expect((await server.call(deleteVoicemail, { body: { voicemail_id } }, { token })).status).toBe(403)
  })
})

describe('calls', () => {
  it('are listed newest first, filtered by type on request', async ({ server }) => {
    const { lineId, token } = await home(server)
    const shared = { lineId, name: '', seconds: 0 }
    await server.database.db.insert(voipCalls).values([
      { ...shared, kind: 'missed', number: '2905550177', startedAt: new Date('2026-03-11T09:00:00Z') },
      { ...shared, kind: 'incoming', number: '', seconds: 65, startedAt: new Date('2026-03-12T09:00:00Z') },
    ])
    const list = async (filter: { kind?: 'missed' } = {}) =>
      (await server.call(listCalls, { query: { line_id: lineId, ...filter } }, { token })).data
    expect(await list()).toEqual({
      total_count: 2,
      calls: [
        {
          call_id: expect.any(String),
          kind: 'incoming',
          number: '',
          name: '',
          started_date: '2026-03-12T09:00:00.000Z',
          seconds: 65,
        },
        expect.objectContaining({ kind: 'missed', number: '2905550177' }),
      ],
    })
    expect(await list({ kind: 'missed' })).toMatchObject({ total_count: 1, calls: [{ kind: 'missed' }] })
  })
})
