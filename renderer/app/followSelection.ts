/** A reload keeps the chosen address and service, for the same person in the same tab. */
import type { EnhancedStore } from '@reduxjs/toolkit'
import { readRecord, writeText } from '../platform/storage'
import { selectionRestored, type WithSelection } from '../session/selectionSlice'
import type { WithSession } from '../session/sessionSlice'

const storageKey = 'selection'
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export function followSelection(store: EnhancedStore<WithSelection & WithSession>): void {
  let { selection, session } = store.getState()

  function restore(): void {
    const stored = readRecord('session', storageKey)
    if (!session.current || stored?.email !== session.current.email) return
    store.dispatch(
      selectionRestored({
        premiseId: textOrNull(stored.premiseId),
        serviceAccountId: textOrNull(stored.serviceAccountId),
      }),
    )
  }

  store.subscribe(() => {
    const next = store.getState()
    const hasSignedIn = next.session.current !== null && next.session.current.email !== session.current?.email
    const hasChosen = next.selection !== selection && next.session.current !== null
    selection = next.selection
    session = next.session
    if (hasSignedIn) restore()
    else if (hasChosen)
      writeText('session', storageKey, JSON.stringify({ ...selection, email: session.current?.email }))
  })
  restore()
}
