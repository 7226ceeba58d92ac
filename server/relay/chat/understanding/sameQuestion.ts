/** Finds the FAQ that is asked nearly word for word. It has no side effects. */
import { entries } from '#shared/faq/entries'
import { stemsOf } from './stems'

/** Nearly every question contains these. */
const commonStems = new Set(['i', 'how', 'do'])

const tellingStemsOf = (text: string): Set<string> => new Set(stemsOf(text).filter((stem) => !commonStems.has(stem)))

const stemsBySlug = entries.map(({ slug, question }) => ({ slug, stems: tellingStemsOf(question) }))

/** The share of all words of both questions that must be the same. */
const minShared = 0.8

/** With fewer words in common, the questions may be about different things. */
const minWords = 2

/** Returns the slug of the FAQ whose question has nearly the same words, or null. */
export function findSameQuestion(sentence: string): string | null {
  const asked = tellingStemsOf(sentence)
  const found = stemsBySlug
    .map(({ slug, stems }) => {
      const shared = [...asked].filter((stem) => stems.has(stem)).length
      return { slug, shared, share: shared / (stems.size + asked.size - shared) }
    })
    .filter(({ shared, share }) => shared >= minWords && share >= minShared)
    .toSorted((first, second) => second.share - first.share)
  return found[0]?.slug ?? null
}
