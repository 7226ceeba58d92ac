/** Whether the list of first steps is shown to a person: kept in this browser. */
import { writeText } from '../platform/storage'

export const firstStepsKey = (userId: string): string => `first-steps:${userId}`

/** Whoever has just registered is shown the list, however long they have had their services. */
export const askForFirstSteps = (userId: string): void =>
  writeText('local', firstStepsKey(userId), JSON.stringify({ state: 'open' }))
