/** Edits stage, lot, and selected services of a property. Another user's change shows next to the input. */

import { type Premise, type PropertyResult, updateProperties } from '#shared/contract/services/properties'
import { lotLimit, premiseStages, serviceBlocks, serviceOfBlock } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import * as serviceTexts from '#shared/texts/services/services'
import { useUpdatePropertiesMutation } from '../../api/services/properties'
import { useDraft } from '../../domain/drafts/useDraft'
import { useSignedIn } from '../../session/SignedIn'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Field } from '../../ui/forms/Field'
import { FormFailure } from '../../ui/forms/FormFailure'
import { TextField } from '../../ui/forms/FormFields'
import { Select } from '../../ui/forms/fields/Select'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PropertyConflict } from './PropertyConflict'
import styles from './properties.module.css'
import { hasChanges, type PropertyValues, propertyValuesOf, toPropertyChange } from './propertyValues'

export function PropertyForm({ property }: { property: Premise }) {
  const { user } = useSignedIn()
  const draft = useDraft(`property:${property.crm_premise_id}`, propertyValuesOf(property))
  const [update] = useUpdatePropertiesMutation()
  const notify = useNotify()
  const { values, save: saveDraft } = draft
  const isOutdated = values.version !== property.version

  const form = useCallForm(updateProperties, {
    draft,
    input: (typed) => ({
      query: { user_id: user.user_id },
      body: { properties: [toPropertyChange(property.crm_premise_id, typed)], is_dry_run: false },
    }),
    send: async (input): Promise<{ data?: PropertyResult; error?: unknown }> => {
      const { data, error } = await update(input)
      const result = data?.results[0]
      if (result?.outcome === 'saved' || result?.outcome === 'unchanged') return { data: result }
      return { error: error ?? { code: 'conflict', message: result?.message ?? '' } }
    },
    onSent: () => {
      draft.discard()
      notify.snackbar(propertyTexts.propertySaved)
    },
  })

  return (
    <form className={styles.form} {...form.props}>
      {isOutdated && (
        <PropertyConflict
          values={values}
          property={property}
          onKeepMine={() => saveDraft({ version: property.version })}
          onUseCurrent={draft.discard}
        />
      )}
      <Field id="property-stage" label={propertyTexts.stage}>
        {(control) => (
          <Select
            {...control}
            value={values.stage}
            onChange={(stage) => saveDraft({ stage })}
            options={premiseStages.map((stage) => ({ value: stage, label: propertyTexts.stageLabels[stage] }))}
          />
        )}
      </Field>
      <TextField label={propertyTexts.lot} maxLength={lotLimit} {...form.text('lot')} />
      <ServiceChoice property={property} values={values} onChange={saveDraft} />
      <FormFailure>{form.failure}</FormFailure>
      <div className={parts.actions}>
        <Button
          kind="primary"
          type="submit"
          isBusy={form.isBusy}
          disabled={isOutdated || !hasChanges(property, values)}
        >
          {commonTexts.save}
        </Button>
        {hasChanges(property, values) && !isOutdated && <Button onClick={draft.discard}>{propertyTexts.undo}</Button>}
      </div>
    </form>
  )
}

interface ServiceChoiceProps {
  property: Premise
  values: PropertyValues
  onChange: (changes: Partial<PropertyValues>) => void
}

const ServiceChoice = ({ property, values, onChange }: ServiceChoiceProps) => (
  <fieldset className={styles.services}>
    <legend className={parts.legend}>{propertyTexts.chosenServicesCaption}</legend>
    {serviceBlocks.map((block) => (
      <Checkbox
        key={block}
        checked={values[block]}
        disabled={property[block].active || (!property[block].available && !values[block])}
        onChange={(event) => onChange({ [block]: event.target.checked })}
      >
        <Rich
          text={serviceText(property[block])}
          parts={{
            service: serviceTexts.serviceLabels[serviceOfBlock[block]],
            small: (text) => <span className={parts.small}>{text}</span>,
          }}
        />
      </Checkbox>
    ))}
  </fieldset>
)

function serviceText({ active, available }: { active: boolean; available: boolean }): string {
  if (active) return propertyTexts.activeService
  return available ? '<service/>' : propertyTexts.unavailableService
}
