/** Defines the keyboard shortcuts for the current row of the list and the open message. */
import type { QueuedMessage } from '#shared/contract/cases/queue'
import { useQueueKeys } from '../../../domain/cases/queueKeys/useQueueKeys'
import { useHasRight } from '../../../session/useHasRight'
import type { MessageQueue } from '../useMessageQueue'

interface MessageActions {
  onTake: (message: QueuedMessage) => void
  onToggle: (caseId: string) => void
  onLabel: (caseId: string) => void
  onSnooze: (caseId: string) => void
  onHelp: () => void
}

export function useMessageQueueKeys(
  { list: { rows }, current, currentRow: { currentId, goTo }, openCaseId, open }: MessageQueue,
  { onTake, onToggle, onLabel, onSnooze, onHelp }: MessageActions,
  letters: { isOn: boolean },
): void {
  const mayWrite = useHasRight('QUEUE.write')
  const shownId = openCaseId ?? currentId
  useQueueKeys(
    {
      move: (step) => {
        const next = rows[current === null ? 0 : current + step]
        if (!next) return
        if (openCaseId) open(next.case_id)
        else goTo(next.case_id)
      },
      reply: () => {
        if (shownId) open(shownId, { reply: true })
      },
      assign: () => {
        const message = current === null ? undefined : rows[current]
        if (message) onTake(message)
      },
      toggleSelection: () => {
        if (mayWrite && openCaseId === null && current !== null && currentId) onToggle(currentId)
      },
      label: () => {
        if (mayWrite && shownId) onLabel(shownId)
      },
      snooze: () => {
        if (mayWrite && shownId) onSnooze(shownId)
      },
      help: onHelp,
    },
    letters,
  )
}
