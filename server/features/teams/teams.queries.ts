/** Reads and stores the teams of the message queue, and whether their members are available. */
import { and, asc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { maxMessagesOfDeletedTeam } from '#shared/cases/teams'
import type { createTeam, Team, TeamMember } from '#shared/contract/cases/teams'
import type { ParsedOf } from '#shared/http/endpoint'
import { nextVersion } from '../../db/columns'
import type { Executor } from '../../db/database'
import { namedRecords } from '../../db/namedRecords'
import { rowOf } from '../../db/rows'
import { cases, isMessage } from '../../db/schema/cases/cases'
import { teamMembers, teams } from '../../db/schema/cases/teams'
import { contacts } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import { fullName } from '../../fullName'

export type TeamInput = ParsedOf<typeof createTeam>['body']
/** A team with the ids of its members in ascending order, which is how its changes are compared. */
export type StoredTeam = Omit<Team, 'members'> & Pick<TeamInput, 'member_ids'>

const columns = {
  id: teams.id,
  name: teams.name,
  customerKinds: teams.customerKinds,
  communities: teams.communities,
  assignment: teams.assignment,
  position: teams.position,
  isActive: teams.isActive,
  version: teams.version,
  memberIds: sql<string[]>`array(
    select members.user_id::text from team_members members where members.team_id = ${teams}.id order by members.user_id)`,
}

type TeamRow = typeof teams.$inferSelect & { memberIds: string[] }

const toTeam = ({ id, customerKinds, communities, isActive, memberIds, ...row }: TeamRow): StoredTeam => ({
  team_id: id,
  name: row.name,
  customer_kinds: customerKinds,
  community_ids: communities,
  assignment: row.assignment,
  position: row.position,
  is_active: isActive,
  member_ids: memberIds,
  version: row.version,
})

const toColumns = ({ name, assignment, position, ...input }: TeamInput) => ({
  name,
  assignment,
  position,
  customerKinds: input.customer_kinds,
  communities: input.community_ids,
  isActive: input.is_active,
})

const select = (db: Executor, condition?: SQL) => db.select(columns).from(teams).where(condition)

/** New messages wait for a locked team, so none is routed by its previous rules. */
export const teamRecords = namedRecords<TeamRow, TeamInput, StoredTeam>({
  table: teams,
  lock: 'teams',
  toRecord: toTeam,
  hasNameOf: ({ name }) => sql`lower(${teams.name}) = lower(${name})`,
  select,
  insert: async (tx, input) => {
    const [row] = await tx.insert(teams).values(toColumns(input)).onConflictDoNothing().returning()
    if (!row) return []
    await storeMembers(tx, row.id, input.member_ids)
    return [{ ...row, memberIds: input.member_ids }]
  },
  update: async (tx, input, condition) => {
    const [row] = await tx
      .update(teams)
      .set({ ...toColumns(input), version: nextVersion(teams.version) })
      .where(condition)
      .returning()
    if (!row) return []
    await storeMembers(tx, row.id, input.member_ids)
    return [{ ...row, memberIds: input.member_ids }]
  },
})

/** Members who remain keep their availability and their turn. */
async function storeMembers(tx: Executor, teamId: string, userIds: string[]): Promise<void> {
  await tx.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), notInArray(teamMembers.userId, userIds)))
  if (userIds.length === 0) return
  await tx
    .insert(teamMembers)
    .values(userIds.map((userId) => ({ teamId, userId })))
    .onConflictDoNothing()
}

export async function findTeams(db: Executor): Promise<Team[]> {
  const [rows, members] = await Promise.all([
    select(db).orderBy(asc(teams.position), asc(sql`lower(${teams.name})`)),
    findMembers(db),
  ])
  return rows.map((row) => withMembers(toTeam(row), members))
}

export const readMembers = async (db: Executor, team: StoredTeam): Promise<Team> =>
  withMembers(team, await findMembers(db, team.team_id))

type MemberRow = TeamMember & { teamId: string }

const withMembers = ({ member_ids: _ids, ...team }: StoredTeam, members: readonly MemberRow[]): Team => ({
  ...team,
  members: members
    .filter(({ teamId }) => teamId === team.team_id)
    .map(({ user_id, name, is_available }) => ({ user_id, name, is_available })),
})

async function findMembers(db: Executor, teamId?: string): Promise<MemberRow[]> {
  const rows = await db
    .select({
      teamId: teamMembers.teamId,
      userId: teamMembers.userId,
      isAvailable: teamMembers.isAvailable,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(teamId === undefined ? undefined : eq(teamMembers.teamId, teamId))
    .orderBy(asc(contacts.firstName), asc(contacts.lastName), asc(users.id))
  return rows.map(({ teamId: id, userId, isAvailable, ...names }) => ({
    teamId: id,
    user_id: userId,
    name: fullName(names),
    is_available: isAvailable,
  }))
}

/** Returns whether the team has more messages than a deletion may change. */
export async function hasManyMessages(db: Executor, teamId: string): Promise<boolean> {
  const counted = await db.execute(sql`
    select count(*)::int as count from (
      select from ${cases} where ${isMessage(cases)} and ${isNotNull(cases.teamId)} and ${eq(cases.teamId, teamId)}
      limit ${maxMessagesOfDeletedTeam + 1}) found`)
  return rowOf(z.object({ count: z.int() }), counted).count > maxMessagesOfDeletedTeam
}

interface Availability {
  userId: string
  isAvailable: boolean
  /** All teams of the user if missing. */
  teamId?: string
}

/** Locks the user's rows in one order, and returns the teams in which the availability changed. */
export async function storeAvailability(
  tx: Executor,
  { userId, teamId, isAvailable }: Availability,
): Promise<{ isKnown: boolean; changedTeamIds: string[] }> {
  const rows = await tx
    .select()
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, userId), teamId === undefined ? undefined : eq(teamMembers.teamId, teamId)))
    .orderBy(asc(teamMembers.teamId))
    .for('update')
  const changedTeamIds = rows.filter((row) => row.isAvailable !== isAvailable).map((row) => row.teamId)
  await tx
    .update(teamMembers)
    .set({ isAvailable })
    .where(and(eq(teamMembers.userId, userId), inArray(teamMembers.teamId, changedTeamIds)))
  return { isKnown: rows.length > 0, changedTeamIds }
}
