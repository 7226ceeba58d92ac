/** The Customer Data View of staff: the opened customer at a glance, and what else of theirs there is, screen by screen. */
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usualPreferences } from '#shared/preferences'
import type { CustomerOverview } from '#shared/contract/customers'
import { useGetCustomerOverviewQuery } from '../../api/customers'
import { CustomerHead } from '../../features/customers/CustomerHead'
import { CustomerOverviewTab } from '../../features/customers/CustomerOverviewTab'
import { FindCustomers } from '../../features/customers/FindCustomers'
import { ShownBill } from '../../features/customers/ShownBill'
import { OwnQueue } from '../../features/messageQueue/customer/OwnQueue'
import { PreferencesContext } from '../../session/preferences'
import { may, useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { DashboardPage } from '../dashboard/DashboardPage'
import { CustomerActions, portalView } from './CustomerActions'
import { customerScreens } from './customerScreens'
import { customerViews, type CustomerView } from './customerViews'
import { missingRight } from '#shared/featureWords'
import { useOpenRoutes } from '../routes/useOpenRoutes'
import * as frameTexts from '#shared/texts/frame'

/** What is no older is not asked for again when the view opens. */
const freshSeconds = 1

export function CustomerData() {
  const { customer } = useSignedIn()
  const mayLook = useMay('ACCOUNTS.read')
  const mayQueue = useMay('QUEUE.read')
  if (!mayLook) return <EmptyPanel>{missingRight(frameTexts.customersAccounts, 'ACCOUNTS')}</EmptyPanel>
  return customer ? (
    <OpenedCustomer key={customer.crm_customer_number} customer={customer} />
  ) : (
    <FindCustomers beside={mayQueue && <OwnQueue />} />
  )
}

function OpenedCustomer({ customer }: { customer: CustomerOverview }) {
  const [search] = useSearchParams()
  // What was done elsewhere for the customer, a credit run above all, may have ended since they were opened.
  useGetCustomerOverviewQuery(
    { query: { crm_customer_id: customer.crm_customer_number } },
    { refetchOnMountOrArgChange: freshSeconds },
  )
  const shown = useShownViews(customer)
  const current = shown.find(({ key }) => key === search.get('view'))
  const tabs = shown.map(({ key }) => key)
  return (
    <PageStack>
      <CustomerHead customer={customer} actions={<CustomerActions customer={customer} />} tabs={tabs} />
      <TabLinks
        label={frameTexts.customerSections}
        current={current?.key ?? (search.get('view') === portalView ? portalView : 'overview')}
        tabs={[
          { key: 'overview', label: frameTexts.overview, count: undefined, to: '?' },
          ...shown.map(({ key, label }) => ({ key, label, count: undefined, to: `?view=${key}` })),
        ]}
      />
      {search.get('view') === portalView ? (
        // In the default order: the order of the person who looks is not the customer's.
        <PreferencesContext value={usualPreferences}>
          <DashboardPage />
        </PreferencesContext>
      ) : current ? (
        <Suspense key={current.key} fallback={<SkeletonRows rows={8} />}>
          <ViewOf view={current} customer={customer} tabs={tabs} />
        </Suspense>
      ) : (
        <CustomerOverviewTab customer={customer} tabs={tabs} />
      )}
    </PageStack>
  )
}

/** Those that the person may see, and that the customer has anything for. */
function useShownViews(customer: CustomerOverview): CustomerView[] {
  const { features } = useSignedIn()
  const isOpen = useOpenRoutes()
  return customerViews.filter((view) =>
    'path' in view
      ? isOpen(view.path) && (view.isFor?.(customer) ?? true)
      : view.rights.some((right) => may(features, right)),
  )
}

function ViewOf({ view, ...props }: { view: CustomerView; customer: CustomerOverview; tabs: readonly string[] }) {
  if ('Component' in view) return <view.Component {...props} />
  const screen = customerScreens[view.path]
  return (
    <>
      {view.isOfOneBill && <ShownBill />}
      <screen.Component />
    </>
  )
}
