/** The Customer Data View of staff: an overview of the open customer and tabs for their screens. */
import { Suspense, useLayoutEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation, useSearchParams } from 'react-router-dom'
import { missingRight } from '#shared/access/rightText'
import type { CustomerOverview } from '#shared/contract/customers/customers'
import { defaultPreferences } from '#shared/customers/preferences'
import { customerNumberIn, customerPlaceIn } from '#shared/pages/customerUrl'
import { paths } from '#shared/paths'
import * as frameTexts from '#shared/texts/frame'
import { useGetCustomerOverviewQuery } from '../../api/customers/customers'
import { CustomerHead } from '../../features/customers/CustomerHead'
import { CustomerOverviewTab } from '../../features/customers/CustomerOverviewTab'
import { SelectedBillNote } from '../../features/customers/SelectedBillNote'
import { QueuePreview } from '../../features/queue/customer/QueuePreview'
import { hasRight } from '../../session/hasRight'
import { PreferencesContext } from '../../session/preferences'
import { useSignedIn } from '../../session/SignedIn'
import { accountOfBill } from '../../session/selectedAccount'
import { accountSelected } from '../../session/selectionSlice'
import { useHasRight } from '../../session/useHasRight'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { DashboardPage } from '../dashboard/DashboardPage'
import { useCanOpenPath } from '../routes/useCanOpenPath'
import { CustomerActions, portalView } from './CustomerActions'
import { type CustomerView, customerViews } from './customerViews'
import { screens } from './screens'

const FindCustomers = lazyThemed(async () => (await import('../../features/customers/FindCustomers')).FindCustomers)

/** A newer overview is not refetched when the view opens. The document may have requested it before the code arrived. */
const maxAgeSeconds = 20

export function CustomerData() {
  const { customer } = useSignedIn()
  const [search] = useSearchParams()
  const named = customerNumberIn(useLocation().pathname)
  const mayReadAccounts = useHasRight('ACCOUNTS.read')
  const mayQueue = useHasRight('QUEUE.read')
  if (!mayReadAccounts) return <EmptyPanel>{missingRight('ACCOUNTS.read')}</EmptyPanel>
  if (named !== null && customer?.crm_customer_number !== named) return <SkeletonRows rows={8} />
  // Going back from a customer leads to the list in which they were found.
  return customer && !search.has('search') ? (
    <OpenedCustomer key={customer.crm_customer_number} customer={customer} />
  ) : (
    <FindCustomers pendingWork={mayQueue && <QueuePreview />} />
  )
}

function OpenedCustomer({ customer }: { customer: CustomerOverview }) {
  const [search] = useSearchParams()
  useSelectAccountOfUrl()
  // Background work for the customer, such as a credit run, may have finished since the customer was opened.
  useGetCustomerOverviewQuery(
    { query: { crm_customer_id: customer.crm_customer_number } },
    { refetchOnMountOrArgChange: maxAgeSeconds },
  )
  const views = useVisibleViews(customer)
  const current = views.find(({ key }) => key === search.get('view'))
  const tabs = views.map(({ key }) => key)
  return (
    <PageStack>
      <CustomerHead customer={customer} actions={<CustomerActions customer={customer} />} tabs={tabs} />
      <TabLinks
        label={frameTexts.customerSections}
        current={current?.key ?? (search.get('view') === portalView ? portalView : 'overview')}
        tabs={[
          { key: 'overview', label: frameTexts.overview, count: undefined, to: '?' },
          ...views.map(({ key, label }) => ({ key, label, count: undefined, to: `?view=${key}` })),
        ]}
      />
      {search.get('view') === portalView ? (
        // Uses the default order, because the preferences in the context are the agent's.
        <PreferencesContext value={defaultPreferences}>
          <DashboardPage />
        </PreferencesContext>
      ) : current ? (
        <Suspense key={current.key} fallback={<SkeletonRows rows={8} />}>
          <ViewContent view={current} customer={customer} tabs={tabs} />
        </Suspense>
      ) : (
        <CustomerOverviewTab customer={customer} tabs={tabs} />
      )}
    </PageStack>
  )
}

/** Selects a service of the billing account that the URL names. */
function useSelectAccountOfUrl(): void {
  const { user } = useSignedIn()
  const dispatch = useDispatch()
  const [search] = useSearchParams()
  const { billingAccount } = customerPlaceIn(search)
  const named = billingAccount === null ? null : accountOfBill(user, billingAccount)
  useLayoutEffect(() => {
    if (named) dispatch(accountSelected(named))
  }, [dispatch, named])
}

/** Returns the views that the agent may see and that apply to the customer. */
function useVisibleViews(customer: CustomerOverview): CustomerView[] {
  const { features } = useSignedIn()
  const isOpen = useCanOpenPath()
  return customerViews.filter((view) =>
    'page' in view
      ? isOpen(paths[view.page]) && (view.isFor?.(customer) ?? true)
      : view.rights.some((right) => hasRight(features, right)),
  )
}

function ViewContent({ view, ...props }: { view: CustomerView; customer: CustomerOverview; tabs: readonly string[] }) {
  if ('Component' in view) return <view.Component {...props} />
  const screen = screens[view.page]
  return (
    <>
      {view.isSingleBill && <SelectedBillNote />}
      <screen.Component />
    </>
  )
}
