/** The open message, and the dialogs for its labels, the lists that all agents share and the keyboard shortcuts. */
import { useCachedMessage } from '../../api/cases/queue'
import type { useLetterKeys } from '../../domain/cases/queueKeys/useLetterKeys'
import { LazyMessageDialog } from './details/LazyMessageDialog'
import { LazyKeysDialog } from './keys/LazyKeysDialog'
import { SharedListDialogs } from './sharedLists/SharedListDialogs'
import type { MessageQueue } from './useMessageQueue'
import type { QueueDialogsState } from './useQueueDialogs'
import type { QueueLayout } from './useQueueLayout'

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
        labeled={[details, ...list.rows].find((message) => message?.case_id === labelingId)}
        editedList={dialogs.editedList}
        onLabeled={() => setLabelingId(null)}
        onEditList={dialogs.setEditedList}
      />
      <LazyKeysDialog
        isOpen={dialogs.isHelpOpen}
        letters={letters}
        onClose={() => setHelpOpen(false)}
        onClosed={queue.focusList}
      />
    </>
  )
}
