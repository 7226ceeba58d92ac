/** Builds an operation of the document from an endpoint and its recorded example. */
import type { z } from 'zod/mini'
import type { Access } from '#shared/access/access'
import { isStaffOnlyRight, toRight } from '#shared/access/rights'
import type { AnyEndpoint } from '#shared/http/endpoint'
import { successEnvelope } from '#shared/http/errors'
import { idempotencyKeyFormat } from '../idempotency'
import { buildFailures } from './errors'
import { examples } from './examples'
import type { Json, SchemaWriter } from './schemas'

interface NamedEndpoint {
  name: string
  tag: string
  endpoint: AnyEndpoint
}

export function buildOperation(schemas: SchemaWriter, { name, tag, endpoint }: NamedEndpoint): Json {
  const parameters = [
    ...buildParameters(schemas, 'path', {
      schema: endpoint.params,
      example: examples.operations[name]?.request.params,
    }),
    ...buildParameters(schemas, 'query', { schema: endpoint.query, example: examples.operations[name]?.request.query }),
    ...(endpoint.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...buildRequestBody(schemas, name, endpoint),
    responses: {
      200: { description: 'The call succeeded.', content: buildContent(schemas, name, endpoint) },
      ...buildFailures(name, endpoint),
    },
  }
}

export const sharedParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A key of your choice for one action, such as a UUID. Sending the request again has no second effect.',
    schema: { type: 'string', pattern: idempotencyKeyFormat.source },
  },
}

function describeAccess(endpoint: AnyEndpoint): string {
  const isExport = 'isExport' in endpoint && endpoint.isExport === true
  return [
    endpoint.takesKey === 'only' ? keysWith(endpoint.access) : callersOf(endpoint.access),
    ...(endpoint.takesKey === true ? ['API keys can call this, too.'] : []),
    ...(endpoint.afterCode ? ['A short session after a one-time code is enough.'] : []),
    ...(isExport ? ['Staff also need the right `EXPORT.read`.'] : []),
  ].join(' ')
}

function callersOf(access: Access): string {
  if (access === 'public') return 'Everyone can call this, without signing in.'
  if (access === 'signedIn') return 'Every signed-in user can call this.'
  if (access === 'staff') return 'Only staff can call this.'
  return `${isStaffOnlyRight(access) ? 'Staff' : 'Users'} with the right \`${toRight(access)}\` can call this.`
}

const keysWith = (access: Access): string =>
  access === 'public' || access === 'signedIn' || access === 'staff'
    ? 'Only API keys can call this.'
    : `Only API keys with the right \`${toRight(access)}\` can call this.`

const binary = { type: 'string', format: 'binary' }

function buildRequestBody(schemas: SchemaWriter, name: string, { body, takesFile }: AnyEndpoint): Json {
  const value = examples.operations[name]?.request.body
  const example = value ? { example: value } : {}
  if (takesFile) {
    const { properties, required } = body ? schemas.writeFields(body) : { properties: {}, required: [] }
    const schema = { type: 'object', properties: { ...properties, file: binary }, required: [...required, 'file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!body) return {}
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemas.write(body), ...example } } },
  }
}

function buildContent(schemas: SchemaWriter, name: string, endpoint: AnyEndpoint): Json {
  if ('file' in endpoint) return { [endpoint.file]: { schema: binary } }
  // Each event's `data` is one of these schemas.
  if ('events' in endpoint) return { 'text/event-stream': { schema: schemas.write(endpoint.events) } }
  const example = examples.operations[name]?.response
  const schema = schemas.write(successEnvelope(endpoint.response))
  return { 'application/json': { schema, ...(example ? { example } : {}) } }
}

interface ParameterSource {
  schema: z.ZodMiniType | undefined
  example: Json | undefined
}

function buildParameters(schemas: SchemaWriter, location: 'path' | 'query', source: ParameterSource): Json[] {
  if (!source.schema) return []
  const { properties, required } = schemas.writeFields(source.schema)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema,
    ...(source.example && name in source.example ? { example: source.example[name] } : {}),
  }))
}
