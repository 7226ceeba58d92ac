/** What the chat tells of an account, and the right that each takes. */
import type { Right } from '#shared/access'
import { accountQuestions, accountTopics, type AccountTopic } from '#shared/chat/questions'

/** Beside those that are suggested. */
const furtherRights = {
  failedPayment: 'PAYMENTHISTORY.read',
  newestBill: 'BILLINGHISTORY.read',
  nextVisit: 'SERVICETICKET.read',
  unread: 'MESSAGEBOX.read',
  /** Announced to everybody whom it concerns. */
  outage: null,
  accountNumber: 'ACCOUNTS.read',
  address: 'ACCOUNTS.read',
  people: 'MANAGECONTACT.read',
  gasUsage: 'ACCOUNTS.read',
  dataUsage: 'ACCOUNTS.read',
} as const satisfies Record<string, Right | null>

export type ChatTopic = AccountTopic | keyof typeof furtherRights

const isSuggested = (topic: ChatTopic): topic is AccountTopic => accountTopics.some((suggested) => suggested === topic)

export const rightFor = (topic: ChatTopic): Right | null =>
  isSuggested(topic) ? accountQuestions[topic].right : furtherRights[topic]

const furtherTopics = Object.keys(furtherRights).filter(
  (name): name is keyof typeof furtherRights => name in furtherRights,
)

export const chatTopics: readonly ChatTopic[] = [...accountTopics, ...furtherTopics]
