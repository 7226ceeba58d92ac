/** Changes stage and selected services of many properties at once. */
import { useState } from 'react'
import type { Premise } from '#shared/contract/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { useCallForm } from '../../ui/forms/useCallForm'
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
  const [outcome, setOutcome] = useState<BulkChangeOutcome | null>(null)
  const { change, isBusy, changedCount } = useBulkChange()
  // The changes are sent in several calls, none of which can fail for a field.
  const form = useCallForm(
    {},
    {
      initial: emptyBulkChange,
      input: () => ({}),
      check: (bulkChange) => ({ stage: isEmptyBulkChange(bulkChange) ? propertyTexts.changeMissing : null }),
      send: async (_, bulkChange) => ({
        data: await change(selected.map((property) => toPropertyChange(property, bulkChange))),
      }),
      onSent: setOutcome,
    },
  )
  const stageField = form.field('stage')

  /** Does nothing while changes run, because the user would never see their results. */
  function close(): void {
    if (!isBusy) onClose(outcome !== null)
  }

  const title = propertyTexts.changeProperties(selected.length)
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
          <Button kind="primary" isBusy={isBusy} onClick={(event) => void form.submit(event)}>
            {changedCount ? propertyTexts.changedSoFar(changedCount) : commonTexts.change}
          </Button>
        </>
      }
    >
      <BulkFields
        bulkChange={form.values}
        stage={stageField}
        onChange={(changes) => {
          stageField.clear()
          form.save(changes)
        }}
      />
    </Modal>
  )
}
