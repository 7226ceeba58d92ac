import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askChat } from '#shared/contract/speech/chat'
import { understandCommand } from '#shared/contract/speech/commands'
import { speakText } from '#shared/contract/speech/relay'
import { logOptions } from '../../../server/log'
import { addAccount, addPerson } from '../../support/data/people'
import { startServer, type TestServer } from '../../support/server/server'
import { type SpeechService, startSpeechService } from '../../support/speech/service'

/** A word that occurs in no text of the portal. */
const word = 'quibblefax'

let server: TestServer
let service: SpeechService
let logged = ''
beforeAll(async () => {
  service = await startSpeechService()
  const log = pino(logOptions('trace'), { write: (line: string) => (logged += line) })
  server = await startServer({ SPEECH_SPEAKER: 'http', SPEECH_URL: service.url }, log)
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

/** Finds every row of every table that contains the word. */
async function rowsWithWord(): Promise<string[]> {
  const { db } = server.database
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables.rows) {
    const rows = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as held where held::text ilike ${`%${word}%`} limit 1`,
    )
    if (rows.rows.length > 0) found.push(name)
  }
  return found
}

describe('the content of speech, questions and spoken texts', () => {
  it('is in no log and in no table afterwards, whether it was understood or not', async () => {
    const { db } = server.database
    const staff = await addPerson(db, { userType: 'CENTRIC' })
    const customer = await addPerson(db)
    const { serviceAccountId } = await addAccount(db, customer.customerNumber)
    for (const person of [customer, staff]) {
      const token = await server.signIn(person)
      for (const sentence of [`write a message about ${word}`, word]) {
        await server.call(understandCommand, { body: { source: 'VOICE', user_input: sentence } }, { token })
      }
      for (const message of [`what is my balance ${word}`, `${word}?`]) {
        await server.call(askChat, { body: { message, crm_service_account_id: serviceAccountId } }, { token })
      }
      await server.call(speakText, { body: { text: `Hello ${word}` } }, { token })
    }
    expect(service.requests.length).toBeGreaterThan(0)
    expect(logged).toContain('/parse')
    expect(logged).not.toContain(word)
    expect(await rowsWithWord()).toEqual([])
  })
})
