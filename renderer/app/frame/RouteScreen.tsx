import { lazy, type ReactNode, Suspense, use, useEffect, useLayoutEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isStaff } from '#shared/access/access'
import { type Page, pageOf } from '#shared/pages'
import { paths } from '#shared/paths'
import * as frameTexts from '#shared/texts/frame'
import { type SignedIn, SignedInContext } from '../../session/SignedIn'
import { accountSelected } from '../../session/selectionSlice'
import { useSelection } from '../../session/useSelection'
import { type PageName, PageNameContext } from '../../ui/pageName'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { Layout } from '../layout/Layout'
import type { TitleBarProps } from '../layout/TitleBar'
import { canSee, titleFor } from '../routes/routeAccess'
import { accountToSelect } from '../routes/servicePages'
import { screens } from '../screens/screens'
import { NotFoundPage } from './NotFoundPage'
import { RouteFailure } from './RouteFailure'
import { pageOpened } from './recentPagesSlice'

/** Loaded on demand, because most users never need its texts. */
const ForbiddenPage = lazy(async () => ({ default: (await import('./ForbiddenPage')).ForbiddenPage }))

/** The screen of a page inside the frame, after the access check and inside an error boundary. */
export function RouteScreen({ page }: { page: Page | undefined }) {
  const signedIn = use(SignedInContext)
  const [name, setName] = useState<PageName | null>(null)
  useRecordRecentPage(page)
  if (!page) {
    return (
      <Layout title={frameTexts.pageNotFound}>
        <NotFoundPage />
      </Layout>
    )
  }
  const { Component, prefetch } = screens[page.id]
  if (!signedIn) {
    return (
      <Layout title={page.title} isWide={page.isWide}>
        <ScreenPlaceholder prefetch={prefetch} />
      </Layout>
    )
  }
  return (
    <Layout
      title={name?.title ?? titleFor(page, signedIn)}
      parent={parentOf(page, name, signedIn)}
      isWide={page.isWide}
    >
      <ErrorBoundary
        key={page.path}
        fallback={(error, tryAgain) => <RouteFailure error={error} onTryAgain={tryAgain} />}
      >
        <Suspense fallback={<SkeletonRows rows={8} />}>
          {canSee(page, signedIn) ? (
            <PageNameContext value={setName}>
              <SelectService page={page}>
                {/* Remounts when staff open another customer, so that no data of the first one stays on the page. */}
                <Component key={signedIn.customer?.crm_customer_number} />
              </SelectService>
            </PageNameContext>
          ) : (
            <ForbiddenPage page={page} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Layout>
  )
}

/** Selects the service of the page in the header before the page is drawn. */
function SelectService({ page, children }: { page: Page; children: ReactNode }) {
  const dispatch = useDispatch()
  const target = accountToSelect(page, useSelection())
  // Whenever this is drawn with another service, because the same target may be replaced again.
  useLayoutEffect(() => {
    if (target) dispatch(accountSelected(target))
  })
  return target ? null : children
}

/** Returns the parent list of a page: another page, or the same address with another query. */
function parentOf(page: Page, name: PageName | null, signedIn: SignedIn): TitleBarProps['parent'] {
  const search = name?.listSearch
  if (search !== undefined) {
    return { title: titleFor(page, signedIn), to: search ? `${page.path}?${search}` : page.path }
  }
  const { person, customer } = signedIn
  const parent = isStaff(person.userTypeCode) && customer === null ? (page.staffParent ?? page.parent) : page.parent
  const list = parent && pageOf(parent)
  return list && { title: titleFor(list, signedIn), to: list.path }
}

function useRecordRecentPage(page: Page | undefined): void {
  const dispatch = useDispatch()
  const path = page?.path
  useEffect(() => {
    if (path && path !== paths.serviceTicketView) dispatch(pageOpened(path))
  }, [dispatch, path])
}

/** Loads the screen's code while the user data is being fetched. */
function ScreenPlaceholder({ prefetch }: { prefetch: () => Promise<void> }) {
  useEffect(() => void prefetch(), [prefetch])
  return <SkeletonRows rows={8} />
}
