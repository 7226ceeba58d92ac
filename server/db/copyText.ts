/** Writes values in the text format of PostgreSQL's COPY. */

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function copyField(value: unknown): string {
  if (value === null || value === undefined) return String.raw`\N`
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return value.replaceAll(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return copyField(JSON.stringify(value))
}

export const copyLine = (values: readonly unknown[]): string => `${values.map(copyField).join('\t')}\n`
