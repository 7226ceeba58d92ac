/** Adds a label to all selected messages, or removes one that some of them carry. */

import type { AttachedLabel } from '#shared/contract/cases/messageLabels'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { Select } from '../../../ui/forms/fields/Select'
import styles from '../queue.module.css'

interface Props {
  labels: readonly AttachedLabel[]
  selected: readonly QueuedMessage[]
  isDisabled: boolean
  onPick: (label: AttachedLabel, isOn: boolean) => void
}

export function BulkLabels({ labels, selected, isDisabled, onPick }: Props) {
  const countLabeled = (id: string): number =>
    selected.filter((message) => message.labels.some(({ label_id }) => label_id === id)).length
  const addable = labels.filter(({ label_id }) => countLabeled(label_id) < selected.length)
  const removable = labels.filter(({ label_id }) => countLabeled(label_id) > 0)
  const group = (title: string, prefix: string, options: readonly AttachedLabel[]) =>
    options.length === 0
      ? []
      : [
          {
            label: title,
            options: options.map(({ label_id, name }) => ({ value: `${prefix}${label_id}`, label: name })),
          },
        ]
  return (
    <Select
      aria-label={messageLabelTexts.bulkLabelsTitle}
      placeholder={messageLabelTexts.labels}
      className={styles.canned ?? ''}
      disabled={isDisabled}
      value={null}
      options={[...group(queueTexts.add, '+', addable), ...group(commonTexts.remove, '-', removable)]}
      notFoundContent={queueTexts.noneYet}
      onSelect={(picked: string | null) => {
        const label = labels.find(({ label_id }) => label_id === picked?.slice(1))
        if (label) onPick(label, picked?.startsWith('+') === true)
      }}
    />
  )
}
