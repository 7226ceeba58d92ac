/** A reload keeps the opened customer, the chosen address and service, for the same person in the same tab. */
import type { Store } from '@reduxjs/toolkit'
import { readRecord, writeText } from '../platform/storage'
import { selectionRestored, type WithSelection } from '../session/selectionSlice'

const storageKey = 'selection'
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The choice stays in the tab after signing out, so it is marked with the person's id and nothing that tells who they are. */
export function followSelection<S extends WithSelection>(store: Store<S>, userIdOf: (state: S) => string | null): void {
  let { selection } = store.getState()
  let userId: string | null = null

  function restore(): void {
    const stored = readRecord('session', storageKey)
    if (stored?.userId !== userId) return
    store.dispatch(
      selectionRestored({
        customerNumber: textOrNull(stored.customerNumber),
        premiseId: textOrNull(stored.premiseId),
        serviceAccountId: textOrNull(stored.serviceAccountId),
      }),
    )
  }

  function look(): void {
    const state = store.getState()
    const nextId = userIdOf(state)
    const hasArrived = nextId !== null && nextId !== userId
    const hasChosen = state.selection !== selection
    userId = nextId
    selection = state.selection
    if (hasArrived) restore()
    else if (hasChosen && userId !== null) writeText('session', storageKey, JSON.stringify({ ...selection, userId }))
  }

  store.subscribe(look)
  look()
}
