import { apiKeys } from '#shared/contract/access/apiKeys'
import { hooksOf } from '../client'

export const { useListApiKeysQuery, useCreateApiKeyMutation, useRotateApiKeyMutation, useRevokeApiKeyMutation } =
  hooksOf(apiKeys)
