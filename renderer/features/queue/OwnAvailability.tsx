/** Lets a member of a team that takes turns say whether new messages are assigned to them. */
import { useId } from 'react'
import * as teamTexts from '#shared/texts/cases/teams'
import { useListTeamsQuery, useSetOwnAvailabilityMutation } from '../../api/cases/teams'
import { useSignedIn } from '../../session/SignedIn'
import { useNotify } from '../../ui/notices/useNotify'
import { Switch } from '../../ui/Switch'
import styles from './queue.module.css'

export function OwnAvailability() {
  const { person } = useSignedIn()
  const { data: teams = [] } = useListTeamsQuery()
  const [setAvailability, { isLoading, originalArgs }] = useSetOwnAvailabilityMutation()
  const { snackbar } = useNotify()
  const id = useId()
  const own = teams
    .filter(({ assignment }) => assignment === 'round_robin')
    .flatMap(({ members }) => members.filter(({ user_id }) => user_id === person.user_id))
  if (own.length === 0) return null
  const isAvailable = own.some(({ is_available }) => is_available)
  // Shows the new state immediately. On failure, the API layer reports it and the switch reverts.
  const isOn = isLoading ? (originalArgs?.body.is_available ?? isAvailable) : isAvailable

  async function change(isChosen: boolean): Promise<void> {
    if (isLoading) return
    const { error } = await setAvailability({ body: { is_available: isChosen } })
    if (!error) snackbar(isChosen ? teamTexts.youAreAvailable : teamTexts.youAreUnavailable)
  }

  return (
    <div className={styles.option}>
      <label htmlFor={id}>{teamTexts.availableForMessages}</label>
      <Switch id={id} checked={isOn} onChange={(isChosen) => void change(isChosen)} />
    </div>
  )
}
