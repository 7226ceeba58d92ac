/** Converts the contract's schemas to JSON Schema. A schema that the contract exports is a component under that name. */
import { z } from 'zod/mini'
import { fieldDescriptions } from '#shared/imports/subjects'
import * as contractExports from './contractExports'

export type Json = Record<string, unknown>

export interface SchemaWriter {
  /** Returns the schema of the wire, so amounts are in dollars, not cents. A named schema becomes a reference. */
  write(schema: z.ZodMiniType): Json
  /** Returns the fields of an object, as they are on the wire. */
  writeFields(schema: z.ZodMiniType): ObjectFields
  /** Returns the named schemas to which the written ones refer. */
  components(): Json
}

interface ObjectFields {
  properties: Json
  required: string[]
}

const prefix = '#/components/schemas/'
const JsonObject = z.record(z.string(), z.unknown())
const ObjectSchema = z.object({ properties: JsonObject, required: z._default(z.array(z.string()), []) })
const Definitions = z._default(z.record(z.string(), JsonObject), {})

const names = z.registry<{ id: string; description?: string }>()
names.add(contractExports.Dollars, { id: 'Dollars', description: 'An amount in dollars with at most two decimals.' })
for (const [id, value] of Object.entries<unknown>(contractExports)) {
  if (value instanceof z.ZodMiniType && !names.has(value)) names.add(value, { id })
}

export function createSchemaWriter(): SchemaWriter {
  const components = new Map<string, Json>()

  /** Returns the schema itself, and keeps the named schemas to which it refers. */
  function convert(schema: z.ZodMiniType): Json {
    const { $schema: _version, $defs, id: _id, ...json } = toJson(schema)
    for (const [name, { id: _definedId, ...definition }] of Object.entries(Definitions.parse($defs))) {
      components.set(name, definition)
    }
    return json
  }

  return {
    write(schema) {
      const name = names.get(schema)?.id
      if (name === undefined) return convert(schema)
      const json = convert(schema)
      // Of a union, only the reference is returned, and the schema is among the definitions.
      if (!components.has(name)) components.set(name, json)
      return { $ref: prefix + name }
    },
    writeFields: (schema) => ObjectSchema.parse(convert(schema)),
    components: () => Object.fromEntries([...components].toSorted(([a], [b]) => a.localeCompare(b))),
  }
}

/** The references are rewritten in the text, because they can be anywhere in a schema. */
function toJson(schema: z.ZodMiniType): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', metadata: names, override: simplify }))
  return JsonObject.parse(JSON.parse(text.replaceAll('"#/$defs/', `"${prefix}`)))
}

interface Converted {
  zodSchema: z.core.$ZodType
  jsonSchema: z.core.JSONSchema.BaseSchema
}

function simplify({ zodSchema, jsonSchema }: Converted): void {
  const description = fieldDescriptions.get(zodSchema)?.description
  if (description !== undefined) jsonSchema.description = description
  // Every integer is safe, so these bounds are not specific to the field.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  // A record of known keys is an object with these fields. Generators ignore `propertyNames`.
  const { propertyNames, required, additionalProperties } = jsonSchema
  if (propertyNames === undefined || required === undefined || typeof additionalProperties !== 'object') return
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  delete jsonSchema.propertyNames
  delete jsonSchema.additionalProperties
}
