/**
 * What goes out: checked against its schema and put into the form of the wire. `z.encode` makes a result for every field
 * of every row, which was the largest part of a page of twenty. Here the schemas that rows are made of become functions
 * once; all others are still run by zod, and whatever does not fit is handed to `z.encode`, which knows how to say why.
 */
import { z } from 'zod/mini'

type Schema = z.core.$ZodType
type Encode = (value: unknown) => unknown

const doesNotFit = Symbol('does not fit')
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
  if (schema._zod.def.checks?.length) return byZod(schema)
  if (schema instanceof z.ZodMiniObject && !schema._zod.def.catchall) return objectEncoder(schema)
  if (schema instanceof z.ZodMiniArray) return arrayEncoder(schema)
  if (schema instanceof z.ZodMiniNullable) return nullableEncoder(schema)
  if (schema instanceof z.ZodMiniCodec) return codecEncoder(schema)
  return byZod(schema)
}

function byZod(schema: Schema): Encode {
  return (value) => {
    const result = schema._zod.run({ value, issues: [] }, backward)
    if (result instanceof Promise || result.issues.length > 0) throw doesNotFit
    return result.value
  }
}

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
