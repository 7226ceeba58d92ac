/** A reload keeps parts of the store for the same person in the same tab, or in all of their tabs. */
import type { Store, UnknownAction } from '@reduxjs/toolkit'
import { z } from 'zod/mini'
import { readRecord, removeText, writeText } from '../../platform/storage'

export interface Kept<S, T, V extends object> {
  /** Under this and the person's id it is written, with nothing that tells who they are. */
  name: string
  /** What is looked at for changes. */
  part: (state: S) => T
  /** What is written of it; null while there is nothing to keep. */
  value: (part: T) => V | null
  /** How it was written; anything else, such as an older build's, is not restored. */
  schema: z.ZodMiniType<V>
  restore: (value: V) => UnknownAction
  /** What happened goes at sign-out; what is one's own work stays. */
  isForgotten: boolean
  /** Where it is one for all tabs: what empties it here after it was emptied in another. */
  empty?: () => UnknownAction
}

/** Follows one part: restores it as soon as the person is known, and writes it whenever it changes. */
export function keepInTab<S, T, V extends object>(
  store: Store<S>,
  userIdOf: (state: S) => string | null,
  kept: Kept<S, T, V>,
): void {
  const place = kept.empty ? 'local' : 'session'
  const keyOf = (userId: string): string => `${kept.name}:${userId}`
  let part = kept.part(store.getState())
  let userId: string | null = null

  function restore(id: string): void {
    const { success, data } = z.safeParse(kept.schema, readRecord(place, keyOf(id)))
    if (success) store.dispatch(kept.restore(data))
  }

  function write(id: string): void {
    const value = kept.value(part)
    if (value === null) removeText(place, keyOf(id))
    else writeText(place, keyOf(id), JSON.stringify(value))
  }

  function look(): void {
    const state = store.getState()
    const [before, id] = [userId, userIdOf(state)]
    const hasChanged = kept.part(state) !== part
    userId = id
    part = kept.part(state)
    if (id === null) {
      if (before !== null && kept.isForgotten) removeText(place, keyOf(before))
    } else if (id !== before) restore(id)
    else if (hasChanged) write(id)
  }

  if (kept.empty) {
    const { empty } = kept
    window.addEventListener('storage', ({ key, newValue }) => {
      if (userId === null || key !== keyOf(userId)) return
      if (newValue === null) store.dispatch(empty())
      else restore(userId)
    })
  }
  store.subscribe(look)
  look()
}
