/** For whom the queue is followed: one person at a time, and nobody while nobody is signed in. */
import { follow, type Follower, type FollowerOptions } from './follower'
import type { Notifier } from './notifier'

interface FollowingOptions extends Omit<FollowerOptions, 'onNews'> {
  notifier: () => Notifier
}

export interface Following {
  /** What was told to the one before counts no more. */
  followFor(user: string | null): void
  userId: () => string | null
}

export function createFollowing({ notifier, ...options }: FollowingOptions): Following {
  let userId: string | null = null
  let follower: Follower | null = null
  return {
    followFor(user) {
      follower?.stop()
      notifier().reset()
      userId = user
      follower = user === null ? null : follow({ ...options, onNews: notifier().hear })
    },
    userId: () => userId,
  }
}
