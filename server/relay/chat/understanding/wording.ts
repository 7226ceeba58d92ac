/**
 * Normalizes questions to the wording of the phrases: expands contractions, unifies synonyms and corrects typos. It has
 * no side effects.
 */
import { countTypos } from '#shared/commands/countTypos'
import { wordsOf } from '#shared/commands/words'

type Replacement = readonly [RegExp, string]

/** Different spellings of the same words. */
const spellings: readonly Replacement[] = [
  [/\bwi-?\s?fi\b/g, 'wifi'],
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
  [/\bwen\b/g, 'when'],
  [/\bu\b/g, 'you'],
  [/\bthru\b/g, 'through'],
  [/\b(?:pymt|pmt)\b/g, 'payment'],
  [/\bappt\b/g, 'appointment'],
  [/\bdidnt\b/g, "didn't"],
  [/\bpayed\b/g, 'paid'],
  [/\bur\b/g, 'your'],
  [/\bow\b/g, 'owe'],
  [/\b(?:acct|acc)\b/g, 'account'],
  [/\b(?:auto[\s-]?pay(?:ment)?s?|automatic payments?)\b/g, 'autopay'],
  [/(\p{L})\1{2,}/gu, '$1'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  [/\b(?:cuz|coz|bc)\b/g, 'because'],
  [/\bya\b/g, 'you'],
  [/\b(?:pls|plz)\b/g, 'please'],
  [/\b(?:tmrw|tmr|2moro)\b/g, 'tomorrow'],
  [/\b(?:rn|asap|lol|smh|idk|omg|wtf|tbh)\b/g, ''],
  [/\bwe\b/g, 'i'],
  [/\bare i\b/g, 'am i'],
  [/\bi are\b/g, 'i am'],
]

/** "Your" and "my" are ignored in commands, but here they tell our office from the user's own address. */
const providerPossessive: Replacement = [
  /\b(?:your|the company's|company) (?=(?:mailing |street |phone |telephone |office |opening |business )*(?:address|addresses|office|offices|phone|telephone|number|numbers|hours|location|locations|store|stores|shop)\b)/g,
  'company ',
]
const personPossessive: Replacement = [
  /\b(?:my|our|his|her|their) (?=(?:cell |mobile |home )*(?:phone|telephone|cell) number\b)/g,
  'own ',
]

/** Phrases that do not change the meaning of a question. */
const fillerPhrases: Replacement = [
  /\b(?:right now|just now|at the moment|at this time|at present|as of (?:now|today)|currently|actually|exactly|already|by the way|btw|please|pls|thanks|thank you|i wonder(?: if)?|i was wondering|just wondering|(?:can|could) you (?:please )?tell me|do you know|i want to know|i(?:'d| would) like to know|tell me|(?:in|around|near) (?:my|the|this|our) (?:area|neighborhood|street)|around here|near me|nearby|(?:at|for|in) (?:my|this|the|our) (?:address|house|home|place)|at home|here|this month|next (?:month|week|year|summer|spring|winter|fall)|soon|tomorrow|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/g,
  ' ',
]

/** Staff ask about the open customer. These rules rephrase that as the customer would ask. */
const customerWording: readonly Replacement[] = [
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

const applyReplacements = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((current, [pattern, replacement]) => current.replaceAll(pattern, replacement), text)

/** Rephrases what staff say about the open customer as the customer would say it. */
export const toCustomerWording = (sentence: string): string =>
  applyReplacements(sentence.toLowerCase(), customerWording)

/** Gives every word one spelling, and rephrases what staff say about the open customer. */
export function unifySpelling(sentence: string, { isOfStaff }: { isOfStaff: boolean }): string {
  const spelled = applyReplacements(sentence.toLowerCase(), spellings)
  return isOfStaff ? applyReplacements(spelled, customerWording) : spelled
}

export function normalizeQuestion(sentence: string, author: { isOfStaff: boolean }): string {
  const rephrased = unifySpelling(sentence, author)
  const plain = applyReplacements(rephrased, [providerPossessive, personPossessive, fillerPhrases])
    .replaceAll(/\s+/g, ' ')
    .trim()
  // A message of filler phrases only stays as it is.
  return /[\p{L}\d]/u.test(plain) ? plain : sentence.toLowerCase()
}

/** Returns how many typos a word may have. Short words too often differ by one letter. */
const allowedTypos = ({ length }: string): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0)

const sortedLetters = (word: string): string => word.split('').toSorted().join('')

/** Two adjacent letters are swapped. This is recognized also in words that are too short for other typos. */
const isAdjacentSwap = (first: string, second: string): boolean =>
  first.length >= 3 &&
  first[0] === second[0] &&
  sortedLetters(first) === sortedLetters(second) &&
  countTypos(first, second, 1) === 1

/** Returns a function that corrects unknown words which are nearly one of the vocabulary. */
export function createSpellingCorrector(
  vocabulary: ReadonlySet<string>,
  acceptedWords: ReadonlySet<string>,
): (sentence: string) => string {
  const correctWord = (word: string): string => {
    if (vocabulary.has(word) || acceptedWords.has(word) || /\d/.test(word)) return word
    let best = { word, typos: allowedTypos(word) + 1 }
    for (const candidate of vocabulary) {
      // People nearly always get the first letter right.
      if (candidate[0] !== word[0]) continue
      if (isAdjacentSwap(word, candidate)) return candidate
      // The shorter word decides: "bill" is not a misspelled "billing".
      const maxTypos = Math.min(allowedTypos(word), allowedTypos(candidate))
      if (maxTypos === 0) continue
      const typos = countTypos(word, candidate, maxTypos)
      if (typos <= maxTypos && typos < best.typos) best = { word: candidate, typos }
    }
    return best.word
  }
  return (sentence) => {
    const words = wordsOf(sentence)
    let text = ''
    let from = 0
    for (const { text: word, start, end } of words) {
      text +=
        sentence.slice(from, start) +
        (sentence.slice(start, end) === word ? correctWord(word) : sentence.slice(start, end))
      from = end
    }
    return text + sentence.slice(from)
  }
}
