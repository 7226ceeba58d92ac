/** Reads the examples that `npm run api:examples` recorded from the exchanges of the API tests. */
import { z } from 'zod/mini'
import recorded from './examples.json' with { type: 'json' }

const Values = z.optional(z.record(z.string(), z.unknown()))

const OperationExample = z.strictObject({
  request: z.strictObject({ params: Values, query: Values, body: z.optional(z.unknown()) }),
  /** The answer as it is sent. It is missing if the call answers with a file or a stream. */
  response: z.optional(z.unknown()),
  /** The statuses of the failures that the tests observed. */
  failures: z.array(z.int()),
})

export const Examples = z.strictObject({
  operations: z.record(z.string(), OperationExample),
  /** Contains one failure for each status. */
  failures: z.record(z.string(), z.unknown()),
})
export type Examples = z.infer<typeof Examples>

export const examples: Examples = Examples.parse(recorded)
