/** Unsent input of this tab, stored under one key per form. Lists that mark cases with a draft subscribe to changes. */
import { useRef, useState } from 'react'
import { readRecord, removeText, writeText } from '../../platform/storage'
import { useSignedIn } from '../../session/SignedIn'

export type DraftValues = Record<string, string | number | boolean | null>

interface StoredDraft {
  values: Record<string, unknown>
  /** When the draft was last changed; null if an older build stored it. */
  savedAt: string | null
}

const listeners = new Set<() => void>()

export function readDraft(key: string): StoredDraft | null {
  const record = readRecord('session', key)
  if (record === null) return null
  const { saved_at: savedAt, ...values } = record
  return { values, savedAt: typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) ? savedAt : null }
}

/** An open form keeps its values, and reads these when it is mounted again. */
export function writeDraft(key: string, values: DraftValues): void {
  writeText('session', key, JSON.stringify({ ...values, saved_at: new Date().toISOString() }))
  for (const listener of listeners) listener()
}

function removeDraft(key: string): void {
  removeText('session', key)
  for (const listener of listeners) listener()
}

/** Has the signature that `useSyncExternalStore` expects. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function restoreValues<V extends DraftValues>(initial: V, stored: StoredDraft | null): V {
  const storedEntries = Object.entries(stored?.values ?? {}).filter(
    ([name, value]) => name in initial && typeof value !== 'object',
  )
  return { ...initial, ...Object.fromEntries(storedEntries) }
}

export interface Draft<V> {
  /** The initial values of the form. */
  values: V
  /** When the draft that the form started with was last changed; null if the form started empty. */
  restoredFrom: string | null
  /** Returns the current values. After an await, `values` still holds those from when the handler was created. */
  latest: () => V
  save: (values: Partial<V>) => void
  /** Called once the draft has been sent. */
  discard: () => void
}

/** Never use it for a password or a card number: a draft stays in the tab after signing out. */
export function useStoredDraft<V extends DraftValues>(key: string, initial: V): Draft<V> {
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(key)
    return { values: restoreValues(initial, stored), restoredFrom: stored?.savedAt ?? null }
  })
  const currentValues = useRef(draft.values)

  function applyValues(values: V, restoredFrom: string | null): void {
    currentValues.current = values
    setDraft({ values, restoredFrom })
  }

  return {
    ...draft,
    latest: () => currentValues.current,
    save: (changes) => {
      applyValues({ ...currentValues.current, ...changes }, draft.restoredFrom)
      writeDraft(key, currentValues.current)
    },
    discard: () => {
      applyValues(initial, null)
      removeDraft(key)
    },
  }
}

/** Saves form input in this tab through errors, reloads and an idle sign-out, separately per person and customer. */
export function useDraft<V extends DraftValues>(form: string, initial: V): Draft<V> {
  const { person, customer } = useSignedIn()
  return useStoredDraft(
    ['draft', person.user_id, customer?.crm_customer_number, form].filter(Boolean).join(':'),
    initial,
  )
}
