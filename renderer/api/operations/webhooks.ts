import { webhooks } from '#shared/contract/operations/webhooks'
import { hooksOf } from '../client'

export const {
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useRotateWebhookSecretMutation,
  useDeleteWebhookMutation,
  useTestWebhookMutation,
  useListWebhookMessagesQuery,
  useReplayWebhookMessagesMutation,
} = hooksOf(webhooks)
