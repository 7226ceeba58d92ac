/** Every channel between the page and main, whatever somebody sends into it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { eventContract, invokeContract } from '#shared/desktop/ipc'

const channels = Object.entries(invokeContract)
/** Larger than anything that a page has to say. */
const endless = 'x'.repeat(1_000_000)

const isObject = (schema: z.ZodMiniType): boolean => !z.safeParse(schema, undefined).success
const inputs = channels.filter(([, { in: schema }]) => isObject(schema))

describe('what a page may ask', () => {
  it('is an object of known fields, or nothing', () => {
    expect(inputs.length).toBeGreaterThan(8)
    for (const [name, { in: schema }] of channels.filter((one) => !inputs.includes(one))) {
      expect(z.safeParse(schema, {}).success, name).toBe(false)
    }
  })

  it.each(inputs)('of %s has no field that is not known, and no text without end', (_name, { in: schema }) => {
    const known = z.safeParse(schema, { unheardOf: 1 })
    expect(known.error?.issues.some(({ code }) => code === 'unrecognized_keys')).toBe(true)
    const fields = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
    expect(fields.length).toBeGreaterThan(0)
    for (const field of fields) {
      const issues = z.safeParse(schema, { [field]: endless }).error?.issues ?? []
      expect(
        issues.some(({ path }) => path[0] === field),
        field,
      ).toBe(true)
    }
  })

  it.each(channels)('of %s is refused without an error, whatever it is', (_name, { in: schema }) => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        const read = z.safeParse(schema, sent)
        expect(!read.success || sent === undefined || typeof sent === 'object').toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('what a page is told', () => {
  it.each(Object.entries(eventContract))('of %s is an object of known fields', (_name, schema) => {
    expect(z.safeParse(schema, undefined).success).toBe(false)
    expect(z.safeParse(schema, endless).success).toBe(false)
  })
})
