/** Removes secrets and personal data from a line before it is written. It has no side effects. */

const replacements: readonly [pattern: RegExp, word: string][] = [
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/((?:token|password|secret|authorization|cookie|otp)"?\s*[:=]\s*"?)(?!\[)[^\s",;}&]+/gi, '$1[secret]'],
  // This matches a user name and password before a host, such as a proxy's.
  [/(\/\/)[^\s/@"]+@/g, '$1[secret]@'],
  // Paths in errors contain the machine's user name. In JSON their backslashes are doubled.
  [/((?:[A-Z]:)?[\\/]+(?:Users|home)[\\/]+)[^\\/\s"':]+/gi, '$1[person]'],
  [/[\w.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  // These are the number prefixes of the glossary.
  [/\b(?:BA|BG|C|CH|CU|MP|PR|SA|SP|AC|CS|ST)-\d{4,}\b/g, '[account]'],
]

/** Matches digits with the separators that people put between them. */
const digitRuns = /(?<![\w.-])\+?\d(?:[ .()-]{0,2}\d){6,18}(?![\w-])/g

/** Verifies the Luhn check digit. */
function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || digits.length > 19) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

function replaceNumber(numberText: string): string {
  const digits = numberText.replaceAll(/\D/g, '')
  if (isCardNumber(digits)) return '[card]'
  // Eleven digits need a separator to be a phone number, because a plain number can be a size or a time.
  if ((digits.length === 10 || digits.length === 11) && (/[ .()+-]/.test(numberText) || digits.length === 10))
    return '[phone]'
  return numberText
}

export function redact(line: string): string {
  const withoutSecrets = replacements.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), line)
  return withoutSecrets.replaceAll(digitRuns, replaceNumber)
}
