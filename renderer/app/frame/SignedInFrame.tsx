import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserDetails } from '#shared/contract/customers/userDetails'
import { defaultPreferences } from '#shared/customers/preferences'
import { resolveSelection } from '#shared/customers/selection'
import { isStaffTool } from '#shared/pages'
import { paths } from '#shared/paths'
import type { StoredSession } from '#shared/platform/platform'
import * as frameTexts from '#shared/texts/frame'
import { useGetCustomerOverviewQuery, useGetUserDetailsQuery } from '../../api/customers/customers'
import { useGetPreferencesQuery } from '../../api/customers/preferences'
import { useGetAppDataQuery } from '../../api/signIn/session'
import { signOut } from '../../api/signIn/signOut'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useCloseCustomer } from '../../domain/customers/useCloseCustomer'
import { limitToGrantedRights } from '../../session/grantedRights'
import { PreferencesContext } from '../../session/preferences'
import { SignedInContext } from '../../session/SignedIn'
import { customerClosed, selectSelection } from '../../session/selectionSlice'
import { selectSession } from '../../session/sessionSlice'
import { readSignInNote } from '../../session/signInNote'
import { useHasOwnRight } from '../../session/useHasRight'
import { enterStage } from '../../stage'
import { Button } from '../../ui/Button'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'
import { FailurePanel } from '../../ui/states/FailurePanel'
import { PhoneContacts } from '../../ui/states/PhoneContacts'
import { problemOfQuery } from '../../ui/states/queryState'
import { lazyWhenIdle } from '../../ui/timing/lazyWhenIdle'
import { visitorPath } from '../../visitorPaths'
import { LazyCommand } from '../commands/LazyCommand'
import { pageAt } from '../routes/pageAt'
import { VoiceControlHost } from '../voiceControl/VoiceControlHost'
import { ApplyPreferences } from './ApplyPreferences'
import { IdleGuard } from './IdleGuard'
import styles from './pages.module.css'
import { ShellLink } from './ShellLink'
import { useCustomerOfUrl } from './useCustomerOfUrl'

const PollUpdates = lazyWhenIdle(async () => (await import('./PollUpdates')).PollUpdates)
/** Loaded for staff only. */
const HeldReplyBar = lazyWhenIdle(
  async () => (await import('../../features/queue/heldReplies/HeldReplyBar')).HeldReplyBar,
)

/** The replies of the person that wait to be sent. A failure here must not take down the page. */
function StaffReplies() {
  const mayReply = useHasOwnRight('MESSAGEBOX.write')
  if (!mayReply) return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <HeldReplyBar />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Redirects a visitor to sign in. They return to the same page afterwards, unless they signed out on purpose. */
function RedirectToSignIn() {
  const location = useLocation()
  useEffect(() => {
    const hasChosenToLeave = readSignInNote()?.reason === 'choice'
    enterStage((hasChosenToLeave ? null : visitorPath(location)) ?? paths.login, { replace: true })
  }, [location])
  return null
}

const isStaffToolAt = (pathname: string): boolean => {
  const page = pageAt(pathname)
  return page !== undefined && isStaffTool(page)
}

/**
 * Returns the customer whom staff have opened. A customer who is gone or forbidden is closed, unless the URL names them.
 * Staff tools have no open customer, so that nothing acts on one customer while a case of another is handled.
 */
function useCustomerOfPage(person: UserDetails | undefined) {
  const { customerNumber } = useSelector(selectSelection)
  const isOfStaff = person !== undefined && isStaff(person.userTypeCode)
  const named = useCustomerOfUrl(isOfStaff)
  const { pathname } = useLocation()
  const dispatch = useDispatch()
  const close = useCloseCustomer()
  const canHaveCustomer = isOfStaff && !isStaffToolAt(pathname)
  const openNumber = canHaveCustomer ? customerNumber : null
  const query = useGetCustomerOverviewQuery(
    { query: { crm_customer_id: openNumber ?? '' } },
    { skip: openNumber === null },
  )
  const { currentData: customer } = query
  const problem = openNumber !== null && query.error && customer === undefined ? problemOfQuery(query.error) : null
  const isGone = (problem?.code === 'not_found' || problem?.code === 'not_allowed') && named === null
  useEffect(() => {
    if (isGone) dispatch(customerClosed())
  }, [dispatch, isGone])
  return {
    customer: (openNumber !== null && customer) || null,
    isLoading: openNumber !== null && customer === undefined && problem === null,
    /** It is unknown whether the customer exists, so neither the customer nor the search is shown. */
    failed: problem && !isGone ? { ...query, close } : null,
  }
}

interface UnavailableProps extends ComponentProps<typeof FailurePanel> {
  heading: string
  children: ReactNode
}

/** What is shown instead of the frame. */
function Unavailable({ heading, children, ...failure }: UnavailableProps) {
  const { brandName } = useRuntimeConfig()
  return (
    <main className={styles.bare}>
      <p className={styles.brand}>{brandName}</p>
      <h1>{heading}</h1>
      <FailurePanel {...failure} />
      {children}
      <IdleGuard />
    </main>
  )
}

/** Loads the user and their rights. Until then the context is null and only the frame is drawn. */
function SignedInProvider({ session, children }: { session: StoredSession; children: ReactNode }) {
  const person = useGetUserDetailsQuery({ query: { emailOrPhone: session.email } })
  const rights = useGetAppDataQuery()
  const preferences = useGetPreferencesQuery()
  const { customer, isLoading, failed: failedCustomer } = useCustomerOfPage(person.data)
  const selection = useSelector(selectSelection)
  const selectedAccountOf = (user: UserDetails) =>
    resolveSelection(user, selection, preferences.data?.crm_service_account_id ?? null).account
  const failed = [person, rights].find(({ data, error }) => error !== undefined && data === undefined)

  if (failed) {
    const tryAgain = () => {
      if (person.error) void person.refetch()
      if (rights.error) void rights.refetch()
    }
    return (
      <Unavailable
        heading={frameTexts.accountNotAvailable}
        title={frameTexts.detailsNotLoaded}
        problem={problemOfQuery(failed.error)}
        isRetrying={person.isFetching || rights.isFetching}
        onRetry={tryAgain}
      >
        <Button onClick={() => void signOut('choice')}>{frameTexts.logOut}</Button>
        <PhoneContacts />
      </Unavailable>
    )
  }
  if (failedCustomer) {
    return (
      <Unavailable
        heading={frameTexts.customerNotAvailable}
        title={frameTexts.customerNotLoaded}
        problem={problemOfQuery(failedCustomer.error)}
        isRetrying={failedCustomer.isFetching}
        onRetry={() => void failedCustomer.refetch()}
      >
        <Button onClick={failedCustomer.close}>{frameTexts.closeCustomer}</Button>
      </Unavailable>
    )
  }
  const arePreferencesKnown = preferences.data !== undefined || preferences.isError
  const signedIn =
    person.data && rights.data && arePreferencesKnown && !isLoading
      ? {
          person: person.data,
          user: customer?.user_details ?? person.data,
          customer,
          ownFeatures: rights.data,
          features: customer ? rights.data : limitToGrantedRights(selectedAccountOf(person.data), rights.data),
        }
      : null
  return (
    <SignedInContext value={signedIn}>
      {/* If preferences cannot be loaded, the defaults apply. They must not keep anyone out. */}
      <PreferencesContext value={preferences.data ?? defaultPreferences}>
        {arePreferencesKnown && person.data && <ApplyPreferences />}
        {children}
        <IdleGuard />
        {signedIn && <ShellLink />}
        {signedIn && (
          // Without news in the bell, the page still works.
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <PollUpdates />
            </Suspense>
          </ErrorBoundary>
        )}
        {signedIn && isStaff(signedIn.person.userTypeCode) && <StaffReplies />}
        {signedIn && <LazyCommand />}
        <VoiceControlHost />
      </PreferencesContext>
    </SignedInContext>
  )
}

export function SignedInFrame({ children }: { children: ReactNode }) {
  const session = useSelector(selectSession)
  return session ? <SignedInProvider session={session}>{children}</SignedInProvider> : <RedirectToSignIn />
}
