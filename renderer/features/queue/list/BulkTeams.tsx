/** Moves the selected messages to a team, or sets their priority. */

import { casePriorities } from '#shared/cases/cases'
import * as priorityTexts from '#shared/texts/cases/priorities'
import * as teamTexts from '#shared/texts/cases/teams'
import { useListTeamsQuery } from '../../../api/cases/teams'
import { Select } from '../../../ui/forms/fields/Select'
import styles from '../queue.module.css'
import type { RequestedChange } from './BulkActions'

const noTeamValue = 'none'

interface Props {
  isDisabled: boolean
  onRequest: (requested: RequestedChange) => void
}

export function BulkTeams({ isDisabled, onRequest }: Props) {
  const { data: teams = [] } = useListTeamsQuery()

  function move(picked: string | null): void {
    const team = teams.find(({ team_id }) => team_id === picked)
    onRequest({
      change: { kind: 'team', team_id: team?.team_id ?? null },
      effectText: (count) => (team ? teamTexts.bulkTeamEffect(count, team.name) : teamTexts.bulkNoTeamEffect(count)),
    })
  }

  return (
    <>
      {teams.length > 0 && (
        <Select
          aria-label={teamTexts.bulkTeamTitle}
          placeholder={teamTexts.moveToTeam}
          className={styles.canned ?? ''}
          disabled={isDisabled}
          value={null}
          options={[
            ...teams.map(({ team_id, name }) => ({ value: team_id, label: name })),
            { value: noTeamValue, label: teamTexts.noTeam },
          ]}
          onSelect={move}
        />
      )}
      <Select
        aria-label={priorityTexts.bulkPriorityTitle}
        placeholder={priorityTexts.setPriority}
        className={styles.canned ?? ''}
        disabled={isDisabled}
        value={null}
        options={casePriorities.map((value) => ({ value, label: priorityTexts.priorityLabels[value] }))}
        onSelect={(picked: string | null) => {
          const priority = casePriorities.find((candidate) => candidate === picked)
          if (!priority) return
          onRequest({
            change: { kind: 'priority', priority },
            effectText: (count) => priorityTexts.bulkPriorityEffect(count, priorityTexts.priorityLabels[priority]),
          })
        }}
      />
    </>
  )
}
