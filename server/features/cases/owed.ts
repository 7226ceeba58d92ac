/** By when staff owe the customer of a message an answer: from what they sent last until it is answered, or somebody says that it is the customer's turn. */
import { isOver, type CaseStatus } from '#shared/cases'
import { expectedBy, messagePromise } from './rules'

interface Moment {
  now: Date
  /** Of the provider: promises count its working hours. */
  zone: string
}

/** By when staff answer what came in now. */
export const promisedBy = ({ now, zone }: Moment): Date => expectedBy(now, messagePromise, zone)

interface Stood {
  status: CaseStatus
  askedAt: Date
  answeredAt: Date | null
  answerDueAt: Date | null
}

/** The customer has sent something since staff last did. */
export const isCustomersWord = ({ askedAt, answeredAt }: Stood): boolean => answeredAt === null || answeredAt < askedAt

/** What is owed once somebody has set the status by hand. */
export function owedAfter(status: CaseStatus, stood: Stood, at: Moment): Date | null {
  if (status === 'waiting') return null
  // What is over owes nothing while it is; begun again by hand, it owes what it did.
  const isBegunAgain = stood.status === 'waiting' || isOver(stood.status)
  if (isOver(status) || !isBegunAgain || stood.answerDueAt !== null) return stood.answerDueAt
  return isCustomersWord(stood) ? promisedBy(at) : null
}
