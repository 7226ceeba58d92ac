import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createCaseComment } from '#shared/contract/cases/messages'
import { handleMessages } from '#shared/contract/cases/queue'
import {
  createTeam,
  listTeams,
  removeTeam,
  setMemberAvailability,
  setOwnAvailability,
  Team,
  updateTeam,
} from '#shared/contract/cases/teams'
import * as teamTexts from '#shared/texts/cases/teams'
import * as communityTexts from '#shared/texts/customers/communities'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { cases } from '../../../server/db/schema/cases/cases'
import { teams } from '../../../server/db/schema/cases/teams'
import { addCase, addCustomer } from '../../support/data/cases/cases'
import { addStaff, fetchMessage, searchTitles } from '../../support/data/cases/queue'
import { type Agent, addTeam, assigneeOf, writeMessage } from '../../support/data/cases/teams'
import { addProperty } from '../../support/data/services/properties'
import { countLockWaits } from '../../support/server/lockOrder'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

let lead: Agent
let ada: Agent
let bo: Agent
it.beforeAll(async ({ server }) => {
  lead = await addStaff(server, { name: { first: 'Lee', last: 'Lead' } })
  ada = await addStaff(server, { name: { first: 'Ada', last: 'Quill' } })
  bo = await addStaff(server, { name: { first: 'Bo', last: 'Ray' } })
  await addProperty(server.database.db, { owner: null, communityId: 'team-row' })
})
it.beforeEach(({ server }) => server.database.db.delete(teams))

const input = (name: string, changes: object = {}) => ({
  name,
  customer_kinds: ['builder' as const],
  community_ids: ['team-row'],
  assignment: 'round_robin' as const,
  position: 2,
  is_active: true,
  member_ids: [ada.person.userId],
  ...changes,
})
const create = (server: TestServer, name: string, { changes = {}, token = lead.token } = {}) =>
  server.call(createTeam, { body: input(name, changes) }, { token })
const added = async (server: TestServer, name: string, changes = {}) =>
  Team.parse((await create(server, name, { changes })).data)
const update = (server: TestServer, team: Team, changes: object) =>
  server.call(
    updateTeam,
    { params: { team_id: team.team_id }, body: { ...input(team.name), version: team.version, ...changes } },
    { token: lead.token },
  )
const listed = async (server: TestServer, token = lead.token) =>
  listTeams.response.parse((await server.call(listTeams, {}, { token })).data)
const recordsOf = async (server: TestServer, action: string, userId = lead.person.userId) =>
  (
    await server.database.db
      .select({ details: auditRecords.details })
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, userId), eq(auditRecords.action, action)))
  ).map(({ details }) => details)

describe('teams', () => {
  it('are added, listed in their order with their members, and recorded', async ({ server }) => {
    await added(server, 'Second')
    await added(server, 'First', { position: 1, member_ids: [bo.person.userId, ada.person.userId] })
    expect(await listed(server, ada.token)).toMatchObject([
      {
        name: 'First',
        members: [
          { name: 'Ada Quill', is_available: true },
          { name: 'Bo Ray', is_available: true },
        ],
        version: 1,
      },
      { name: 'Second', customer_kinds: ['builder'], community_ids: ['team-row'] },
    ])
    expect(await recordsOf(server, 'team.created')).toContainEqual(
      expect.objectContaining({ name: 'First', members: 2, assignment: 'round_robin' }),
    )
  })

  it('have unique names regardless of case, and are not duplicated by a repeated request', async ({ server }) => {
    const members = { member_ids: [bo.person.userId, ada.person.userId] }
    const first = await added(server, 'Once', members)
    expect((await create(server, 'Once', { changes: members })).data).toEqual(first)
    expect(await create(server, 'ONCE')).toMatchObject({ status: 409, fields: { name: teamTexts.teamNameTaken } })
  })

  it('can be changed only on the basis of their current version', async ({ server }) => {
    const team = await added(server, 'Desk')
    const changed = await update(server, team, { name: 'Desk A', member_ids: [] })
    expect(changed.data).toMatchObject({ name: 'Desk A', members: [], version: 2 })
    expect(await update(server, team, {})).toMatchObject({ status: 409, messages: [teamTexts.teamEditConflict] })
  })

  it('keep the availability of members who stay', async ({ server }) => {
    const team = await added(server, 'Desk')
    await server.call(setOwnAvailability, { body: { is_available: false } }, { token: ada.token })
    const { data } = await update(server, team, { member_ids: [ada.person.userId, bo.person.userId] })
    expect(Team.parse(data).members.map(({ is_available }) => is_available)).toEqual([false, true])
  })

  it('accept only communities that exist, and staff who work in the queue', async ({ server }) => {
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    expect(await create(server, 'A', { changes: { community_ids: ['nowhere'] } })).toMatchObject({
      status: 400,
      fields: { community_ids: communityTexts.unknownCommunity },
    })
    expect(await create(server, 'A', { changes: { member_ids: [reader.person.userId] } })).toMatchObject({
      status: 400,
      fields: { member_ids: teamTexts.memberCannotWork },
    })
  })

  it('are deleted without their messages', async ({ server }) => {
    const { team_id } = await added(server, 'Gone', { customer_kinds: [], community_ids: [] })
    const id = await writeMessage(server)
    const remove = (version: number) =>
      server.call(removeTeam, { params: { team_id }, query: { version } }, { token: lead.token })
    expect((await remove(7)).status).toBe(409)
    expect((await remove(1)).status).toBe(200)
    expect(await fetchMessage(server, lead.token, id)).toMatchObject({ team: null })
    expect(await recordsOf(server, 'team.deleted')).toContainEqual(expect.objectContaining({ name: 'Gone' }))
  })

  it('are set up only by staff with the right to message assignment', async ({ server }) => {
    const agent = await addStaff(server, { rights: ['QUEUE.read', 'QUEUE.write', 'QUEUEADMIN.read'] })
    const team = await added(server, 'Desk')
    const body = { team_id: team.team_id, user_id: ada.person.userId, is_available: false }
    expect((await create(server, 'Mine', agent)).status).toBe(403)
    expect((await server.call(setMemberAvailability, { body }, agent)).status).toBe(403)
    const { token } = await addCustomer(server)
    expect((await server.call(listTeams, {}, { token })).status).toBe(403)
  })
})

describe('a new message of a customer', () => {
  it('goes to the first active team that receives the kind of customer', async ({ server }) => {
    await addTeam(server, { name: 'Off', position: 1, isActive: false })
    await addTeam(server, { name: 'Builders', position: 2, customerKinds: ['builder'] })
    await addTeam(server, { name: 'Rest', position: 3 })
    const builder = await addCustomer(server, { userType: 'BUILDER' })
    const teamOf = async (id: string) => (await fetchMessage(server, lead.token, id)).team?.name
    expect(await teamOf(await writeMessage(server, builder))).toBe('Builders')
    expect(await teamOf(await writeMessage(server))).toBe('Rest')
  })

  it('goes to the team of a community in which the customer has a property', async ({ server }) => {
    const teamId = await addTeam(server, { communities: ['team-row'] })
    const owner = await addCustomer(server)
    await addProperty(server.database.db, { owner: owner.person.customerNumber, communityId: 'team-row' })
    expect(await fetchMessage(server, lead.token, await writeMessage(server, owner))).toMatchObject({
      team: { team_id: teamId },
    })
    expect(await fetchMessage(server, lead.token, await writeMessage(server))).toMatchObject({ team: null })
  })

  it('is assigned to the available members of a round-robin team in turn', async ({ server }) => {
    const away = { ...(await addStaff(server)), isAway: true }
    await addTeam(server, { members: [ada, bo, away] })
    const assignees = []
    for (let count = 0; count < 5; count++) assignees.push(await assigneeOf(server, lead, await writeMessage(server)))
    const [first, second] = assignees
    expect(new Set([first, second])).toEqual(new Set([ada.person.userId, bo.person.userId]))
    expect(assignees).toEqual([first, second, first, second, first])
  })

  it('is assigned to another member than one that arrives at the same moment', async ({ server }) => {
    await addTeam(server, { members: [ada, bo] })
    const { db } = server.database
    const senders = [await addCustomer(server), await addCustomer(server)]
    let written: Promise<string>[] = []
    await db.transaction(async (tx) => {
      await tx.select().from(teams).for('update')
      written = senders.map((sender) => writeMessage(server, sender))
      await expect.poll(() => countLockWaits(db)).toBe(2)
    })
    const assignees = await Promise.all((await Promise.all(written)).map((id) => assigneeOf(server, lead, id)))
    expect(new Set(assignees)).toEqual(new Set([ada.person.userId, bo.person.userId]))
  })

  it('stays unassigned in the team if no member is available, or the team does not take turns', async ({ server }) => {
    const busy = await addTeam(server, { members: [{ ...ada, isAway: true }] })
    const id = await writeMessage(server)
    expect(await fetchMessage(server, lead.token, id)).toMatchObject({ team: { team_id: busy }, assigned_to: null })
    await server.database.db.delete(teams)
    await addTeam(server, { assignment: 'manual', members: [ada] })
    expect(await assigneeOf(server, lead, await writeMessage(server))).toBeNull()
  })

  it('is not assigned to members who may no longer work in the queue', async ({ server }) => {
    const reader = await addStaff(server, { rights: ['QUEUE.read'] })
    await addTeam(server, { members: [reader] })
    expect(await assigneeOf(server, lead, await writeMessage(server))).toBeNull()
  })
})

describe('agents', () => {
  it('turn their own turns off and on, which is recorded', async ({ server }) => {
    await addTeam(server, { members: [ada] })
    const set = (is_available: boolean) =>
      server.call(setOwnAvailability, { body: { is_available } }, { token: ada.token })
    await set(false)
    expect(await assigneeOf(server, lead, await writeMessage(server))).toBeNull()
    await set(true)
    expect(await assigneeOf(server, lead, await writeMessage(server))).toBe(ada.person.userId)
    const records = await recordsOf(server, 'team.availabilityChanged', ada.person.userId)
    expect(records.map(({ isAvailable }) => isAvailable)).toEqual(expect.arrayContaining([false, true]))
  })

  it('are made unavailable by their lead in one team', async ({ server }) => {
    const teamId = await addTeam(server, { members: [ada, bo] })
    const body = { team_id: teamId, user_id: ada.person.userId, is_available: false }
    expect((await server.call(setMemberAvailability, { body }, { token: lead.token })).status).toBe(200)
    for (let count = 0; count < 2; count++)
      expect(await assigneeOf(server, lead, await writeMessage(server))).toBe(bo.person.userId)
    const unknown = { ...body, user_id: lead.person.userId }
    expect((await server.call(setMemberAvailability, { body: unknown }, { token: lead.token })).status).toBe(404)
  })
})

describe('moving a message', () => {
  type Change = Parameters<typeof handle>[2]
  const handle = async (
    server: TestServer,
    id: string,
    change: { kind: 'team'; team_id: string | null } | { kind: 'priority'; priority: 'high' | 'normal' },
  ) => {
    const messages = [{ case_id: id, seen_user_id: null, seen_status: 'received' as const }]
    const { data } = await server.call(handleMessages, { body: { messages, change } }, { token: lead.token })
    return handleMessages.response.parse(data).results[0]
  }
  const moveTo = (team_id: string | null): Change => ({ kind: 'team', team_id })
  const message = async (server: TestServer, options: Parameters<typeof addCase>[2] = {}) =>
    addCase(server, (await addCustomer(server)).person, { kind: 'message', ...options })

  it('assigns it like a new message of the other team, and is recorded', async ({ server }) => {
    const id = await message(server, { assignedTo: bo.person.userId })
    const teamId = await addTeam(server, { name: 'Moves', members: [ada] })
    expect(await handle(server, id, moveTo(teamId))).toMatchObject({ outcome: 'done' })
    expect(await handle(server, id, moveTo(teamId))).toMatchObject({ outcome: 'unchanged' })
    expect(await fetchMessage(server, lead.token, id)).toMatchObject({
      team: { name: 'Moves' },
      assigned_to: { user_id: ada.person.userId },
    })
    expect(await recordsOf(server, 'message.moved')).toContainEqual(
      expect.objectContaining({ name: 'Moves', to: ada.person.userId }),
    )
  })

  it('leaves it with an assignee who is a member, and with anyone once it is done', async ({ server }) => {
    const teamId = await addTeam(server, { members: [ada, bo] })
    const own = await message(server, { assignedTo: bo.person.userId })
    const closed = await message(server, { assignedTo: lead.person.userId, status: 'closed' })
    for (const id of [own, closed]) await handle(server, id, moveTo(teamId))
    expect(await assigneeOf(server, lead, own)).toBe(bo.person.userId)
    expect(await assigneeOf(server, lead, closed)).toBe(lead.person.userId)
  })

  it('leaves it unassigned in a team without turns, and keeps the assignee without a team', async ({ server }) => {
    const teamId = await addTeam(server, { assignment: 'manual', members: [ada] })
    const id = await message(server, { assignedTo: bo.person.userId })
    await handle(server, id, moveTo(null))
    await handle(server, id, moveTo(teamId))
    expect(await assigneeOf(server, lead, id)).toBeNull()
    await handle(server, id, moveTo(null))
    expect(await fetchMessage(server, lead.token, id)).toMatchObject({ team: null })
  })

  it('is rejected if the team was deleted', async ({ server }) => {
    const id = await message(server)
    expect(await handle(server, id, moveTo('99999999-9999-4999-8999-999999999999'))).toMatchObject({
      outcome: 'refused',
      text: teamTexts.teamDeleted,
    })
  })

  it('makes searches by its team and its priority find it', async ({ server }) => {
    await server.database.db.delete(cases)
    const teamId = await addTeam(server, { assignment: 'manual' })
    const id = await message(server, { title: 'Urgent' })
    await message(server, { title: 'Other' })
    await handle(server, id, moveTo(teamId))
    expect(await handle(server, id, { kind: 'priority', priority: 'high' })).toMatchObject({ outcome: 'done' })
    expect(await searchTitles(server, lead.token, { team_id: teamId })).toEqual(['Urgent'])
    expect(await searchTitles(server, lead.token, { priority: 'high' })).toEqual(['Urgent'])
    expect(await searchTitles(server, lead.token, { priority: 'normal' })).toEqual(['Other'])
    expect(await fetchMessage(server, lead.token, id)).toMatchObject({ priority: 'high' })
    expect(await recordsOf(server, 'message.prioritized')).toContainEqual(expect.objectContaining({ priority: 'high' }))
  })

  it('leaves a reply with the agent who takes the message over', async ({ server }) => {
    await addTeam(server, { assignment: 'manual', members: [ada] })
    const id = await writeMessage(server)
    await server.call(createCaseComment, { body: { case_id: id, comment: 'Hello.' } }, { token: bo.token })
    expect(await assigneeOf(server, lead, id)).toBe(bo.person.userId)
  })
})
