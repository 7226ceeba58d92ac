/** Loads what the top of the dashboard shows, so that nothing there moves after it has been drawn. */
import { isStaff } from '#shared/access/access'
import { resolveSelection } from '#shared/customers/selection'
import { announcementsApi } from '../../api/content/announcements'
import { customersApi } from '../../api/customers/customers'
import { preferencesApi } from '../../api/customers/preferences'
import { paymentsApi } from '../../api/payments/payments'
import { scheduledPaymentsApi } from '../../api/payments/scheduledPayments'
import { sessionApi } from '../../api/signIn/session'
import { announcementRequestOf } from '../../domain/announcementRequest'
import { recentCreditsRequestOf, scheduledPaymentsRequestOf } from '../../domain/payments/paymentRequests'
import { limitToGrantedRights } from '../../session/grantedRights'
import { hasRight } from '../../session/hasRight'
import { store } from '../store'

/** The dashboard is drawn without what takes longer. */
const timeoutMs = 1_000

export async function prefetchDashboard(): Promise<void> {
  const state = store.getState()
  const session = state.session.current
  const user =
    session && customersApi.endpoints.getUserDetails.select({ query: { emailOrPhone: session.email } })(state).data
  const features = sessionApi.endpoints.getAppData.select()(state).data
  const preferences = preferencesApi.endpoints.getPreferences.select()(state).data
  if (!user || !features || !preferences || isStaff(user.userTypeCode)) return
  const { account, address } = resolveSelection(user, state.selection, preferences.crm_service_account_id)
  if (!account) return
  const granted = limitToGrantedRights(account, features)
  const { listActiveAnnouncements } = announcementsApi.endpoints
  const { listScheduledPayments } = scheduledPaymentsApi.endpoints
  const { listReceivedCredits } = paymentsApi.endpoints
  const queries = [
    store.dispatch(listActiveAnnouncements.initiate(announcementRequestOf(user.userTypeCode, address))),
    hasRight(granted, 'MANAGEPAYMENT.read') &&
      store.dispatch(listScheduledPayments.initiate(scheduledPaymentsRequestOf(account))),
    hasRight(granted, 'PAYMENTHISTORY.read') &&
      store.dispatch(listReceivedCredits.initiate(recentCreditsRequestOf(account))),
  ].filter((query) => query !== false)
  await Promise.race([Promise.all(queries), new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  for (const query of queries) query.unsubscribe()
}
