/** Finds what a question in any words asks for, by the concepts that it contains. It has no side effects. */
import { commonConcepts } from './commonConcepts'
import { type Concept, conceptTerms, isConcept } from './concepts'
import { stemsOf } from './stems'

interface MeaningRule<Meaning> {
  meaning: Meaning
  required: readonly Concept[]
  excluded: readonly Concept[]
  weight: number
}

const conceptOf = (name: string): Concept => {
  if (!isConcept(name)) throw new Error(`There is no concept “${name}”`)
  return name
}

const weightOf = (concept: Concept): number => (commonConcepts.has(concept) ? 1 : 2)

/** Compiles a rule such as `cancel service !autopay`. */
export function compileRule<Meaning>(meaning: Meaning, rule: string): MeaningRule<Meaning> {
  const names = rule.split(' ')
  const required = names.filter((name) => !name.startsWith('!')).map(conceptOf)
  const excluded = names.filter((name) => name.startsWith('!')).map((name) => conceptOf(name.slice(1)))
  return { meaning, required, excluded, weight: required.reduce((sum, concept) => sum + weightOf(concept), 0) }
}

interface Term {
  concept: Concept
  stems: readonly string[]
}

/** The terms of all concepts, by the stem that they start with. */
const termsByFirstStem = new Map<string, Term[]>()
for (const [concept, terms] of conceptTerms) {
  for (const term of terms) {
    const stems = stemsOf(term)
    if (stems.length < 2 && term.includes(' ')) throw new Error(`“${term}” has only one word that counts`)
    const [first] = stems
    if (first === undefined) continue
    termsByFirstStem.set(first, [...(termsByFirstStem.get(first) ?? []), { concept, stems }])
  }
}

/** The words of all concepts, which misspelled words are compared with. */
export const conceptWords: ReadonlySet<string> = new Set(
  conceptTerms.flatMap(([, terms]) => terms.flatMap((term) => term.split(' '))),
)

/** Between the words of a term, this many others are ignored: "turn my autopay off". */
const maxGap = 1

/** Returns the positions of a term that starts at a position, or null if the sentence does not contain it there. */
function positionsOf(term: Term, stems: readonly string[], start: number): number[] | null {
  const positions = [start]
  let gaps = 0
  for (const stem of term.stems.slice(1)) {
    const from = (positions.at(-1) ?? start) + 1
    const next = stems.slice(from, from + 1 + maxGap - gaps).indexOf(stem)
    if (next < 0) return null
    gaps += next
    positions.push(from + next)
  }
  return positions
}

/** Returns each concept of a sentence with the positions of its words. */
function conceptsOf(stems: readonly string[]): Map<Concept, Set<number>> {
  const found = new Map<Concept, Set<number>>()
  for (const [start, stem] of stems.entries()) {
    for (const term of termsByFirstStem.get(stem) ?? []) {
      const positions = positionsOf(term, stems, start)
      if (!positions) continue
      found.set(term.concept, new Set([...(found.get(term.concept) ?? []), ...positions]))
    }
  }
  return found
}

/** Returns whether a sentence is about someone else's business. */
export const isForeign = (sentence: string): boolean => conceptsOf(stemsOf(sentence)).has('foreign')

interface MeaningMatch<Meaning> {
  meaning: Meaning
  /** The number of words that the rule explains. */
  explained: number
}

/** Returns the meaning of the best rule that applies to the stems of a sentence, or null. */
export function matchMeaning<Meaning>(
  stems: readonly string[],
  rules: readonly MeaningRule<Meaning>[],
): MeaningMatch<Meaning> | null {
  const concepts = conceptsOf(stems)
  if (concepts.has('foreign')) return null
  let best: { rule: MeaningRule<Meaning>; explained: number } | null = null
  for (const rule of rules) {
    if (rule.excluded.some((concept) => concepts.has(concept))) continue
    const places = rule.required.map((concept) => concepts.get(concept))
    if (places.includes(undefined)) continue
    const explained = new Set(places.flatMap((positions) => [...(positions ?? [])])).size
    // One word must not stand for two concepts.
    if (explained < rule.required.length) continue
    if (best && (rule.weight < best.rule.weight || (rule.weight === best.rule.weight && explained <= best.explained)))
      continue
    best = { rule, explained }
  }
  return best && { meaning: best.rule.meaning, explained: best.explained }
}
