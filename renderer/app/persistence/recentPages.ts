/** The recent pages that still exist. */
import { z } from 'zod/mini'
import type { Path } from '#shared/paths'
import { pagesRestored, type WithRecentPages } from '../frame/recentPagesSlice'
import { pageAt } from '../routes/pageAt'
import type { PersistedPart } from './persistSlice'

const schema = z.object({ pages: z.array(z.string()) })

export const persistedRecentPages: PersistedPart<WithRecentPages, Path[], z.infer<typeof schema>> = {
  name: 'recentPages',
  select: ({ recentPages }) => recentPages,
  toStored: (pages) => ({ pages }),
  schema,
  restore: ({ pages }) => pagesRestored(pages.flatMap((path) => pageAt(path)?.path ?? [])),
  isClearedAtSignOut: true,
}
