import { Button } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { isStaff } from '#shared/access'
import { usualPreferences } from '#shared/preferences'
import type { UserDetails } from '#shared/contract/userDetails'
import type { StoredSession } from '#shared/platform'
import { useGetCustomerOverviewQuery, useGetUserDetailsQuery } from '../../api/customers'
import { useGetPreferencesQuery } from '../../api/preferences'
import { useGetAppDataQuery } from '../../api/session'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { paths } from '../../paths'
import { visitorPath } from '../../visitorPaths'
import { PreferencesContext } from '../../session/preferences'
import { narrowedTo } from '../../session/grantedRights'
import { selectedOf } from '../../session/selectedAccount'
import { customerClosed, selectSelection } from '../../session/selectionSlice'
import { readSignInNote } from '../../session/signInNote'
import { SignedInContext } from '../../session/SignedIn'
import { selectSession } from '../../session/sessionSlice'
import { enterStage } from '../../stage'
import { ByPhone } from '../../ui/states/ByPhone'
import { FailurePanel } from '../../ui/states/FailurePanel'
import { problemOfQuery } from '../../ui/states/queryFace'
import { CommandCarrier } from '../commands/CommandCarrier'
import { VoiceCarrier } from '../voice/VoiceCarrier'
import { isStaffTool } from '../routes/routes'
import { FollowPreferences } from './FollowPreferences'
import { FollowUpdates } from './FollowUpdates'
import { IdleGuard } from './IdleGuard'
import { ShellLink } from './ShellLink'
import styles from './pages.module.css'
import { signOut } from '../../api/signOut'
import * as frameTexts from '#shared/texts/frame'

/** Sends a visitor to sign in; one who was signed in comes back to where they were, unless they chose to leave. */
function Leave() {
  const location = useLocation()
  useEffect(() => {
    const hasChosenTo = readSignInNote()?.reason === 'choice'
    enterStage((hasChosenTo ? null : visitorPath(location)) ?? paths.login, { replace: true })
  }, [location])
  return null
}

/**
 * The customer whom staff have opened. One who is not there any more, or not for them, is closed. On the tools of staff
 * nobody is open, so that nothing acts on one customer while a case of another is handled.
 */
function useOpenedCustomer(person: UserDetails | undefined) {
  const { customerNumber } = useSelector(selectSelection)
  const { pathname } = useLocation()
  const dispatch = useDispatch()
  const isAboutThem = person !== undefined && isStaff(person.userTypeCode) && !isStaffTool(pathname)
  const number = isAboutThem ? customerNumber : null
  const query = useGetCustomerOverviewQuery({ query: { crm_customer_id: number ?? '' } }, { skip: number === null })
  const { currentData: customer } = query
  const problem = number !== null && query.error && customer === undefined ? problemOfQuery(query.error) : null
  const isGone = problem?.code === 'not_found' || problem?.code === 'not_allowed'
  useEffect(() => {
    if (isGone) dispatch(customerClosed())
  }, [dispatch, isGone])
  return {
    customer: (number !== null && customer) || null,
    isAsked: number !== null && customer === undefined && problem === null,
    /** It is not known whether they are there: neither they nor the search is shown. */
    failed: problem && !isGone ? { ...query, close: () => dispatch(customerClosed()) } : null,
  }
}

/** Asks who is signed in and what they may do. Until that is known the context holds null, and only the frame is drawn. */
function WithPerson({ session, children }: { session: StoredSession; children: ReactNode }) {
  const person = useGetUserDetailsQuery({ query: { emailOrPhone: session.email } })
  const rights = useGetAppDataQuery()
  const preferences = useGetPreferencesQuery()
  const { customer, isAsked, failed: failedCustomer } = useOpenedCustomer(person.data)
  const { brandName } = useRuntimeConfig()
  const selection = useSelector(selectSelection)
  const selectedAccountOf = (user: UserDetails) =>
    selectedOf(user, selection, preferences.data?.crm_service_account_id ?? null).account
  const failed = [person, rights].find(({ data, error }) => error !== undefined && data === undefined)

  if (failed) {
    const tryAgain = () => {
      if (person.error) void person.refetch()
      if (rights.error) void rights.refetch()
    }
    return (
      <main className={styles.bare}>
        <p className={styles.brand}>{brandName}</p>
        <h1>{frameTexts.yourAccountIsntAvailable}</h1>
        <FailurePanel
          what={frameTexts.weCouldntLoadYourDetails}
          problem={problemOfQuery(failed.error)}
          isRetrying={person.isFetching || rights.isFetching}
          onRetry={tryAgain}
        />
        <Button onClick={() => void signOut('choice')}>{frameTexts.logOut}</Button>
        <ByPhone />
        <IdleGuard />
      </main>
    )
  }
  if (failedCustomer) {
    return (
      <main className={styles.bare}>
        <p className={styles.brand}>{brandName}</p>
        <h1>{frameTexts.thisCustomerIsntAvailable}</h1>
        <FailurePanel
          what={frameTexts.weCouldntLoadThisCustomersAccount}
          problem={problemOfQuery(failedCustomer.error)}
          isRetrying={failedCustomer.isFetching}
          onRetry={() => void failedCustomer.refetch()}
        />
        <Button onClick={failedCustomer.close}>{frameTexts.closeCustomer}</Button>
        <IdleGuard />
      </main>
    )
  }
  const arePreferencesKnown = preferences.data !== undefined || preferences.isError
  const signedIn =
    person.data && rights.data && arePreferencesKnown && !isAsked
      ? {
          person: person.data,
          user: customer?.user_details ?? person.data,
          customer,
          ownFeatures: rights.data,
          features: customer ? rights.data : narrowedTo(selectedAccountOf(person.data), rights.data),
        }
      : null
  return (
    <SignedInContext value={signedIn}>
      {/* Without an answer everything is as usual: nobody is kept out for want of their favorite color. */}
      <PreferencesContext value={preferences.data ?? usualPreferences}>
        {arePreferencesKnown && person.data && <FollowPreferences />}
        {children}
        <IdleGuard />
        {signedIn && <ShellLink />}
        {signedIn && <FollowUpdates />}
        {signedIn && <CommandCarrier />}
        <VoiceCarrier />
      </PreferencesContext>
    </SignedInContext>
  )
}

export function SignedInFrame({ children }: { children: ReactNode }) {
  const session = useSelector(selectSession)
  return session ? <WithPerson session={session}>{children}</WithPerson> : <Leave />
}
