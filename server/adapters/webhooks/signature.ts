/** Signs messages as the Standard Webhooks convention says: HMAC-SHA256 over id, time and body. */
import { createHmac, randomBytes } from 'node:crypto'
import { webhookSecretPrefix } from '#shared/operations/webhooks'

const secretBytes = 32

export const createWebhookSecret = (): string => `${webhookSecretPrefix}${randomBytes(secretBytes).toString('base64')}`

interface SignedMessage {
  id: string
  seconds: string
  body: string
}

/** Returns a signature for each secret, so that the receiver may have either one while it is rotated. */
export const signatureOf = (secrets: readonly string[], { id, seconds, body }: SignedMessage): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(webhookSecretPrefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
