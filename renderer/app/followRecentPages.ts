/** A reload keeps the pages that were opened last, for the same person in the same tab; signing out forgets them. */
import type { Store } from '@reduxjs/toolkit'
import { readRecord, removeText, writeText } from '../platform/storage'
import { pagesRestored, type WithRecentPages } from './recentPages'
import { routeAt } from './routes'

const keyOf = (userId: string): string => `recentPages:${userId}`

export function followRecentPages<S extends WithRecentPages>(
  store: Store<S>,
  userIdOf: (state: S) => string | null,
): void {
  let { recentPages } = store.getState()
  let userId: string | null = null

  function restore(id: string): void {
    const stored = readRecord('session', keyOf(id))?.pages
    const known = (Array.isArray(stored) ? stored : []).flatMap((path: unknown) => {
      const route = typeof path === 'string' ? routeAt(path) : undefined
      return route ? [route.path] : []
    })
    store.dispatch(pagesRestored(known))
  }

  function look(): void {
    const state = store.getState()
    const [before, nextId] = [userId, userIdOf(state)]
    const hasChanged = state.recentPages !== recentPages
    userId = nextId
    recentPages = state.recentPages
    if (nextId === null) {
      if (before !== null) removeText('session', keyOf(before))
    } else if (nextId !== before) restore(nextId)
    else if (hasChanged) writeText('session', keyOf(nextId), JSON.stringify({ pages: recentPages }))
  }

  store.subscribe(look)
  look()
}
