/** The build writes into the page which files the signed-in app needs. The development server writes none. */

interface AppFiles {
  /** The files that every page needs. */
  app: string[]
  /** Additional files by path of the page. Pages that are not listed fetch theirs later. */
  pages: Record<string, string[]>
  /** Additional files for staff who have a customer open, on the page of the dashboard. */
  openedCustomer: string[]
}

export function readAppFiles(): AppFiles {
  const text = document.getElementById('app-files')?.textContent
  // `scripts/vite/rendererPages.mjs` writes this list, and a schema would load zod before the first view.
  return text ? (JSON.parse(text) as AppFiles) : { app: [], pages: {}, openedCustomer: [] }
}

interface LinkOptions {
  styleRel: 'preload' | 'prefetch'
  fetchPriority?: 'low'
}

/** Starts to fetch the files. Scripts are also compiled, but do not run. */
export function addLinks(files: readonly string[], { styleRel, fetchPriority }: LinkOptions): void {
  for (const file of files) {
    const isStyle = file.endsWith('.css')
    const link = document.createElement('link')
    link.rel = isStyle ? styleRel : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = 'anonymous'
    link.href = file
    if (fetchPriority) link.fetchPriority = fetchPriority
    document.head.append(link)
  }
}
