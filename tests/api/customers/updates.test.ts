/** The bell: what has happened for the signed-in user, as of the page's next request. */

import { describe, expect } from 'vitest'
import { updateRolePermissions } from '#shared/contract/access/roles'
import { createCaseComment } from '#shared/contract/cases/messages'
import { assignMessage } from '#shared/contract/cases/queue'
import { assignRequest } from '#shared/contract/cases/requestQueue'
import type { Update } from '#shared/contract/customers/updates'
import { listUpdates } from '#shared/contract/customers/updates'
import * as updateTexts from '#shared/texts/customers/updates'
import { roles } from '../../../server/db/schema/signIn/users'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff } from '../../support/data/cases/queue'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let imani: Awaited<ReturnType<typeof addStaff>>
let percy: Awaited<ReturnType<typeof addStaff>>
it.beforeAll(async ({ server }) => {
  imani = await addStaff(server, { name: { first: 'Imani', last: 'Penhallow' } })
  percy = await addStaff(server, { name: { first: 'Percy', last: 'Lambourne' } })
})

const ask = async (server: TestServer, token: string, since?: string) =>
  listUpdates.response.parse((await server.call(listUpdates, { query: since ? { since } : {} }, { token })).data)
/** Returns a function that lists the updates from now on. */
const follow = async (server: TestServer, token: string) => {
  // Everything before this moment is older than the overlap.
  const since = new Date(Date.parse((await ask(server, token)).until) + 30_000).toISOString()
  return async () => (await ask(server, token, since)).updates.map(updateTexts.updateText)
}
async function message(server: TestServer) {
  const { person, token } = await addCustomer(server)
  return { id: await addCase(server, person, { kind: 'message', title: 'Help', userId: person.userId }), token }
}
const assign = (server: TestServer, id: string, to: typeof imani, by: typeof imani) =>
  server.call(
    assignMessage,
    { body: { case_id: id, user_id: to.person.userId, seen_user_id: null } },
    { token: by.token },
  )
const comment = (server: TestServer, id: string, token: string) =>
  server.call(createCaseComment, { body: { case_id: id, comment: 'Here it is.' } }, { token })

const patternOf = (kind: Update['kind'], by: string, is_message = true): RegExp =>
  new RegExp(`^${updateTexts.updateText({ kind, by, case_no: String.raw`C-\S+`, is_message })}$`)

describe('updates for staff', () => {
  it('contain a message that a colleague assigned to them, and none that they took themselves', async ({ server }) => {
    const [forPercy, forImani] = [await follow(server, percy.token), await follow(server, imani.token)]
    await assign(server, (await message(server)).id, percy, imani)
    await assign(server, (await message(server)).id, imani, imani)
    expect(await forPercy()).toEqual([expect.stringMatching(patternOf('message_assigned', 'Imani Penhallow'))])
    expect(await forImani()).toEqual([])
  })

  it('contain a reply to one of the customer’s own messages, but no replies to others', async ({ server }) => {
    const [{ id, token }, other] = [await message(server), await message(server)]
    await assign(server, id, percy, imani)
    const forPercy = await follow(server, percy.token)
    await comment(server, id, token)
    await comment(server, other.id, other.token)
    expect(await forPercy()).toEqual([expect.stringMatching(patternOf('customer_replied', '.+'))])
  })

  it('contain a service request that a colleague assigned to them, and the customer’s reply to it', async ({
    server,
  }) => {
    const { person, token } = await addCustomer(server)
    const id = await addCase(server, person, { title: 'Slow internet', userId: person.userId })
    const forPercy = await follow(server, percy.token)
    const assignment = { body: { case_id: id, user_id: percy.person.userId, seen_user_id: null } }
    await server.call(assignRequest, assignment, { token: imani.token })
    await comment(server, id, token)
    expect(await forPercy()).toEqual([
      expect.stringMatching(patternOf('customer_replied', '.+', false)),
      expect.stringMatching(patternOf('request_assigned', 'Imani Penhallow', false)),
    ])
  })

  it('contain an access change that waits, only for users who can approve it', async ({ server }) => {
    const clerk = await addStaff(server, { rights: ['QUEUE.read', 'ACCESSCONTROL.read'] })
    const [forPercy, forClerk] = [await follow(server, percy.token), await follow(server, clerk.token)]
    const { db } = server.database
    const [role] = await db.insert(roles).values({ name: 'Approvers', rights: [], isForStaff: true }).returning()
    const permissions = [{ name: 'REFUNDS' as const, read: true, write: false, approve: true }]
    const body = { user_role_id: role?.id ?? '', version: 1, permissions }
    expect((await server.call(updateRolePermissions, { body }, { token: imani.token })).status).toBe(200)
    expect(await forPercy()).toEqual([
      updateTexts.updateText({
        kind: 'access_change_requested',
        by: 'Imani Penhallow',
        case_no: null,
        is_message: null,
      }),
    ])
    expect(await forClerk()).toEqual([])
  })

  it('are empty without a start time', async ({ server }) => {
    expect((await ask(server, percy.token)).updates).toEqual([])
  })
})

describe('updates for customers', () => {
  it('contain customer care’s reply to a message only for the customer who wrote it', async ({ server }) => {
    const { id, token } = await message(server)
    const stranger = await addCustomer(server)
    const [forOwner, forStranger] = [await follow(server, token), await follow(server, stranger.token)]
    await comment(server, id, imani.token)
    expect(await forOwner()).toEqual([expect.stringMatching(patternOf('care_replied', ''))])
    expect(await forStranger()).toEqual([])
  })
})
