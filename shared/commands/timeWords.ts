/** Words that say when: a payment by command is made at once, so that they are neither an address nor a way to pay. */
import { months } from './months'

const wordsOf = (text: string): string[] => text.split(' ')
const weekdays = wordsOf('monday tuesday wednesday thursday friday saturday sunday')

/** Another time than now, or a number of times. */
const laterWords: ReadonlySet<string> = new Set([
  ...months,
  ...months.map((name) => name.slice(0, 3)),
  'sept',
  ...weekdays,
  ...weekdays.map((name) => name.slice(0, 3)),
  ...wordsOf(
    'tues thur thurs tomorrow tonight next later soon every each until till weekend morning afternoon evening noon midnight',
  ),
  ...wordsOf('minute minutes hour hours day days week weeks month months year years am pm oclock'),
  "o'clock",
  ...wordsOf('daily weekly biweekly monthly quarterly yearly annually recurring times payments installments'),
])

/** Haste and courtesy: what may be left over of a sentence that moves money. */
export const harmless: ReadonlySet<string> = new Set(
  wordsOf('now today right away quickly again actually sir madam there'),
)

/** Some are called after a month: "12 May Street". */
const roads: ReadonlySet<string> = new Set(
  wordsOf('street st road rd lane ln avenue ave drive dr court ct way place pl trail trl boulevard blvd circle cir'),
)

/** Whether the word at `at` says another time, rather than what a road is called. */
export const isLater = (words: readonly { text: string }[], at: number): boolean =>
  laterWords.has(words[at]?.text ?? '') && !roads.has(words[at + 1]?.text ?? '')
