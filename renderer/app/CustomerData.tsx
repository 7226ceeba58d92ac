/** The Customer Data View of staff: the opened customer at a glance, and what else of theirs there is, screen by screen. */
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CustomerOverview } from '#shared/contract/customers'
import { useGetCustomerOverviewQuery } from '../api/customers'
import { CustomerHead } from '../features/customers/CustomerHead'
import { CustomerOverviewTab } from '../features/customers/CustomerOverviewTab'
import { FindCustomers } from '../features/customers/FindCustomers'
import { paths, type Path } from '../paths'
import { useMay } from '../session/useMay'
import { useSignedIn } from '../session/SignedIn'
import { EmptyPanel, PageStack } from '../ui/panels/Panel'
import { TabLinks } from '../ui/panels/TabLinks'
import { SkeletonRows } from '../ui/states/SkeletonRows'
import { CustomerActions } from './CustomerActions'
import { routeAt } from './routes'
import type { Screen } from './screen'
import { useOpenRoutes } from './useOpenRoutes'

interface View {
  key: string
  label: string
  /** The screen that customers have for it. */
  path: Path
  isFor?: (customer: CustomerOverview) => boolean
}

const hasGas = ({ user_details: { user_accounts: accounts } }: CustomerOverview): boolean =>
  accounts.some(({ service_type_code }) => service_type_code === 'GAS')

const views: readonly View[] = [
  { key: 'services', label: 'Services', path: paths.subAccounts },
  { key: 'statements', label: 'Bills', path: paths.billingHistory },
  { key: 'payments', label: 'Payments', path: paths.paymentHistory },
  { key: 'methods', label: 'Payment methods', path: paths.managePayment },
  { key: 'requests', label: 'Requests', path: paths.serviceTicket },
  { key: 'usage', label: 'Gas usage', path: paths.gasUsageHistory, isFor: hasGas },
  { key: 'people', label: 'People', path: paths.manageContacts },
  { key: 'preferences', label: 'Notifications', path: paths.communicationPreference },
]

/** What customers have no screen for. */
const CustomerDeposits = lazy(async () => ({
  default: (await import('../features/deposits/CustomerDeposits')).CustomerDeposits,
}))

/** What is no older is not asked for again when the view opens. */
const freshSeconds = 1

export function CustomerData() {
  const { customer } = useSignedIn()
  const mayLook = useMay('ACCOUNTS.read')
  if (!mayLook) return <EmptyPanel>Your sign-in does not include customers’ accounts (feature ACCOUNTS).</EmptyPanel>
  return customer ? <OpenedCustomer key={customer.crm_customer_number} customer={customer} /> : <FindCustomers />
}

function OpenedCustomer({ customer }: { customer: CustomerOverview }) {
  const [search] = useSearchParams()
  // What was done elsewhere for the customer, a credit run above all, may have ended since they were opened.
  useGetCustomerOverviewQuery(
    { query: { crm_customer_id: customer.crm_customer_number } },
    { refetchOnMountOrArgChange: freshSeconds },
  )
  const isOpen = useOpenRoutes()
  const mayReadDeposits = useMay('DEPOSITS.read')
  const shown = views.filter(({ path, isFor }) => isOpen(path) && (isFor?.(customer) ?? true))
  const current = shown.find(({ key }) => key === search.get('view'))
  const screen = current && routeAt(current.path)?.screen
  const isOnDeposits = mayReadDeposits && search.get('view') === 'deposits'
  return (
    <PageStack>
      <CustomerHead customer={customer} actions={<CustomerActions customer={customer} />} />
      <TabLinks
        label="What there is of the customer"
        current={isOnDeposits ? 'deposits' : (current?.key ?? 'overview')}
        tabs={[
          { key: 'overview', label: 'Overview', count: undefined, to: '?' },
          ...shown.map(({ key, label }) => ({ key, label, count: undefined, to: `?view=${key}` })),
          ...(mayReadDeposits ? [{ key: 'deposits', label: 'Deposits', count: undefined, to: '?view=deposits' }] : []),
        ]}
      />
      {isOnDeposits ? (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <CustomerDeposits customerNumber={customer.crm_customer_number} />
        </Suspense>
      ) : screen ? (
        <ScreenOf key={current.key} screen={screen} />
      ) : (
        <CustomerOverviewTab customer={customer} />
      )}
    </PageStack>
  )
}

function ScreenOf({ screen: { Component } }: { screen: Screen }) {
  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <Component />
    </Suspense>
  )
}
