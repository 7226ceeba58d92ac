/** A question as its phrases are written: contractions in full, one word for one thing, slips of typing mended. Pure. */
import { wordsOf } from '#shared/commands/words'

type Replacement = readonly [RegExp, string]

/** Ways to write one and the same. */
const spellings: readonly Replacement[] = [
  [/[‘’]/g, "'"],
  [
    /\b(what|when|where|how|who|that|there|it)(?:'s|s(?=\s+(?:my|the|your|our|his|her|their|next|last|a|up)\b))\b/g,
    '$1 is',
  ],
  [/\b(?:i'm|im|i m)\b/g, 'i am'],
  [/\bi've\b/g, 'i have'],
  [/\bi'll\b/g, 'i will'],
  [/\b(you|they|we)'re\b/g, '$1 are'],
  [/\b(he|she)'s\b/g, '$1 is'],
  [/\b(?:wat|wht|wot)\b/g, 'what'],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bow\b/g, 'owe'],
  [/\b(?:acct|acc)\b/g, 'account'],
  [/\b(?:auto[\s-]?pay(?:ment)?s?|automatic payments?)\b/g, 'autopay'],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\bwe\b/g, 'i'],
  [/\bare i\b/g, 'am i'],
  [/\bi are\b/g, 'i am'],
]

/** "Your" and "my" say nothing in a command; here they tell our office from one's own address. */
const ofProvider: Replacement = [
  /\b(?:your|the company's|company) (?=(?:mailing |street |phone |telephone |office |opening |business )*(?:address|addresses|office|offices|phone|telephone|number|numbers|hours|location|locations|store|stores|shop)\b)/g,
  'company ',
]
const ofPerson: Replacement = [
  /\b(?:my|our|his|her|their) (?=(?:cell |mobile |home )*(?:phone|telephone|cell) number\b)/g,
  'own ',
]

/** Said beside the point. */
const asides: Replacement = [
  /\b(?:right now|just now|at the moment|at this time|at present|as of (?:now|today)|currently|actually|exactly|already|by the way|btw|please|pls|thanks|thank you|i wonder(?: if)?|i was wondering|just wondering|(?:can|could) you (?:please )?tell me|do you know|i want to know|i(?:'d| would) like to know|tell me|(?:in|around|near) (?:my|the|this|our) (?:area|neighborhood|street)|around here|near me|nearby|(?:at|for|in) (?:my|this|the|our) (?:address|house|home|place)|at home|here|this month|next (?:month|week|year|summer|spring|winter|fall)|soon|tomorrow|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/g,
  ' ',
]

/** Staff ask about whoever is open as the customer would ask. */
const ofSomebody: readonly Replacement[] = [
  [/\b(?:this|the|that|our) (?:customer|client|caller|account holder|household|subscriber)(?:'s|s')(?= )/g, 'my'],
  [/\b(?:this|the|that|our) (?:customer|client|caller|account holder|household|subscriber)\b/g, 'i'],
  [/\b(?:this|the|that) account(?=\s*(?:[?.!]|$|(?:owe|owes|have|has|on|paid|pay)\b))/g, 'i'],
  [/\bour (?=(?:phone|telephone|office|opening|business|support|mailing)\b|hours\b|address\b)/g, 'your '],
  [/\b(?:he|she|they)\b/g, 'i'],
  [/\b(?:his|her|their)\b/g, 'my'],
  [/\b(?:him|them)\b/g, 'me'],
  [/\b(?:does|do) i\b/g, 'do i'],
  [/\bhas i\b/g, 'have i'],
  [/\b(?:is|are) i\b/g, 'am i'],
  [/\bwere i\b/g, 'was i'],
  [/\bi (?:is|are)\b/g, 'i am'],
  [/\bi has\b/g, 'i have'],
  [/\bi owes\b/g, 'i owe'],
]

const replaced = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((before, [what, by]) => before.replaceAll(what, by), text)

/** What staff say of whoever is open, as the customer would say it of themselves. */
export const asOneself = (sentence: string): string => replaced(sentence.toLowerCase(), ofSomebody)

export function plainWords(sentence: string, { isOfStaff }: { isOfStaff: boolean }): string {
  const spelled = replaced(sentence.toLowerCase(), spellings)
  const told = isOfStaff ? replaced(spelled, ofSomebody) : spelled
  const plain = replaced(told, [ofProvider, ofPerson, asides]).replaceAll(/\s+/g, ' ').trim()
  // Nothing but asides is what was said.
  return /[\p{L}\d]/u.test(plain) ? plain : sentence.toLowerCase()
}

/** How many slips a word may hold: short ones differ by one letter too often. */
const slipsIn = ({ length }: string): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0)

/** Letters changed, left out, put in, or swapped with their neighbor; `most + 1` where it is more than `most`. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const at = (from: readonly number[], place: number): number => from[place] ?? most + 1
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, at(beforeLast, j - 2) + 1)
      row.push(least)
    }
    ;[beforeLast, last] = [last, row]
  }
  return Math.min(last[other.length] ?? most + 1, most + 1)
}

const letters = (word: string): string => word.split('').toSorted().join('')

/** Two neighbors in each other's place: told also of words that are too short for other slips. */
const isSwap = (one: string, other: string): boolean =>
  one.length >= 3 && one[0] === other[0] && letters(one) === letters(other) && slipsBetween(one, other, 1) === 1

/** Mends words that nobody knows and that are nearly one of the vocabulary. */
export function speller(vocabulary: ReadonlySet<string>, known: ReadonlySet<string>): (sentence: string) => string {
  const mended = (word: string): string => {
    if (vocabulary.has(word) || known.has(word) || /\d/.test(word)) return word
    let best = { word, slips: slipsIn(word) + 1 }
    for (const candidate of vocabulary) {
      if (isSwap(word, candidate)) return candidate
      // Of the shorter of the two: "bill" is not "billing" gone wrong.
      const most = Math.min(slipsIn(word), slipsIn(candidate))
      if (most === 0) continue
      const slips = slipsBetween(word, candidate, most)
      if (slips <= most && slips < best.slips) best = { word: candidate, slips }
    }
    return best.word
  }
  return (sentence) => {
    const words = wordsOf(sentence)
    let text = ''
    let from = 0
    for (const { text: word, start, end } of words) {
      text +=
        sentence.slice(from, start) + (sentence.slice(start, end) === word ? mended(word) : sentence.slice(start, end))
      from = end
    }
    return text + sentence.slice(from)
  }
}
