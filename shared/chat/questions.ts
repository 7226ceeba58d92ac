/** Questions about an account that the chat answers: what they are about, how somebody may ask them, and who may know the answer. */
import type { Right } from '../access'

export const accountTopics = ['balance', 'lastPayment', 'openRequests', 'plan', 'autopay'] as const
export type AccountTopic = (typeof accountTopics)[number]

export interface AccountQuestion {
  /** As a customer may ask it. */
  example: string
  right: Right
}

export const accountQuestions: Record<AccountTopic, AccountQuestion> = {
  balance: { example: 'How much do I owe?', right: 'MANAGEPAYMENT.read' },
  lastPayment: { example: 'When was my last payment?', right: 'PAYMENTHISTORY.read' },
  openRequests: { example: 'Do I have open requests?', right: 'SERVICETICKET.read' },
  plan: { example: 'Which plan do I have?', right: 'ACCOUNTS.read' },
  autopay: { example: 'Is autopay on?', right: 'MANAGEPAYMENT.read' },
}
