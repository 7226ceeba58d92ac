/** Remembers in this browser whether a person sees the list of first steps. */
import { writeText } from '../../platform/storage'

export const firstStepsKey = (userId: string): string => `first-steps:${userId}`

/** A newly registered user sees the list, even if they have had their services for years. */
export const showFirstSteps = (userId: string): void =>
  writeText('local', firstStepsKey(userId), JSON.stringify({ state: 'open' }))
