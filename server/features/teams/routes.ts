/** Routes for the teams of the message queue. All agents see them; team leads set them up. */

import { maxMessagesOfDeletedTeam } from '#shared/cases/teams'
import {
  createTeam,
  listTeams,
  removeTeam,
  setMemberAvailability,
  setOwnAvailability,
  updateTeam,
} from '#shared/contract/cases/teams'
import * as teamTexts from '#shared/texts/cases/teams'
import * as communityTexts from '#shared/texts/customers/communities'
import type { Executor } from '../../db/database'
import { publish } from '../../db/eventBus'
import { findColleagues } from '../../directory/cases/assignees.queries'
import { areCommunities } from '../../directory/communities.queries'
import { AppError, invalidField, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import { type CallContext, type RouteContext, serve } from '../../http/serve'
import { changeNamed, createNamed, lockVersion } from '../../http/versionedRecords'
import type { Services } from '../../services'
import * as queries from './teams.queries'

const teams = {
  records: queries.teamRecords,
  nameField: 'name',
  takenText: teamTexts.teamNameTaken,
  changedText: teamTexts.teamEditConflict,
}

interface TeamChange {
  action: 'created' | 'changed' | 'deleted'
  team: queries.StoredTeam
}

/** Records and publishes the change in the transaction that makes it. */
async function auditChange(tx: Executor, context: CallContext, { action, team }: TeamChange): Promise<void> {
  await auditActor(tx, context, {
    action: `team.${action}`,
    details: {
      team: team.team_id,
      name: team.name,
      kinds: team.customer_kinds.join(', '),
      communities: team.community_ids.join(', '),
      assignment: team.assignment,
      position: team.position,
      members: team.member_ids.length,
      isReceiving: team.is_active,
    },
  })
  await publish(tx, { kind: 'teams' })
}

async function assertValid(tx: Executor, input: queries.TeamInput): Promise<void> {
  if (!(await areCommunities(tx, input.community_ids)))
    throw invalidField('community_ids', communityTexts.unknownCommunity)
}

/** Members who lost the right since they joined may stay. They get no messages. */
async function assertNewMembers(tx: Executor, memberIds: string[], before: string[]): Promise<void> {
  const added = memberIds.filter((id) => !before.includes(id))
  if (added.length === 0) return
  const colleagues = new Set((await findColleagues(tx, { right: 'QUEUE.write' })).map(({ user_id }) => user_id))
  if (!added.every((id) => colleagues.has(id))) throw invalidField('member_ids', teamTexts.memberCannotWork)
}

const withSortedMembers = <Input extends { member_ids: string[] }>(input: Input): Input => ({
  ...input,
  member_ids: input.member_ids.map((id) => id.toLowerCase()).toSorted(),
})

export function teamRoutes(routeContext: RouteContext, { db }: Services): void {
  serve(routeContext, listTeams, () => queries.findTeams(db))

  serve(routeContext, createTeam, async ({ body, actor }, caller) => {
    const team = await db.transaction(async (tx) => {
      await assertValid(tx, body)
      await assertNewMembers(tx, body.member_ids, [])
      const stored = await createNamed(tx, teams, {
        input: withSortedMembers(body),
        audit: (created) => auditChange(tx, { actor, caller }, { action: 'created', team: created }),
      })
      return queries.readMembers(tx, stored)
    })
    caller.addMessage(teamTexts.teamAdded)
    return team
  })

  serve(routeContext, updateTeam, async ({ params, body, actor }, caller) => {
    const { version, ...input } = body
    const team = await db.transaction(async (tx) => {
      await assertValid(tx, input)
      const before = await queries.teamRecords.find(tx, params.team_id)
      await assertNewMembers(tx, input.member_ids, before?.member_ids ?? [])
      const stored = await changeNamed(tx, teams, {
        id: params.team_id,
        version,
        input: withSortedMembers(input),
        audit: (after) => auditChange(tx, { actor, caller }, { action: 'changed', team: after }),
      })
      return queries.readMembers(tx, stored)
    })
    caller.addMessage(teamTexts.teamChanged)
    return team
  })

  serve(routeContext, removeTeam, async ({ params, query, actor }, caller) => {
    await db.transaction(async (tx) => {
      const team = await lockVersion(tx, teams, { id: params.team_id, version: query.version })
      if (await queries.hasManyMessages(tx, team.team_id))
        throw new AppError('conflict', teamTexts.tooManyMessages(maxMessagesOfDeletedTeam))
      await queries.teamRecords.remove(tx, team.team_id)
      await auditChange(tx, { actor, caller }, { action: 'deleted', team })
    })
    caller.addMessage(teamTexts.teamRemoved)
    return null
  })

  serve(routeContext, setMemberAvailability, async ({ body, actor }, caller) => {
    const { team_id: teamId, user_id: userId, is_available: isAvailable } = body
    await db.transaction(async (tx) => {
      const { isKnown, changedTeamIds } = await queries.storeAvailability(tx, { teamId, userId, isAvailable })
      if (!isKnown) throw notFound()
      await auditAvailability(tx, { actor, caller }, { userId, isAvailable, changedTeamIds })
    })
    return null
  })

  serve(routeContext, setOwnAvailability, async ({ body, actor }, caller) => {
    const { is_available: isAvailable } = body
    const { userId } = actor
    await db.transaction(async (tx) => {
      const { changedTeamIds } = await queries.storeAvailability(tx, { userId, isAvailable })
      await auditAvailability(tx, { actor, caller }, { userId, isAvailable, changedTeamIds })
    })
    return null
  })
}

interface AvailabilityChange {
  userId: string
  isAvailable: boolean
  changedTeamIds: readonly string[]
}

async function auditAvailability(
  tx: Executor,
  context: CallContext,
  { userId, isAvailable, changedTeamIds }: AvailabilityChange,
): Promise<void> {
  for (const team of changedTeamIds) {
    await auditActor(tx, context, { action: 'team.availabilityChanged', details: { team, user: userId, isAvailable } })
  }
  if (changedTeamIds.length > 0) await publish(tx, { kind: 'teams' })
}
