/** The members of a team. In a team that takes turns, each of them has a switch for new messages. */
import { useId } from 'react'
import type { Team, TeamMember } from '#shared/contract/cases/teams'
import * as teamTexts from '#shared/texts/cases/teams'
import { useSetMemberAvailabilityMutation } from '../../api/cases/teams'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { Switch } from '../../ui/Switch'
import styles from './teams.module.css'

interface Props {
  team: Team
  mayWrite: boolean
}

export function TeamMembers({ team, mayWrite }: Props) {
  const { members, assignment } = team
  if (members.length === 0) return <span className={parts.small}>{teamTexts.noMembers}</span>
  if (assignment === 'manual') return members.map(({ name }) => name).join(', ')
  const available = members.filter(({ is_available }) => is_available).length
  return (
    <div className={styles.members}>
      <span className={parts.small}>{teamTexts.availableMembers(available, members.length)}</span>
      <ul>
        {members.map((member) => (
          <Member key={member.user_id} {...{ team, member, mayWrite }} />
        ))}
      </ul>
    </div>
  )
}

function Member({ team, member, mayWrite }: Props & { member: TeamMember }) {
  const [setAvailability, { isLoading, originalArgs }] = useSetMemberAvailabilityMutation()
  const { snackbar } = useNotify()
  const id = useId()
  const { user_id, name, is_available } = member
  // Shows the new state immediately. On failure, the API layer reports it and the switch reverts.
  const isOn = isLoading ? (originalArgs?.body.is_available ?? is_available) : is_available

  async function change(isAvailable: boolean): Promise<void> {
    if (isLoading) return
    const { error } = await setAvailability({ body: { team_id: team.team_id, user_id, is_available: isAvailable } })
    if (!error) snackbar(isAvailable ? teamTexts.nowAvailable(name) : teamTexts.nowUnavailable(name))
  }

  return (
    <li className={styles.member} data-off={!isOn || undefined}>
      {mayWrite ? (
        <>
          <Switch
            id={id}
            checked={isOn}
            aria-label={teamTexts.memberAvailable(name, team.name)}
            onChange={(isAvailable) => void change(isAvailable)}
          />
          <label htmlFor={id}>{name}</label>
        </>
      ) : (
        <span>
          {name}
          {!isOn && ` (${teamTexts.unavailable.toLowerCase()})`}
        </span>
      )}
    </li>
  )
}
