/** Signed links with which a contact stops the emails of one category without signing in. */
import { z } from 'zod/mini'
import { canUnsubscribe, NotificationCategory } from '#shared/customers/notifications'
import type { Config } from '../../config'
import { seal, unseal } from '../../seal'

const sealOwner = 'unsubscribe'
const Subscription = z.object({
  contactId: z.string(),
  /** The customer whom the email concerned. */
  customerNumber: z.string(),
  category: NotificationCategory,
  email: z.string(),
})
export type Subscription = z.infer<typeof Subscription>

type Sealing = Pick<Config, 'SEAL_KEY'>

/** Returns null where the contact has to get the emails. */
export function unsubscribeTokenFor({ SEAL_KEY }: Sealing, subscription: Subscription): string | null {
  if (!canUnsubscribe(subscription.category)) return null
  return seal(JSON.stringify(subscription), { keys: SEAL_KEY, owner: sealOwner }).toString('base64url')
}

/** Returns null for a token that we didn't issue, or whose key is no longer in use. */
export function readUnsubscribeToken({ SEAL_KEY }: Sealing, token: string): Subscription | null {
  const opened = unseal(Buffer.from(token, 'base64url'), { keys: SEAL_KEY, owner: sealOwner })
  return opened ? z.parse(Subscription, JSON.parse(opened.text)) : null
}
