/** Defines canned answers, which all staff in the queue share. */
import { z } from 'zod/mini'
import { answerBodyLimit, answerTitleLimit, findUnknownPlaceholder } from '../../cases/queue'
import { answerPlaceholders } from '../../fields/answerPlaceholders'
import { RequiredLine, Text } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import { VersionQuery } from '../../http/queryNumbers'
import * as cannedAnswerTexts from '../../texts/cases/cannedAnswers'
import * as fieldTexts from '../../texts/fields'

export const CannedAnswer = z.object({
  canned_answer_id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** The version increases with every change. A change has to contain the version that it is based on. */
  version: z.int(),
})
export type CannedAnswer = z.infer<typeof CannedAnswer>

export const listCannedAnswers = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/canned-answers',
  summary: `Lists canned answers by title. A reply fills in their placeholders: ${answerPlaceholders.map((placeholder) => `\`{${placeholder}}\``).join(', ')}.`,
  access: 'QUEUE.read',
  reads: ['CannedAnswers'],
  response: z.array(CannedAnswer),
})

const writableFields = {
  title: RequiredLine({ name: fieldTexts.title, max: answerTitleLimit }),
  body: Text({ name: fieldTexts.answer, max: answerBodyLimit }).check(
    z.refine((body) => findUnknownPlaceholder(body) === null, {
      error: ({ input }) => cannedAnswerTexts.unknownPlaceholder(findUnknownPlaceholder(String(input)) ?? ''),
    }),
  ),
}
const params = z.object({ canned_answer_id: z.uuid() })

export const createCannedAnswer = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/canned-answers',
  summary: 'Adds a canned answer. 409 if the title exists; an identical request returns the existing answer.',
  access: 'QUEUE.write',
  changes: ['CannedAnswers'],
  body: z.strictObject(writableFields),
  response: CannedAnswer,
})

export const updateCannedAnswer = endpoint({
  method: 'PUT',
  path: '/api/v1/servicecase/canned-answers/:canned_answer_id',
  summary: 'Changes a canned answer. 409 if it was changed in the meantime.',
  access: 'QUEUE.write',
  changes: ['CannedAnswers'],
  params,
  body: z.strictObject({ ...writableFields, version: z.int() }),
  response: CannedAnswer,
})

export const deleteCannedAnswer = endpoint({
  method: 'DELETE',
  path: '/api/v1/servicecase/canned-answers/:canned_answer_id',
  summary: 'Deletes a canned answer. 409 if it was changed in the meantime.',
  access: 'QUEUE.write',
  changes: ['CannedAnswers'],
  params,
  query: VersionQuery,
  response: z.null(),
})

export const cannedAnswers = { listCannedAnswers, createCannedAnswer, updateCannedAnswer, deleteCannedAnswer }
