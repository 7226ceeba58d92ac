/** Finds the month that a question names: "in September", "my March bill", "last month". It has no side effects. */

import { addMonths } from '#shared/format/dates'
import { months } from '#shared/format/months'

/** The month from 1 on, or the one before the current one. */
export type MonthMention = { month: number; year: number | null } | 'last'

/** "May" and "march" are also verbs, so they need a word that makes them a month. */
const verbs = new Set(['march', 'may'])

const monthNames = months.flatMap((name, index) => {
  const spellings = name.length > 4 ? [name, name.slice(0, 3), ...(name === 'september' ? ['sept'] : [])] : [name]
  return spellings.map((spelling) => [spelling, index + 1] as const)
})

const monthPattern = new RegExp(
  String.raw`(?:\b(in|of|for|from|during|since|last)\s+)?\b(${monthNames.map(([name]) => name).join('|')})\b\.?(?:,?\s+(20\d\d)\b|\s+(bill|statement|payment)\b)?`,
  'g',
)
const monthByName = new Map<string, number>(monthNames)

export function monthMentionOf(sentence: string): MonthMention | null {
  const text = sentence.toLowerCase()
  for (const [, preposition, name = '', year, noun] of text.matchAll(monthPattern)) {
    const month = monthByName.get(name)
    const isClear = !verbs.has(name) || [preposition, year, noun].some((part) => part !== undefined)
    if (month !== undefined && isClear) return { month, year: year === undefined ? null : Number(year) }
  }
  return /\blast month\b/.test(text) ? 'last' : null
}

/** Returns the month as `YYYY-MM`. A month without a year is the newest one that has begun. */
export function resolveMonth(mention: MonthMention, today: string): string {
  if (mention === 'last') return addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const month = String(mention.month).padStart(2, '0')
  const thisYear = Number(today.slice(0, 4))
  const isOver = `${thisYear}-${month}` <= today.slice(0, 7)
  return `${mention.year ?? (isOver ? thisYear : thisYear - 1)}-${month}`
}
