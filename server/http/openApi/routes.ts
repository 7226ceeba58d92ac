/** Serves the OpenAPI document and a page to read it. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { DocumentConfig } from './document'

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

export function installOpenApi(app: FastifyInstance, config: DocumentConfig): void {
  let document: Promise<string> | undefined
  const library = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= writeDocument(config)
    return reply.type('application/json; charset=utf-8').send(await document)
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

/** The document and its examples are loaded on the first request, so that the server starts faster. */
async function writeDocument(config: DocumentConfig): Promise<string> {
  const { buildOpenApiDocument } = await import('./document')
  return JSON.stringify(buildOpenApiDocument(config))
}
