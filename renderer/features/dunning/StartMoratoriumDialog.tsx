/** Starts a moratorium in some communities, or in all of them, today or later. */
import { type MoratoriumKind, moratoriumCodes } from '#shared/billing/dunning'
import { startMoratorium } from '#shared/contract/billing/moratoria'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import * as commonTexts from '#shared/texts/common'
import { useStartMoratoriumMutation } from '../../api/billing/dunning'
import { communityOptions, useCommunities } from '../../domain/useCommunities'
import { useProviderDay } from '../../domain/useProviderDay'
import { Checkbox } from '../../ui/Checkbox'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { DayField } from '../../ui/forms/dates/DayField'
import { FieldGrid, TextField } from '../../ui/forms/FormFields'
import { NamesField } from '../../ui/forms/fields/NamesField'
import { SelectField } from '../../ui/forms/fields/SelectField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'

interface MoratoriumValues {
  kind: MoratoriumKind | null
  inAllCommunities: boolean
  community_ids: string[]
  starts_on: string | null
  ends_on: string | null
  note: string
}

export function StartMoratoriumDialog({ onClose }: { onClose: () => void }) {
  const today = useProviderDay()
  const form = useMoratoriumForm(today, onClose)
  const communities = useCommunities()
  const { values, save } = form
  return (
    <FormDialog
      title={moratoriumTexts.startMoratorium}
      onClose={onClose}
      form={form}
      submitText={moratoriumTexts.startMoratorium}
    >
      <p>{moratoriumTexts.moratoriumEffect}</p>
      <SelectField
        label={moratoriumTexts.moratoriumKind}
        field={form.field('kind')}
        placeholder={moratoriumTexts.moratoriumKindMissing}
        value={values.kind}
        options={moratoriumCodes.map((value) => ({ value, label: moratoriumTexts.moratoriumLabels[value] }))}
        onChange={(kind) => save({ kind })}
      />
      <Checkbox checked={values.inAllCommunities} onChange={({ target }) => save({ inAllCommunities: target.checked })}>
        {moratoriumTexts.inAllCommunities}
      </Checkbox>
      {!values.inAllCommunities && (
        <NamesField
          label={moratoriumTexts.moratoriumArea}
          field={form.field('community_ids')}
          options={communityOptions(communities)}
          value={values.community_ids}
          onChange={(community_ids) => save({ community_ids })}
        />
      )}
      <FieldGrid>
        <DayField label={moratoriumTexts.firstDay} {...form.day('starts_on')} />
        <DayField label={dunningTexts.lastDay} {...form.day('ends_on')} />
      </FieldGrid>
      <TextField
        label={commonTexts.reason}
        hint={moratoriumTexts.moratoriumReasonHint}
        maxLength={200}
        {...form.text('note')}
      />
    </FormDialog>
  )
}

function useMoratoriumForm(today: string, onClose: () => void) {
  const [start] = useStartMoratoriumMutation()
  const { snackbar } = useNotify()
  const initial: MoratoriumValues = {
    kind: null,
    inAllCommunities: false,
    community_ids: [],
    starts_on: today,
    ends_on: null,
    note: '',
  }
  return useCallForm(startMoratorium, {
    initial,
    input: ({ inAllCommunities, community_ids, ...typed }) => ({
      body: { ...typed, community_ids: inAllCommunities ? null : community_ids },
    }),
    check: ({ starts_on, ends_on }) => ({
      starts_on: starts_on === null ? moratoriumTexts.firstDayMissing : null,
      ends_on: ends_on === null ? moratoriumTexts.lastDayMissing : null,
    }),
    send: start,
    onSent: () => {
      snackbar(moratoriumTexts.moratoriumStarted)
      onClose()
    },
  })
}
