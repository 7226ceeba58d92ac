/** Suggests first questions: some about the selected account, if the person may know the answers, then general ones. */

import type { Right } from '#shared/access/access'
import { type AccountTopic, accountQuestions, accountTopics } from '#shared/chatQuestions'
import type { ServiceType } from '#shared/services/services'
import * as chatTexts from '#shared/texts/speech/chat'

/** These questions match the FAQs word for word. */
export const serviceQuestions: Record<ServiceType, readonly string[]> = {
  FIBER: [chatTexts.slowInternetQuestion, chatTexts.exampleWifiPassword],
  GAS: [chatTexts.exampleEstimatedReading, chatTexts.gasBillQuestion],
  VOIP: [chatTexts.voicemailQuestion, chatTexts.emergencyAddressQuestion],
  TV: [chatTexts.tvPictureQuestion, chatTexts.tvPinQuestion],
}

export const generalQuestions: readonly string[] = [
  chatTexts.payQuestion,
  chatTexts.outageQuestion,
  chatTexts.movingQuestion,
  chatTexts.passwordQuestion,
]

/** Questions that customers ask staff, for when no account is open. */
export const staffQuestions: readonly string[] = [
  chatTexts.exampleDisconnect,
  chatTexts.refundQuestion,
  chatTexts.depositQuestion,
  chatTexts.returnedPaymentQuestion,
  chatTexts.outageQuestion,
]

/** The account questions as staff ask them about a customer. */
export const staffAccountQuestions: Record<AccountTopic, string> = {
  balance: chatTexts.balanceQuestion,
  lastPayment: chatTexts.lastPaymentQuestion,
  openRequests: chatTexts.openRequestsQuestion,
  plan: chatTexts.planQuestion,
  autopay: chatTexts.exampleAutopay,
}

const maxSuggestions = 5
const maxAccountSuggestions = 3

interface SuggestionContext {
  isForStaff: boolean
  /** The service of the selected account; null without one. */
  service: ServiceType | null
  hasRight: (right: Right) => boolean
}

export function suggestionsFor({ isForStaff, service, hasRight }: SuggestionContext): string[] {
  if (service === null) return [...(isForStaff ? staffQuestions : generalQuestions)].slice(0, maxSuggestions)
  const accountSuggestions = accountTopics
    .filter((topic) => hasRight(accountQuestions[topic].right))
    .map((topic) => (isForStaff ? staffAccountQuestions[topic] : accountQuestions[topic].example))
  const shownAccountSuggestions = isForStaff ? accountSuggestions : accountSuggestions.slice(0, maxAccountSuggestions)
  return [...shownAccountSuggestions, ...serviceQuestions[service], ...generalQuestions].slice(0, maxSuggestions)
}
