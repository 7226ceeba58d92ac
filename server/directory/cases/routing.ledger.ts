/** Gives new messages to teams, and to the members of a team in turn. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Executor } from '../../db/database'
import { rowsOf } from '../../db/rows'
import { teamMembers, teams } from '../../db/schema/cases/teams'
import { billingAccounts, customers, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { roles, users } from '../../db/schema/signIn/users'

export type TeamRow = typeof teams.$inferSelect

interface NewMessage {
  customerNumber: string
  premiseNumber: string | null
}

interface Route {
  teamId: string
  assignedTo: string | null
}

/** Returns the team and the assignee of a new message, or null if no team receives it. */
export async function findRoute(
  tx: Executor,
  { message, now, isAssigned }: { message: NewMessage; now: Date; isAssigned: boolean },
): Promise<Route | null> {
  const [team] = await tx
    .select({ id: teams.id, assignment: teams.assignment })
    .from(teams)
    .where(and(eq(teams.isActive, true), isOfKind(message), isAboutCommunity(message)))
    .orderBy(asc(teams.position), asc(sql`lower(${teams.name})`))
    .limit(1)
    // The team can't be deleted before the message has it.
    .for('key share')
  if (!team) return null
  const takesTurns = isAssigned && team.assignment === 'round_robin'
  return { teamId: team.id, assignedTo: takesTurns ? await takeTurn(tx, team.id, now) : null }
}

const isOfKind = ({ customerNumber }: NewMessage) =>
  sql`(cardinality(${teams.customerKinds}) = 0 or exists (
    select from ${customers} where ${customers.number} = ${customerNumber} and ${customers.kind} = any (${teams.customerKinds})))`

const isAboutCommunity = (message: NewMessage) =>
  sql`(cardinality(${teams.communities}) = 0 or ${isInCommunities(message)})`

/** A message that names no address is about all communities in which the customer has a service or a property. */
const isInCommunities = ({ customerNumber, premiseNumber }: NewMessage) =>
  premiseNumber === null
    ? sql`(exists (
        select from ${billingAccounts}
        join ${serviceAccounts} on ${serviceAccounts.billingAccountNumber} = ${billingAccounts.number}
        join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
        where ${billingAccounts.customerNumber} = ${customerNumber} and ${isInTeamCommunity})
      or exists (select from ${premises} where ${premises.ownerNumber} = ${customerNumber} and ${isInTeamCommunity}))`
    : sql`exists (select from ${premises} where ${premises.number} = ${premiseNumber} and ${isInTeamCommunity})`

const isInTeamCommunity = sql`${premises.communityId} = any (${teams.communities})`

/**
 * Gives the next turn to the available member who has waited longest for one, and returns who that is. The members are
 * locked in one order, so that two messages that arrive at the same moment get different members.
 */
export async function takeTurn(tx: Executor, teamId: string, now: Date): Promise<string | null> {
  await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.userId))
    .for('update')
  // A separate statement, because it has to see what the transaction that held the lock has changed.
  const taken = await tx.execute(sql`
    update ${teamMembers} set last_assigned_at = greatest(${now.toISOString()}::timestamptz, (
      select max(last_assigned_at) + interval '1 microsecond' from team_members turns where turns.team_id = ${teamId}))
    where team_id = ${teamId} and user_id = (
      select members.user_id from team_members members
      join ${users} on ${users.id} = members.user_id
      join ${roles} on ${roles.id} = ${users.roleId}
      where members.team_id = ${teamId} and members.is_available
        and ${users.userType} = 'CENTRIC' and ${users.status} = 'active' and 'QUEUE.write' = any (${roles.rights})
      order by members.last_assigned_at nulls first, members.user_id limit 1)
    returning user_id`)
  return rowsOf(z.object({ user_id: z.string() }), taken)[0]?.user_id ?? null
}

/** Returns the team, which can't be deleted before the transaction ends, or null if it was deleted. */
export async function lockTeamShared(tx: Executor, teamId: string): Promise<TeamRow | null> {
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId)).for('key share')
  return team ?? null
}

export async function isMember(tx: Executor, teamId: string, userId: string): Promise<boolean> {
  const found = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
  return found.length > 0
}
