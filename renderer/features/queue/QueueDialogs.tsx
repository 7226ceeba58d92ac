/** The open message, and the dialogs for its labels, the lists that all agents share and the keyboard shortcuts. */
import { Suspense } from 'react'
import { useCachedMessage } from '../../api/cases/queue'
import type { useLetterKeys } from '../../domain/cases/queueKeys/useLetterKeys'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { LazyKeysDialog } from './keys/LazyKeysDialog'
import { LazyMessageDialog } from './queueDetails/LazyMessageDialog'
import { SharedListDialogs } from './sharedLists/SharedListDialogs'
import type { MessageQueue } from './useMessageQueue'
import type { QueueDialogsState } from './useQueueDialogs'
import type { QueueLayout } from './useQueueLayout'

const SnoozeDialog = lazyThemed(async () => (await import('./snooze/SnoozeDialog')).SnoozeDialog)

interface Props {
  queue: MessageQueue
  layout: QueueLayout
  dialogs: QueueDialogsState
  letters: ReturnType<typeof useLetterKeys>
}

export function QueueDialogs({ queue, layout, dialogs, letters }: Props) {
  const { openCaseId, list } = queue
  const { labelingId, setLabelingId, setHelpOpen } = dialogs
  const details = useCachedMessage(openCaseId)
  const findMessage = (id: string | null) => [details, ...list.rows].find((message) => message?.case_id === id)
  const snoozing = findMessage(dialogs.snoozingId)
  return (
    <>
      <LazyMessageDialog
        isListShown={list.query.currentData !== undefined || list.query.isError}
        caseId={layout.isSplit ? null : openCaseId}
        isReplying={queue.isReplying}
        onChooseSplit={layout.isSplitOffered ? layout.chooseSplit : null}
        onNext={() => queue.openNext(queue.closeMessage)}
        onLabel={() => setLabelingId(openCaseId)}
        onClose={queue.closeMessage}
        onClosed={queue.currentRow.goTo}
      />
      <SharedListDialogs
        labeled={findMessage(labelingId)}
        editedList={dialogs.editedList}
        onLabeled={() => setLabelingId(null)}
        onEditList={dialogs.setEditedList}
      />
      {snoozing && (
        <Suspense fallback={null}>
          <SnoozeDialog message={snoozing} onClose={() => dialogs.setSnoozingId(null)} />
        </Suspense>
      )}
      <LazyKeysDialog
        isOpen={dialogs.isHelpOpen}
        letters={letters}
        onClose={() => setHelpOpen(false)}
        onClosed={queue.focusList}
      />
    </>
  )
}
