/** Fetches the signed-in part while the person types, without running it: it would read a session that is not there yet. */
export function prefetchApp(): () => void {
  const wait = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 200))
  const cancel = window.cancelIdleCallback ?? window.clearTimeout
  const waiting = wait(addLinks)
  return () => cancel(waiting)
}

function addLinks(): void {
  // The list is written into the page at build time; the development server has none.
  const lists: unknown = JSON.parse(document.getElementById('app-files')?.textContent ?? '[]')
  if (!Array.isArray(lists)) return
  for (const file of lists.flat().map(String)) {
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
