/** What a question of the chat is about, where its meaning is known. Pure. */
import { fit, type Fit } from '#shared/commands/match'
import { readerFor } from '#shared/commands/parameters'
import { compile, type Phrase } from '#shared/commands/phrases'
import { meaningOf, wordsOf } from '#shared/commands/words'
import { entries } from '#shared/faq/entries'
import { serviceTypes } from '#shared/services'
import {
  faqMeant,
  officePhrases,
  officeTopics,
  personPhrases,
  talkSentences,
  type OfficeTopic,
  type Talk,
} from './generalPhrases'
import { accountPhrases } from './phrases'
import { isNamed, readingsOf, type Scope } from './scope'
import { chatTopics, type ChatTopic } from './topics'
import { plainWords, speller } from './wording'

export type Intent =
  | { kind: 'account'; topic: ChatTopic; scope: Scope }
  | { kind: 'office'; topic: OfficeTopic }
  /** One of the FAQs, by its slug. */
  | { kind: 'faq'; slug: string }
  | { kind: 'person' }

type Meaning =
  | { kind: 'account'; topic: ChatTopic }
  | { kind: 'office'; topic: OfficeTopic }
  | { kind: 'faq'; slug: string }
  | { kind: 'person' }

interface Known {
  meaning: Meaning
  phrase: Phrase
}

const meant = (meaning: Meaning, phrases: readonly string[]): Known[] =>
  phrases.map((phrase) => ({ meaning, phrase: compile(phrase) }))

const known: readonly Known[] = [
  ...chatTopics.flatMap((topic) => meant({ kind: 'account', topic }, accountPhrases[topic])),
  ...officeTopics.flatMap((topic) => meant({ kind: 'office', topic }, officePhrases[topic])),
  ...Object.entries(faqMeant).flatMap(([slug, { phrases }]) => meant({ kind: 'faq', slug }, phrases)),
  ...meant({ kind: 'person' }, personPhrases),
]

const wordsOfPhrases = new Set(
  known.flatMap(({ phrase }) => phrase.flat()).flatMap((step) => (step.kind === 'word' ? [step.word] : [])),
)
/** What the FAQs are written in is no slip. */
const wordsOfFaqs = new Set(
  entries.flatMap(({ question, answer, words = '' }) =>
    wordsOf([question, ...answer, words].join(' ')).map(({ text }) => text),
  ),
)
const mend = speller(wordsOfPhrases, wordsOfFaqs)

const read = readerFor('customer')

const mostCost = 1.5
/** A question may carry a word beside the point, if enough of it is known. */
const leastSaidBeside = 3
/** What names accounts is left out at a price: "internet" may be what is asked about. */
const readingCost = 0.1

/** Left over, they make another question of it. */
const turning = new Set(
  "not don't dont no never cannot can't cant change cancel stop undo remove delete turn why if should could would unless except refund dispute mistake forgot forget happens mean means lower reduce higher high help test move moving password own wrong deposit electric electricity power water sewer trash neighbor neighbors neighbour mother father friend brother sister son daughter wife husband parents boss landlord someone somebody".split(
    ' ',
  ),
)

function isMeant({ left, said: count }: Fit, words: readonly { text: string }[]): boolean {
  if (count === 0) return false
  if (left.length === 0) return true
  return left.length === 1 && count >= leastSaidBeside && !left.some((at) => turning.has(words[at]?.text ?? ''))
}

interface Best {
  meaning: Meaning
  scope: Scope
  cost: number
  said: number
  /** No word was left over. */
  isWhole: boolean
}

/** A service within the phrase is the one that is asked about. */
function withService(scope: Scope, { filled }: Fit): Scope {
  const named = filled.find(({ name }) => name === 'Service')?.value
  const service = serviceTypes.find((type) => type === named) ?? scope.service
  return { ...scope, service }
}

const isBetter = (one: Best, other: Best | null): boolean =>
  !other || one.cost < other.cost || (one.cost === other.cost && one.said > other.said)

function bestOf(sentence: string): Best | null {
  let best: Best | null = null
  for (const [at, { text, scope }] of readingsOf(sentence).entries()) {
    const words = meaningOf(text)
    // Only accounts are named.
    const asked = isNamed(scope) ? known.filter(({ meaning }) => meaning.kind === 'account') : known
    for (const { meaning, phrase } of asked) {
      const fitting = fit(phrase, words, { read, mostCost: Math.min(mostCost, best?.cost ?? mostCost) })
      if (!fitting || !isMeant(fitting, words)) continue
      const cost = fitting.cost + at * readingCost
      const found: Best = {
        meaning,
        scope: withService(scope, fitting),
        cost,
        said: fitting.said,
        isWhole: fitting.left.length === 0,
      }
      if (isBetter(found, best)) best = found
    }
  }
  return best
}

export interface Understanding {
  intent: Intent
  /** Every word of the question was of use. */
  isWhole: boolean
}

interface Asker {
  isOfStaff: boolean
}

/** Null where the question is about nothing that is known by its meaning. */
export function understand(sentence: string, asker: Asker): Understanding | null {
  const best = bestOf(mend(plainWords(sentence, asker)))
  if (!best) return null
  const { meaning, scope, isWhole } = best
  return { intent: meaning.kind === 'account' ? { ...meaning, scope } : meaning, isWhole }
}

export const intentOf = (sentence: string, asker: Asker = { isOfStaff: false }): Intent | null =>
  understand(sentence, asker)?.intent ?? null

const talk = new Map(
  Object.entries(talkSentences).flatMap(([kind, sentences]) => sentences.map((sentence) => [sentence, kind] as const)),
)
const isTalk = (kind: string | undefined): kind is Talk => kind !== undefined && kind in talkSentences

const greeted = /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there)? /
/** Whom it is said to. */
const addressed = /\s+(?:there|chat|bot|everybody|everyone|all|team|friend|sir|madam|again)$/

/** A message that greets or thanks and asks nothing; null for any other. */
export function talkOf(message: string): Talk | null {
  const plain = message
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const ways = [plain, plain.replace(addressed, ''), plain.replace(greeted, '')]
  const found = ways.map((way) => talk.get(way)).find((kind) => kind !== undefined)
  return isTalk(found) ? found : null
}
