/** The error for input that breaks the contract, with one text per field and a limited size. */
import type { z } from 'zod/mini'
import * as httpTexts from '#shared/texts/http'
import { AppError } from './appError'

const maxErrors = 20
const maxNameLength = 100

/** Keeps the first error of each field. The message also names the fields, so that it can be read alone. */
export function invalidInput(issues: readonly z.core.$ZodIssue[]): AppError {
  const errors = new Map<string, string>()
  let omitted = 0
  const add = (name: string, message: string): void => {
    const field = name.slice(0, maxNameLength)
    if (errors.has(field)) return
    if (errors.size < maxErrors) errors.set(field, message)
    else omitted += 1
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      issue.keys.forEach((key) => add([...issue.path, key].join('.'), httpTexts.unknownField))
    else add(issue.path.join('.') || 'body', issue.message)
  }
  const sentences = [...errors].map(([field, message]) => `${field}: ${message}`)
  if (omitted > 0) sentences.push(httpTexts.moreErrors(omitted))
  return new AppError('invalid_input', sentences.join('; '), fieldErrors(errors))
}

/** The object has no prototype, because a field may be called `__proto__` or `toString`. */
const fieldErrors = (errors: ReadonlyMap<string, string>): Record<string, string> =>
  Object.assign(Object.create(null), Object.fromEntries(errors))
