import type { Question } from '../contract/cases/caseCatalog'

/** The description of a request is optional if required questions already say what is asked for. */
export const needsDescription = (questions: readonly Pick<Question, 'is_required'>[]): boolean =>
  questions.every(({ is_required }) => !is_required)
