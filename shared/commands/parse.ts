/** From a sentence to a command: the same sentence always means the same, on the server and in the palette. */
import { serviceTypes, type ServiceType } from '../services'
import { isNumberWord } from './amounts'
import { dangerIn } from './danger'
import { isOffered } from './givers'
import { fit, type Filled, type Fit } from './match'
import { pageCalled, readerFor } from './parameters'
import { compile, type Phrase } from './phrases'
import { commandNames, parameterKinds, registry, type CommandName, type Side } from './registry'
import type { Parameters, Understood } from './understood'
import { harmless } from './timeWords'
import { meaningOf, saidIn, type Word } from './words'

interface Spoken {
  name: CommandName
  phrase: Phrase
}

const phrasesOf = (side: Side): Spoken[] =>
  commandNames
    .filter((name) => isOffered(registry[name], side))
    .flatMap((name) => registry[name].phrases.map((phrase) => ({ name, phrase: compile(phrase) })))

const spoken: Record<Side, readonly Spoken[]> = { customer: phrasesOf('customer'), staff: phrasesOf('staff') }

/** More than that and something else was said. */
const mostLeft = 2
const mostCost = 3

/** Whoever says one of them wants the contrary, asks, or means a part: no command does what they say. */
const contrary = new Set(
  "don't dont not never no cancel undo without except nobody won't wont can't cant cannot couldn't couldnt shouldn't shouldnt isn't wasn't wouldn't unable refuse stop nevermind forget unless if did should who why whether half third quarter part partial percent double twice all but".split(
    ' ',
  ),
)

/** Whether a sentence begins with one of them. */
export const isContrary = (sentence: string): boolean => contrary.has(meaningOf(sentence)[0]?.text ?? '')

/**
 * What is left out may be small talk, never a second amount or the half of one, and never a word that turns the sentence
 * round; inside a subject or a name both may stand.
 */
function isSafe(name: CommandName, { left, said, filled }: Fit, words: readonly Word[]): boolean {
  const textAt = (at: number): string => words[at]?.text ?? ''
  const isSubject = (one: Filled): boolean => parameterKinds[one.name] === 'words'
  const heard = filled.filter((one) => !isSubject(one)).flatMap(({ from, to }) => words.slice(from, to))
  const isAsking = registry[name].endsIn === 'confirmation'
  return (
    left.length <= Math.min(mostLeft, said) &&
    !left.some((at) => isNumberWord(textAt(at)) || contrary.has(textAt(at))) &&
    !(isAsking && left.some((at) => !harmless.has(textAt(at)))) &&
    // A page is called what it is called.
    !(name === 'Go To' && left.length > 0) &&
    !heard.some(({ text }) => contrary.has(text))
  )
}

const isService = (value: string | number): value is ServiceType => serviceTypes.some((type) => type === value)

/** What fills the parameters, as it was said where it is taken so. */
function parametersOf(sentence: string, words: readonly Word[], filled: readonly Filled[]): Parameters {
  const parameters: Parameters = {}
  for (const { name, from, to, value } of filled) {
    const said = saidIn(sentence, words.slice(from, to))
    switch (name) {
      case 'Amount':
      case 'Month':
      case 'Year':
        if (typeof value === 'number') parameters[name] = value
        break
      case 'Service':
        if (isService(value)) parameters.Service = value
        break
      case 'Look':
        parameters.Look = value === 'dark' ? 'dark' : 'light'
        break
      case 'Page':
        parameters.Page = String(value)
        break
      case 'Payment Method':
      case 'Subject':
      case 'Address':
      case 'Billed Address':
      case 'Customer':
        parameters[name] = said
        break
    }
  }
  return parameters
}

/** Words that stand side by side are told as one. */
function joined(sentence: string, words: readonly Word[], left: readonly number[]): string[] {
  const runs: { from: number; to: number }[] = []
  for (const at of left) {
    const last = runs.at(-1)
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs.map(({ from, to }) => saidIn(sentence, words.slice(from, to)))
}

/**
 * The command that a sentence gives, for somebody on that side of the portal; null where it gives none. Amounts are cents.
 * A sentence that says "don't" gives none, and words that fit nowhere are told.
 */
export function parseCommand(sentence: string, side: Side): Understood | null {
  const words = meaningOf(sentence)
  if (words.length === 0) return null
  // In whatever words, and whatever else is said.
  if (dangerIn(sentence)) {
    return { Command: 'Emergency', Parameters: { Subject: sentence.trim() }, NotUnderstood: [] }
  }
  const read = readerFor(side)
  let best: { name: CommandName; found: Fit } | null = null
  for (const { name, phrase } of spoken[side]) {
    const found = fit(phrase, words, { read, mostCost: Math.min(mostCost, best?.found.cost ?? mostCost) })
    if (!found || !isSafe(name, found, words)) continue
    if (!best || found.cost < best.found.cost || (found.cost === best.found.cost && found.said > best.found.said)) {
      best = { name, found }
    }
  }
  // A page's whole name is enough; its other words alone may be about anything.
  const page = best?.found.left.length === 0 ? null : pageCalled(words, side)
  if (page !== null) return { Command: 'Go To', Parameters: { Page: page }, NotUnderstood: [] }
  if (!best) return null
  return {
    Command: best.name,
    Parameters: parametersOf(sentence, words, best.found.filled),
    NotUnderstood: joined(sentence, words, best.found.left),
  }
}
