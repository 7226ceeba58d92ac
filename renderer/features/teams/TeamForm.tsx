/** Adds or edits a team. A newer saved version must be read before it can be overwritten. */
import { useState } from 'react'
import { maxTeamPosition, teamAssignments, teamNameLimit } from '#shared/cases/teams'
import { type Team, updateTeam } from '#shared/contract/cases/teams'
import { customerKinds } from '#shared/customers/customers'
import * as teamTexts from '#shared/texts/cases/teams'
import * as commonTexts from '#shared/texts/common'
import { useListQueueStaffQuery } from '../../api/cases/queue'
import { useCreateTeamMutation, useUpdateTeamMutation } from '../../api/cases/teams'
import { Checkbox } from '../../ui/Checkbox'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { ConflictNotice } from '../../ui/forms/drafts/ConflictNotice'
import { mergeUntouched } from '../../ui/forms/drafts/mergeConflict'
import { TextField } from '../../ui/forms/FormFields'
import { ChoiceField } from '../../ui/forms/fields/ChoiceField'
import { NamesField } from '../../ui/forms/fields/NamesField'
import { SelectField } from '../../ui/forms/fields/SelectField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { kindsText } from './teamSummary'
import styles from './teams.module.css'

interface Props {
  /** Null for a new team. */
  team: Team | null
  /** The team as last loaded. */
  latest: Team | undefined
  /** The position of a new team. */
  nextPosition: number
  communities: { value: string; label: string }[]
  onClose: () => void
}

type TeamContent = Omit<Team, 'team_id'>

const newTeam = (position: number): TeamContent => ({
  name: '',
  customer_kinds: [],
  community_ids: [],
  assignment: 'manual',
  position,
  is_active: true,
  members: [],
  version: 0,
})

const valuesOf = (team: TeamContent) => ({
  name: team.name,
  customer_kinds: team.customer_kinds,
  community_ids: team.community_ids,
  assignment: team.assignment,
  position: String(team.position),
  is_active: team.is_active,
  member_ids: team.members.map(({ user_id }) => user_id),
})

const summaryOf = (team: Team): string =>
  [
    team.name,
    kindsText(team),
    teamTexts.assignmentLabels[team.assignment],
    team.members.map(({ name }) => name).join(', ') || teamTexts.noMembers,
  ].join(' · ')

export function TeamForm({ team, latest, nextPosition, communities, onClose }: Props) {
  // The list follows what others save, while the edits are based on the version that was loaded.
  const [base, setBase] = useState(team)
  const form = useTeamForm(base, { nextPosition, onClose })
  const { values, save } = form
  const newer = latest && base && latest.version !== base.version ? latest : null

  function acceptNewer(saved: Team): void {
    save(mergeUntouched(values, valuesOf(base ?? newTeam(nextPosition)), valuesOf(saved)))
    setBase(saved)
    form.clearFailure()
  }

  return (
    <FormDialog
      title={base === null ? teamTexts.addTeam : teamTexts.editTeam}
      size="large"
      onClose={onClose}
      // The conflict notice above the fields already reports the failure.
      form={newer ? { ...form, failure: null } : form}
      submitText={commonTexts.save}
    >
      {newer && (
        <ConflictNotice onRead={() => acceptNewer(newer)}>{teamTexts.savedVersion(summaryOf(newer))}</ConflictNotice>
      )}
      <TeamFields form={form} communities={communities} members={base?.members ?? []} />
    </FormDialog>
  )
}

function useTeamForm(base: Team | null, { nextPosition, onClose }: Pick<Props, 'nextPosition' | 'onClose'>) {
  const [create] = useCreateTeamMutation()
  const [update] = useUpdateTeamMutation()
  const { snackbar } = useNotify()
  return useCallForm(updateTeam, {
    initial: valuesOf(base ?? newTeam(nextPosition)),
    input: ({ position, ...typed }) => ({
      params: { team_id: base?.team_id ?? '' },
      body: { ...typed, position: Number(position), version: base?.version ?? 0 },
    }),
    send: (input) => {
      const { version: _version, ...content } = input.body
      return base === null ? create({ body: content }) : update(input)
    },
    onSent: () => {
      snackbar(base === null ? teamTexts.teamAdded : teamTexts.teamChanged)
      onClose()
    },
  })
}

interface FieldsProps extends Pick<Props, 'communities'> {
  form: ReturnType<typeof useTeamForm>
  /** Members who may no longer be on the queue's staff list. */
  members: Team['members']
}

function TeamFields({ form, communities, members }: FieldsProps) {
  const { values, save } = form
  const { data: staff = [] } = useListQueueStaffQuery()
  const names = new Map([...members, ...staff].map(({ user_id, name }) => [user_id, name]))
  return (
    <>
      <TextField label={teamTexts.teamName} maxLength={teamNameLimit} {...form.text('name')} />
      <div className={styles.hinted}>
        <ChoiceField
          label={teamTexts.customers}
          field={form.field('customer_kinds')}
          options={customerKinds.map((value) => ({ value, label: teamTexts.kindLabels[value] }))}
          value={values.customer_kinds}
          onChange={(customer_kinds) => save({ customer_kinds })}
        />
        <p className={parts.small}>{teamTexts.customersHint}</p>
      </div>
      <NamesField
        label={teamTexts.communities}
        options={communities}
        value={values.community_ids}
        onChange={(community_ids) => save({ community_ids })}
      />
      <NamesField
        label={teamTexts.members}
        field={form.field('member_ids')}
        options={[...names].map(([value, label]) => ({ value, label }))}
        value={values.member_ids}
        onChange={(member_ids) => save({ member_ids })}
      />
      <div className={styles.hinted}>
        <SelectField
          label={teamTexts.assignment}
          field={form.field('assignment')}
          placeholder=""
          options={teamAssignments.map((value) => ({ value, label: teamTexts.assignmentLabels[value] }))}
          value={values.assignment}
          onChange={(assignment) => save({ assignment })}
        />
        <p className={parts.small}>{teamTexts.assignmentHints[values.assignment]}</p>
      </div>
      <TextField
        label={teamTexts.position}
        inputMode="numeric"
        maxLength={String(maxTeamPosition).length}
        hint={teamTexts.positionHint}
        {...form.text('position')}
      />
      <div className={styles.hinted}>
        <Checkbox checked={values.is_active} onChange={({ target }) => save({ is_active: target.checked })}>
          {teamTexts.activeLabel}
        </Checkbox>
        <p className={parts.small}>{teamTexts.activeHint}</p>
      </div>
    </>
  )
}
