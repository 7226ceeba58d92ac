import { premiseStages, serviceBlocks, serviceOfBlock } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import * as serviceTexts from '#shared/texts/services/services'
import { Field } from '../../ui/forms/Field'
import { Select } from '../../ui/forms/fields/Select'
import type { FormField } from '../../ui/forms/useFieldErrors'
import type { BulkPropertyChange, ServiceChange } from './bulkChange'
import styles from './properties.module.css'

const serviceChangeOptions = [
  { value: 'keep', label: propertyTexts.unchangedOption },
  { value: 'select', label: propertyTexts.chooseOption },
  { value: 'drop', label: commonTexts.remove },
] satisfies { value: ServiceChange; label: string }[]

interface BulkFieldsProps {
  bulkChange: BulkPropertyChange
  stage: FormField
  onChange: (changes: Partial<BulkPropertyChange>) => void
}

export function BulkFields({ bulkChange, stage, onChange }: BulkFieldsProps) {
  return (
    <div className={styles.form}>
      <Field id={stage.control.id} label={propertyTexts.stage} error={stage.error ?? undefined}>
        {(control) => (
          <Select
            {...control}
            value={bulkChange.stage}
            onChange={(next) => onChange({ stage: next })}
            options={[
              { value: '' as const, label: propertyTexts.unchangedOption },
              ...premiseStages.map((value) => ({ value, label: propertyTexts.stageLabels[value] })),
            ]}
          />
        )}
      </Field>
      {serviceBlocks.map((block) => (
        <Field key={block} id={`bulk-${block}`} label={serviceTexts.serviceLabels[serviceOfBlock[block]]}>
          {(control) => (
            <Select
              {...control}
              value={bulkChange.services[block]}
              onChange={(serviceChange) => onChange({ services: { ...bulkChange.services, [block]: serviceChange } })}
              options={serviceChangeOptions}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
