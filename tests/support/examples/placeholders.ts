/** Replaces what differs in every run of the tests, such as ids, and what looks like a secret. */

/**
 * Ids in a text: a UUID, a confirmation number, a number such as `CU-00278774`, the id of a request, two opaque ids, and
 * a phone number.
 */
const idPattern =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\bQP-\w{4}-\w{4}\b|\b[A-Z]{2}-[0-9A-F]{5,12}\b|\b[0-9a-f]{32}\b|\b[0-9a-f]{18}\b|\b003\w{15}\b|\b2\d{9}\b/gi

/** Tokens and keys in a text. */
const secretPattern = /(?<![\w-])[\w-]{43}(?![\w-])|(?<=secret=)\w+/g

const secretFields: [field: RegExp, value: RegExp, placeholder: string][] = [
  [/^(\w+_)?password$/, /./, 'Example#2026'],
  [/^otp\d?$/, /./, '123456'],
  [/^code$/, /^\d+$/, '123456'],
  [/^(\w+_)?pin$/, /^\d+$/, '2580'],
  [/^secret$/, /./, 'EXAMPLE'],
  [/^recovery_codes$/, /./, 'example-code'],
]

/** Numbers the ids in the order in which they appear. The same id gets the same number everywhere in a value. */
export function withPlaceholders(value: unknown): unknown {
  const numbers = new Map<string, number>()
  const replaceId = (id: string): string => {
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    return numberedId(id, String(number))
  }
  const replace = (part: unknown, field: string): unknown => {
    if (Array.isArray(part)) return part.map((item) => replace(item, field))
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, replace(inner, name)]))
    }
    if (typeof part !== 'string') return part
    const secret = secretFields.find(([name, content]) => name.test(field) && content.test(part))
    return secret ? secret[2] : part.replaceAll(secretPattern, 'EXAMPLE_TOKEN').replaceAll(idPattern, replaceId)
  }
  return replace(value, '')
}

function numberedId(id: string, number: string): string {
  if (id.length === 36) return `00000000-0000-4000-8000-${number.padStart(12, '0')}`
  if (id.startsWith('QP-')) return `QP-TEST-${number.padStart(4, '2')}`
  const prefix = id.length === 10 && !id.includes('-') ? '210555' : (/^[A-Z]{2}-/.exec(id)?.[0] ?? '')
  return prefix + number.padStart(id.length - prefix.length, '0')
}
