/** Texts about the teams of the message queue. */
import type { TeamAssignment } from '../../cases/teams'
import type { CustomerKind } from '../../customers/customers'
import { countText, quantity } from '../../format/plural'

export const teamNameTaken = 'A team with this name already exists.'
export const teamEditConflict = 'Someone changed this team after you opened it.'
export const teamDeleted = 'This team was deleted after you opened it.'
export const positionOutOfRange = 'Enter a number from 1 to 999'
export const memberCannotWork = 'One of these people can’t work in the message queue.'
export const tooManyMessages = (most: number) =>
  `This team has more than ${countText(most)} messages, so it can’t be deleted. Stop its new messages instead.`
export const teamAdded = 'Team added.'
export const teamChanged = 'Team saved.'
export const teamRemoved = 'Team deleted.'

export const teamsNotLoaded = 'We couldn’t load the teams.'
export const noTeams =
  'There are no teams yet, so all agents share all messages. A team receives the messages of the customers or communities that you select, and can assign them to its members in turn.'
export const addTeam = 'Add a team'
export const editTeam = 'Edit the team'
export const deleteTeam = 'Delete this team?'
export const deleteTeamEffect = (name: string) =>
  `“${name}” will be deleted. Its messages stay in the queue, without a team.`
export const team = 'Team'
export const teamName = 'Name'
export const position = 'Order'
export const positionHint = 'A new message goes to the first team that receives it. Lower numbers come first.'
export const receives = 'Receives'
export const customers = 'Customers'
export const customersHint = 'Without a selection, the team receives messages from all customers.'
export const communities = 'Communities'
export const kindLabels: Record<CustomerKind, string> = {
  residential: 'Residents',
  builder: 'Builders',
  hoa: 'HOAs',
  developer: 'Land developers',
}
export const allCustomers = 'All customers'
export const allCommunities = 'All communities'
export const assignment = 'Assignment'
export const assignmentLabels: Record<TeamAssignment, string> = {
  manual: 'Manual',
  round_robin: 'Round robin',
}
export const assignmentHints: Record<TeamAssignment, string> = {
  manual: 'Agents pick messages themselves.',
  round_robin: 'Each new message is assigned to the available member who has waited longest for one.',
}
export const members = 'Members'
export const noMembers = 'No members'
export const availableMembers = (available: number, all: number) =>
  `${countText(available)} of ${countText(all)} available`
export const memberAvailable = (name: string, team: string) => `${name} is available for new messages to ${team}`
export const unavailable = 'Unavailable'
export const nowAvailable = (name: string) => `${name} gets new messages again.`
export const nowUnavailable = (name: string) => `${name} gets no new messages for now.`
export const activeLabel = 'Send new messages to this team'
export const activeHint = 'Messages that the team already has stay with it.'
export const stopped = 'Stopped'
export const savedVersion = (summary: string) => `Someone else saved this team after you opened it: ${summary}`

export const availableForMessages = 'Available for new messages'
export const youAreAvailable = 'New messages will be assigned to you.'
export const youAreUnavailable = 'No new messages will be assigned to you.'

export const noTeam = 'No team'
export const removedTeam = 'Deleted team'
export const moved = (team: string) => `Message moved to ${team}.`
export const movedToNoTeam = 'Message removed from its team.'
export const bulkTeamTitle = 'Move the selected messages to a team'
export const moveToTeam = 'Move to team'
export const bulkTeamEffect = (count: number, team: string) =>
  `${quantity(count, 'message', 'messages')} will be moved to ${team}. Messages assigned to its members stay with them; the others are assigned as if they were new.`
export const bulkNoTeamEffect = (count: number) =>
  `${quantity(count, 'message', 'messages')} will no longer belong to a team.`
export const teamCriterion = (name: string) => `Team: ${name}`
