/** Interprets a search of the queue, and decides what changes with the status of a message. */

import { phoneDigits } from '#shared/fields/phoneNumber'
import { addDays } from '#shared/format/dates'
import { queueDays } from '#shared/http/limits'
import { plainText } from '../../text/plainText'

/** This day is before any message. A search for one customer covers all of their messages. */
export const firstDay = '1970-01-01'

interface DayRange {
  fromDate?: string | undefined
  toDate?: string | undefined
}

/** Returns the days to search. A range that includes today has no end, so it also finds messages that arrive later. */
export const daysOf = ({ fromDate, toDate }: DayRange, today: string) => ({
  from: fromDate ?? addDays(today, -queueDays),
  to: toDate && toDate < today ? toDate : null,
})

export interface SenderCriteria {
  /** Each of these must occur in the contact's stored search text. */
  contactParts: string[]
  address: string
}

/**
 * Parses the criteria for the sender. Names and emails are compared without accents and apostrophes, phones by their
 * digits.
 */
export const parseSenderCriteria = (typed: Record<'name' | 'email' | 'phone' | 'address', string>): SenderCriteria => ({
  contactParts: [
    ...plainText(typed.name).split(/\s+/),
    plainText(typed.email).trim(),
    // Text without digits in the phone field is searched as typed, and matches no one.
    phoneDigits(typed.phone) || typed.phone.trim(),
  ].filter((part) => part !== ''),
  address: typed.address.trim(),
})

const isPhone = (words: string): boolean => /^[\d\s().+-]+$/.test(words) && phoneDigits(words) !== ''

/** Parses words that may be of a person's name, email or phone: each must occur in the contact's stored search text. */
export const parsePerson = (words: string): string[] =>
  isPhone(words)
    ? [phoneDigits(words)]
    : plainText(words)
        .split(/\s+/)
        .filter((part) => part !== '')

/** Returns the case numbers that the words may be, which are also found without their letter. */
export function caseNumbersIn(words: string): string[] {
  const number = words.toUpperCase()
  return /^\S*\d\S*$/.test(number) ? [number, `C-${number}`] : []
}
