/** What somebody who looks for a customer has typed: a number, a phone number, or words of a name, an email or an address. */
import { phoneDigits } from '#shared/phoneNumber'
import { plainText } from '../../../plainText'
import { trigramLength } from '../../premises/rules'

export type Wanted =
  | { kind: 'number'; beginning: string }
  | { kind: 'digits'; digits: string }
  /** Names are compared without accents and apostrophes, addresses as they are spelled. */
  | { kind: 'words'; words: string[]; spelled: string[] }

/** `CU-`, `BA-` and the like, or a case: `C-2025-000123`. The hyphen may be left out, as on the telephone. */
const numberFormat = /^(cu|ba|bg|sa|pr)-?(\d+)$/i
const caseFormat = /^c-?(\d{4})(?:-(\d+)?)?$/i
const phoneCharacters = /^[\d\s().+-]+$/

/** Null where too little was typed to look for. */
export function wantedIn(typed: string): Wanted | null {
  const text = typed.trim()
  const number = numberFormat.exec(text)
  if (number) return { kind: 'number', beginning: `${number[1]?.toUpperCase()}-${number[2]}` }
  const ofCase = caseFormat.exec(text)
  if (ofCase) return { kind: 'number', beginning: `C-${ofCase[1]}-${ofCase[2] ?? ''}` }
  if (phoneCharacters.test(text)) {
    const digits = phoneDigits(text)
    return digits.length >= trigramLength ? { kind: 'digits', digits } : null
  }
  const spelled = wordsOf(text.toLowerCase())
  const words = wordsOf(plainText(text))
  return words.some((word) => word.length >= trigramLength) ? { kind: 'words', words, spelled } : null
}

const wordsOf = (text: string): string[] =>
  text
    .replaceAll(',', ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

export interface Known {
  address?: string | undefined
  email?: string | undefined
  /** Digits, or some of them in a row. */
  phone?: string | undefined
}

/** What is left of it that can be looked for; null when nothing is. */
export function knownIn({ address, email, phone }: Known): Known | null {
  // Names and emails are compared without accents and apostrophes.
  const known = { address: address || undefined, email: plainText(email ?? '') || undefined, phone: phone || undefined }
  return known.address || known.email || known.phone ? known : null
}
