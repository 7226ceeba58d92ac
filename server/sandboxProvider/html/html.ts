/** Markup as a template that escapes whatever is put into it. */

export class Html {
  constructor(readonly text: string) {}
}

type Insert = Html | string | number | null | readonly Html[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

function textOf(insert: Insert): string {
  if (insert === null) return ''
  if (insert instanceof Html) return insert.text
  if (typeof insert === 'object') return insert.map((part) => part.text).join('')
  return escape(String(insert))
}

/** Markup is taken as written, inserts are escaped unless they are markup themselves; null leaves nothing. */
export const html = (parts: TemplateStringsArray, ...inserts: Insert[]): Html =>
  new Html(parts.map((part, index) => part + textOf(inserts[index] ?? null)).join(''))
