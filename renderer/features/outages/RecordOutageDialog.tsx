/** Records an outage: which services are out, where, since when, and what customers are told. */
import { useState } from 'react'
import { startOutage } from '#shared/contract/services/outages'
import { outageAreas, outageMessageLimit } from '#shared/services/outages'
import { serviceTypes } from '#shared/services/services'
import * as outageTexts from '#shared/texts/services/outages'
import * as serviceTexts from '#shared/texts/services/services'
import { useStartOutageMutation } from '../../api/services/outages'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { takeDraftKey } from '../../domain/drafts/draftKey'
import { useDraft } from '../../domain/drafts/useDraft'
import { communityOptions, useCommunities } from '../../domain/useCommunities'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { toProviderTime, zoneName } from '../../ui/format/providerClock'
import { MomentField } from '../../ui/forms/dates/MomentField'
import { FieldGrid, LongTextField } from '../../ui/forms/FormFields'
import { ChoiceField } from '../../ui/forms/fields/ChoiceField'
import { RadioRow } from '../../ui/forms/fields/RadioRow'
import { SelectField } from '../../ui/forms/fields/SelectField'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import { AddressesField } from './AddressesField'
import { AffectedCount } from './AffectedCount'
import { addressesOf, areaOf, emptyOutage, type OutageDraft, servicesOf, streetsOf, toOutageInput } from './outageDraft'
import { StreetsField } from './StreetsField'

interface Props {
  onRecorded: (outageId: string) => void
  onClose: () => void
}

export function RecordOutageDialog({ onRecorded, onClose }: Props) {
  const { timeZone } = useRuntimeConfig()
  const form = useOutageForm(timeZone, onRecorded)
  const zone = zoneName(timeZone)
  return (
    <FormDialog
      title={outageTexts.recordOutage}
      size="large"
      form={form}
      submitText={outageTexts.recordOutage}
      onClose={onClose}
    >
      <p>{outageTexts.recordEffect}</p>
      <AffectedFields form={form} />
      <FieldGrid>
        <MomentField label={outageTexts.startedLabel(zone)} {...form.text('started_at')} />
        <MomentField label={outageTexts.expectedLabel(zone)} {...form.text('expected_end_at')} />
      </FieldGrid>
      <LongTextField
        label={outageTexts.messageLabel}
        rows={4}
        maxLength={outageMessageLimit}
        hint={outageTexts.startMessageHint}
        {...form.text('message')}
      />
      <AffectedCount draft={form.values} />
    </FormDialog>
  )
}

function useOutageForm(timeZone: string, onRecorded: (outageId: string) => void) {
  const [openedAt] = useState(() => toProviderTime(new Date(), timeZone))
  const draft = useDraft<OutageDraft>('outage', { ...emptyOutage, started_at: openedAt })
  const [start] = useStartOutageMutation()
  const { snackbar } = useNotify()
  return useCallForm(startOutage, {
    draft: { values: draft.values, save: (changes) => draft.save({ ...changes, key: '' }) },
    input: (values) => toOutageInput(values, timeZone),
    check: (values) => ({
      community_id: values.community_id === '' ? outageTexts.communityMissing : null,
      streets: areaOf(values) === 'street' && streetsOf(values).length === 0 ? outageTexts.streetsMissing : null,
      premise_ids:
        areaOf(values) === 'premises' && addressesOf(values).length === 0 ? outageTexts.addressesMissing : null,
      started_at: values.started_at === '' ? outageTexts.startMissing : null,
    }),
    // A repeated request after a lost response records no second outage.
    send: (input) => start({ ...input, idempotencyKey: takeDraftKey(draft) }),
    onSent: ({ outage_id }) => {
      draft.discard()
      snackbar(outageTexts.recorded)
      onRecorded(outage_id)
    },
  })
}

type OutageForm = ReturnType<typeof useOutageForm>

function AffectedFields({ form }: { form: OutageForm }) {
  const communities = useCommunities()
  const { values, save } = form
  const area = areaOf(values)
  const community = communities.find(({ community_id }) => community_id === values.community_id)
  return (
    <>
      <ChoiceField
        label={outageTexts.servicesLabel}
        field={form.field('service_types')}
        options={serviceTypes.map((value) => ({ value, label: serviceTexts.serviceLabels[value] }))}
        value={servicesOf(values)}
        onChange={(services) => save({ service_types: JSON.stringify(services) })}
      />
      <SelectField
        label={outageTexts.communityLabel}
        field={form.field('community_id')}
        placeholder={outageTexts.communityPlaceholder}
        value={values.community_id || null}
        options={communityOptions(communities)}
        // Streets and addresses belong to one community.
        onChange={(community_id) => save({ community_id, streets: '[]', premise_ids: '[]' })}
      />
      <RadioRow
        label={outageTexts.areaLabel}
        options={outageAreas.map((value) => ({ value, label: outageTexts.areaLabels[value] }))}
        value={area}
        onChange={(selected) => save({ area: selected })}
      />
      {area === 'street' && (
        <StreetsField
          communityId={values.community_id}
          field={form.field('streets')}
          value={streetsOf(values)}
          onChange={(streets) => save({ streets: JSON.stringify(streets) })}
        />
      )}
      {area === 'premises' && (
        <AddressesField
          community={community?.name ?? ''}
          field={form.field('premise_ids')}
          value={addressesOf(values)}
          onChange={(addresses) => save({ premise_ids: JSON.stringify(addresses) })}
        />
      )}
    </>
  )
}
