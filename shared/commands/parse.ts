/** Parses a sentence to a command. The result is the same on the server and in the command palette. */

import { type ServiceType, serviceTypes } from '../services/services'
import { isNumberWord } from './amounts'
import { isOffered } from './commandAccess'
import { findDanger } from './danger'
import { type FilledParameter, fitPhrase, type PhraseFit } from './match'
import { isNegation } from './negations'
import { createParameterReader, findPageByName } from './parameters'
import type { CommandParameters, ParsedCommand } from './parsedCommand'
import { compilePhrase, type Phrase } from './phrases'
import { type CommandName, commandNames, type PortalSide, parameterKinds, registry } from './registry'
import { harmlessWords } from './timeWords'
import { meaningfulWords, originalText, type Word } from './words'

interface CommandPhrase {
  name: CommandName
  phrase: Phrase
}

const phrasesOf = (side: PortalSide): CommandPhrase[] =>
  commandNames
    .filter((name) => isOffered(registry[name], side))
    .flatMap((name) => registry[name].phrases.map((phrase) => ({ name, phrase: compilePhrase(phrase) })))

const phrasesBySide: Record<PortalSide, readonly CommandPhrase[]> = {
  customer: phrasesOf('customer'),
  staff: phrasesOf('staff'),
}

/** With more unmatched words, the sentence means something else. */
const maxUnmatched = 2
const maxCost = 3

/** These words reverse or question a sentence or limit it to a part. */
const reversingWords = new Set(
  'cancel undo without nobody unable refuse stop nevermind forget if did should who why whether half third quarter part partial percent double twice all but'.split(
    ' ',
  ),
)

/** Returns whether no command may run because of this word. */
const isReversing = (word: string): boolean => reversingWords.has(word) || isNegation(word)

/** Returns whether the sentence starts with one of these words. */
export const isNegated = (sentence: string): boolean => isReversing(meaningfulWords(sentence)[0]?.text ?? '')

/**
 * Unmatched words may be small talk, but never a second or partial amount and never a word that reverses the meaning.
 * Both are allowed inside a subject.
 */
function isSafe(name: CommandName, { unmatched, matchedWords, filled }: PhraseFit, words: readonly Word[]): boolean {
  const textAt = (index: number): string => words[index]?.text ?? ''
  const isSubject = (parameter: FilledParameter): boolean => parameterKinds[parameter.name] === 'words'
  const spokenWords = filled
    .filter((parameter) => !isSubject(parameter))
    .flatMap(({ from, to }) => words.slice(from, to))
  const needsConfirmation = registry[name].endsIn === 'confirmation'
  return (
    unmatched.length <= Math.min(maxUnmatched, matchedWords) &&
    !unmatched.some((index) => isNumberWord(textAt(index)) || isReversing(textAt(index))) &&
    !(needsConfirmation && unmatched.some((index) => !harmlessWords.has(textAt(index)))) &&
    // The name of a page has to match completely.
    !(name === 'Go To' && unmatched.length > 0) &&
    !spokenWords.some(({ text }) => isReversing(text))
  )
}

const isService = (value: string | number): value is ServiceType => serviceTypes.some((type) => type === value)

/** Returns the parameters. Free texts keep their original wording. */
function parametersOf(sentence: string, words: readonly Word[], filled: readonly FilledParameter[]): CommandParameters {
  const parameters: CommandParameters = {}
  for (const { name, from, to, value } of filled) {
    const original = originalText(sentence, words.slice(from, to))
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
        parameters[name] = original
        break
    }
  }
  return parameters
}

/** Joins neighboring unmatched words. */
function joinNeighbors(sentence: string, words: readonly Word[], unmatched: readonly number[]): string[] {
  const runs: { from: number; to: number }[] = []
  for (const index of unmatched) {
    const last = runs.at(-1)
    if (last?.to === index) last.to = index + 1
    else runs.push({ from: index, to: index + 1 })
  }
  return runs.map(({ from, to }) => originalText(sentence, words.slice(from, to)))
}

/**
 * Returns the command of a sentence for a side of the portal, or null if there is none. Amounts are in cents. A negated
 * sentence has no command, and unmatched words are returned.
 */
export function parseCommand(sentence: string, side: PortalSide): ParsedCommand | null {
  const words = meaningfulWords(sentence)
  if (words.length === 0) return null
  // Danger comes first, in whatever words and context.
  if (findDanger(sentence)) {
    return { Command: 'Emergency', Parameters: { Subject: sentence.trim() }, NotUnderstood: [] }
  }
  const read = createParameterReader(side)
  let best: { name: CommandName; found: PhraseFit } | null = null
  for (const { name, phrase } of phrasesBySide[side]) {
    const found = fitPhrase(phrase, words, { read, maxCost: Math.min(maxCost, best?.found.cost ?? maxCost) })
    if (!found || !isSafe(name, found, words)) continue
    if (
      !best ||
      found.cost < best.found.cost ||
      (found.cost === best.found.cost && found.matchedWords > best.found.matchedWords)
    ) {
      best = { name, found }
    }
  }
  // The complete name of a page is enough to open it. Its other words alone could mean anything.
  const page = best?.found.unmatched.length === 0 ? null : findPageByName(words, side)
  if (page !== null) return { Command: 'Go To', Parameters: { Page: page }, NotUnderstood: [] }
  if (!best) return null
  return {
    Command: best.name,
    Parameters: parametersOf(sentence, words, best.found.filled),
    NotUnderstood: joinNeighbors(sentence, words, best.found.unmatched),
  }
}
