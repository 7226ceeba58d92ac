/**
 * The idempotency key of a text is stored with it, so that sending the text again after a lost answer or a reload adds
 * nothing twice. A change of the text clears the key.
 */
interface KeyedDraft {
  values: { key: string }
  latest: () => { key: string }
  save: (changes: { key: string }) => void
  discard: () => void
}

/** Returns the key to send the text with. */
export function takeDraftKey(draft: KeyedDraft): string {
  const key = draft.values.key || crypto.randomUUID()
  draft.save({ key })
  return key
}

/** Discards a text that has been sent. A text that was changed while it was sent stays; then it returns false. */
export function discardSentDraft(draft: KeyedDraft): boolean {
  if (draft.latest().key === '') return false
  draft.discard()
  return true
}
