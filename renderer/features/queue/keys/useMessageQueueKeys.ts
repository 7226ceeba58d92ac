/** Defines the keyboard shortcuts for the current row of the list and the open message. */
import type { QueuedMessage } from '#shared/contract/cases/queue'
import { useQueueKeys } from '../../../domain/cases/queueKeys/useQueueKeys'
import { useHasRight } from '../../../session/useHasRight'

interface MessageQueueKeys {
  rows: readonly QueuedMessage[]
  /** The position of the open or current message in `rows`; null if it is not listed. */
  current: number | null
  currentId: string | null
  openCaseId: string | null
  onOpen: (caseId: string, options?: { reply?: boolean }) => void
  /** Moves the focus to a row of the list. */
  onGoTo: (caseId: string) => void
  onTake: (message: QueuedMessage) => void
  onToggle: (caseId: string) => void
  onLabel: (caseId: string) => void
  onHelp: () => void
}

export function useMessageQueueKeys(
  { rows, current, currentId, openCaseId, onOpen, onGoTo, onTake, onToggle, onLabel, onHelp }: MessageQueueKeys,
  letters: { isOn: boolean },
): void {
  const mayWrite = useHasRight('QUEUE.write')
  const shownId = openCaseId ?? currentId
  useQueueKeys(
    {
      move: (step) => {
        const next = rows[current === null ? 0 : current + step]
        if (!next) return
        if (openCaseId) onOpen(next.case_id)
        else onGoTo(next.case_id)
      },
      reply: () => {
        if (shownId) onOpen(shownId, { reply: true })
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
      help: onHelp,
    },
    letters,
  )
}
