/**
 * The idempotency key of a text is stored with it, so that sending the text again after a lost answer or a reload adds
 * nothing twice. A change of the text clears the key.
 */
interface KeyedDraft {
  values: { key: string }
  latest: () => { key: string }
  discard: () => void
}

/** Returns the key to send the text with. */
export function takeDraftKey(draft: Pick<KeyedDraft, 'latest'> & { save: (changes: { key: string }) => void }): string {
  const key = draft.latest().key || crypto.randomUUID()
  draft.save({ key })
  return key
}

/** A key, and the references that were sent with it. */
export interface DraftKey {
  key: string
  keyFor: string
}

interface DraftWithReferences {
  values: DraftKey
  save: (changes: DraftKey) => void
}

/** Returns the key to send the text with. Other references, such as ids of files, need another key. */
export function takeKeyFor(draft: DraftWithReferences, references: readonly string[]): string {
  const keyFor = references.join()
  const key = (keyFor === draft.values.keyFor && draft.values.key) || crypto.randomUUID()
  draft.save({ key, keyFor })
  return key
}

/** Discards a text that has been sent. A text that was changed while it was sent stays; then it returns false. */
export function discardSentDraft(draft: KeyedDraft): boolean {
  if (draft.latest().key === '') return false
  draft.discard()
  return true
}
