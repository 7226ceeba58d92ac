import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { allCalls, fieldsOf, sampleInput } from '../support/server/calls'
import { signInForEveryCall } from '../support/server/everyCall'
import { it } from '../support/server/serverTest'

let send: Awaited<ReturnType<typeof signInForEveryCall>>
it.beforeAll(async ({ server }) => {
  send = await signInForEveryCall(server)
})

/** Words that only appear in internal errors. */
const internals = /select |insert |update |drizzle|postgres|node_modules|\.ts:|at async|ECONN/i

const hostileTexts = [
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '%',
  '../../etc/passwd',
  'x'.repeat(10_000),
  '𝕏 ́',
  '{{7*7}}',
  '0000-01-01',
  '9999-12-31',
]

/**
 * Returns the fields to send, request by request. A text that its field accepts is alone, so that it reaches the call. All
 * fields with a text that they reject are in one request, which does not get further than the schema, whatever the text.
 */
function fieldsToTry(endpoint: AnyEndpoint, part: 'query' | 'body'): Record<string, string>[] {
  const schema = endpoint[part]
  if (!schema) return []
  const values = sampleInput(endpoint)[part]
  const names = fieldsOf(endpoint, part).map(([name]) => name)
  const accepts = (name: string, text: string): boolean => z.safeParse(schema, { ...values, [name]: text }).success
  const accepted = names.flatMap((name) =>
    hostileTexts.filter((text) => accepts(name, text)).map((text) => ({ [name]: text })),
  )
  const rejected = names.flatMap((name, index) => {
    const texts = hostileTexts.filter((text) => !accepts(name, text))
    const text = texts[index % texts.length]
    return text === undefined ? [] : [[name, text] as const]
  })
  return rejected.length > 0 ? [...accepted, Object.fromEntries(rejected)] : accepted
}

const callsWithText = allCalls.filter(([, endpoint]) => endpoint.body !== undefined || endpoint.query !== undefined)

describe('a field', () => {
  it.for(callsWithText)(
    'a field full of SQL, HTML, control characters or 10,000 letters never breaks %s',
    async ([_name, endpoint]) => {
      const input = sampleInput(endpoint)
      for (const part of ['query', 'body'] as const) {
        for (const fields of fieldsToTry(endpoint, part)) {
          const answer = await send(endpoint, { ...input, [part]: { ...input[part], ...fields } })
          const tried = JSON.stringify(fields).slice(0, 60)
          expect(answer.status, `${tried}: ${answer.messages.join(' ')}`).toBeLessThan(500)
          expect(answer.messages.join(' ')).not.toMatch(internals)
        }
      }
    },
  )
})
