/** Puts a label on all chosen messages, or takes one off that some of them carry. */
import { Select } from 'antd'
import type { CarriedLabel } from '#shared/contract/messageLabels'
import type { QueuedMessage } from '#shared/contract/queue'
import styles from '../messageQueue.module.css'
import * as queueTexts from '#shared/texts/queue'

interface Props {
  labels: readonly CarriedLabel[]
  chosen: readonly QueuedMessage[]
  isDisabled: boolean
  onPick: (label: CarriedLabel, isOn: boolean) => void
}

export function BulkLabels({ labels, chosen, isDisabled, onPick }: Props) {
  const carriers = (id: string): number =>
    chosen.filter((message) => message.labels.some(({ label_id }) => label_id === id)).length
  const free = labels.filter(({ label_id }) => carriers(label_id) < chosen.length)
  const carried = labels.filter(({ label_id }) => carriers(label_id) > 0)
  const group = (title: string, sign: string, some: readonly CarriedLabel[]) =>
    some.length === 0
      ? []
      : [{ label: title, options: some.map(({ label_id, name }) => ({ value: `${sign}${label_id}`, label: name })) }]
  return (
    <Select
      aria-label={queueTexts.labelsForTheSelectedMessages}
      placeholder={queueTexts.labels}
      className={styles.canned ?? ''}
      disabled={isDisabled}
      value={null}
      options={[...group(queueTexts.add, '+', free), ...group(queueTexts.remove, '-', carried)]}
      notFoundContent={queueTexts.noneYet}
      onSelect={(picked: string | null) => {
        const label = labels.find(({ label_id }) => label_id === picked?.slice(1))
        if (label) onPick(label, picked?.startsWith('+') === true)
      }}
    />
  )
}
