/** What a question of the chat is about, where it is about one's own account, a person or danger. Pure. */
import { accountTopics, type AccountTopic } from '#shared/chat/questions'
import { fit, type Fit } from '#shared/commands/match'
import { readerFor } from '#shared/commands/parameters'
import { compile, type Phrase } from '#shared/commands/phrases'
import { meaningOf, wordsOf } from '#shared/commands/words'
import { accountPhrases, personPhrases } from './phrases'

const read = readerFor('customer')

const byTopic = accountTopics.map((topic) => ({ topic, phrases: accountPhrases[topic].map(compile) }))
const ofPerson = personPhrases.map(compile)

/** A question may carry a word beside the point. */
const mostLeft = 1
const mostCost = 1.5

const isMeant = ({ left, said }: Fit): boolean => left.length <= mostLeft && said > left.length

function bestOf(phrases: readonly Phrase[], sentence: string): Fit | null {
  const words = meaningOf(sentence)
  let best: Fit | null = null
  for (const phrase of phrases) {
    const found = fit(phrase, words, { read, mostCost })
    if (found && isMeant(found) && (!best || found.cost < best.cost)) best = found
  }
  return best
}

/** Null where the question is about nothing of one's own. */
export function accountTopicOf(sentence: string): AccountTopic | null {
  let best: { topic: AccountTopic; found: Fit } | null = null
  for (const { topic, phrases } of byTopic) {
    const found = bestOf(phrases, sentence)
    if (found && (!best || found.cost < best.found.cost)) best = { topic, found }
  }
  return best?.topic ?? null
}

export const wantsPerson = (sentence: string): boolean => bestOf(ofPerson, sentence) !== null

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const smells = words('smell smells smelling smelled smelly odor odour reek reeks reeking stink stinks fumes huele olor')
const leaks = words(
  'leak leaks leaking leaked leakage fuga escape hiss hisses hissing rotten explosion explosions fire',
)
const ofGas = words('gas meter pipe pipes pipeline furnace stove oven boiler')
const alarms = words('alarm detector detectors beeping beeps')

/** Rather once too often: whoever smells gas reads first what to do. */
export function isGasDanger(sentence: string): boolean {
  const said = wordsOf(sentence).map(({ text }) => text)
  const has = (list: ReadonlySet<string>): boolean => said.some((word) => list.has(word))
  if (said.includes('monoxide') || (said.includes('co') && has(alarms))) return true
  if (said.includes('rotten') && (said.includes('egg') || said.includes('eggs'))) return true
  return (has(smells) && said.includes('gas')) || (has(leaks) && has(ofGas))
}
