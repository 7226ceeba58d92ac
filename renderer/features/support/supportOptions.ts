/** Defines the kinds of support on the support page, and which accounts each is for. */
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { type Path, paths } from '#shared/paths'
import * as supportTexts from '#shared/texts/cases/support'
import * as pageTexts from '#shared/texts/pages'

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
    label: pageTexts.troubleshooting,
    description: supportTexts.troubleshootingHint,
  },
  {
    path: paths.serviceTicketCreate,
    label: pageTexts.newServiceRequest,
    description: supportTexts.requestRepair,
  },
  {
    path: paths.fiberServiceTicketCreate,
    label: supportTexts.fiberLabel,
    description: supportTexts.troubleshootingExamples,
    isFor: isFiber,
  },
  {
    path: paths.meterTicketCreate,
    label: supportTexts.gasMeter,
    description: supportTexts.meterTopics,
    isFor: isGas,
  },
  {
    path: paths.gasServiceTicketCreate,
    label: supportTexts.gasLabel,
    description: supportTexts.lineWorkHint,
    isFor: isGas,
  },
  {
    path: paths.serviceTicket,
    label: pageTexts.myServiceRequests,
    description: supportTexts.requestsDescription,
  },
  {
    path: paths.messageCenter,
    label: pageTexts.messageCenter,
    description: supportTexts.messageHint,
  },
  { path: paths.faq, label: pageTexts.faqs, description: supportTexts.faqHint },
  {
    path: paths.resourceCenter,
    label: pageTexts.resourceCenter,
    description: supportTexts.documentTopics,
  },
  {
    path: paths.contactUs,
    label: pageTexts.contactUs,
    description: supportTexts.contactHint,
  },
]
