/**
 * What goes out: checked against its schema and put into the form of the wire. `z.encode` makes a result for every field
 * of every row, which was the largest part of a page of twenty. Here the schemas that rows are made of become functions
 * once; all others are still run by zod, and whatever does not fit is handed to `z.encode`, which knows how to say why.
 */
import { z } from 'zod/mini'

type Schema = z.core.$ZodType
type Encode = (value: unknown) => unknown

const doesNotFit = Symbol('does not fit')
const forward = { async: false } as const
const backward = { async: false, direction: 'backward' } as const

/** The same as `z.encode(schema, value)`, made ready for many values. Throws what it throws. */
export function wireFormOf<S extends Schema>(schema: S): (value: z.output<S>) => z.input<S> {
  const encode = encoderOf(schema)
  return (value) => {
    try {
      // Each part was run backward through the schema's own parts.
      return encode(value) as z.input<S>
    } catch (error) {
      if (error !== doesNotFit) throw error
      return z.encode(schema, value)
    }
  }
}

function encoderOf(schema: Schema): Encode {
  if (schema instanceof z.core.$ZodISODateTime && !hasChecks(schema)) return textLike(schema._zod.pattern)
  // Texts and numbers are the same on both sides, and zod's way forward is the shorter one.
  if (schema instanceof z.core.$ZodStringFormat) return byZod(schema, forward)
  if (schema instanceof z.core.$ZodString) return hasChecks(schema) ? byZod(schema, forward) : text
  if (schema instanceof z.core.$ZodNumberFormat) return byZod(schema, forward)
  if (schema instanceof z.core.$ZodNumber) return hasChecks(schema) ? byZod(schema, forward) : finiteNumber
  if (hasChecks(schema)) return byZod(schema)
  if (schema instanceof z.core.$ZodEnum) return oneOf(schema._zod.values)
  if (schema instanceof z.ZodMiniObject && !schema._zod.def.catchall) return objectEncoder(schema)
  if (schema instanceof z.ZodMiniArray) return arrayEncoder(schema)
  if (schema instanceof z.ZodMiniNullable) return nullableEncoder(schema)
  if (schema instanceof z.ZodMiniCodec) return codecEncoder(schema)
  return byZod(schema)
}

const hasChecks = (schema: Schema): boolean => (schema._zod.def.checks?.length ?? 0) > 0

function byZod(schema: Schema, context: z.core.ParseContextInternal = backward): Encode {
  return (value) => {
    const result = schema._zod.run({ value, issues: [] }, context)
    if (result instanceof Promise || result.issues.length > 0) throw doesNotFit
    return result.value
  }
}

const valueThat =
  (fits: (value: unknown) => boolean): Encode =>
  (value) => {
    if (!fits(value)) throw doesNotFit
    return value
  }

const text = valueThat((value) => typeof value === 'string')
const textLike = (pattern: RegExp): Encode => valueThat((value) => typeof value === 'string' && pattern.test(value))
const finiteNumber = valueThat(Number.isFinite)
const oneOf = (values: ReadonlySet<unknown>): Encode => valueThat((value) => values.has(value))

function objectEncoder({ shape }: z.ZodMiniObject): Encode {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, encode: encoderOf(field) }))
  return (value) => {
    if (!isRecord(value)) throw doesNotFit
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
    if (!Array.isArray(value)) throw doesNotFit
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
    if (wire instanceof Promise || payload.issues.length > 0) throw doesNotFit
    return encodeInside(wire)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
