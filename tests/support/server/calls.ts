/** Lists every call of the contract and builds inputs from its schemas, for tests that check all calls. */
import { z } from 'zod/mini'
import { isStaffOnlyRight } from '#shared/access/rights'
import { contract } from '#shared/contract/index'
import type { AnyEndpoint } from '#shared/http/endpoint'

export const allCalls: [name: string, endpoint: AnyEndpoint][] = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries<AnyEndpoint>(calls).map(([name, endpoint]): [string, AnyEndpoint] => [`${noun}.${name}`, endpoint]),
)

/** Returns whether only staff may call the endpoint. */
export const isStaffOnly = ({ access }: AnyEndpoint): boolean =>
  access === 'staff' || (access !== 'public' && access !== 'signedIn' && isStaffOnlyRight(access))

type InputPart = 'params' | 'query' | 'body'
type Values = Record<string, unknown>

interface Property {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  default?: unknown
}

/** Returns the fields of one part of the request as they appear on the wire. */
export function fieldsOf(endpoint: AnyEndpoint, part: InputPart): [name: string, property: Property][] {
  const schema = endpoint[part]
  if (!schema) return []
  const { properties = {} } = toJsonSchema(schema)
  return Object.entries(properties).map(([name, property]) => [name, property as Property])
}

/** Returns the names of the required fields. */
function requiredOf(endpoint: AnyEndpoint, part: InputPart): string[] {
  const schema = endpoint[part]
  return schema ? (toJsonSchema(schema).required ?? []) : []
}

const convert = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input' })
const jsonSchemas = new WeakMap<z.ZodMiniType, ReturnType<typeof convert>>()

/** Converts each schema once, because thousands of inputs are built from a few hundred schemas. */
function toJsonSchema(schema: z.ZodMiniType): ReturnType<typeof convert> {
  const converted = jsonSchemas.get(schema) ?? convert(schema)
  jsonSchemas.set(schema, converted)
  return converted
}

/** Returns a value that the schema accepts; `ids` provides values for known fields. */
function sampleOf(name: string, property: Property, ids: Values): unknown {
  if (property.type === 'array') return name in ids ? [ids[name]] : []
  if (name in ids) return ids[name]
  if (property.const !== undefined) return property.const
  if (property.enum) return property.enum[0]
  if (property.default !== undefined) return property.default
  if (property.format === 'date') return '2026-01-01'
  if (property.format === 'uri') return 'http://localhost:80/payment/postback'
  if (property.format === 'uuid') return '3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a'
  if (property.type === 'integer' || property.type === 'number') {
    return Math.min(Math.max(10, property.minimum ?? 10), property.maximum ?? 10)
  }
  if (property.type === 'boolean') return true
  if (property.type === 'array') return []
  return cursors.find((cursor) => name === 'after' && matchesPattern(property, cursor)) ?? sampleTexts[name] ?? 'sample'
}

/** Cursors in the format of each paginated list. */
const cursors = ['1_note_3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a', '1_3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a']
const matchesPattern = ({ pattern }: Property, text: string): boolean =>
  pattern !== undefined && new RegExp(pattern).test(text)

const sampleTexts: Record<string, string> = {
  email: 'ada@example.com',
  emailId: 'ada@example.com',
  user_email: 'ada@example.com',
  emailOrPhone: 'ada@example.com',
  phoneNumber: '2105550100',
  contact_phone: '2105550100',
  otp: '123456',
  new_password: 'Quill#2026',
  phone: '2105550100',
  wifi_password: 'sample-password',
  guest_password: 'sample-password',
  quiet_from: '21:00',
  quiet_until: '08:00',
  pin: '2580',
  number: '2955550100',
  forward_to: '2955550100',
  last_comment_id: '3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a',
  state: 'TX',
  zip: '00141',
  fileKey: 'rates/sample.pdf',
}

export function sampleInput(
  endpoint: AnyEndpoint,
  ids: Values = {},
  { onlyRequired = false } = {},
): Partial<Record<InputPart, Values>> {
  const input: Partial<Record<InputPart, Values>> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    if (!endpoint[part]) continue
    input[part] = Object.fromEntries(
      fieldsOf(endpoint, part)
        .filter(([name]) => !onlyRequired || requiredOf(endpoint, part).includes(name))
        .map(([name, property]) => [name, sampleOf(name, property, ids)]),
    )
  }
  // A code is sent either to a phone number or to an email address, never to both.
  if (input.body?.['otp'] !== undefined) delete input.body['phoneNumber']
  return input
}
