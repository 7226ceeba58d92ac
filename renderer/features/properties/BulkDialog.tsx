/** Changes stage and chosen services of many properties at once. */
import { Button, Select } from 'antd'
import { useState } from 'react'
import type { Premise, PropertyChange } from '#shared/contract/properties'
import { premiseStages, serviceBlocks, serviceOfBlock, stageLabels, type ServiceBlock } from '#shared/properties'
import { serviceLabels } from '#shared/services'
import { Field } from '../../ui/forms/Field'
import { useForm } from '../../ui/forms/useForm'
import { Modal } from '../../ui/dialogs/Modal'
import { ChangeResults } from './ChangeResults'
import styles from './properties.module.css'
import { useChangeMany, type Outcome } from './useChangeMany'

type Turn = 'keep' | 'select' | 'drop'
const turns = [
  { value: 'keep', label: 'Leave as it is' },
  { value: 'select', label: 'Choose for the lot' },
  { value: 'drop', label: 'Take off' },
] satisfies { value: Turn; label: string }[]

const noTurns: Record<ServiceBlock, Turn> = {
  fiber_service: 'keep',
  gas_service: 'keep',
  voip_service: 'keep',
  cable_service: 'keep',
}

interface BulkDialogProps {
  chosen: Premise[]
  /** `isChanged`: some of it has been done. */
  onClose: (isChanged: boolean) => void
}

export function BulkDialog({ chosen, onClose }: BulkDialogProps) {
  const [stage, setStage] = useState<Premise['stage'] | ''>('')
  const [services, setServices] = useState(noTurns)
  const form = useForm(['stage'])
  const stageField = form.field('stage')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { change, isBusy, done } = useChangeMany()
  const turned = serviceBlocks.filter((block) => services[block] !== 'keep')

  const wrong = { stage: stage === '' && turned.length === 0 ? 'Choose what to change' : null }

  async function save(): Promise<void> {
    const selections = Object.fromEntries(turned.map((block) => [block, { selected: services[block] === 'select' }]))
    setOutcome(
      await change(
        chosen.map(
          ({ crm_premise_id, version }): PropertyChange => ({
            crm_premise_id,
            version,
            ...(stage !== '' && { stage }),
            ...selections,
          }),
        ),
      ),
    )
  }

  /** Not while it is being done: what came of it would be told to nobody. */
  function close(): void {
    if (!isBusy) onClose(outcome !== null)
  }

  const title = `Change ${chosen.length} ${chosen.length === 1 ? 'property' : 'properties'}`
  if (outcome) {
    return (
      <Modal isOpen title={title} size="large" onClose={close} footer={<Button onClick={close}>Close</Button>}>
        <ChangeResults outcome={outcome} />
      </Modal>
    )
  }
  return (
    <Modal
      isOpen
      title={title}
      onClose={close}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button type="primary" loading={isBusy} onClick={(event) => void form.submit(event, wrong, save)}>
            {done ? `Changed ${done} so far` : 'Change'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Field id={stageField.control.id} label="Stage" error={stageField.remark ?? undefined}>
          {(given) => (
            <Select
              {...given}
              value={stage}
              onChange={(next) => {
                stageField.clear()
                setStage(next)
              }}
              options={[
                { value: '' as const, label: 'Leave as it is' },
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
                value={services[block]}
                onChange={(turn) => {
                  stageField.clear()
                  setServices({ ...services, [block]: turn })
                }}
                options={turns}
              />
            )}
          </Field>
        ))}
      </div>
    </Modal>
  )
}
