import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { z } from 'zod/mini'
import { handleMessages } from '#shared/contract/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff, fetchMessage } from '../../support/data/cases/queue'
import { recordQueries } from '../../support/server/queries'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let percy: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
})

type Body = z.input<typeof handleMessages.body>
type MessageVersion = Body['messages'][number]

async function message(server: TestServer, options: Parameters<typeof addCase>[2] = {}): Promise<MessageVersion> {
  const { person } = await addCustomer(server)
  const id = await addCase(server, person, { kind: 'message', ...options })
  return { case_id: id, seen_user_id: null, seen_status: 'received' }
}

async function handle(server: TestServer, token: string, messages: MessageVersion[], change: Body['change']) {
  const answer = await server.call(handleMessages, { body: { messages, change } }, { token })
  return { status: answer.status, results: (answer.data as { results?: unknown[] } | null)?.results }
}

const recordsOf = (server: TestServer, userId: string, action: string) =>
  server.database.db
    .select()
    .from(auditRecords)
    .where(and(eq(auditRecords.userId, userId), eq(auditRecords.action, action)))

describe('a change of many messages', () => {
  it('is applied to each separately, with a result for each', async ({ server }) => {
    const imani = await addStaff(server)
    const mine = imani.person.userId
    const free = await message(server)
    const taken = await message(server, { assignedTo: percy.person.userId })
    const already = await message(server, { assignedTo: mine })
    const gone = { ...free, case_id: randomUUID() }
    const { results } = await handle(server, imani.token, [taken, free, already, gone], {
      kind: 'assign',
      user_id: mine,
    })
    expect(results).toEqual([
      {
        case_id: taken.case_id,
        case_no: expect.stringContaining('C-'),
        outcome: 'refused',
        text: queueTexts.takenByOther('Percy Lambourne'),
      },
      expect.objectContaining({ case_id: free.case_id, outcome: 'done', text: '' }),
      expect.objectContaining({ case_id: already.case_id, outcome: 'unchanged' }),
      { case_id: gone.case_id, case_no: '', outcome: 'refused', text: queueTexts.gone },
    ])
    expect(await fetchMessage(server, percy.token, free.case_id)).toMatchObject({ assigned_to: { user_id: mine } })
    expect(await fetchMessage(server, percy.token, taken.case_id)).toMatchObject({
      assigned_to: { user_id: percy.person.userId },
    })
  })

  it('leaves a record of each changed message, and none if it is repeated', async ({ server }) => {
    const imani = await addStaff(server)
    const both = [await message(server), await message(server)]
    const resolve = () => handle(server, imani.token, both, { kind: 'status', status: 'resolved' })
    await resolve()
    const again = await resolve()
    expect(again.results).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'unchanged' }])
    const records = await recordsOf(server, imani.person.userId, 'message.statusChanged')
    expect(new Set(records.map(({ customerNumber }) => customerNumber)).size).toBe(2)
    expect(records).toHaveLength(2)
    expect(await fetchMessage(server, imani.token, both[0]?.case_id ?? '')).toMatchObject({ status: 'resolved' })
  })

  it('checks user and assignee once, however many messages there are', async ({ server }) => {
    const imani = await addStaff(server)
    const some = [await message(server), await message(server), await message(server)]
    const queries = await recordQueries(() =>
      handle(server, imani.token, some, { kind: 'assign', user_id: percy.person.userId }),
    )
    expect(queries.filter((text) => text.includes('= any("roles"."rights")'))).toHaveLength(1)
    expect(
      queries.filter((text) => /^select .*"contacts".*"users"\."id" = /.test(text) && !text.includes('any(')).length,
    ).toBe(1)
    expect(queries.filter((text) => text.startsWith('update "cases"'))).toHaveLength(3)
  })

  it('assigns nothing to someone who does not work in the queue', async ({ server }) => {
    const one = await message(server)
    const outsider = await addStaff(server, { rights: ['QUEUE.read'] })
    expect((await handle(server, percy.token, [one], { kind: 'assign', user_id: outsider.person.userId })).status).toBe(
      400,
    )
    expect(await fetchMessage(server, percy.token, one.case_id)).toMatchObject({ assigned_to: null })
  })

  it('changes no service request', async ({ server }) => {
    const request = await message(server, { kind: 'request', category: 'general', serviceType: 'slow' })
    const { results } = await handle(server, percy.token, [request], { kind: 'status', status: 'closed' })
    expect(results).toMatchObject([{ outcome: 'refused', text: queueTexts.gone }])
  })

  it('is limited to a hundred messages, and requires the right to write', async ({ server }) => {
    const one = await message(server)
    const change = { kind: 'status', status: 'closed' } as const
    expect(
      (
        await handle(
          server,
          percy.token,
          Array.from({ length: 101 }, () => one),
          change,
        )
      ).status,
    ).toBe(400)
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    expect((await handle(server, reader.token, [one], change)).status).toBe(403)
  })
})
