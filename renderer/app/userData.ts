import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { customersApi } from '../api/customers/customers'
import { preferencesApi } from '../api/customers/preferences'
import { sessionApi } from '../api/signIn/session'
import type { SignInDetails } from '../session/storedSession'

/** Stores what is known of the user already, so that the first screen does not fetch it again. */
export function storeUserData(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  email: string,
  { user, features, preferences }: SignInDetails,
): void {
  const arg = { query: { emailOrPhone: email } }
  dispatch(customersApi.util.upsertQueryEntries([{ endpointName: 'getUserDetails', arg, value: user }]))
  dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'getAppData', arg: undefined, value: features }]))
  dispatch(
    preferencesApi.util.upsertQueryEntries([{ endpointName: 'getPreferences', arg: undefined, value: preferences }]),
  )
}
