/** What somebody may ask first: questions about the account that is looked at, as far as they may know it, then some that everybody has. */
import { accountQuestions, accountTopics, type AccountTopic } from '#shared/chat/questions'
import type { Right } from '#shared/access'
import type { ServiceType } from '#shared/services'

/** As the FAQs have them, word for word. */
export const serviceQuestions: Record<ServiceType, readonly string[]> = {
  FIBER: ['Why is my internet slower than my plan?', 'Where do I find or change the Wi-Fi password?'],
  GAS: ['Why is my read estimated?', 'What is my gas bill made of?'],
  VOIP: ['How do I set up voicemail?', 'Which address do emergency services see when I call 911?'],
  TV: ['There is no picture.', 'I forgot my TV PIN.'],
}

export const everybodysQuestions: readonly string[] = [
  'How can I pay?',
  'How do I find out whether there is an outage?',
  'How early do I tell you that I am moving?',
  'I forgot my password.',
]

/** What customers ask staff who have nobody's account open. */
export const staffQuestions: readonly string[] = [
  'When is gas disconnected for an unpaid bill?',
  'How long does a refund take?',
  'When do I get my deposit back?',
  'What happens when a payment is returned?',
  'How do I find out whether there is an outage?',
]

/** As staff ask about somebody else. */
export const staffAccountQuestions: Record<AccountTopic, string> = {
  balance: 'What is the balance?',
  lastPayment: 'When was the last payment?',
  openRequests: 'Are there open requests?',
  plan: 'What is the current plan?',
  autopay: 'Is autopay on?',
}

const most = 5
const mostOfAccount = 3

interface Asking {
  isOfStaff: boolean
  /** The service that is looked at; null where none is. */
  service: ServiceType | null
  mayKnow: (right: Right) => boolean
}

export function suggestionsFor({ isOfStaff, service, mayKnow }: Asking): string[] {
  if (service === null) return [...(isOfStaff ? staffQuestions : everybodysQuestions)].slice(0, most)
  const ofAccount = accountTopics
    .filter((topic) => mayKnow(accountQuestions[topic].right))
    .map((topic) => (isOfStaff ? staffAccountQuestions[topic] : accountQuestions[topic].example))
  const known = isOfStaff ? ofAccount : ofAccount.slice(0, mostOfAccount)
  return [...known, ...serviceQuestions[service], ...everybodysQuestions].slice(0, most)
}
