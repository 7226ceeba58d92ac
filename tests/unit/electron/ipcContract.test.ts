/** Every channel between the page and main, with arbitrary input. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { eventContract, invokeContract } from '#shared/desktop/ipc'

const channels = Object.entries(invokeContract)
const schemas: [name: string, schema: z.core.$ZodType][] = [
  ...channels.map(([name, { in: schema }]): [string, z.core.$ZodType] => [`${name} in`, schema]),
  ...channels.map(([name, { out: schema }]): [string, z.core.$ZodType] => [`${name} out`, schema]),
  ...Object.entries(eventContract),
]

/** Longer than any valid value, as a text and as a timestamp. */
const oversizedTexts = ['x'.repeat(1_000_000), '/'.repeat(1_000_000), `2026-01-01T00:00:00.${'1'.repeat(1_000_000)}Z`]

interface SchemaPart {
  name: string
  schema: z.core.$ZodTypes
}

/** Lists a schema with all of its parts. Fails on an unknown type, so that nothing is skipped. */
function listSchemaParts(name: string, type: z.core.$ZodType): SchemaPart[] {
  // The union of all types in Zod, which its base type stands for.
  const schema = type as z.core.$ZodTypes
  return [{ name, schema }, ...inside(schema).flatMap(([part, one]) => listSchemaParts(`${name}.${part}`, one))]
}

const leaves = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null', 'undefined', 'custom'])

function inside(schema: z.core.$ZodTypes): [name: string, schema: z.core.$ZodType][] {
  const { def } = schema._zod
  if (def.type === 'object') return Object.entries(def.shape)
  if (def.type === 'record') return Object.entries({ key: def.keyType, value: def.valueType })
  if (def.type === 'union') return def.options.map((one, at) => [`option ${at}`, one])
  if (def.type === 'nullable' || def.type === 'optional') return [['inner', def.innerType]]
  if (leaves.has(def.type)) return []
  throw new Error(`Not looked into: ${def.type}`)
}

const parts = schemas.flatMap(([name, schema]) => listSchemaParts(name, schema))

describe('the contract between the page and the main process', () => {
  it('limits the length of every text', () => {
    const texts = parts.filter(({ schema }) => schema._zod.def.type === 'string')
    expect(texts.length).toBeGreaterThan(30)
    const without = texts.filter(({ schema }) => oversizedTexts.some((one) => z.safeParse(schema, one).success))
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('contains only known fields', () => {
    const open = parts.filter(({ schema: { _zod } }) => {
      if (_zod.def.type !== 'object') return false
      // Without a catchall unknown keys are dropped, and with `never` they are rejected.
      return _zod.def.catchall !== undefined && _zod.def.catchall._zod.def.type !== 'never'
    })
    expect(open.map(({ name }) => name)).toEqual([])
  })

  it('contains no path of the machine, and addresses only to open them outside', () => {
    const fields = parts.flatMap(({ name, schema: { _zod } }) =>
      _zod.def.type === 'object' ? Object.keys(_zod.def.shape).map((field) => `${name}: ${field}`) : [],
    )
    const locations = fields.filter((field) => /(path|folder|directory|url|address|href)$/i.test(field))
    // The page is only navigated to paths of the portal.
    expect(locations).toEqual(['external:open in: url', 'navigate: path'])
  })
})

describe('a request of the page', () => {
  const isObject = (schema: z.ZodMiniType): boolean => !z.safeParse(schema, undefined).success
  const inputs = channels.filter(([, { in: schema }]) => isObject(schema))

  it('is an object of known fields, or nothing', () => {
    expect(inputs.length).toBeGreaterThan(8)
    for (const [name, { in: schema }] of channels.filter((one) => !inputs.includes(one))) {
      expect(z.safeParse(schema, {}).success, name).toBe(false)
    }
  })

  it.each(inputs)('a request of %s can’t contain an unknown field', (_name, { in: schema }) => {
    const known = z.safeParse(schema, { unheardOf: 1 })
    expect(known.error?.issues.some(({ code }) => code === 'unrecognized_keys')).toBe(true)
  })

  it('can’t contain a file larger than the shell saves, or more path parameters than exist', () => {
    const bytes = { saveId: 'one', name: 'a.csv', bytes: { byteLength: 65 * 1024 * 1024 } }
    Object.setPrototypeOf(bytes.bytes, Uint8Array.prototype)
    const query = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`part${at}`, '1']))
    const call = { saveId: 'one', handle: 'two', call: '/x', name: 'a.csv' }
    expect(z.safeParse(invokeContract['save:bytes'].in, { ...bytes, bytes: new Uint8Array(3) }).success).toBe(true)
    expect(z.safeParse(invokeContract['save:bytes'].in, bytes).success).toBe(false)
    expect(z.safeParse(invokeContract['save:call'].in, { ...call, query: { one: '1' } }).success).toBe(true)
    expect(z.safeParse(invokeContract['save:call'].in, { ...call, query }).success).toBe(false)
  })

  it.each(channels)('a request of %s is rejected without an error, whatever it contains', (_name, { in: schema }) => {
    fc.assert(
      fc.property(fc.anything(), (sent) => {
        const read = z.safeParse(schema, sent)
        expect(!read.success || sent === undefined || typeof sent === 'object').toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
