/** Detects words about time. A command pays immediately, so these words are neither an address nor a payment method. */
import { months } from '../format/months'

const splitWords = (text: string): string[] => text.split(' ')
const weekdays = splitWords('monday tuesday wednesday thursday friday saturday sunday')

/** These words mean a time other than now, or a repetition. */
const laterWords: ReadonlySet<string> = new Set([
  ...months,
  ...months.map((name) => name.slice(0, 3)),
  'sept',
  ...weekdays,
  ...weekdays.map((name) => name.slice(0, 3)),
  ...splitWords(
    'tues thur thurs tomorrow tonight next later soon every each until till weekend morning afternoon evening noon midnight',
  ),
  ...splitWords('minute minutes hour hours day days week weeks month months year years am pm oclock'),
  "o'clock",
  ...splitWords('daily weekly biweekly monthly quarterly yearly annually recurring times payments installments'),
])

/** A sentence that moves money may contain these words of urgency and courtesy without a match. */
export const harmlessWords: ReadonlySet<string> = new Set(
  splitWords('now today right away quickly again actually sir madam there'),
)

/** Roads may be named after a month: "12 May Street". */
const roadWords: ReadonlySet<string> = new Set(
  splitWords('street st road rd lane ln avenue ave drive dr court ct way place pl trail trl boulevard blvd circle cir'),
)

/** Returns whether the word means another time and isn't the name of a road. */
export const isLater = (words: readonly { text: string }[], index: number): boolean =>
  laterWords.has(words[index]?.text ?? '') && !roadWords.has(words[index + 1]?.text ?? '')
