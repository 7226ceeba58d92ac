/** The headline that the frame shows after signing in. */
import { resolveSelection } from '#shared/customers/selection'
import type { SignInDetails } from '../session/storedSession'
import { headlineOf } from './firstHeadline'
import { readSelection, selectionKeyOf } from './storedSelection'

let headline: string | null = null

/** Called before the stage changes to the signed-in app. */
export function prepareHeadline(path: string, { user_details: user, preferences, balance }: SignInDetails): void {
  const selection = readSelection(selectionKeyOf(user.user_id))
  const { account } = resolveSelection(user, selection, preferences.crm_service_account_id)
  // The answer is about the default account. The user may have selected another one earlier in this tab.
  const isShown = account?.crm_service_account_id === balance?.crm_service_account_id
  const due = isShown ? balance?.account_balance : undefined
  headline = headlineOf({ path, userType: user.userTypeCode, preferences, balance: due ?? null })
}

export const preparedHeadline = (): string | null => headline
