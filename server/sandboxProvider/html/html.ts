/** An HTML template tag that escapes its inserts. */

export class Html {
  constructor(readonly text: string) {}
}

type HtmlInsert = Html | string | number | null | readonly Html[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

function toMarkup(insert: HtmlInsert): string {
  if (insert === null) return ''
  if (insert instanceof Html) return insert.text
  if (typeof insert === 'object') return insert.map((part) => part.text).join('')
  return escape(String(insert))
}

/** Template text is kept as written. Inserts are escaped unless they are Html; null adds nothing. */
export const html = (parts: TemplateStringsArray, ...inserts: HtmlInsert[]): Html =>
  new Html(parts.map((part, index) => part + toMarkup(inserts[index] ?? null)).join(''))
