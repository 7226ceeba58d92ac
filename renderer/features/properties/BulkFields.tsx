import { Select } from 'antd'
import { premiseStages, serviceBlocks, serviceOfBlock, stageLabels } from '#shared/properties'
import { serviceLabels } from '#shared/services'
import { Field } from '../../ui/forms/Field'
import type { useForm } from '../../ui/forms/useForm'
import type { BulkWish, Turn } from './bulkWish'
import styles from './properties.module.css'
import * as propertyTexts from '#shared/texts/properties'

const turns = [
  { value: 'keep', label: propertyTexts.leaveAsItIs },
  { value: 'select', label: propertyTexts.chooseForTheLot },
  { value: 'drop', label: propertyTexts.remove },
] satisfies { value: Turn; label: string }[]

interface BulkFieldsProps {
  wish: BulkWish
  stage: ReturnType<ReturnType<typeof useForm>['field']>
  onChange: (changes: Partial<BulkWish>) => void
}

export function BulkFields({ wish, stage, onChange }: BulkFieldsProps) {
  return (
    <div className={styles.form}>
      <Field id={stage.control.id} label={propertyTexts.stage} error={stage.remark ?? undefined}>
        {(given) => (
          <Select
            {...given}
            value={wish.stage}
            onChange={(next) => onChange({ stage: next })}
            options={[
              { value: '' as const, label: propertyTexts.leaveAsItIs },
              ...premiseStages.map((value) => ({ value, label: stageLabels[value] })),
            ]}
          />
        )}
      </Field>
      {serviceBlocks.map((block) => (
        <Field key={block} id={`bulk-${block}`} label={serviceLabels[serviceOfBlock[block]]}>
          {(given) => (
            <Select
              {...given}
              value={wish.services[block]}
              onChange={(turn) => onChange({ services: { ...wish.services, [block]: turn } })}
              options={turns}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
