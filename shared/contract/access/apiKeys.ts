/** Defines the keys with which other systems call the API, for the API Keys screen. */
import { z } from 'zod/mini'
import { apiKeyNameLimit, keyRights, keyStatuses, maxKeyDays } from '../../access/apiKeys'
import { RequiredLine } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import * as apiKeyTexts from '../../texts/access/apiKeys'
import * as fieldTexts from '../../texts/fields'

const KeyRights = z.array(z.enum(keyRights))

export const ApiKey = z.object({
  api_key_id: z.uuid(),
  name: z.string(),
  rights: KeyRights,
  /** The end of the key, by which people recognize it. Only a hash of the key is stored. */
  last_characters: z.string(),
  status: z.enum(keyStatuses),
  created_by: z.string(),
  created_at: Moment,
  expires_at: Moment,
  /** Accurate to five minutes. */
  last_used_at: z.nullable(Moment),
  last_used_from: z.nullable(z.string()),
  /** The key from before the last rotation is valid until then. Null if it no longer is. */
  former_key_until: z.nullable(Moment),
})
export type ApiKey = z.infer<typeof ApiKey>

/** The only response that contains the key itself. */
export const IssuedApiKey = z.object({ api_key: ApiKey, token: z.string() })
export type IssuedApiKey = z.infer<typeof IssuedApiKey>

const params = z.object({ api_key_id: z.uuid() })
const days = z
  .int()
  .check(
    z.gte(1, { error: apiKeyTexts.daysOutOfRange(maxKeyDays) }),
    z.lte(maxKeyDays, { error: apiKeyTexts.daysOutOfRange(maxKeyDays) }),
  )

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/v1/api-keys',
  summary: 'Lists the API keys, newest first.',
  access: 'APIKEYS.read',
  reads: ['ApiKeys'],
  response: z.array(ApiKey),
})

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/v1/api-keys',
  summary:
    'Creates an API key and returns it. It cannot be retrieved later. The caller must have all rights that the key gets.',
  access: 'APIKEYS.write',
  changes: ['ApiKeys'],
  body: z.strictObject({
    name: RequiredLine({ name: fieldTexts.name, max: apiKeyNameLimit }),
    rights: KeyRights.check(
      z.minLength(1, { error: apiKeyTexts.rightRequired }),
      z.maxLength(keyRights.length, { error: apiKeyTexts.rightRequired }),
    ),
    days,
  }),
  response: IssuedApiKey,
})

export const rotateApiKey = endpoint({
  method: 'POST',
  path: '/api/v1/api-keys/:api_key_id/rotate',
  summary:
    'Replaces an API key and returns the new one. The former key is valid for 24 more hours. 409 if it was rotated less than 24 hours ago.',
  access: 'APIKEYS.write',
  changes: ['ApiKeys'],
  params,
  body: z.strictObject({ days }),
  response: IssuedApiKey,
})

export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/api/v1/api-keys/:api_key_id/revoke',
  summary: 'Ends an API key for good, effective immediately.',
  access: 'APIKEYS.write',
  changes: ['ApiKeys'],
  params,
  response: ApiKey,
})

export const getOwnApiKey = endpoint({
  method: 'GET',
  path: '/api/v1/api-keys/own',
  summary: 'Returns the API key that makes the call, so that a program can check its rights and when it expires.',
  access: 'staff',
  takesKey: true,
  response: z.pick(ApiKey, { api_key_id: true, name: true, rights: true, expires_at: true }),
})

export const apiKeys = { listApiKeys, createApiKey, rotateApiKey, revokeApiKey, getOwnApiKey }
