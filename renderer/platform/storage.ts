/**
 * The browser's two text stores. A browser may refuse both (private mode, full). Then nothing is stored and nothing
 * fails.
 */
export type StorageArea = 'local' | 'session'

const storageOf = (area: StorageArea): Storage => (area === 'local' ? window.localStorage : window.sessionStorage)

export function readText(area: StorageArea, key: string): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null // The browser refuses access, so the value counts as missing.
  }
}

export function writeText(area: StorageArea, key: string, text: string): void {
  try {
    storageOf(area).setItem(key, text)
  } catch {
    // The store is refused or full. It only ever holds a convenience, never the only copy.
  }
}

export function removeText(area: StorageArea, key: string): void {
  try {
    storageOf(area).removeItem(key)
  } catch {
    // The browser refused, so there is nothing to remove.
  }
}

/** Returns the stored value if it is a JSON object. The caller checks its fields. */
export function readRecord(area: StorageArea, key: string): Record<string, unknown> | null {
  const text = readText(area, key)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null // Another program or an older build wrote it.
  }
}
