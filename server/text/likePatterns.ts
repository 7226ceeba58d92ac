/** Builds LIKE patterns for searches in addresses. */

/** A trigram index works from three characters on; shorter texts must match the beginning. */
export const trigramLength = 3

/** Escapes the LIKE wildcards of PostgreSQL. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export const containsPattern = (text: string): string => `%${escapeLike(text)}%`

/** Returns an address as it is stored for searches, which is without commas. */
export const plainAddress = (typed: string): string =>
  typed.toLowerCase().replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim()

/** Builds the pattern for an address. */
export function addressPattern(typed: string): string {
  const text = plainAddress(typed)
  return text.length >= trigramLength ? containsPattern(text) : `${escapeLike(text)}%`
}
