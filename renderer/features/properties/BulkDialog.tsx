/** Changes stage and chosen services of many properties at once. */
import { Button } from 'antd'
import { useState } from 'react'
import type { Premise } from '#shared/contract/properties'
import { useForm } from '../../ui/forms/useForm'
import { Modal } from '../../ui/dialogs/Modal'
import { BulkFields } from './BulkFields'
import { changeOf, isNothing, nothing } from './bulkWish'
import { ChangeResults } from './ChangeResults'
import { useChangeMany, type Outcome } from './useChangeMany'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/properties'

interface BulkDialogProps {
  chosen: Premise[]
  /** `isChanged`: some of it has been done. */
  onClose: (isChanged: boolean) => void
}

export function BulkDialog({ chosen, onClose }: BulkDialogProps) {
  const [wish, setWish] = useState(nothing)
  const form = useForm(['stage'])
  const stageField = form.field('stage')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { change, isBusy, done } = useChangeMany()
  const wrong = { stage: isNothing(wish) ? propertyTexts.chooseWhatToChange : null }

  async function save(): Promise<void> {
    setOutcome(await change(chosen.map((property) => changeOf(property, wish))))
  }

  /** Not while it is being done: what came of it would be told to nobody. */
  function close(): void {
    if (!isBusy) onClose(outcome !== null)
  }

  const title = propertyTexts.changePropertyProperties(chosen.length, chosen.length === 1)
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
          <Button type="primary" loading={isBusy} onClick={(event) => void form.submit(event, wrong, save)}>
            {done ? propertyTexts.changedSoFar(done) : 'Change'}
          </Button>
        </>
      }
    >
      <BulkFields
        wish={wish}
        stage={stageField}
        onChange={(changes) => {
          stageField.clear()
          setWish({ ...wish, ...changes })
        }}
      />
    </Modal>
  )
}
