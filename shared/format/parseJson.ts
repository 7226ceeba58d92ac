/** Parses JSON from outside. Returns null for other text, which the caller's schema then rejects. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
