/** The topics of account questions, and the right that each requires. */

import type { Right } from '#shared/access/access'
import { type AccountTopic, accountQuestions, accountTopics } from '#shared/chatQuestions'
import { keysOf } from '#shared/records'

/** Topics in addition to those that the chat suggests. */
const otherTopicRights = {
  failedPayment: 'PAYMENTHISTORY.read',
  monthPayments: 'PAYMENTHISTORY.read',
  newestBill: 'BILLINGHISTORY.read',
  monthBill: 'BILLINGHISTORY.read',
  /** Why the newest bill differs from the one before. */
  billChange: 'BILLINGHISTORY.read',
  nextVisit: 'SERVICETICKET.read',
  unread: 'MESSAGEBOX.read',
  /** Outages are announced to every customer whom they concern. */
  outage: null,
  accountNumber: 'ACCOUNTS.read',
  address: 'ACCOUNTS.read',
  people: 'MANAGECONTACT.read',
  gasUsage: 'ACCOUNTS.read',
  dataUsage: 'ACCOUNTS.read',
} as const satisfies Record<string, Right | null>

export type ChatTopic = AccountTopic | keyof typeof otherTopicRights

const isSuggested = (topic: ChatTopic): topic is AccountTopic => accountTopics.some((suggested) => suggested === topic)

export const rightFor = (topic: ChatTopic): Right | null =>
  isSuggested(topic) ? accountQuestions[topic].right : otherTopicRights[topic]

export const chatTopics: readonly ChatTopic[] = [...accountTopics, ...keysOf(otherTopicRights)]
