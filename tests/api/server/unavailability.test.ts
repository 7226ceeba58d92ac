import pg from 'pg'
import { describe, expect, vi } from 'vitest'
import { uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { listMessages } from '#shared/contract/cases/messages'
import * as commonTexts from '#shared/texts/common'
import * as httpTexts from '#shared/texts/http'
import { isUnavailable } from '../../../server/db/databaseErrors'
import { addPerson, type Person } from '../../support/data/people'
import { generousTimeoutMs } from '../../support/server/database'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let person: Person
let token: string
it.beforeAll(async ({ server }) => {
  person = await addPerson(server.database.db)
  token = await server.signIn(person)
})

const readMessages = (server: TestServer) =>
  server.call(listMessages, { query: { crm_contact_id: person.contactId } }, { token })

/** Locks a table as a migration or a long report might, until the returned function is called. */
async function lockTable(server: TestServer, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: server.database.url })
  await client.connect()
  await client.query(`begin; lock table ${client.escapeIdentifier(table)} in access exclusive mode`)
  return () => client.end()
}

/** Sets how long the server waits for a lock: in tests it waits for a minute, because the machine may be busy. */
async function setLockTimeout({ database: { pool } }: TestServer, milliseconds: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  for (const client of clients) {
    await client.query(`set lock_timeout = ${milliseconds}`)
    client.release()
  }
}

describe('a call that needs what is not available now', () => {
  it('is answered with 503 when a table stays locked', async ({ server }) => {
    await setLockTimeout(server, 500)
    const unlock = await lockTable(server, 'cases')
    expect(await readMessages(server)).toMatchObject({ status: 503, messages: [commonTexts.unavailable] })
    await unlock()
    await setLockTimeout(server, generousTimeoutMs)
    expect((await readMessages(server)).status).toBe(200)
  })

  it('is answered with 507 when there is no space for an uploaded file', async ({ server }) => {
    const full = vi.spyOn(server.services.files, 'put')
    full.mockRejectedValue(Object.assign(new Error('write'), { code: 'ENOSPC' }))
    const file = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') }
    expect(await server.call(uploadAttachment, { body: {} }, { token, file })).toMatchObject({
      status: 507,
      messages: [httpTexts.storageFull],
    })
    full.mockRestore()
  })
})

describe('a locked table that has taken all connections', () => {
  it('holds up neither the check of a session nor readiness', async ({ server }) => {
    const unlock = await lockTable(server, 'cases')
    let isAnswered = false
    const blocked = Promise.all(Array.from({ length: 8 }, () => readMessages(server))).finally(
      () => (isAnswered = true),
    )
    const foreign = await server.call(
      listMessages,
      { query: { crm_contact_id: person.contactId } },
      { token: 'x'.repeat(43) },
    )
    expect(foreign.status).toBe(401)
    expect((await server.app.inject('/readyz')).statusCode).toBe(200)
    expect(isAnswered).toBe(false)
    await unlock()
    await blocked
  })
})

/** Returns the error of queries on a connection with the given settings. */
async function failureOf(server: TestServer, options: pg.PoolConfig, ...queries: string[]): Promise<unknown> {
  const pool = new pg.Pool({ connectionString: server.database.url, max: 1, ...options })
  pool.on('error', () => undefined)
  const client = await pool.connect()
  client.on('error', () => undefined)
  try {
    for (const query of queries) await client.query(query)
    return await pool.query('select 1').catch((error: unknown) => error)
  } catch (error) {
    return error
  } finally {
    client.release(true)
    await pool.end()
  }
}

describe('a failure of the database', () => {
  it.for([
    ['a statement that takes too long', { statement_timeout: 20 }, ['select pg_sleep(10)']],
    ['a connection that is cut', {}, ['select pg_terminate_backend(pg_backend_pid())']],
    ['a pool without a free connection', { connectionTimeoutMillis: 1_000 }, []],
  ] as const)('counts as unavailability: %s', async ([_what, options, queries], { server }) => {
    expect(isUnavailable(await failureOf(server, options, ...queries))).toBe(true)
  })

  it('counts as a defect when the statement is wrong', async ({ server }) => {
    expect(isUnavailable(await failureOf(server, {}, 'select nothing_like_it'))).toBe(false)
  })
})
