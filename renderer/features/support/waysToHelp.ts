/** Every way to help, and for whom it is one. */
import type { UserAccount } from '#shared/contract/userDetails'
import { paths, type Path } from '../../paths'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'

interface Way {
  path: Path
  label: string
  what: string
  isFor?: (account: UserAccount) => boolean
}

export const isGas = ({ service_type_code: type }: UserAccount): boolean => type === 'GAS'
const isFiber = (account: UserAccount): boolean => !isGas(account)

export const waysToHelp: readonly Way[] = [
  {
    path: paths.troubleShoot,
    label: fiberOperationsTexts.troubleshooting,
    what: fiberOperationsTexts.findOutWhatsWrongStep,
  },
  {
    path: paths.serviceTicketCreate,
    label: fiberOperationsTexts.newServiceRequest,
    what: fiberOperationsTexts.askForARepairA,
  },
  {
    path: paths.fiberServiceTicketCreate,
    label: fiberOperationsTexts.fiberTvAndPhone,
    what: fiberOperationsTexts.noInternetSlowWiFi,
    isFor: isFiber,
  },
  {
    path: paths.meterTicketCreate,
    label: fiberOperationsTexts.gasMeter,
    what: fiberOperationsTexts.readingAccessNoiseTurningOn,
    isFor: isGas,
  },
  {
    path: paths.gasServiceTicketCreate,
    label: fiberOperationsTexts.gasLineAndService,
    what: fiberOperationsTexts.locatingLinesNewLinesRestoration,
    isFor: isGas,
  },
  {
    path: paths.serviceTicket,
    label: fiberOperationsTexts.myServiceRequests,
    what: fiberOperationsTexts.seeWhereEachOneIs,
  },
  {
    path: paths.messageCenter,
    label: fiberOperationsTexts.messageCenter,
    what: fiberOperationsTexts.writeToUsAboutAnythingElse,
  },
  { path: paths.faq, label: 'FAQs', what: fiberOperationsTexts.answersToCommonQuestions },
  {
    path: paths.resourceCenter,
    label: fiberOperationsTexts.resourceCenter,
    what: fiberOperationsTexts.guidesRatesFormsAndChannel,
  },
  { path: paths.contactUs, label: fiberOperationsTexts.contactUs, what: fiberOperationsTexts.numbersHoursAndAddresses },
]
