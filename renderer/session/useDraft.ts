/** Unsent input of this tab, under one key per form. Lists that show which cases have a draft follow the changes. */
import { useRef, useState } from 'react'
import { readRecord, removeText, writeText } from '../platform/storage'
import { useSignedIn } from './SignedIn'

export type DraftValues = Record<string, string | number | boolean | null>

interface StoredDraft {
  values: Record<string, unknown>
  /** When it was last changed; null for one that an older build stored. */
  savedAt: string | null
}

const listeners = new Set<() => void>()

export function readDraft(key: string): StoredDraft | null {
  const record = readRecord('session', key)
  if (record === null) return null
  const { saved_at: savedAt, ...values } = record
  return { values, savedAt: typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt)) ? savedAt : null }
}

function writeDraft(key: string, values: DraftValues): void {
  writeText('session', key, JSON.stringify({ ...values, saved_at: new Date().toISOString() }))
  for (const listener of listeners) listener()
}

function removeDraft(key: string): void {
  removeText('session', key)
  for (const listener of listeners) listener()
}

/** In the shape that `useSyncExternalStore` takes. */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function restored<V extends DraftValues>(initial: V, stored: StoredDraft | null): V {
  const known = Object.entries(stored?.values ?? {}).filter(
    ([name, value]) => name in initial && typeof value !== 'object',
  )
  return { ...initial, ...Object.fromEntries(known) }
}

export interface Draft<V> {
  /** What to start the form with. */
  values: V
  /** When the draft that the form started with was last changed; null if it started empty. */
  restoredFrom: string | null
  /** What it holds now, for what goes on after an answer: `values` are those of the time when it was asked. */
  latest: () => V
  keep: (values: Partial<V>) => void
  /** Once it has been sent. */
  discard: () => void
}

/** Never for a password or a card number: a draft stays in the tab after signing out. */
export function useStoredDraft<V extends DraftValues>(key: string, initial: V): Draft<V> {
  const [start, setStart] = useState(() => {
    const stored = readDraft(key)
    return { values: restored(initial, stored), restoredFrom: stored?.savedAt ?? null }
  })
  const held = useRef(start.values)

  function hold(values: V, restoredFrom: string | null): void {
    held.current = values
    setStart({ values, restoredFrom })
  }

  return {
    ...start,
    latest: () => held.current,
    keep: (changes) => {
      hold({ ...held.current, ...changes }, start.restoredFrom)
      writeDraft(key, held.current)
    },
    discard: () => {
      hold(initial, null)
      removeDraft(key)
    },
  }
}

/** Keeps what a person types in a form for this tab: through errors, reloads and an idle sign-out, for the same person and customer only. */
export function useDraft<V extends DraftValues>(form: string, initial: V): Draft<V> {
  const { person, customer } = useSignedIn()
  return useStoredDraft(
    ['draft', person.user_id, customer?.crm_customer_number, form].filter(Boolean).join(':'),
    initial,
  )
}
