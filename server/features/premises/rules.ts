/** How a text that somebody typed is looked for in addresses. */

/** A trigram index answers from three characters on; fewer have to stand at the beginning. */
export const trigramLength = 3

/** What PostgreSQL's LIKE takes for a wildcard is looked for as it stands. */
export const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export const containing = (text: string): string => `%${escaped(text)}%`

/** The pattern for an address; commas are for people, our addresses are stored without. */
export function addressPattern(typed: string): string {
  const text = typed.toLowerCase().replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim()
  return text.length >= trigramLength ? containing(text) : `${escaped(text)}%`
}
