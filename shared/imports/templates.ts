/** Builds the CSV template of a subject. */
import * as templateTexts from '../texts/operations/importTemplates'
import type { SubjectName } from './subjectNames'
import { describeField, subjectOf } from './subjects'

/** Returns the rows of the template: comments, which a reader ignores before the header, then the header. */
export function templateRows(subject: SubjectName): string[][] {
  const { fields, key } = subjectOf(subject)
  const comments = [
    templateTexts.subjectNotes[subject],
    templateTexts.howTo,
    templateTexts.key(key),
    ...Object.entries(fields).map(([name, field]) => {
      const text = field.isRequired ? templateTexts.requiredField : templateTexts.optionalField
      return text(name, describeField(subject, name, field))
    }),
  ]
  return [...comments.map((comment) => [`# ${comment}`]), Object.keys(fields)]
}
