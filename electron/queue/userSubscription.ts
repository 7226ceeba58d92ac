/** Runs the queue subscription of the signed-in user. */

import type { Notifier } from './notifier'
import { type QueueSubscription, type QueueSubscriptionOptions, subscribeToQueue } from './queueSubscription'

interface UserSubscriptionOptions extends Omit<QueueSubscriptionOptions, 'onMessages'> {
  notifier: () => Notifier
}

interface UserSubscription {
  /** Stops the previous user's subscription and clears their notifications. */
  subscribeFor(user: string | null): void
  userId: () => string | null
}

export function createUserSubscription({ notifier, ...options }: UserSubscriptionOptions): UserSubscription {
  let userId: string | null = null
  let subscription: QueueSubscription | null = null
  return {
    subscribeFor(user) {
      subscription?.stop()
      notifier().reset()
      userId = user
      subscription = user === null ? null : subscribeToQueue({ ...options, onMessages: notifier().onMessages })
    },
    userId: () => userId,
  }
}
