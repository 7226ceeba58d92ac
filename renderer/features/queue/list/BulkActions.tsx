/** The actions for the selected messages. */

import { queueStatuses } from '#shared/cases/queue'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import type { handleMessages, QueuedMessage } from '#shared/contract/cases/queue'
import type { InputOf } from '#shared/http/endpoint'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import { useSignedIn } from '../../../session/SignedIn'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/forms/fields/Select'
import { BulkLabels } from '../messageLabels/BulkLabels'
import styles from '../queue.module.css'
import { statusLabel } from '../statusLabel'
import { BulkTeams } from './BulkTeams'

type BulkChange = InputOf<typeof handleMessages>['body']['change']

export interface RequestedChange {
  change: BulkChange
  /** Shows what the change does to this number of messages. */
  effectText: (count: number) => string
}

interface Props {
  selected: readonly QueuedMessage[]
  /** The labels that can be added. */
  labels: readonly MessageLabel[]
  isBusy: boolean
  onRequest: (requested: RequestedChange) => void
}

export function BulkActions({ selected, labels, isBusy, onRequest }: Props) {
  const { person } = useSignedIn()
  return (
    <div className={styles.barEnd}>
      <Button
        isBusy={isBusy}
        onClick={() =>
          onRequest({
            change: { kind: 'assign', user_id: person.user_id },
            effectText: queueTexts.bulkTakeEffect,
          })
        }
      >
        {queueTexts.assignToMe}
      </Button>
      <Select
        aria-label={queueTexts.bulkStatusTitle}
        placeholder={queueTexts.setStatus}
        className={styles.canned ?? ''}
        disabled={isBusy}
        value={null}
        options={queueStatuses.map((value) => ({ value, label: statusLabel(value) }))}
        onSelect={(picked: string | null) => {
          const status = queueStatuses.find((candidate) => candidate === picked)
          if (!status) return
          onRequest({
            change: { kind: 'status', status },
            effectText: (count) => queueTexts.bulkStatusEffect(count, statusLabel(status)),
          })
        }}
      />
      <BulkTeams isDisabled={isBusy} onRequest={onRequest} />
      <BulkLabels
        labels={labels}
        selected={selected}
        isDisabled={isBusy}
        onPick={({ label_id, name }, isOn) =>
          onRequest({
            change: { kind: 'label', label_id, is_on: isOn },
            effectText: (count) =>
              isOn ? messageLabelTexts.willBeLabeled(count, name) : messageLabelTexts.bulkUnlabelEffect(count, name),
          })
        }
      />
    </div>
  )
}
