/** Prepares the page that the portal shows first after sign-in. */
import { resolveSelection } from '#shared/customers/selection'
import { limitToGrantedRights } from '../session/grantedRights'
import type { SignInDetails } from '../session/storedSession'
import { headlineOf } from './firstHeadline'
import { setPreparedHeadline } from './preparedHeadline'
import { sendPageCalls } from './sendCalls'
import { readSelection, selectionKeyOf } from './storedSelection'

/** Prepares the headline and sends the calls of the page, before the stage changes to the signed-in app. */
export function preparePage(target: string, token: string, details: SignInDetails): void {
  const { user_details: user, preferences, balance, app_features: features } = details
  const { pathname: path, search } = new URL(target, window.location.origin)
  const selection = readSelection(selectionKeyOf(user.user_id))
  const current = resolveSelection(user, selection, preferences.crm_service_account_id)
  // The answer is about the default account. The user may have selected another one earlier in this tab.
  const isShown = current.account?.crm_service_account_id === balance?.crm_service_account_id
  const due = isShown ? balance?.account_balance : undefined
  setPreparedHeadline(headlineOf({ path, userType: user.userTypeCode, preferences, balance: due ?? null }))
  const { customerNumber } = selection
  const viewer = { user, features: limitToGrantedRights(current.account, features), customerNumber, ...current }
  void sendPageCalls(token, { path, search }, viewer)
}
