/** Builds the OpenAPI document from the contract. */
import { contract } from '#shared/contract/index'
import type { AnyEndpoint } from '#shared/http/endpoint'
import type { Config } from '../../config'
import { buildFailureResponses } from './errors'
import { buildOperation, sharedParameters } from './operations'
import { createSchemaWriter, type Json } from './schemas'
import { type Tag, tags } from './tags'

export type DocumentConfig = Pick<Config, 'BRAND_NAME' | 'CARE_EMAIL' | 'PUBLIC_URL'>

export function buildOpenApiDocument({ BRAND_NAME, CARE_EMAIL, PUBLIC_URL }: DocumentConfig): Json {
  const schemas = createSchemaWriter()
  const paths: Record<string, Json> = {}
  for (const [noun, calls] of Object.entries(contract)) {
    const tag = tagsByNoun[noun]?.name ?? noun
    for (const [name, endpoint] of Object.entries<AnyEndpoint>(calls)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      const operation = buildOperation(schemas, { name, tag, endpoint })
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `Account portal of ${BRAND_NAME}`,
      version: '1',
      description,
      contact: { name: BRAND_NAME, email: CARE_EMAIL },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: PUBLIC_URL?.replace(/\/+$/, '') ?? '/', description: 'The portal' }],
    tags: Object.values(tags),
    paths,
    components: {
      securitySchemes: { bearer },
      parameters: sharedParameters,
      responses: buildFailureResponses(schemas),
      schemas: schemas.components(),
    },
  }
}

const tagsByNoun: Record<string, Tag> = tags

const description = `Every call of the portal. A successful answer has its result in \`data\`. Every failure has the same form, whose \`code\` identifies the error; its first message is a text for the user. Amounts are in dollars, days are \`YYYY-MM-DD\`, and moments are in UTC. The examples were recorded from tests.`

const bearer = {
  type: 'http',
  scheme: 'bearer',
  description: 'The token that `validateUser` returns. It is valid until `expires_at`, or until `logout` ends it.',
}
