/** Defines the kinds of support on the support page, and which accounts each is for. */
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { type Path, paths } from '#shared/paths'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'

interface SupportOption {
  path: Path
  label: string
  description: string
  isFor?: (account: UserAccount) => boolean
}

export const isGas = ({ service_type_code: type }: UserAccount): boolean => type === 'GAS'
const isFiber = (account: UserAccount): boolean => !isGas(account)

export const supportOptions: readonly SupportOption[] = [
  {
    path: paths.troubleShoot,
    label: fiberOperationsTexts.troubleshooting,
    description: fiberOperationsTexts.findOutWhatsWrongStep,
  },
  {
    path: paths.serviceTicketCreate,
    label: fiberOperationsTexts.newServiceRequest,
    description: fiberOperationsTexts.askForARepairA,
  },
  {
    path: paths.fiberServiceTicketCreate,
    label: fiberOperationsTexts.fiberTvAndPhone,
    description: fiberOperationsTexts.noInternetSlowWiFi,
    isFor: isFiber,
  },
  {
    path: paths.meterTicketCreate,
    label: fiberOperationsTexts.gasMeter,
    description: fiberOperationsTexts.readingAccessNoiseTurningOn,
    isFor: isGas,
  },
  {
    path: paths.gasServiceTicketCreate,
    label: fiberOperationsTexts.gasLineAndService,
    description: fiberOperationsTexts.locatingLinesNewLinesRestoration,
    isFor: isGas,
  },
  {
    path: paths.serviceTicket,
    label: fiberOperationsTexts.myServiceRequests,
    description: fiberOperationsTexts.seeWhereEachOneIs,
  },
  {
    path: paths.messageCenter,
    label: fiberOperationsTexts.messageCenter,
    description: fiberOperationsTexts.writeToUsAboutAnythingElse,
  },
  { path: paths.faq, label: 'FAQs', description: fiberOperationsTexts.answersToCommonQuestions },
  {
    path: paths.resourceCenter,
    label: fiberOperationsTexts.resourceCenter,
    description: fiberOperationsTexts.guidesRatesFormsAndChannel,
  },
  {
    path: paths.contactUs,
    label: fiberOperationsTexts.contactUs,
    description: fiberOperationsTexts.numbersHoursAndAddresses,
  },
]
