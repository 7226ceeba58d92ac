/** What a question of the chat is about, where it is about one's own account or a person. Pure. */
import { accountTopics, type AccountTopic } from '#shared/chat/questions'
import { fit, type Fit } from '#shared/commands/match'
import { readerFor } from '#shared/commands/parameters'
import { compile, type Phrase } from '#shared/commands/phrases'
import { meaningOf } from '#shared/commands/words'
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
