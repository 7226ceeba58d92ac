/** The browser's two stores for text. A browser may refuse both (private mode, full): then nothing is kept, and nothing fails. */
type Store = 'local' | 'session'

const open = (store: Store): Storage => (store === 'local' ? window.localStorage : window.sessionStorage)

export function readText(store: Store, key: string): string | null {
  try {
    return open(store).getItem(key)
  } catch {
    return null // Refused: the same as never written.
  }
}

export function writeText(store: Store, key: string, text: string): void {
  try {
    open(store).setItem(key, text)
  } catch {
    // Refused or full: what is written here is a convenience, never the only copy.
  }
}

export function removeText(store: Store, key: string): void {
  try {
    open(store).removeItem(key)
  } catch {
    // Refused: then there is nothing to remove.
  }
}

/** The stored value, if it is the JSON of an object; whoever reads checks its fields. */
export function readRecord(store: Store, key: string): Record<string, unknown> | null {
  const text = readText(store, key)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null // Written by something else or an older build.
  }
}
