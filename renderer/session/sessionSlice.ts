import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { StoredSession } from '#shared/platform/platform'

/** The session as screens see it. `storedSession.ts` owns it and `app/store.ts` copies it here. */
interface SessionState {
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
    /** The root reducer resets every slice on this action. */
    signedOut: () => initialState,
  },
})

export const { signedIn, signedOut } = slice.actions
export const sessionReducer = slice.reducer

interface WithSession {
  session: SessionState
}

export const selectSession = (state: WithSession): StoredSession | null => state.session.current
