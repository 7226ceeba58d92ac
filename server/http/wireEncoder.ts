/**
 * Checks output against its schema and encodes it for the wire. `z.encode` allocates a result for every field of every
 * row, which dominated the time for a page of twenty. Here common schemas are compiled to functions once. Zod still
 * runs all others, and a value that does not fit goes to `z.encode`, which throws the detailed error.
 */
import { z } from 'zod/mini'

type Schema = z.core.$ZodType
type Encode = (value: unknown) => unknown

const mismatch = Symbol('does not fit')
const forward = { async: false } as const
const backward = { async: false, direction: 'backward' } as const

/** Equals `z.encode(schema, value)`, but is prepared for many values. It throws the same errors. */
export function wireEncoderOf<S extends Schema>(schema: S): (value: z.output<S>) => z.input<S> {
  const encode = encoderOf(schema)
  return (value) => {
    try {
      // The value was encoded by the schema's own parts.
      return encode(value) as z.input<S>
    } catch (error) {
      if (error !== mismatch) throw error
      return z.encode(schema, value)
    }
  }
}

function encoderOf(schema: Schema): Encode {
  if (schema instanceof z.core.$ZodISODateTime && !hasChecks(schema)) return stringMatching(schema._zod.pattern)
  // Strings and numbers are equal on both sides, and zod's forward direction is faster.
  if (schema instanceof z.core.$ZodStringFormat) return encodeWithZod(schema, forward)
  if (schema instanceof z.core.$ZodString) return hasChecks(schema) ? encodeWithZod(schema, forward) : anyString
  if (schema instanceof z.core.$ZodNumberFormat) return encodeWithZod(schema, forward)
  if (schema instanceof z.core.$ZodNumber) return hasChecks(schema) ? encodeWithZod(schema, forward) : finiteNumber
  if (hasChecks(schema)) return encodeWithZod(schema)
  if (schema instanceof z.core.$ZodEnum) return oneOf(schema._zod.values)
  if (schema instanceof z.ZodMiniObject && !schema._zod.def.catchall) return objectEncoder(schema)
  if (schema instanceof z.ZodMiniArray) return arrayEncoder(schema)
  if (schema instanceof z.ZodMiniNullable) return nullableEncoder(schema)
  if (schema instanceof z.ZodMiniCodec) return codecEncoder(schema)
  return encodeWithZod(schema)
}

const hasChecks = (schema: Schema): boolean => (schema._zod.def.checks?.length ?? 0) > 0

function encodeWithZod(schema: Schema, context: z.core.ParseContextInternal = backward): Encode {
  return (value) => {
    const result = schema._zod.run({ value, issues: [] }, context)
    if (result instanceof Promise || result.issues.length > 0) throw mismatch
    return result.value
  }
}

const checkedValue =
  (fits: (value: unknown) => boolean): Encode =>
  (value) => {
    if (!fits(value)) throw mismatch
    return value
  }

const anyString = checkedValue((value) => typeof value === 'string')
const stringMatching = (pattern: RegExp): Encode =>
  checkedValue((value) => typeof value === 'string' && pattern.test(value))
const finiteNumber = checkedValue(Number.isFinite)
const oneOf = (values: ReadonlySet<unknown>): Encode => checkedValue((value) => values.has(value))

function objectEncoder({ shape }: z.ZodMiniObject): Encode {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, encode: encoderOf(field) }))
  return (value) => {
    if (!isRecord(value)) throw mismatch
    const wire: Record<string, unknown> = {}
    for (const { name, encode } of fields) {
      const encoded = encode(value[name])
      if (encoded !== undefined || name in value) wire[name] = encoded
    }
    return wire
  }
}

function arrayEncoder({ _zod: { def } }: z.ZodMiniArray): Encode {
  const encode = encoderOf(def.element)
  return (value) => {
    if (!Array.isArray(value)) throw mismatch
    return value.map(encode)
  }
}

function nullableEncoder({ _zod: { def } }: z.ZodMiniNullable): Encode {
  const encode = encoderOf(def.innerType)
  return (value) => (value === null ? null : encode(value))
}

function codecEncoder({ _zod: { def } }: z.ZodMiniCodec): Encode {
  const encodeOutside = encoderOf(def.out)
  const encodeInside = encoderOf(def.in)
  return (value) => {
    const payload = { value: encodeOutside(value), issues: [] }
    const wire: unknown = def.reverseTransform(payload.value, payload)
    if (wire instanceof Promise || payload.issues.length > 0) throw mismatch
    return encodeInside(wire)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
