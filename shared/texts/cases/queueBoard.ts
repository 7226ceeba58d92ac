/** Texts about the board of the message queue. */
import type { BoardGrouping } from '../../cases/teams'
import * as teamTexts from './teams'

export const periodOutOfRange = (days: number) => `Choose a period of at most ${days} days`
export const atMostDays = (days: number) => `At most ${days} days`
export const periodText = (from: string, to: string) => (from === to ? from : `${from} to ${to}`)
export const boardNotLoaded = 'We couldn’t load the board.'
export const boardFilters = 'Period of the board'
export const from = 'From'
export const to = 'To'
export const groupings = 'Board by agent or team'
export const groupingLabels: Record<BoardGrouping, string> = { agents: 'Agents', teams: 'Teams' }
export const nameTitles: Record<BoardGrouping, string> = { agents: 'Agent', teams: teamTexts.team }
export const unnamedRows: Record<BoardGrouping, string> = { agents: 'Assigned to no one', teams: teamTexts.noTeam }
export const openNow = 'Open now'
export const oldestOpen = 'Oldest open'
export const firstAnswers = 'First answers'
export const medianTime = 'Median answer time'
export const promisesKept = 'Answered on time'
export const total = 'Total'
export const noneRecorded = 'No first answers have been recorded yet. We count them from now on.'
export const recordedSince = 'First answers are counted since <date/>.'
export const elapsedHint =
  'The answer time runs until the first answer, including nights and weekends. Answers count toward the agent who wrote them and the message’s current team.'
export const noRows: Record<BoardGrouping, string> = {
  agents: 'No one works in the message queue yet.',
  teams: 'There are no teams yet, so there is nothing to compare.',
}
export const print = 'Print'
export const csvName = (by: BoardGrouping, from: string, to: string) => `message-queue-${by}-${from}-${to}.csv`

export const exportHead = (by: BoardGrouping): string[] => [
  nameTitles[by],
  openNow,
  'Oldest open since',
  firstAnswers,
  'Median minutes to first answer',
  'Answers with a target time',
  'Answered on time (%)',
]
