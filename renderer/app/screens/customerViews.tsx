/** The tabs of an opened customer: the screens that customers have, and what only staff see. Each asks for the rights that it has elsewhere. */
import { lazy, type ComponentType } from 'react'
import type { Right } from '#shared/access'
import type { CustomerOverview } from '#shared/contract/customers'
import { TimelineTab } from '../../features/customers/TimelineTab'
import { paths } from '../../paths'
import type { customerScreens } from './customerScreens'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'

interface CustomersScreen {
  key: string
  label: string
  /** The screen that customers have for it. */
  path: keyof typeof customerScreens
  /** It shows one billing account: the selected one. */
  isOfOneBill?: true
  isFor?: (customer: CustomerOverview) => boolean
}

interface StaffScreenProps {
  customer: CustomerOverview
  /** The tabs that are shown, to lead to. */
  tabs: readonly string[]
}

interface StaffScreen {
  key: string
  label: string
  /** Of which one is enough. */
  rights: readonly Right[]
  Component: ComponentType<StaffScreenProps>
}

export type CustomerView = CustomersScreen | StaffScreen

const hasGas = ({ user_details: { user_accounts: accounts } }: CustomerOverview): boolean =>
  accounts.some(({ service_type_code }) => service_type_code === 'GAS')

const OpenedMessages = lazy(async () => ({ default: (await import('./OpenedMessages')).OpenedMessages }))
const Deposits = lazy(async () => {
  const { CustomerDeposits } = await import('../../features/deposits/CustomerDeposits')
  return {
    default: ({ customer }: StaffScreenProps) => <CustomerDeposits customerNumber={customer.crm_customer_number} />,
  }
})
const Audit = lazy(async () => {
  const { CustomerAudit } = await import('../../features/audit/CustomerAudit')
  return {
    default: ({ customer }: StaffScreenProps) => <CustomerAudit customerNumber={customer.crm_customer_number} />,
  }
})

export const customerViews: readonly CustomerView[] = [
  { key: 'services', label: commonTexts.services, path: paths.subAccounts },
  { key: 'statements', label: frameTexts.bills, path: paths.billingHistory, isOfOneBill: true },
  { key: 'payments', label: frameTexts.payments, path: paths.paymentHistory, isOfOneBill: true },
  { key: 'methods', label: frameTexts.methods, path: paths.managePayment },
  { key: 'requests', label: frameTexts.requests, path: paths.serviceTicket },
  {
    key: 'messages',
    label: commonTexts.messages,
    rights: ['MESSAGEBOX.read', 'QUEUE.read'],
    Component: OpenedMessages,
  },
  { key: 'usage', label: frameTexts.usage, path: paths.gasUsageHistory, isFor: hasGas },
  { key: 'people', label: frameTexts.people, path: paths.manageContacts },
  { key: 'preferences', label: commonTexts.notifications, path: paths.communicationPreference },
  { key: 'deposits', label: frameTexts.deposits, rights: ['DEPOSITS.read'], Component: Deposits },
  { key: 'documents', label: frameTexts.documents, path: paths.resourceCenter },
  { key: 'timeline', label: frameTexts.timeline, rights: ['ACCOUNTS.read'], Component: TimelineTab },
  { key: 'audit', label: frameTexts.audit, rights: ['AUDIT.read'], Component: Audit },
]
