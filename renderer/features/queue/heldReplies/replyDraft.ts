/** The draft of a reply, into which a reply that was taken back returns. */
import { useState, useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { CaseAttachment } from '#shared/contract/cases/caseAttachments'
import type { takeBackReply } from '#shared/contract/cases/heldReplies'
import type { ResponseOf } from '#shared/http/endpoint'
import { caseDraftKey } from '../../../domain/cases/useCaseDraft'
import { parseStoredJson } from '../../../domain/drafts/storedJson'
import { readDraft, subscribeToDrafts, writeDraft } from '../../../domain/drafts/useDraft'
import { useSignedIn } from '../../../session/SignedIn'

/** `restored` is the held reply that was put back last. `action` is what the agent chose when sending. */
export const emptyReply = { text: '', key: '', keyFor: '', restored: '', action: 'send' }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Puts a reply back into the draft of its message, before what was typed since. */
export function restoreReply(
  userId: string,
  { reply_id, case_id, comment, attachments }: ResponseOf<typeof takeBackReply> & { reply_id: string },
): void {
  const filesKey = caseDraftKey(userId, case_id, 'comment-files')
  const files = parseStoredJson(z.array(CaseAttachment), textOf(readDraft(filesKey)?.values['sent']) || '[]', [])
  const textKey = caseDraftKey(userId, case_id, 'comment')
  const typed = textOf(readDraft(textKey)?.values['text'])
  // If the answer to sending was lost, the reply is still in its draft.
  const isBack = ({ attachment_id }: CaseAttachment) => attachments.some((file) => file.attachment_id === attachment_id)
  writeDraft(filesKey, { sent: JSON.stringify([...attachments, ...files.filter((file) => !isBack(file))]) })
  const isTypedSince = ![comment, ''].includes(typed.trim())
  const text = isTypedSince ? `${comment}\n\n${typed}` : comment
  writeDraft(textKey, { ...emptyReply, text, restored: reply_id })
}

/** Returns a key that changes when a reply is put back, so that the composer is mounted again with its draft. */
export function useRestoredReply(caseId: string): string {
  const { person } = useSignedIn()
  const key = caseDraftKey(person.user_id, caseId, 'comment')
  const restored = useSyncExternalStore(subscribeToDrafts, () => textOf(readDraft(key)?.values['restored']))
  const [last, setLast] = useState(restored)
  // Sending discards the draft, which must not mount the composer again.
  if (restored !== '' && restored !== last) setLast(restored)
  return last
}

let focusedCaseId: string | null = null

/** Makes the composer of a message take the focus when it starts. */
export const requestReplyFocus = (caseId: string): void => {
  focusedCaseId = caseId
}

/** Returns once whether the composer was to take the focus. */
export function takeReplyFocus(caseId: string): boolean {
  if (focusedCaseId !== caseId) return false
  focusedCaseId = null
  return true
}
