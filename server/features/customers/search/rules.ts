/** Parses a customer search: a number, a phone number, or words of a name, email or address. */
import { accountOfStatementNumber } from '#shared/billing/statementNumber'
import { phoneDigits } from '#shared/fields/phoneNumber'
import { trigramLength } from '../../../text/likePatterns'
import { plainText } from '../../../text/plainText'

export type CustomerQuery =
  | { kind: 'number'; beginning: string }
  | { kind: 'digits'; digits: string }
  /** Names match without accents and apostrophes, addresses as they are spelled. */
  | { kind: 'words'; words: string[]; spelled: string[] }

/** Matches `CU-`, `BA-` and similar numbers, and cases such as `C-2025-000123`; the hyphen is optional. */
const numberFormat = /^(cu|ba|bg|sa|pr)-?(\d+)$/i
const caseFormat = /^c-?(\d{4})(?:-(\d+)?)?$/i
const phoneCharacters = /^[\d\s().+-]+$/

/** Returns null when the text is too short to search for. */
export function parseCustomerQuery(typed: string): CustomerQuery | null {
  const text = typed.trim()
  const numberMatch = numberFormat.exec(text)
  if (numberMatch) return { kind: 'number', beginning: `${numberMatch[1]?.toUpperCase()}-${numberMatch[2]}` }
  const statementAccount = accountOfStatementNumber(text)
  if (statementAccount) return { kind: 'number', beginning: statementAccount }
  const caseMatch = caseFormat.exec(text)
  if (caseMatch) return { kind: 'number', beginning: `C-${caseMatch[1]}-${caseMatch[2] ?? ''}` }
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

export interface SearchCriteria {
  address?: string | undefined
  email?: string | undefined
  /** Ten digits, or a part of them. */
  phone?: string | undefined
}

/** Normalizes the criteria; returns null when none is left. */
export function parseCriteria({ address, email, phone }: SearchCriteria): SearchCriteria | null {
  // Names and emails match without accents and apostrophes.
  const criteria = {
    address: address || undefined,
    email: plainText(email ?? '') || undefined,
    phone: phone || undefined,
  }
  return criteria.address || criteria.email || criteria.phone ? criteria : null
}
