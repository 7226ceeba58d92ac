import { openPaths } from '#shared/pages/openPaths'
import { addLinks, readAppFiles } from '../../early/appFiles'
import { whenIdle } from '../../ui/timing/whenIdle'

/**
 * Fetches the files of the signed-in app while the user types. They don't run yet, because they would find no session.
 */
export async function prefetchApp(): Promise<void> {
  await whenIdle()
  const { app, pages } = readAppFiles()
  addLinks([...app, ...(pages[openPaths.dashboard] ?? [])], { styleRel: 'prefetch', fetchPriority: 'low' })
}
