/** Takes out of a line what belongs to people or opens doors, before the line is written anywhere. Pure. */

const replacements: readonly [pattern: RegExp, word: string][] = [
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/((?:token|password|secret|authorization|cookie|otp)"?\s*[:=]\s*"?)(?!\[)[^\s",;}&]+/gi, '$1[secret]'],
  // A name and a password before a host: a proxy's, for one.
  [/(\/\/)[^\s/@"]+@/g, '$1[secret]@'],
  // Whose machine it is stands in the paths of errors; in JSON their strokes are doubled.
  [/((?:[A-Z]:)?[\\/]+(?:Users|home)[\\/]+)[^\\/\s"':]+/gi, '$1[person]'],
  [/[\w.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[email]'],
  // The glossary's.
  [/\b(?:BA|BG|C|CH|CU|MP|PR|SA|SP|AC|CS|ST)-\d{4,}\b/g, '[account]'],
]

/** Digits in a row, with the signs that people set between them. */
const digitRuns = /(?<![\w.-])\+?\d(?:[ .()-]{0,2}\d){6,18}(?![\w-])/g

/** The check digit of card numbers. */
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

function wordFor(run: string): string {
  const digits = run.replaceAll(/\D/g, '')
  if (isCardNumber(digits)) return '[card]'
  // As people write telephone numbers; a plain number is a size or a time.
  if ((digits.length === 10 || digits.length === 11) && (/[ .()+-]/.test(run) || digits.length === 10)) return '[phone]'
  return run
}

export function redacted(line: string): string {
  const words = replacements.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), line)
  return words.replaceAll(digitRuns, wordFor)
}
