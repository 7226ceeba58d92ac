/** Defines the questions about an account that the chat can answer, and the right that each requires. */
import type { Right } from './access/access'

export const accountTopics = ['balance', 'lastPayment', 'openRequests', 'plan', 'autopay'] as const
export type AccountTopic = (typeof accountTopics)[number]

interface AccountQuestion {
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
