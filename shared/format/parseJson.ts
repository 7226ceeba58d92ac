/** Parses text from outside. The caller's schema rejects null, which stands for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
