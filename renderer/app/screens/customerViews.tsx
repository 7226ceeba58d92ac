/**
 * The tabs of an open customer: screens that customers have, and staff-only ones. Each needs the same rights as
 * elsewhere.
 */
import type { ComponentType } from 'react'
import type { Right } from '#shared/access/access'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import type { PageId } from '#shared/pages'
import * as bellTexts from '#shared/texts/bell'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import { TimelineTab } from '../../features/timeline/TimelineTab'
import { lazyThemed } from '../../ui/theme/lazyThemed'

interface CustomerScreenView {
  key: string
  label: string
  /** The page of the customers. */
  page: PageId
  /** The screen shows one billing account, which is the selected one. */
  isSingleBill?: true
  isFor?: (customer: CustomerOverview) => boolean
}

interface StaffViewProps {
  customer: CustomerOverview
  /** The keys of the visible tabs, for links between them. */
  tabs: readonly string[]
}

interface StaffView {
  key: string
  label: string
  /** One of these rights is enough. */
  rights: readonly Right[]
  Component: ComponentType<StaffViewProps>
}

export type CustomerView = CustomerScreenView | StaffView

const hasGas = ({ user_details: { user_accounts: accounts } }: CustomerOverview): boolean =>
  accounts.some(({ service_type_code }) => service_type_code === 'GAS')

const OpenCustomerMessages = lazyThemed(async () => (await import('./OpenCustomerMessages')).OpenCustomerMessages)
const Deposits = lazyThemed(async () => {
  const { CustomerDeposits } = await import('../../features/deposits/CustomerDeposits')
  return ({ customer }: StaffViewProps) => <CustomerDeposits customerNumber={customer.crm_customer_number} />
})
const Audit = lazyThemed(async () => {
  const { CustomerAudit } = await import('../../features/audit/CustomerAudit')
  return ({ customer }: StaffViewProps) => <CustomerAudit customerNumber={customer.crm_customer_number} />
})

export const customerViews: readonly CustomerView[] = [
  { key: 'services', label: commonTexts.services, page: 'subAccounts' },
  { key: 'statements', label: frameTexts.bills, page: 'billingHistory', isSingleBill: true },
  { key: 'payments', label: frameTexts.payments, page: 'paymentHistory', isSingleBill: true },
  { key: 'methods', label: frameTexts.methods, page: 'managePayment' },
  { key: 'requests', label: frameTexts.requests, page: 'serviceTicket' },
  {
    key: 'messages',
    label: commonTexts.messages,
    rights: ['MESSAGEBOX.read', 'QUEUE.read'],
    Component: OpenCustomerMessages,
  },
  { key: 'usage', label: frameTexts.usage, page: 'gasUsageHistory', isFor: hasGas },
  { key: 'people', label: frameTexts.people, page: 'manageContacts' },
  { key: 'preferences', label: bellTexts.notifications, page: 'communicationPreference' },
  { key: 'deposits', label: frameTexts.deposits, rights: ['DEPOSITS.read'], Component: Deposits },
  { key: 'documents', label: frameTexts.documents, page: 'resourceCenter' },
  { key: 'timeline', label: frameTexts.timeline, rights: ['ACCOUNTS.read'], Component: TimelineTab },
  { key: 'audit', label: frameTexts.audit, rights: ['AUDIT.read'], Component: Audit },
]
