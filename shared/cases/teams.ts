/** Defines the teams that share the message queue, and the limits of their board, for server and portal. */

/** `round_robin`: each new message is assigned to the available member who has waited longest for one. */
export const teamAssignments = ['manual', 'round_robin'] as const
export type TeamAssignment = (typeof teamAssignments)[number]

export const teamNameLimit = 40
export const maxTeamMembers = 100
export const maxTeamPosition = 999

/** A team with more messages can't be deleted, because each of them would change. */
export const maxMessagesOfDeletedTeam = 10_000

/** The board shows one line for each of them. */
export const boardGroupings = ['agents', 'teams'] as const
export type BoardGrouping = (typeof boardGroupings)[number]

/** The board shows this many days, including today, unless others are chosen. */
export const boardDays = 7
export const maxBoardDays = 31

export const boardSortColumns = ['name', 'open', 'oldest', 'answered', 'median', 'kept'] as const
export type BoardSortColumn = (typeof boardSortColumns)[number]
