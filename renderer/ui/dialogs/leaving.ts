/** Who wants to be asked before a screen is left: for ways that are no links, such as commands and the palette. */

/** True when it asks: then it leads on by itself. */
type Question = (to: string) => boolean

const questions = new Set<Question>()

/** Answers how to stop. */
export function askBeforeLeaving(question: Question): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}

/** Whether somebody asks before the way leads there; whoever wanted to go does nothing more then. */
export const isAskedFirst = (to: string): boolean => [...questions].some((question) => question(to))
