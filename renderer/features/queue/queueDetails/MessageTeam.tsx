/** Shows and changes the team and the priority of a message. */

import { useId } from 'react'
import { casePriorities } from '#shared/cases/cases'
import type { handleMessages, QueuedMessage } from '#shared/contract/cases/queue'
import type { InputOf } from '#shared/http/endpoint'
import * as priorityTexts from '#shared/texts/cases/priorities'
import * as teamTexts from '#shared/texts/cases/teams'
import { useHandleMessagesMutation } from '../../../api/cases/queue'
import { useListTeamsQuery } from '../../../api/cases/teams'
import { useHasRight } from '../../../session/useHasRight'
import { Select } from '../../../ui/forms/fields/Select'
import { useNotify } from '../../../ui/notices/useNotify'
import { Filter } from '../../../ui/panels/Panel'

const noTeamValue = 'none'

export function MessageTeam({ message }: { message: QueuedMessage }) {
  const mayWrite = useHasRight('QUEUE.write')
  const { data: teams = [] } = useListTeamsQuery()
  const { change, isLoading } = useChangeMessage(message)
  const id = useId()
  const { team, priority } = message
  // The team may not be loaded yet.
  const choices = team && !teams.some(({ team_id }) => team_id === team.team_id) ? [team, ...teams] : teams

  function move(picked: string): void {
    const target = teams.find(({ team_id }) => team_id === picked)
    void change(
      { kind: 'team', team_id: target?.team_id ?? null },
      target ? teamTexts.moved(target.name) : teamTexts.movedToNoTeam,
    )
  }

  return (
    <>
      {choices.length > 0 && (
        <Filter label={teamTexts.team} htmlFor={`${id}-team`}>
          <Select
            id={`${id}-team`}
            disabled={!mayWrite}
            loading={isLoading}
            value={team?.team_id ?? noTeamValue}
            options={[
              { value: noTeamValue, label: teamTexts.noTeam },
              ...choices.map(({ team_id, name }) => ({ value: team_id, label: name })),
            ]}
            onChange={move}
          />
        </Filter>
      )}
      <Filter label={priorityTexts.priority} htmlFor={`${id}-priority`}>
        <Select
          id={`${id}-priority`}
          disabled={!mayWrite}
          loading={isLoading}
          value={priority}
          options={casePriorities.map((value) => ({ value, label: priorityTexts.priorityLabels[value] }))}
          onChange={(picked) => void change({ kind: 'priority', priority: picked }, priorityTexts.priorityChanged)}
        />
      </Filter>
    </>
  )
}

type Change = InputOf<typeof handleMessages>['body']['change']

function useChangeMessage({ case_id, assigned_to, status }: QueuedMessage) {
  const [handle, { isLoading }] = useHandleMessagesMutation()
  const { snackbar, toast } = useNotify()
  async function change(changed: Change, outcome: string): Promise<void> {
    const seen = { case_id, seen_user_id: assigned_to?.user_id ?? null, seen_status: status }
    const { data } = await handle({ body: { messages: [seen], change: changed } })
    const [result] = data?.results ?? []
    if (result?.outcome === 'refused') toast('error', result.text)
    else if (result) snackbar(outcome)
  }
  return { change, isLoading }
}
