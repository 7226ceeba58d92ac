/** Defines the limits of webhooks, and the states of what they send. */
export const maxWebhooks = 10
export const webhookNameLimit = 60
export const webhookUrlLimit = 500

/** An event that a webhook sends. `failed`: it was tried for three days, and an administrator can send it again. */
export const webhookMessageStates = ['waiting', 'delivered', 'failed'] as const
export type WebhookMessageState = (typeof webhookMessageStates)[number]

/** As the Standard Webhooks convention writes secrets. */
export const webhookSecretPrefix = 'whsec_'
/** After a rotation, requests are signed with both secrets for this long. */
export const formerSecretHours = 24
/** A message is tried for this long. */
export const webhookRetryDays = 3
/** The type of the request with which an administrator tests a webhook. It is no event. */
export const webhookTestType = 'webhook.test'
