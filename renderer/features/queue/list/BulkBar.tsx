/** Bulk actions on the selected messages, and the messages that were left unchanged with the reasons. */
import { Suspense, useState } from 'react'
import { maxBulkMessages } from '#shared/cases/queue'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import type { handleMessages, QueuedMessage } from '#shared/contract/cases/queue'
import type { ResponseOf } from '#shared/http/endpoint'
import * as queueTexts from '#shared/texts/cases/queue'
import * as commonTexts from '#shared/texts/common'
import { useHandleMessagesMutation } from '../../../api/cases/queue'
import { useSignedIn } from '../../../session/SignedIn'
import { Checkbox } from '../../../ui/Checkbox'
import { numberText } from '../../../ui/format/amounts'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import { lazyThemed } from '../../../ui/theme/lazyThemed'
import styles from '../queue.module.css'
import type { RequestedChange } from './BulkActions'
import type { MessageSelection } from './useMessageSelection'

const BulkActions = lazyThemed(async () => (await import('./BulkActions')).BulkActions)
const BulkConfirmation = lazyThemed(async () => (await import('./BulkConfirmation')).BulkConfirmation)
const RefusedMessages = lazyThemed(async () => (await import('./RefusedMessages')).RefusedMessages)

export type BulkResult = ResponseOf<typeof handleMessages>['results'][number]

interface Props {
  selection: MessageSelection
  rowCount: number
  /** The labels that can be added. */
  labels: readonly MessageLabel[]
}

export function BulkBar({ selection, rowCount, labels }: Props) {
  const { person } = useSignedIn()
  const [handle, { isLoading }] = useHandleMessagesMutation()
  const { snackbar } = useNotify()
  const [unchanged, setUnchanged] = useState<BulkResult[]>([])
  const [pendingChange, setPendingChange] = useState<RequestedChange | null>(null)
  const { selected } = selection
  const isAll = selected.length > 0 && selected.length === Math.min(rowCount, maxBulkMessages)

  /** A single message is changed immediately; several need a confirmation. */
  function requestChange(requested: RequestedChange): void {
    if (selected.length > 1) setPendingChange(requested)
    else void send(requested.change, selected)
  }

  async function send(change: RequestedChange['change'], targets: readonly QueuedMessage[]): Promise<void> {
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
    // Messages that already had the requested state count as updated.
    snackbar(queueTexts.bulkResult(data.results.length - rejected.length, rejected.length))
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
        <output className={parts.small}>
          {selected.length > 0 &&
            queueTexts.selectedCount(numberText(selected.length), selection.isFull ? maxBulkMessages : null)}
        </output>
        {selected.length > 0 && (
          <Suspense>
            <BulkActions {...{ labels, selected }} isBusy={isLoading} onRequest={requestChange} />
          </Suspense>
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
        <Suspense>
          <RefusedMessages messages={unchanged} onRead={() => setUnchanged([])} />
        </Suspense>
      )}
    </section>
  )
}
