/** Reads the OpenAPI document of a test server. It is large, so a test file reads it once. */
import { z } from 'zod/mini'
import type { TestServer } from './server'

const OpenApiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** The operations of the document by path and method. */
export type DocumentedPaths = z.infer<typeof OpenApiDocument>['paths']

export async function readDocumentedPaths({ app }: TestServer): Promise<DocumentedPaths> {
  const response = await app.inject('/api/openapi.json')
  return OpenApiDocument.parse(response.json()).paths
}
