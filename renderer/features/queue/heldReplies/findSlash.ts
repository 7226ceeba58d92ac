import type { CannedAnswer } from '#shared/contract/cases/cannedAnswers'

/** A slash with which an agent starts to choose a canned answer. */
interface Slash {
  /** The position of the slash in the text. */
  start: number
  /** What was typed after it. */
  query: string
}

/** Returns the slash at the start of the word in which the caret is; null if there is none. */
export function findSlash(text: string, caret: number): Slash | null {
  const found = /(?:^|\s)\/(?<query>[^\s/]*)$/.exec(text.slice(0, caret))
  const query = found?.groups?.['query']
  return query === undefined ? null : { start: caret - query.length - 1, query }
}

/** Returns the answers in whose title a word starts with the query. Without a query, these are all. */
export function matchAnswers(answers: readonly CannedAnswer[], query: string): CannedAnswer[] {
  const typed = query.toLowerCase()
  return answers.filter(({ title }) =>
    [title, ...title.split(/\s+/)].some((word) => word.toLowerCase().startsWith(typed)),
  )
}
