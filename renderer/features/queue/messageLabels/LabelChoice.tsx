/** Adds or removes the labels of one message. Each checkbox takes effect immediately. */

import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { useLabelMessageMutation, useListMessageLabelsQuery } from '../../../api/cases/messageLabels'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { Modal } from '../../../ui/dialogs/Modal'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import styles from './labels.module.css'

interface Props {
  message: Pick<QueuedMessage, 'case_id' | 'case_no' | 'labels'>
  onClose: () => void
  /** Null where labels can't be managed. */
  onEditLabels: (() => void) | null
}

export function LabelChoice({ message: { case_id, case_no, labels: currentLabels }, onClose, onEditLabels }: Props) {
  const query = useListMessageLabelsQuery()
  return (
    <Modal
      title={messageLabelTexts.labelsFor(case_no)}
      isOpen
      onClose={onClose}
      footer={
        <>
          {onEditLabels && <Button onClick={onEditLabels}>{messageLabelTexts.editLabels}</Button>}
          <Button kind="primary" onClick={onClose}>
            {commonTexts.done}
          </Button>
        </>
      }
    >
      <PageState
        query={query}
        failedText={messageLabelTexts.labelsNotLoaded}
        isEmpty={(labels) => labels.length === 0}
        empty={
          <EmptyPanel>
            <p>{queueTexts.noneYet}</p>
          </EmptyPanel>
        }
      >
        {(labels) => (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{messageLabelTexts.labelsFor(case_no)}</legend>
            {labels.map(({ label_id, name }) => (
              <LabelCheckbox
                key={label_id}
                caseId={case_id}
                label={{ label_id, name }}
                isOn={currentLabels.some((candidate) => candidate.label_id === label_id)}
              />
            ))}
          </fieldset>
        )}
      </PageState>
    </Modal>
  )
}

interface LabelCheckboxProps {
  caseId: string
  label: { label_id: string; name: string }
  isOn: boolean
}

function LabelCheckbox({ caseId, label: { label_id, name }, isOn }: LabelCheckboxProps) {
  const [setLabel, { isLoading, originalArgs }] = useLabelMessageMutation()
  // Shows the new state immediately. On failure, the API layer reports it and the checkbox reverts.
  const displayed = isLoading ? (originalArgs?.body.is_on ?? isOn) : isOn
  return (
    <Checkbox
      checked={displayed}
      onChange={({ target }) => {
        if (!isLoading) void setLabel({ body: { case_id: caseId, label_id, is_on: target.checked } })
      }}
    >
      {name}
    </Checkbox>
  )
}
