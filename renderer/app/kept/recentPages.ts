/** The pages that were opened last, as far as they are still pages. */
import { z } from 'zod/mini'
import type { Path } from '../../paths'
import { pagesRestored, type WithRecentPages } from '../frame/recentPages'
import { routeAt } from '../routes/routes'
import type { Kept } from './keepInTab'

const schema = z.object({ pages: z.array(z.string()) })

export const keptRecentPages: Kept<WithRecentPages, Path[], z.infer<typeof schema>> = {
  name: 'recentPages',
  part: ({ recentPages }) => recentPages,
  value: (pages) => ({ pages }),
  schema,
  restore: ({ pages }) => pagesRestored(pages.flatMap((path) => routeAt(path)?.path ?? [])),
  isForgotten: true,
}
