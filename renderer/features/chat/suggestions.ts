/** What somebody may ask first: questions about the account that is looked at, as far as they may know it, then some that everybody has. */
import { accountQuestions, accountTopics, type AccountTopic } from '#shared/chat/questions'
import type { Right } from '#shared/access'
import type { ServiceType } from '#shared/services'
import * as chatTexts from '#shared/texts/chat'

/** As the FAQs have them, word for word. */
export const serviceQuestions: Record<ServiceType, readonly string[]> = {
  FIBER: [chatTexts.whyIsMyInternetSlower, chatTexts.whereDoIFindOr],
  GAS: [chatTexts.whyIsMyReadEstimated, chatTexts.whatIsMyGasBill],
  VOIP: [chatTexts.howDoISetUpVoicemail, chatTexts.whichAddressDoEmergencyServices],
  TV: [chatTexts.thereIsNoPicture, chatTexts.iForgotMyTvPin],
}

export const everybodysQuestions: readonly string[] = [
  chatTexts.howCanIPay,
  chatTexts.howDoIFindOut,
  chatTexts.howEarlyDoITell,
  chatTexts.iForgotMyPassword,
]

/** What customers ask staff who have nobody's account open. */
export const staffQuestions: readonly string[] = [
  chatTexts.whenIsGasDisconnectedFor,
  chatTexts.howLongDoesARefundTake,
  chatTexts.whenDoIGetMy,
  chatTexts.whatHappensWhenAPayment,
  chatTexts.howDoIFindOut,
]

/** As staff ask about somebody else. */
export const staffAccountQuestions: Record<AccountTopic, string> = {
  balance: chatTexts.whatIsTheBalance,
  lastPayment: chatTexts.whenWasTheLastPayment,
  openRequests: chatTexts.areThereOpenRequests,
  plan: chatTexts.whatIsTheCurrentPlan,
  autopay: chatTexts.isAutopayOn,
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
