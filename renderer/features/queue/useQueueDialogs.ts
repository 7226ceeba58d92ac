/** Which dialogs of the queue are open beside the message: labels, shared lists and keyboard shortcuts. */
import { useState } from 'react'
import type { SharedList } from './QueueOptions'

export function useQueueDialogs() {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [editedList, setEditedList] = useState<SharedList | null>(null)
  /** The message to label. */
  const [labelingId, setLabelingId] = useState<string | null>(null)
  /** The message to snooze. */
  const [snoozingId, setSnoozingId] = useState<string | null>(null)
  return { isHelpOpen, setHelpOpen, editedList, setEditedList, labelingId, setLabelingId, snoozingId, setSnoozingId }
}

export type QueueDialogsState = ReturnType<typeof useQueueDialogs>
