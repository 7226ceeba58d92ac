/** The pages of team leads. Both load together, because leads go from one to the other. */
export { QueueBoardPage } from '../../features/queueBoard/QueueBoardPage'
export { TeamsPage } from '../../features/teams/TeamsPage'
