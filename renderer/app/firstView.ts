/** Puts the data of the first view into the store, so that its queries need no requests of their own. */
import { z } from 'zod/mini'
import { type FirstView, getFirstView } from '#shared/contract/customers/customers'
import { successEnvelope } from '#shared/http/errors'
import { customersApi } from '../api/customers/customers'
import { paymentsApi } from '../api/payments/payments'
import { balanceRequestOf } from '../domain/payments/paymentRequests'
import { getStoredSession } from '../session/storedSession'
import { setNumberFormat } from '../ui/format/amounts'
import { setDayFormat } from '../ui/format/days'
import { store } from './store'
import { storeUserData } from './userData'

declare global {
  interface Window {
    /** The answer to `getFirstView`, which the page requests before it loads any code. Null if the call failed. */
    portalFirstView?: Promise<unknown>
  }
}

/** A page must not wait longer for the early request than it would take to send the calls again. */
const timeoutMs = 3_000

/** Waits for the page's early request and stores its answer. Without one, the screens send their calls themselves. */
export async function applyFirstView(): Promise<void> {
  const request = window.portalFirstView
  if (!request) return
  delete window.portalFirstView
  const answer = await Promise.race([request, new Promise((resolve) => setTimeout(resolve, timeoutMs))])
  const { data } = z.safeParse(successEnvelope(getFirstView.response), answer)
  if (data) storeFirstView(data.data)
}

function storeFirstView({ user_details: user, app_features: features, preferences, ...view }: FirstView): void {
  const { balance, account_details: accounts } = view
  const session = getStoredSession()
  // The user may have signed out meanwhile in another tab.
  if (session?.email !== user.email_id) return
  storeUserData(store.dispatch, session.email, { user, features, preferences })
  // The first view is drawn in these formats, and not in the default ones before.
  setNumberFormat(preferences.number_format)
  setDayFormat(preferences.day_format)
  if (accounts) {
    const arg = { query: { user_id: user.user_id } }
    store.dispatch(customersApi.util.upsertQueryEntries([{ endpointName: 'getAccountDetails', arg, value: accounts }]))
  }
  const account = user.user_accounts.find((one) => one.crm_service_account_id === balance?.crm_service_account_id)
  if (!account || !balance) return
  store.dispatch(
    paymentsApi.util.upsertQueryEntries([
      { endpointName: 'viewBalance', arg: balanceRequestOf(account), value: balance.account_balance },
    ]),
  )
}
