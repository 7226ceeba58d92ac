/** A search that the benchmark of a million accounts measures. */
export interface Search {
  name: string
  kind: 'selective' | 'unselective'
  /** Path and body of each request. All requests differ. */
  calls: { path: string; body?: unknown }[]
  /** The same search by hand: one statement, and its parameters for each request. */
  byHand: { text: string; values: unknown[][] }
}

/** Returns a call with these fields in its query. */
export const query = (path: string, fields: Record<string, string | number>): { path: string } => ({
  path: `${path}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()}`,
})
