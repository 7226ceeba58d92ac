/** Seals the secrets of authenticator apps again with the newest key, so that the older ones can be removed. */
import { defineScheduledJob } from '../../jobs/schedule'
import { seal, unseal } from '../../seal'
import { findSecrets, replaceSecret } from './secondStep.queries'

const batchSize = 1_000
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

export const resealSecretsJob = defineScheduledJob('reseal secrets', async ({ db, config, lifecycle, log }) => {
  const keys = config.SEAL_KEY
  // With a single key there is none that could be removed.
  if (keys.length === 1) return
  const counts = { resealed: 0, unreadable: 0 }
  let after: string | undefined = beforeAllIds
  while (after !== undefined && !lifecycle.stopping.aborted) {
    const batch = await findSecrets(db, { after, limit: batchSize })
    for (const { userId, sealed } of batch) {
      const secret = unseal(sealed, { keys, owner: userId })
      if (!secret) counts.unreadable += 1
      if (!secret?.isOutdated) continue
      await replaceSecret(db, { userId, before: sealed, after: seal(secret.text, { keys, owner: userId }) })
      counts.resealed += 1
    }
    after = batch.at(-1)?.userId
  }
  if (lifecycle.stopping.aborted) return
  log.info(counts, 'secrets of two-step sign-in that older keys sealed are now sealed with the newest')
})
