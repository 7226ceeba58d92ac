import { openPaths } from '#shared/openPaths'
import { addLinks, readAppFiles } from '../../early/appFiles'

/**
 * Fetches the files of the signed-in app while the user types. They don't run yet, because they would find no session.
 */
export function prefetchApp(): () => void {
  const scheduleIdle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 200))
  const cancelIdle = window.cancelIdleCallback ?? window.clearTimeout
  const idleHandle = scheduleIdle(() => {
    const { app, pages } = readAppFiles()
    addLinks([...app, ...(pages[openPaths.dashboard] ?? [])], { styleRel: 'prefetch', fetchPriority: 'low' })
  })
  return () => cancelIdle(idleHandle)
}
