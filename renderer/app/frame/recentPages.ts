/** The pages that were opened last, newest first; whoever loses their way finds back by them. What shows one thing of many is none of them. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Path } from '../../paths'

const mostKept = 5

const slice = createSlice({
  name: 'recentPages',
  initialState: [] as Path[],
  reducers: {
    pageOpened: (pages, { payload }: PayloadAction<Path>) =>
      [payload, ...pages.filter((path) => path !== payload)].slice(0, mostKept),
    /** Behind what has been opened since. */
    pagesRestored: (pages, { payload }: PayloadAction<Path[]>) =>
      [...pages, ...payload.filter((path) => !pages.includes(path))].slice(0, mostKept),
  },
})

export const { pageOpened, pagesRestored } = slice.actions
export const recentPagesReducer = slice.reducer
export interface WithRecentPages {
  recentPages: Path[]
}

export const selectRecentPages = (state: WithRecentPages): Path[] => state.recentPages
