import { connect } from 'node:net'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listActiveAnnouncements } from '#shared/contract/content/announcements'
import { exportErrors, type ListedError, listErrors } from '#shared/contract/operations/operationLists'
import { SummaryFigures, summarizeErrors } from '#shared/contract/operations/summary'
import { validateUser } from '#shared/contract/signIn/session'
import { serverErrors } from '../../../server/db/schema/operations/serverErrors'
import { addErrors } from '../../../server/features/summary/errors/errors.queries'
import { storeErrors } from '../../../server/features/summary/errors/storeErrors'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let token: string
it.beforeAll(async ({ server }) => {
  token = await signInStaff(server, ['REPORTS.read', 'EXPORT.read'])
})

const call = 'GET /api/v1/announcement/active'

/** Renames a table while the function runs, so that the server answers 500. */
async function failing(server: TestServer, run: () => Promise<void>): Promise<void> {
  await server.database.db.execute(sql`alter table announcements rename to announcements_away`)
  await run()
  await server.database.db.execute(sql`alter table announcements_away rename to announcements`)
}

const rows = (server: TestServer) =>
  server.database.db.select().from(serverErrors).orderBy(serverErrors.hour, serverErrors.call)

const look = async (server: TestServer, days = 7) => {
  const { data } = await server.call(summarizeErrors, { query: { days } }, { token })
  return SummaryFigures.parse(data)
}

async function list(server: TestServer, query: object = {}) {
  const { data } = await server.call(listErrors, { query }, { token })
  return data as { rows: ListedError[]; next: string | null }
}

describe('errors of the server', () => {
  it('are counted by hour and call, with the request of the newest and nothing else', async ({ server }) => {
    const failed: string[] = []
    await failing(server, async () => {
      for (const _time of [1, 2, 3]) {
        const { status, headers } = await server.call(
          listActiveAnnouncements,
          { query: { city: 'Quillmere' } },
          { token },
        )
        expect(status).toBe(500)
        failed.push(String(headers['x-request-id']))
      }
    })
    expect(await rows(server)).toEqual([])
    await storeErrors(server.services)
    expect(await rows(server)).toEqual([
      { hour: new Date('2026-03-13T15:00:00Z'), call, count: 3, requestId: failed.at(-1) },
    ])
  })

  it('are none where the caller was wrong', async ({ server }) => {
    await server.call(listActiveAnnouncements, { query: {} }, {})
    await server.call(summarizeErrors, { query: { days: 8 } }, { token })
    await storeErrors(server.services)
    expect(await rows(server)).toHaveLength(1)
  })

  it('are none where the client closed the connection before the request was whole', async ({ server }) => {
    const { app, services } = server
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const head = `POST ${validateUser.path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"email`
    const arrived = new Promise((resolve) => app.server.once('request', resolve))
    const caller = connect(port, '127.0.0.1', () => caller.write(head))
    await arrived
    caller.destroy()
    await expect.poll(promisify(app.server.getConnections.bind(app.server))).toBe(0)
    await storeErrors(services)
    expect(await rows(server)).toHaveLength(1)
  })

  it('stay in memory while the database cannot take them, and are added once it can', async ({ server }) => {
    const { db } = server.database
    await db.execute(sql`alter table server_errors rename to server_errors_away`)
    await failing(server, async () => {
      await server.call(listActiveAnnouncements, { query: {} }, { token })
    })
    await expect(storeErrors(server.services)).rejects.toThrow()
    await db.execute(sql`alter table server_errors_away rename to server_errors`)
    await storeErrors(server.services)
    expect(await rows(server)).toMatchObject([{ call, count: 4 }])
    await storeErrors(server.services)
    expect(await rows(server)).toMatchObject([{ call, count: 4 }])
  })

  it('are counted in the summary by day, with the days before', async ({ server }) => {
    const of = (hour: string, count: number) => ({ hour: new Date(hour), call: 'POST /x', count, requestId: 'r-1' })
    await addErrors(server.database.db, [of('2026-03-10T09:00:00Z', 5), of('2026-03-02T09:00:00Z', 2)])
    const { facts, by_day } = await look(server)
    expect(facts).toMatchObject([
      { name: 'errors_today', value: 4 },
      { name: 'errors', value: 9, before: 2 },
      { name: 'last_error', value: '2026-03-13T15:00:00.000Z' },
    ])
    expect(by_day.filter(({ count }) => count > 0)).toEqual([
      { day: '2026-03-10', count: 5 },
      { day: '2026-03-13', count: 4 },
    ])
  })

  it('are listed by hour and call, a page after the other', async ({ server }) => {
    const [first, second] = [await list(server, { days: 7, page_size: 1 }), await list(server, { days: 0 })]
    expect(first.rows).toMatchObject([{ hour: '2026-03-13T15:00:00.000Z', call, count: 4 }])
    const next = await list(server, { days: 7, page_size: 1, after: first.next })
    expect(next).toMatchObject({ rows: [{ call: 'POST /x', count: 5, request_id: 'r-1' }], next: null })
    expect(second.rows).toHaveLength(3)
  })

  it('are saved as a file of all pages', async ({ server }) => {
    const { bytes } = await server.call(exportErrors, { query: { days: 0 } }, { token })
    expect(bytes.toString().split('\r\n')).toEqual([
      '\uFEFFHour (UTC),Call,Errors,Newest request',
      expect.stringContaining(`2026-03-13T15:00:00.000Z,${call},4,`),
      '2026-03-10T09:00:00.000Z,POST /x,5,r-1',
      '2026-03-02T09:00:00.000Z,POST /x,2,r-1',
      '',
    ])
  })

  it('are not shown without the right to reports', async ({ server }) => {
    const clerk = await signInStaff(server, ['QUEUE.read'])
    for (const closed of [summarizeErrors, listErrors, exportErrors])
      expect((await server.call(closed, { query: {} }, { token: clerk })).status).toBe(403)
  })
})
