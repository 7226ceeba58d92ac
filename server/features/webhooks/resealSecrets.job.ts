/** Seals the secrets of webhooks again with the newest key, so that the older ones can be removed. */
import { defineScheduledJob } from '../../jobs/schedule'
import { sealSecret, unsealSecret } from './secrets'
import { findAllIds, lockWebhook, storeSecret } from './webhooks.queries'

export const resealWebhookSecretsJob = defineScheduledJob('reseal webhook secrets', async ({ db, config }) => {
  if (config.SEAL_KEY.length === 1) return
  for (const { id } of await findAllIds(db)) {
    await db.transaction(async (tx) => {
      const webhook = await lockWebhook(tx, id)
      if (!webhook) return
      const reseal = (sealed: Buffer): Buffer => {
        const opened = unsealSecret(config, id, sealed)
        return opened?.isOutdated ? sealSecret(config, id, opened.text) : sealed
      }
      await storeSecret(tx, id, {
        secret: reseal(webhook.secret),
        formerSecret: webhook.formerSecret && reseal(webhook.formerSecret),
        formerUntil: webhook.formerUntil,
      })
    })
  }
})
