/** Persists parts of the store per person across reloads, for one tab or for all tabs. */
import type { Middleware, UnknownAction } from 'redux'
import { z } from 'zod/mini'
import { readRecord, removeText, writeText } from '../../platform/storage'

export interface PersistedPart<S, T, V extends object> {
  /** The storage key, which is combined with the user id and contains no personal data. */
  name: string
  /** Selects the part that is watched for changes. */
  select: (state: S) => T
  /** Returns what is stored, or null when there is nothing to store. */
  toStored: (selected: T) => V | null
  /** The stored format. Other data, such as an older build's, is not restored. */
  schema: z.ZodMiniType<V>
  restore: (value: V) => UnknownAction
  /** Whether sign-out deletes it. Records of activity are deleted, while unfinished work stays. */
  isClearedAtSignOut: boolean
  /** Set when all tabs share it. The action clears it here after another tab has cleared it. */
  clear?: () => UnknownAction
}

/**
 * Persists one part: restores it once the user is known, and stores it on every change. It is a middleware instead of a
 * subscriber, because the store notifies subscribers of answers up to a frame later, when the page may already have
 * been drawn with the state before the restore.
 */
export const persistSlice =
  <S, T, V extends object>(
    userIdOf: (state: S) => string | null,
    persisted: PersistedPart<S, T, V>,
  ): Middleware<unknown, S> =>
  (store) => {
    const area = persisted.clear ? 'local' : 'session'
    const keyOf = (id: string): string => `${persisted.name}:${id}`
    let selected = persisted.select(store.getState())
    let userId: string | null = null

    function restore(id: string): void {
      const { success, data } = z.safeParse(persisted.schema, readRecord(area, keyOf(id)))
      if (success) store.dispatch(persisted.restore(data))
    }

    function write(id: string): void {
      const value = persisted.toStored(selected)
      if (value === null) removeText(area, keyOf(id))
      else writeText(area, keyOf(id), JSON.stringify(value))
    }

    function syncStorage(): void {
      const state = store.getState()
      const [previousUserId, id] = [userId, userIdOf(state)]
      const hasChanged = persisted.select(state) !== selected
      userId = id
      selected = persisted.select(state)
      if (id === null) {
        if (previousUserId !== null && persisted.isClearedAtSignOut) removeText(area, keyOf(previousUserId))
      } else if (id !== previousUserId) restore(id)
      else if (hasChanged) write(id)
    }

    if (persisted.clear) {
      const { clear } = persisted
      window.addEventListener('storage', ({ key, newValue }) => {
        if (userId === null || key !== keyOf(userId)) return
        if (newValue === null) store.dispatch(clear())
        else restore(userId)
      })
    }
    return (next) => (action) => {
      const result = next(action)
      syncStorage()
      return result
    }
  }
