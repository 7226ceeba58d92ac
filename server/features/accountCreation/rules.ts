/** Rules of account creation: how staff identify a legacy account, and the outcome of creating its user. */
import type { ParentOutcome } from '#shared/contract/customers/accountCreation'
import { emailFormat } from '#shared/fields/fieldRules'

/** How staff can identify a legacy account. */
export type ParentIdentifier =
  | { kind: 'parent' | 'customer' | 'bill' | 'email' | 'mobile' | 'oldNumber'; value: string }
  | { kind: 'unknown' }

/** Interprets a typed or pasted text. Typed numbers may contain spaces, hyphens or other separators. */
export function parseParentIdentifier(typed: string): ParentIdentifier {
  const text = typed.trim()
  const [, prefix = ''] = /^(MP|CU|BA)-\d{4,12}$/i.exec(text) ?? []
  switch (prefix.toUpperCase()) {
    case 'MP':
      return { kind: 'parent', value: text.toUpperCase() }
    case 'CU':
      return { kind: 'customer', value: text.toUpperCase() }
    case 'BA':
      return { kind: 'bill', value: text.toUpperCase() }
  }
  if (text.includes('@')) return { kind: 'email', value: text.toLowerCase() }
  const digits = text.replaceAll(/[\s().+-]/g, '')
  if (/^\d{8}$/.test(digits)) return { kind: 'oldNumber', value: digits }
  if (/^1?\d{10}$/.test(digits)) return { kind: 'mobile', value: digits.slice(-10) }
  return { kind: 'unknown' }
}

interface AccountFacts {
  isRegistered: boolean
  onFile: string
  /** A user signs in with this email. */
  isTaken: boolean
  /** An invitation was sent and has not expired. */
  isInvited: boolean
}

/** Predicts the outcome of creating the account. `givenEmail` is the email from staff, or an empty string. */
export function parentOutcomeOf(
  givenEmail: string,
  { isRegistered, onFile, isTaken, isInvited }: AccountFacts,
): ParentOutcome {
  if (isRegistered) return 'registered'
  if (givenEmail !== '' && !emailFormat.test(givenEmail)) return 'email_invalid'
  if (givenEmail !== '' && onFile !== '' && givenEmail.toLowerCase() !== onFile) return 'email_differs'
  if (givenEmail === '' && onFile === '') return 'email_missing'
  if (isTaken) return 'email_taken'
  return isInvited ? 'invited' : 'ready'
}
