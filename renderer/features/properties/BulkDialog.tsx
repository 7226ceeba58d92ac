/** Changes stage and selected services of many properties at once. */
import { Button } from 'antd'
import { useState } from 'react'
import type { Premise } from '#shared/contract/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/properties'
import { Modal } from '../../ui/dialogs/Modal'
import { useForm } from '../../ui/forms/useForm'
import { BulkFields } from './BulkFields'
import { emptyBulkChange, isEmptyBulkChange, toPropertyChange } from './bulkChange'
import { ChangeResults } from './ChangeResults'
import { type BulkChangeOutcome, useBulkChange } from './useBulkChange'

interface BulkDialogProps {
  selected: Premise[]
  /** `isChanged` is true if the changes were sent. */
  onClose: (isChanged: boolean) => void
}

export function BulkDialog({ selected, onClose }: BulkDialogProps) {
  const [bulkChange, setBulkChange] = useState(emptyBulkChange)
  const form = useForm(['stage'])
  const stageField = form.field('stage')
  const [outcome, setOutcome] = useState<BulkChangeOutcome | null>(null)
  const { change, isBusy, changedCount } = useBulkChange()
  const fieldErrors = { stage: isEmptyBulkChange(bulkChange) ? propertyTexts.chooseWhatToChange : null }

  async function save(): Promise<void> {
    setOutcome(await change(selected.map((property) => toPropertyChange(property, bulkChange))))
  }

  /** Does nothing while changes run, because the user would never see their results. */
  function close(): void {
    if (!isBusy) onClose(outcome !== null)
  }

  const title = propertyTexts.changePropertyProperties(selected.length, selected.length === 1)
  if (outcome) {
    return (
      <Modal
        isOpen
        title={title}
        size="large"
        onClose={close}
        footer={<Button onClick={close}>{commonTexts.close}</Button>}
      >
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
            {commonTexts.cancel}
          </Button>
          <Button type="primary" loading={isBusy} onClick={(event) => void form.submit(event, fieldErrors, save)}>
            {changedCount ? propertyTexts.changedSoFar(changedCount) : commonTexts.change}
          </Button>
        </>
      }
    >
      <BulkFields
        bulkChange={bulkChange}
        stage={stageField}
        onChange={(changes) => {
          stageField.clear()
          setBulkChange({ ...bulkChange, ...changes })
        }}
      />
    </Modal>
  )
}
