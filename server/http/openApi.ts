/** The OpenAPI document, generated from the contract, and a page to read it. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod/mini'
import { contract } from '#shared/contract/index'
import type { AnyEndpoint } from '#shared/endpoint'
import { FailureEnvelope, successEnvelope } from '#shared/errors'

type Json = Record<string, unknown>

/** Builds the document. Its schemas are those of the wire, so amounts are in dollars, not cents. */
function buildOpenApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [noun, calls] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<AnyEndpoint>(calls)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: buildOperation(noun, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Account portal API',
      version: '1',
      description: 'Every call of the portal. Generated from the contract.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: wireSchema(FailureEnvelope) },
    },
    paths,
  }
}

const wireSchema = (schema: z.ZodMiniType): Json => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

function buildOperation(noun: string, name: string, endpoint: AnyEndpoint): Json {
  const failure = {
    description: 'What went wrong',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
  return {
    operationId: name,
    tags: [noun],
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}`,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...buildParameters('path', endpoint.params),
      ...buildParameters('query', endpoint.query),
      ...(endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...buildRequestBody(endpoint),
    responses: { 200: { description: 'The answer', content: responseContentOf(endpoint) }, default: failure },
  }
}

const binary = { type: 'string', format: 'binary' }

function buildRequestBody({ body, takesFile }: AnyEndpoint): Json {
  if (takesFile) {
    const { properties = {}, required = [] } = body ? z.toJSONSchema(body, { io: 'input' }) : {}
    const schema = { type: 'object', properties: { ...properties, file: binary }, required: [...required, 'file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  return body ? { requestBody: { required: true, content: { 'application/json': { schema: wireSchema(body) } } } } : {}
}

function responseContentOf(endpoint: AnyEndpoint): Json {
  if ('file' in endpoint) return { [endpoint.file]: { schema: binary } }
  // Each event's `data` is one of these schemas.
  if ('events' in endpoint) return { 'text/event-stream': { schema: wireSchema(endpoint.events) } }
  return { 'application/json': { schema: wireSchema(successEnvelope(endpoint.response)) } }
}

function buildParameters(location: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }))
}

const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"

const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Account portal API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`

const docsScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', docExpansion: 'list' })`

export function installOpenApi(app: FastifyInstance): void {
  let document: string | undefined
  const library = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

  // The document is built on the first request, so that the server starts faster.
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(buildOpenApiDocument())
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy).send(docsPage),
  )
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(docsScript))
  for (const [file, type] of [
    ['swagger-ui.css', 'text/css; charset=utf-8'],
    ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ] as const) {
    app.get(`/api/docs/${file}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(join(library, file))),
    )
  }
}
