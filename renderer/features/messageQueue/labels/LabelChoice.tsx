/** Which labels one message carries: each box puts its label on, or takes it off, at once. */
import { Button, Checkbox } from 'antd'
import type { QueuedMessage } from '#shared/contract/queue'
import { useLabelMessageMutation, useListMessageLabelsQuery } from '../../../api/messageLabels'
import { Modal } from '../../../ui/dialogs/Modal'
import { EmptyPanel } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import styles from './labels.module.css'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'

interface Props {
  message: Pick<QueuedMessage, 'case_id' | 'case_no' | 'labels'>
  onClose: () => void
  /** Null where labels are not kept. */
  onKeep: (() => void) | null
}

export function LabelChoice({ message: { case_id, case_no, labels: carried }, onClose, onKeep }: Props) {
  const query = useListMessageLabelsQuery()
  return (
    <Modal
      title={queueTexts.labelsFor(case_no)}
      isOpen
      onClose={onClose}
      footer={
        <>
          {onKeep && <Button onClick={onKeep}>{queueTexts.editLabels}</Button>}
          <Button type="primary" onClick={onClose}>
            {commonTexts.done}
          </Button>
        </>
      }
    >
      <PageState
        query={query}
        what={queueTexts.theLabels}
        isEmpty={(labels) => labels.length === 0}
        empty={
          <EmptyPanel>
            <p>{queueTexts.noneYet}</p>
          </EmptyPanel>
        }
      >
        {(labels) => (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">
              {queueTexts.labelsForText} {case_no}
            </legend>
            {labels.map(({ label_id, name }) => (
              <Choice
                key={label_id}
                caseId={case_id}
                label={{ label_id, name }}
                isOn={carried.some((one) => one.label_id === label_id)}
              />
            ))}
          </fieldset>
        )}
      </PageState>
    </Modal>
  )
}

interface ChoiceProps {
  caseId: string
  label: { label_id: string; name: string }
  isOn: boolean
}

function Choice({ caseId, label: { label_id, name }, isOn }: ChoiceProps) {
  const [put, { isLoading, originalArgs }] = useLabelMessageMutation()
  // What was pressed is seen at once. That it failed is told as every failure is, and the box goes back.
  const wanted = isLoading ? (originalArgs?.body.is_on ?? isOn) : isOn
  return (
    <Checkbox
      checked={wanted}
      onChange={({ target }) => {
        if (!isLoading) void put({ body: { case_id: caseId, label_id, is_on: target.checked } })
      }}
    >
      {name}
    </Checkbox>
  )
}
