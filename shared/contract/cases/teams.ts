/** Defines the teams that share the message queue. */
import { z } from 'zod/mini'
import { maxTeamMembers, maxTeamPosition, teamAssignments, teamNameLimit } from '../../cases/teams'
import { customerKinds } from '../../customers/customers'
import { optionalSelectionOf } from '../../fields/selectionOf'
import { RequiredLine } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { maxCommunities } from '../../http/limits'
import { VersionQuery } from '../../http/queryNumbers'
import * as teamTexts from '../../texts/cases/teams'
import * as fieldTexts from '../../texts/fields'

export const TeamMember = z.object({
  user_id: z.uuid(),
  name: z.string(),
  /** A member who is not available gets no new messages. */
  is_available: z.boolean(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const Team = z.object({
  team_id: z.uuid(),
  name: z.string(),
  /** The team receives messages of these kinds of customers, or of all kinds if there are none. */
  customer_kinds: z.array(z.enum(customerKinds)),
  /** The team receives messages about these communities, or about all if there are none. */
  community_ids: z.array(z.string()),
  assignment: z.enum(teamAssignments),
  /** A new message goes to the first team that receives it, in the order of these numbers. */
  position: z.int(),
  /** A team that is not active receives no new messages. Its messages remain. */
  is_active: z.boolean(),
  /** Members are sorted by name. */
  members: z.array(TeamMember),
  /** The version increases with every change. A change has to contain the version that it is based on. */
  version: z.int(),
})
export type Team = z.infer<typeof Team>

export const listTeams = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/teams',
  summary: 'Lists the teams of the message queue in their order, with their members.',
  access: 'QUEUE.read',
  reads: ['Teams'],
  response: z.array(Team),
})

const positionError = { error: teamTexts.positionOutOfRange }

const writableFields = {
  name: RequiredLine({ name: fieldTexts.name, max: teamNameLimit }),
  customer_kinds: optionalSelectionOf(z.enum(customerKinds), customerKinds.length),
  community_ids: optionalSelectionOf(Id, maxCommunities),
  assignment: z.enum(teamAssignments),
  position: z.int(positionError).check(z.gte(1, positionError), z.lte(maxTeamPosition, positionError)),
  is_active: z.boolean(),
  member_ids: optionalSelectionOf(z.uuid(), maxTeamMembers),
}
const params = z.object({ team_id: z.uuid() })

export const createTeam = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/teams',
  summary: 'Adds a team. 409 if the name exists, regardless of case; an identical request returns the existing team.',
  access: 'QUEUEADMIN.write',
  changes: ['Teams', 'QueueBoard'],
  body: z.strictObject(writableFields),
  response: Team,
})

export const updateTeam = endpoint({
  method: 'PUT',
  path: '/api/v1/servicecase/teams/:team_id',
  summary: 'Changes a team. Its messages remain. 409 if it was changed in the meantime.',
  access: 'QUEUEADMIN.write',
  changes: ['Teams', 'QueuedMessage', 'QueueBoard'],
  params,
  body: z.strictObject({ ...writableFields, version: z.int() }),
  response: Team,
})

export const removeTeam = endpoint({
  method: 'DELETE',
  path: '/api/v1/servicecase/teams/:team_id',
  summary:
    'Deletes a team. Its messages then belong to no team. 409 if it was changed in the meantime, or has more than 10,000 messages.',
  access: 'QUEUEADMIN.write',
  changes: ['Teams', 'QueuedMessage', 'QueueBoard'],
  params,
  query: VersionQuery,
  response: z.null(),
})

export const setMemberAvailability = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/set-member-availability',
  summary: 'Sets whether a member of a team gets new messages in turn.',
  access: 'QUEUEADMIN.write',
  changes: ['Teams'],
  body: z.strictObject({ team_id: z.uuid(), user_id: z.uuid(), is_available: z.boolean() }),
  response: z.null(),
})

export const setOwnAvailability = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/set-own-availability',
  summary: 'Sets whether the round-robin teams of the caller assign new messages to them.',
  access: 'QUEUE.write',
  changes: ['Teams'],
  body: z.strictObject({ is_available: z.boolean() }),
  response: z.null(),
})

export const teams = { listTeams, createTeam, updateTeam, removeTeam, setMemberAvailability, setOwnAvailability }
