import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, inject } from 'vitest'
import type { LiveEvent } from '#shared/cases/liveEvents'
import { getPreferences, updatePreferences } from '#shared/contract/customers/preferences'
import * as commonTexts from '#shared/texts/common'
import { connectClient } from '../../../server/db/client'
import { openEventBus, publish } from '../../../server/db/eventBus'
import { createLog } from '../../../server/log'
import { addPerson } from '../../support/data/people'
import { countLockWaits } from '../../support/server/lockOrder'
import type { Answer, TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = await server.signIn(await addPerson(server.database.db))
})

const read = (server: TestServer) => server.call(getPreferences, {}, { token })
const write = (server: TestServer) => server.call(updatePreferences, { body: { theme: 'dark' } }, { token })

/** Ends the connection of a call while it waits for a table, and returns its answer. */
async function cutDuring({ database }: TestServer, call: () => Promise<Answer>): Promise<Answer> {
  const client = await connectClient(database.url)
  await client.query('begin; lock table user_preferences in access exclusive mode')
  const answer = call()
  await expect.poll(() => countLockWaits(database.db)).toBe(1)
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  await client.end()
  return answer
}

describe('a call whose connection to the database ends', () => {
  it('is repeated if it only reads', async ({ server }) => {
    expect((await cutDuring(server, () => read(server))).status).toBe(200)
  })

  it('says what to do if it changes something, and works again on the next connection', async ({ server }) => {
    expect(await cutDuring(server, () => write(server))).toMatchObject({
      status: 503,
      messages: [commonTexts.unavailable],
    })
    expect((await write(server)).status).toBe(200)
  })
})

/** Makes later connections read-only, as those to a standby are. */
async function setReadOnly({ database }: TestServer, value: 'on' | 'off'): Promise<void> {
  const client = await connectClient(database.url)
  await client.query('set default_transaction_read_only = off')
  const name = client.escapeIdentifier(new URL(database.url).pathname.slice(1))
  await client.query(`alter database ${name} set default_transaction_read_only = ${value}`)
  await client.end()
}

async function cutConnections({ database }: TestServer): Promise<void> {
  const client = await connectClient(database.url)
  await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await client.end()
}

const isPooled = inject('pooledUrl') !== inject('maintenanceUrl')

// Behind a pooler, only the pooler knows the connections to the standby.
describe.skipIf(isPooled)('connections to a server that has become a standby', () => {
  it('are all replaced after the first change that fails', async ({ server }) => {
    await setReadOnly(server, 'on')
    await cutConnections(server)
    const reads = await Promise.all(Array.from({ length: 4 }, () => read(server)))
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await setReadOnly(server, 'off')

    expect((await write(server)).status).toBe(503)
    const writes = await Promise.all(Array.from({ length: 4 }, () => write(server)))
    expect(writes.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})

/** Forwards connections to the database. Those that are open when `goSilent` is called stay open, and deliver nothing more. */
async function startProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const onward = connect(Number(target.port), target.hostname)
    for (const side of [socket, onward]) side.on('error', () => undefined)
    socket.pipe(onward).pipe(socket)
    sockets.push(socket, onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const url = new URL(databaseUrl)
  url.port = String(address.port)
  return {
    url: url.href,
    goSilent: () => {
      for (const socket of sockets) socket.unpipe()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

describe('a connection for events that has gone silent', () => {
  it('is replaced, and subscribers learn that they may have missed events', async ({ server }) => {
    const proxy = await startProxy(server.database.url)
    const bus = openEventBus(proxy.url, createLog('silent'), { retryMs: 10, heartbeatMs: 50 })
    const events: LiveEvent['kind'][] = []
    bus.subscribe(({ kind }) => events.push(kind))
    await expect.poll(() => events).toEqual(['again'])
    proxy.goSilent()
    await expect.poll(() => events, { interval: 20 }).toEqual(['again', 'again'])
    await publish(server.database.db, { kind: 'labels' })
    await expect.poll(() => events).toContain('labels')
    await bus.close()
    await proxy.stop()
  })
})

describe('the settings of a connection', () => {
  it('are stored in the database, so that a pooler need not accept them', async ({ server }) => {
    const { rows } = await server.services.db.execute(
      sql`select current_setting('jit') as jit, current_setting('statement_timeout') as timeout`,
    )
    expect(rows).toEqual([{ jit: 'off', timeout: '1min' }])
  })
})
