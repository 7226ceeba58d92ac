/** Determines the intent of a chat question from known phrases. It has no side effects. */

import { fitPhrase, type PhraseFit } from '#shared/commands/match'
import { isNegation } from '#shared/commands/negations'
import { createParameterReader } from '#shared/commands/parameters'
import { compilePhrase, type Phrase } from '#shared/commands/phrases'
import { meaningfulWords, wordsOf } from '#shared/commands/words'
import { entries } from '#shared/faq/entries'
import { serviceTypes } from '#shared/services/services'
import { type AccountMention, hasMention, noMention, readingsOf } from './accountMention'
import { accountPhrases } from './accountPhrases'
import { builderAccountRules, builderRules } from './builderRules'
import {
  type OfficeTopic,
  officePhrases,
  officeTopics,
  personPhrases,
  type SmallTalk,
  smallTalkSentences,
} from './generalPhrases'
import { compileRule, conceptWords, matchMeaning } from './matchMeaning'
import { faqRules } from './meaningRules'
import { type MonthMention, monthMentionOf } from './monthMention'
import { findSameQuestion } from './sameQuestion'
import { stemsOf } from './stems'
import { accountRules, officeRules, personRules } from './topicRules'
import { type ChatTopic, chatTopics } from './topics'
import { createSpellingCorrector, normalizeQuestion, unifySpelling } from './wording'

export type Intent =
  | { kind: 'account'; topic: ChatTopic; mention: AccountMention }
  | { kind: 'office'; topic: OfficeTopic }
  /** An FAQ entry, by its slug. */
  | { kind: 'faq'; slug: string }
  | { kind: 'person' }

type Meaning =
  | { kind: 'account'; topic: ChatTopic }
  | { kind: 'office'; topic: OfficeTopic }
  | { kind: 'faq'; slug: string }
  | { kind: 'person' }

interface PhraseWithMeaning {
  meaning: Meaning
  phrase: Phrase
}

const compilePhrases = (meaning: Meaning, phrases: readonly string[]): PhraseWithMeaning[] =>
  phrases.map((phrase) => ({ meaning, phrase: compilePhrase(phrase) }))

const knownPhrases: readonly PhraseWithMeaning[] = [
  ...chatTopics.flatMap((topic) => compilePhrases({ kind: 'account', topic }, accountPhrases[topic])),
  ...officeTopics.flatMap((topic) => compilePhrases({ kind: 'office', topic }, officePhrases[topic])),
  ...compilePhrases({ kind: 'person' }, personPhrases),
]

const rulesOf = (meaning: Meaning, rules: readonly string[] = []) => rules.map((rule) => compileRule(meaning, rule))

const rulesOfTopics = (rules: Partial<Record<ChatTopic, readonly string[]>>) =>
  chatTopics.flatMap((topic) => rulesOf({ kind: 'account', topic }, rules[topic]))

const rulesOfEntries = (rulesBySlug: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(rulesBySlug).flatMap(([slug, rules]) => rulesOf({ kind: 'faq', slug }, rules))

const knownRules = [
  ...rulesOfTopics(accountRules),
  ...officeTopics.flatMap((topic) => rulesOf({ kind: 'office', topic }, officeRules[topic])),
  ...rulesOfEntries(faqRules),
  ...rulesOf({ kind: 'person' }, personRules),
]

/** Questions of builders come first, because a tie is won by the first rule. */
const rulesForBuilders = [...rulesOfTopics(builderAccountRules), ...rulesOfEntries(builderRules), ...knownRules]

const phraseWords = new Set(
  knownPhrases.flatMap(({ phrase }) => phrase.flat()).flatMap((step) => (step.kind === 'word' ? [step.word] : [])),
)
/** Words of the FAQs are never treated as typos. */
const faqWords = new Set(
  entries.flatMap(({ question, answer, words = '' }) =>
    wordsOf([question, ...answer, words].join(' ')).map(({ text }) => text),
  ),
)

/** A word outside of these is about something that the chat doesn't know. */
const knownStems = new Set(stemsOf([...phraseWords, ...conceptWords, ...faqWords].join(' ')))

/** Corrects words that are nearly one of those that the chat knows. */
export const correctSpelling = createSpellingCorrector(new Set([...phraseWords, ...conceptWords]), faqWords)

const read = createParameterReader('customer')

const maxCost = 1.5
/** A question may contain one irrelevant word if enough other words match. */
const minMatchedWords = 3
/** Removing the words that mention accounts adds a cost, because "internet" may be the subject itself. */
const reducedReadingCost = 0.1

/** Words that change the meaning of a question when they are left over. */
const meaningChangingWords = new Set(
  'change cancel stop undo remove delete turn why if should could would refund dispute mistake forgot forget happens mean means lower reduce higher high help test move moving password own wrong deposit electric electricity power water sewer trash neighbor neighbors neighbour mother father friend brother sister son daughter wife husband parents boss landlord someone somebody'.split(
    ' ',
  ),
)

const changesMeaning = (word: string): boolean => meaningChangingWords.has(word) || isNegation(word)

function isAcceptable({ unmatched, matchedWords: count }: PhraseFit, words: readonly { text: string }[]): boolean {
  if (count === 0) return false
  if (unmatched.length === 0) return true
  return (
    unmatched.length === 1 &&
    count >= minMatchedWords &&
    !unmatched.some((index) => changesMeaning(words[index]?.text ?? ''))
  )
}

interface BestMatch {
  meaning: Meaning
  mention: AccountMention
  cost: number
  matchedWords: number
  /** No word was left over. */
  isWhole: boolean
}

/** A service within the phrase is the one that is asked about. */
function withService(mention: AccountMention, { filled }: PhraseFit): AccountMention {
  const serviceName = filled.find(({ name }) => name === 'Service')?.value
  const service = serviceTypes.find((type) => type === serviceName) ?? mention.service
  return { ...mention, service }
}

const isBetter = (candidate: BestMatch, current: BestMatch | null): boolean =>
  !current ||
  candidate.cost < current.cost ||
  (candidate.cost === current.cost && candidate.matchedWords > current.matchedWords)

function findBestMatch(sentence: string): BestMatch | null {
  let best: BestMatch | null = null
  for (const [readingIndex, { text, mention }] of readingsOf(sentence).entries()) {
    const words = meaningfulWords(text)
    // Only account questions mention accounts.
    const candidates = hasMention(mention)
      ? knownPhrases.filter(({ meaning }) => meaning.kind === 'account')
      : knownPhrases
    for (const { meaning, phrase } of candidates) {
      const match = fitPhrase(phrase, words, { read, maxCost: Math.min(maxCost, best?.cost ?? maxCost) })
      if (!match || !isAcceptable(match, words)) continue
      const cost = match.cost + readingIndex * reducedReadingCost
      const foundMatch: BestMatch = {
        meaning,
        mention: withService(mention, match),
        cost,
        matchedWords: match.matchedWords,
        isWhole: match.unmatched.length === 0,
      }
      if (isBetter(foundMatch, best)) best = foundMatch
    }
  }
  return best
}

interface Understanding {
  intent: Intent
  /** Every word of the question was used. */
  isWhole: boolean
}

interface Author {
  isOfStaff: boolean
  /** A builder, an association or a developer. */
  hasProperties?: boolean
}

/** In a short question the unknown words are the subject. In a story they are details. */
const maxShortQuestion = 6

/** Returns null if more of a short question is unknown than known, because it is about something else. */
function findMeaning(sentence: string, { hasProperties }: Author): Meaning | null {
  const stems = stemsOf(sentence)
  const found = matchMeaning(stems, hasProperties ? rulesForBuilders : knownRules)
  if (!found) return null
  const unknownCount = stems.filter((stem) => !knownStems.has(stem) && !/\d/.test(stem)).length
  const isDoubtful = found.meaning.kind === 'faq' && stems.length <= maxShortQuestion && unknownCount > found.explained
  return isDoubtful ? null : found.meaning
}

/** A question about these topics in another month than the current one is about that month. */
const topicsOfMonth: Partial<Record<ChatTopic, ChatTopic>> = {
  lastPayment: 'monthPayments',
  newestBill: 'monthBill',
}

function toIntent(meaning: Meaning, mention: AccountMention, month: MonthMention | null): Intent {
  if (meaning.kind !== 'account') return meaning
  const topic = month === null ? meaning.topic : (topicsOfMonth[meaning.topic] ?? meaning.topic)
  return { kind: 'account', topic, mention: { ...mention, month } }
}

/** The account that a question in free words mentions. Only a place with a number counts, such as a street address. */
function mentionIn(sentence: string): AccountMention {
  const mention = readingsOf(sentence).findLast(({ mention: { isAll, place } }) => !isAll || place === null)?.mention
  return { ...noMention, ...mention, place: /\d/.test(mention?.place ?? '') ? (mention?.place ?? null) : null }
}

/** Returns null when the question matches no known phrase and no rule. */
export function understandQuestion(sentence: string, author: Author): Understanding | null {
  const month = monthMentionOf(sentence)
  const best = findBestMatch(correctSpelling(normalizeQuestion(sentence, author)))
  if (best) return { intent: toIntent(best.meaning, best.mention, month), isWhole: best.isWhole }
  const spelled = correctSpelling(unifySpelling(sentence, author))
  const sameQuestion = findSameQuestion(spelled)
  if (sameQuestion !== null) return { intent: { kind: 'faq', slug: sameQuestion }, isWhole: true }
  const meaning = findMeaning(spelled, author)
  return meaning ? { intent: toIntent(meaning, mentionIn(spelled), month), isWhole: false } : null
}

const smallTalkBySentence = new Map(
  Object.entries(smallTalkSentences).flatMap(([kind, sentences]) =>
    sentences.map((sentence) => [sentence, kind] as const),
  ),
)
const isSmallTalk = (kind: string | undefined): kind is SmallTalk => kind !== undefined && kind in smallTalkSentences

const leadingGreeting = /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)? /
/** The addressee of a greeting. */
const trailingAddressee = /\s+(?:there|chat|bot|everybody|everyone|all|team|friend|sir|madam|again)$/

/** Returns the kind of small talk of a message that asks nothing; null for any other. */
export function smallTalkOf(message: string): SmallTalk | null {
  const plain = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const variants = [plain, plain.replace(trailingAddressee, ''), plain.replace(leadingGreeting, '')]
  const foundMatch = variants.map((variant) => smallTalkBySentence.get(variant)).find((kind) => kind !== undefined)
  return isSmallTalk(foundMatch) ? foundMatch : null
}
