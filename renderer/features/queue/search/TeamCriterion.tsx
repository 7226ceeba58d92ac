/** The team that is searched. A team in a shared link may have been deleted since. */
import * as teamTexts from '#shared/texts/cases/teams'
import { useListTeamsQuery } from '../../../api/cases/teams'

export function TeamCriterion({ teamId }: { teamId: string }) {
  const { data } = useListTeamsQuery()
  if (!data) return null
  const name = data.find(({ team_id }) => team_id === teamId)?.name ?? teamTexts.removedTeam
  return ` · ${teamTexts.teamCriterion(name)}`
}
