import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { customersApi } from '../api/customers/customers'
import { preferencesApi } from '../api/customers/preferences'
import { paymentsApi } from '../api/payments/payments'
import { sessionApi } from '../api/signIn/session'
import { balanceRequestOf } from '../domain/payments/paymentRequests'
import type { SignInDetails } from '../session/storedSession'
import { setNumberFormat } from '../ui/format/amounts'
import { setDayFormat } from '../ui/format/days'

/** Stores the user's data that has arrived already, so that the first screen does not fetch it again. */
export function storeUserData(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  email: string,
  { user_details: user, app_features: features, preferences, account_details: accounts, balance }: SignInDetails,
): void {
  // The first view is drawn in these formats from the start.
  setNumberFormat(preferences.number_format)
  setDayFormat(preferences.day_format)
  const personArg = { query: { emailOrPhone: email } }
  dispatch(customersApi.util.upsertQueryEntries([{ endpointName: 'getUserDetails', arg: personArg, value: user }]))
  dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'getAppData', arg: undefined, value: features }]))
  dispatch(
    preferencesApi.util.upsertQueryEntries([{ endpointName: 'getPreferences', arg: undefined, value: preferences }]),
  )
  if (accounts) {
    const arg = { query: { user_id: user.user_id } }
    dispatch(customersApi.util.upsertQueryEntries([{ endpointName: 'getAccountDetails', arg, value: accounts }]))
  }
  const account = user.user_accounts.find((one) => one.crm_service_account_id === balance?.crm_service_account_id)
  if (!account || !balance) return
  const arg = balanceRequestOf(account)
  dispatch(paymentsApi.util.upsertQueryEntries([{ endpointName: 'viewBalance', arg, value: balance.account_balance }]))
}
