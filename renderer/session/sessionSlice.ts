import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StoredSession } from '#shared/platform'

/** Who holds a session, as the screens see it. `heldSession.ts` owns it; `app/store.ts` copies it here. */
export interface SessionState {
  current: StoredSession | null
}

const initialState: SessionState = { current: null }

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, action: PayloadAction<StoredSession>) => {
      state.current = action.payload
    },
    /** The root reducer empties every slice when it sees this. */
    signedOut: () => initialState,
  },
})

export const { signedIn, signedOut } = slice.actions
export const sessionReducer = slice.reducer

export interface WithSession {
  session: SessionState
}

export const selectSession = (state: WithSession): StoredSession | null => state.session.current
