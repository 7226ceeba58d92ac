/** Canned answers: words that staff give often, which everybody in the queue shares. */
import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { answerBodyLimit, answerMarks, answerTitleLimit, unknownMark } from '../queue'
import { RequiredLine, Text } from '../typed'
import * as queueTexts from '../texts/queue'

export const CannedAnswer = z.object({
  canned_answer_id: z.uuid(),
  title: z.string(),
  body: z.string(),
  /** Goes up with every change; a change has to name the one that it was made on. */
  version: z.int(),
})
export type CannedAnswer = z.infer<typeof CannedAnswer>

export const listCannedAnswers = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/canned-answers',
  summary: `Answers that are given often, by title; a reply fills in ${answerMarks.map((mark) => `\`{${mark}}\``).join(', ')}.`,
  access: 'QUEUE.read',
  response: z.array(CannedAnswer),
})

const written = {
  title: RequiredLine({ name: 'Title', max: answerTitleLimit }),
  body: Text({ name: 'Answer', max: answerBodyLimit }).check(
    z.refine((body) => unknownMark(body) === null, {
      error: ({ input }) => queueTexts.answerUnknownMark(unknownMark(String(input)) ?? ''),
    }),
  ),
}
const params = z.object({ canned_answer_id: z.uuid() })

export const createCannedAnswer = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/canned-answers',
  summary: 'Adds an answer. 409 where another one has the title; the same once more answers the first.',
  access: 'QUEUE.write',
  body: z.strictObject(written),
  response: CannedAnswer,
})

export const updateCannedAnswer = endpoint({
  method: 'PUT',
  path: '/api/v1/servicecase/canned-answers/:canned_answer_id',
  summary: 'Changes an answer. 409 where somebody has changed it since.',
  access: 'QUEUE.write',
  params,
  body: z.strictObject({ ...written, version: z.int() }),
  response: CannedAnswer,
})

export const deleteCannedAnswer = endpoint({
  method: 'DELETE',
  path: '/api/v1/servicecase/canned-answers/:canned_answer_id',
  summary: 'Deletes an answer. 409 where somebody has changed it since.',
  access: 'QUEUE.write',
  params,
  query: z.object({ version: z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(1_000_000_000)) }),
  response: z.null(),
})

/** Every call of this noun, as the contract lists them. */
export const cannedAnswers = { listCannedAnswers, createCannedAnswer, updateCannedAnswer, deleteCannedAnswer }
