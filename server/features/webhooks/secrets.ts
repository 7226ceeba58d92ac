/** Seals the secrets of webhooks for the database, as it does those of authenticator apps. */
import type { Config } from '../../config'
import { seal, unseal } from '../../seal'
import type { WebhookRow } from './webhooks.queries'

const ownerOf = (webhookId: string): string => `webhook ${webhookId}`

export const sealSecret = ({ SEAL_KEY }: Pick<Config, 'SEAL_KEY'>, webhookId: string, secret: string): Buffer =>
  seal(secret, { keys: SEAL_KEY, owner: ownerOf(webhookId) })

export const unsealSecret = ({ SEAL_KEY }: Pick<Config, 'SEAL_KEY'>, webhookId: string, sealed: Buffer) =>
  unseal(sealed, { keys: SEAL_KEY, owner: ownerOf(webhookId) })

/** The secrets with which a webhook signs now, the newest first. Empty if SEAL_KEY no longer opens them. */
export function secretsOf(config: Pick<Config, 'SEAL_KEY'>, webhook: WebhookRow, now: Date): string[] {
  const hasFormer = webhook.formerUntil !== null && webhook.formerUntil > now
  return [webhook.secret, ...(hasFormer && webhook.formerSecret ? [webhook.formerSecret] : [])].flatMap(
    (sealed) => unsealSecret(config, webhook.id, sealed)?.text ?? [],
  )
}
