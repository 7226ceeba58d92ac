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
  /** The page of the same user was loaded again. A subscription that the server had refused is retried. */
  resume(): void
  /** The server answers again. */
  retry(): void
  /** The machine is awake again. */
  reconnect(): void
}

export function createUserSubscription({ notifier, ...options }: UserSubscriptionOptions): UserSubscription {
  let userId: string | null = null
  let subscription: QueueSubscription | null = null
  const subscribe = (): QueueSubscription => subscribeToQueue({ ...options, onMessages: notifier().onMessages })

  return {
    subscribeFor(user) {
      subscription?.stop()
      notifier().reset()
      userId = user
      subscription = user === null ? null : subscribe()
    },
    userId: () => userId,
    resume() {
      if (subscription?.hasEnded()) subscription = subscribe()
    },
    retry: () => subscription?.retry(),
    reconnect: () => subscription?.reconnect(),
  }
}
