/** The pages opened last, newest first. Pages about a single item are not recorded. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Path } from '#shared/paths'

const maxRecentPages = 5

const slice = createSlice({
  name: 'recentPages',
  initialState: [] as Path[],
  reducers: {
    pageOpened: (pages, { payload }: PayloadAction<Path>) =>
      [payload, ...pages.filter((path) => path !== payload)].slice(0, maxRecentPages),
    /** Restored pages go behind those opened since. */
    pagesRestored: (pages, { payload }: PayloadAction<Path[]>) =>
      [...pages, ...payload.filter((path) => !pages.includes(path))].slice(0, maxRecentPages),
  },
})

export const { pageOpened, pagesRestored } = slice.actions
export const recentPagesReducer = slice.reducer
export interface WithRecentPages {
  recentPages: Path[]
}

export const selectRecentPages = (state: WithRecentPages): Path[] => state.recentPages
