/** Bulk actions on the selected messages, and the messages that were left unchanged with the reasons. */
import { Checkbox, Select } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { maxBulkMessages, queueStatuses } from '#shared/cases/queue'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import type { handleMessages, QueuedMessage } from '#shared/contract/cases/queue'
import type { InputOf, ResponseOf } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'
import { useHandleMessagesMutation } from '../../../api/cases/queue'
import { useSignedIn } from '../../../session/SignedIn'
import { Button } from '../../../ui/Button'
import { numberText } from '../../../ui/format/amounts'
import { ConflictNotice } from '../../../ui/forms/drafts/ConflictNotice'
import { useNotify } from '../../../ui/notices/useNotify'
import { BulkLabels } from '../labels/BulkLabels'
import styles from '../messageQueue.module.css'
import { bulkResultText, statusLabel } from '../queueLabels'
import type { MessageSelection } from './useMessageSelection'

const BulkConfirmation = lazy(async () => ({ default: (await import('./BulkConfirmation')).BulkConfirmation }))

type BulkChange = InputOf<typeof handleMessages>['body']['change']
type BulkResult = ResponseOf<typeof handleMessages>['results'][number]

interface Props {
  selection: MessageSelection
  rowCount: number
  /** The labels that can be added. */
  labels: readonly MessageLabel[]
}

interface PendingChange {
  change: BulkChange
  /** Says what the change does to this number of messages. */
  effectText: (count: number) => string
}

export function BulkBar({ selection, rowCount, labels }: Props) {
  const { person } = useSignedIn()
  const [handle, { isLoading }] = useHandleMessagesMutation()
  const { snackbar } = useNotify()
  const [unchanged, setUnchanged] = useState<BulkResult[]>([])
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null)
  const { selected } = selection
  const isAll = selected.length > 0 && selected.length === Math.min(rowCount, maxBulkMessages)

  /** A single message is changed immediately; several need a confirmation. */
  function requestChange(change: BulkChange, effectText: PendingChange['effectText']): void {
    if (selected.length > 1) setPendingChange({ change, effectText })
    else void send(change, selected)
  }

  async function send(change: BulkChange, targets: readonly QueuedMessage[]): Promise<void> {
    const messages = targets.map(({ case_id, assigned_to, status }) => ({
      case_id,
      seen_user_id: assigned_to?.user_id ?? null,
      seen_status: status,
    }))
    const { data } = await handle({ body: { messages, change } })
    // The API layer reports failures, and the selection stays.
    if (!data) return
    const rejected = data.results.filter(({ outcome }) => outcome === 'refused')
    setUnchanged(rejected)
    const updatedIds = new Set(
      data.results.filter(({ outcome }) => outcome !== 'refused').map(({ case_id }) => case_id),
    )
    // Messages that were excluded or rejected stay selected.
    selection.select(selected.map(({ case_id }) => case_id).filter((id) => !updatedIds.has(id)))
    snackbar(bulkResultText(data.results.length - rejected.length, rejected.length))
  }

  return (
    <section aria-label={queueTexts.selectedMessages} className={styles.bulk}>
      <div className={styles.bulkRow}>
        <Checkbox
          checked={isAll}
          indeterminate={selected.length > 0 && !isAll}
          onChange={({ target }) => (target.checked ? selection.selectPage() : selection.select([]))}
        >
          {rowCount >= maxBulkMessages ? queueTexts.selectFirst(maxBulkMessages) : commonTexts.selectAll}
        </Checkbox>
        <output className={styles.quiet}>
          {selected.length > 0 &&
            queueTexts.selectedCount(numberText(selected.length), selection.isFull ? maxBulkMessages : null)}
        </output>
        {selected.length > 0 && (
          <div className={styles.barEnd}>
            <Button
              isBusy={isLoading}
              onClick={() => requestChange({ kind: 'assign', user_id: person.user_id }, queueTexts.willBeAssignedToYou)}
            >
              {queueTexts.assignToMe}
            </Button>
            <Select
              aria-label={queueTexts.setStatusOfTheSelectedMessages}
              placeholder={queueTexts.setStatus}
              className={styles.canned ?? ''}
              disabled={isLoading}
              value={null}
              options={queueStatuses.map((value) => ({ value, label: statusLabel(value) }))}
              onSelect={(picked: string | null) => {
                const status = queueStatuses.find((candidate) => candidate === picked)
                if (!status) return
                requestChange({ kind: 'status', status }, (count) => queueTexts.willBeSetTo(count, statusLabel(status)))
              }}
            />
            <BulkLabels
              labels={labels}
              selected={selected}
              isDisabled={isLoading}
              onPick={({ label_id, name }, isOn) =>
                requestChange({ kind: 'label', label_id, is_on: isOn }, (count) =>
                  isOn ? queueTexts.willBeLabeled(count, name) : queueTexts.willNoLongerBeLabeled(count, name),
                )
              }
            />
          </div>
        )}
      </div>
      {pendingChange && (
        <Suspense>
          <BulkConfirmation
            messages={selected}
            ownId={person.user_id}
            effectText={pendingChange.effectText}
            onNo={() => setPendingChange(null)}
            onYes={(targets) => {
              setPendingChange(null)
              void send(pendingChange.change, targets)
            }}
          />
        </Suspense>
      )}
      {unchanged.length > 0 && (
        <ConflictNotice onRead={() => setUnchanged([])}>
          <ul className={styles.left}>
            {unchanged.map(({ case_id, case_no, text }) => (
              <li key={case_id}>
                {case_no || queueTexts.aMessage}: {text}
              </li>
            ))}
          </ul>
        </ConflictNotice>
      )}
    </section>
  )
}
