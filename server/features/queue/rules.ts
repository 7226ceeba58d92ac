/** How a search of the queue is read: which days, which people, where a page ends. */
import { queueDays } from '#shared/queue'
import { addDays } from '#shared/dates'
import { phoneDigits } from '#shared/phoneNumber'
import { plainText } from '../../plainText'

/** Before anything was written: of one customer, everything is looked through. */
export const firstDay = '1970-01-01'

interface Range {
  fromDate?: string | undefined
  toDate?: string | undefined
}

/** The days that are looked through; up to today there is no end, so that what comes in meanwhile is found. */
export const daysOf = ({ fromDate, toDate }: Range, today: string) => ({
  from: fromDate ?? addDays(today, -queueDays),
  to: toDate && toDate < today ? toDate : null,
})

export interface Known {
  /** Each of these stands in what is on file of the person. */
  ofContact: string[]
  address: string
}

/** What is known of whoever wrote. Names and emails are compared without accents and apostrophes, phones by their digits. */
export const knownIn = (typed: Record<'name' | 'email' | 'phone' | 'address', string>): Known => ({
  ofContact: [
    ...plainText(typed.name).split(/\s+/),
    plainText(typed.email).trim(),
    // Somebody may type words here: they are no digits, and nobody has them.
    phoneDigits(typed.phone) || typed.phone.trim(),
  ].filter((part) => part !== ''),
  address: typed.address.trim(),
})

export interface Place {
  /** Since 1970. */
  micros: string
  id: string
}

export const cursorOf = ({ micros, id }: Place): string => `${micros}_${id}`

export function placeIn(cursor: string): Place {
  const [micros = '', id = ''] = cursor.split('_')
  return { micros, id }
}
