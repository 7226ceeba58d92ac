/** Adds or edits a crew. A newer saved version must be read before it can be overwritten. */
import { useState } from 'react'
import { caseCategories, visitWindows } from '#shared/cases/cases'
import { crewNameLimit, crewWeekdays } from '#shared/cases/crews'
import { type Crew, updateCrew } from '#shared/contract/cases/crews'
import { maxVisitsPerWindow } from '#shared/http/limits'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as crewTexts from '#shared/texts/cases/crews'
import * as commonTexts from '#shared/texts/common'
import * as openingHourTexts from '#shared/texts/openingHours'
import { useCreateCrewMutation, useUpdateCrewMutation } from '../../api/cases/crews'
import { Checkbox } from '../../ui/Checkbox'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { ConflictNotice } from '../../ui/forms/drafts/ConflictNotice'
import { mergeUntouched } from '../../ui/forms/drafts/mergeConflict'
import { TextField } from '../../ui/forms/FormFields'
import { ChoiceField } from '../../ui/forms/fields/ChoiceField'
import { NamesField } from '../../ui/forms/fields/NamesField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import { categoriesText, weekdaysText, windowsText } from './crewSummary'

interface Props {
  /** Null for a new crew. */
  crew: Crew | null
  /** The crew as last loaded. */
  latest: Crew | undefined
  communities: { value: string; label: string }[]
  onClose: () => void
}

const newCrew: Omit<Crew, 'crew_id'> = {
  name: '',
  categories: [],
  community_ids: [],
  weekdays: [...crewWeekdays],
  windows: [...visitWindows],
  visits_per_window: 1,
  is_active: true,
  version: 0,
}

const valuesOf = ({ weekdays: days, ...crew }: Omit<Crew, 'crew_id'>) => ({
  name: crew.name,
  categories: crew.categories,
  community_ids: crew.community_ids,
  weekdays: crewWeekdays.filter((weekday) => days.includes(weekday)),
  windows: crew.windows,
  visits_per_window: String(crew.visits_per_window),
  is_active: crew.is_active,
})

const summaryOf = (crew: Crew): string =>
  [crew.name, categoriesText(crew), weekdaysText(crew), windowsText(crew), crew.visits_per_window].join(' · ')

export function CrewForm({ crew, latest, communities, onClose }: Props) {
  // The list follows what others save, while the edits are based on the version that was loaded.
  const [base, setBase] = useState(crew)
  const form = useCrewForm(base, onClose)
  const { values, save } = form
  const newer = latest && base && latest.version !== base.version ? latest : null

  function acceptNewer(saved: Crew): void {
    save(mergeUntouched(values, valuesOf(base ?? newCrew), valuesOf(saved)))
    setBase(saved)
    form.clearFailure()
  }

  return (
    <FormDialog
      title={base === null ? crewTexts.addCrew : crewTexts.editCrew}
      size="large"
      onClose={onClose}
      // The conflict notice above the fields already reports the failure.
      form={newer ? { ...form, failure: null } : form}
      submitText={commonTexts.save}
    >
      {newer && (
        <ConflictNotice onRead={() => acceptNewer(newer)}>{crewTexts.savedVersion(summaryOf(newer))}</ConflictNotice>
      )}
      <CrewFields form={form} communities={communities} />
    </FormDialog>
  )
}

function useCrewForm(base: Crew | null, onClose: () => void) {
  const [create] = useCreateCrewMutation()
  const [update] = useUpdateCrewMutation()
  const { snackbar } = useNotify()
  return useCallForm(updateCrew, {
    initial: valuesOf(base ?? newCrew),
    input: ({ visits_per_window: visits, ...typed }) => ({
      params: { crew_id: base?.crew_id ?? '' },
      body: { ...typed, visits_per_window: Number(visits), version: base?.version ?? 0 },
    }),
    send: (input) => {
      const { version: _version, ...content } = input.body
      return base === null ? create({ body: content }) : update(input)
    },
    onSent: () => {
      snackbar(base === null ? crewTexts.crewAdded : crewTexts.crewChanged)
      onClose()
    },
  })
}

type CrewFormState = ReturnType<typeof useCrewForm>

function CrewFields({ form, communities }: Pick<Props, 'communities'> & { form: CrewFormState }) {
  const { values, save } = form
  return (
    <>
      <TextField label={crewTexts.crewName} maxLength={crewNameLimit} {...form.text('name')} />
      <ChoiceField
        label={crewTexts.typesOfWork}
        field={form.field('categories')}
        options={caseCategories.map((value) => ({ value, label: caseTexts.categoryLabels[value] }))}
        value={values.categories}
        onChange={(categories) => save({ categories })}
      />
      <NamesField
        label={crewTexts.communities}
        field={form.field('community_ids')}
        options={communities}
        value={values.community_ids}
        onChange={(community_ids) => save({ community_ids })}
      />
      <ChoiceField
        label={crewTexts.workingDays}
        field={form.field('weekdays')}
        options={crewWeekdays.map((value) => ({ value, label: openingHourTexts.weekdays[value] }))}
        value={values.weekdays}
        onChange={(days) => save({ weekdays: days })}
      />
      <ChoiceField
        label={crewTexts.timesOfDay}
        field={form.field('windows')}
        options={visitWindows.map((value) => ({ value, label: appointmentTexts.windowLabels[value] }))}
        value={values.windows}
        onChange={(windows) => save({ windows })}
      />
      <TextField
        label={crewTexts.visitsPerWindow}
        inputMode="numeric"
        maxLength={String(maxVisitsPerWindow).length}
        hint={crewTexts.visitsHint}
        {...form.text('visits_per_window')}
      />
      <Checkbox checked={values.is_active} onChange={({ target }) => save({ is_active: target.checked })}>
        {crewTexts.activeLabel}
      </Checkbox>
      <p>{crewTexts.activeHint}</p>
    </>
  )
}
