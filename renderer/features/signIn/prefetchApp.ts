/**
 * Fetches the files of the signed-in app while the user types. They don't run yet, because they would find no session.
 */
export function prefetchApp(): () => void {
  const scheduleIdle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 200))
  const cancelIdle = window.cancelIdleCallback ?? window.clearTimeout
  const idleHandle = scheduleIdle(addLinks)
  return () => cancelIdle(idleHandle)
}

function addLinks(): void {
  // The build writes the list into the page. The development server writes none.
  const fileLists: unknown = JSON.parse(document.getElementById('app-files')?.textContent ?? '[]')
  if (!Array.isArray(fileLists)) return
  for (const file of fileLists.flat().map(String)) {
    const isStyle = file.endsWith('.css')
    const link = document.createElement('link')
    link.rel = isStyle ? 'prefetch' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = 'anonymous'
    link.href = file
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}
