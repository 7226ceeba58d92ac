/**
 * The script in the document of every page except sign-in (scripts/vite/rendererPages.mjs). For visitors with a stored
 * session it applies the last appearance, shows the frame, and immediately requests the first view's data and the files
 * of the signed-in app. It must stay small, so it loads neither zod nor React.
 */

import type { UserAddress } from '#shared/contract/customers/userDetails'
import { resolveSelection } from '#shared/customers/selection'
import { centsOf } from '#shared/format/money'
import { earlyPaths } from '#shared/http/earlyPaths'
import { customerNumberIn } from '#shared/pages/customerUrl'
import { openPaths } from '#shared/pages/openPaths'
import { rememberPaletteKeys } from '../domain/commands/paletteKeys'
import { sessionKey } from '../platform/sessionKey'
import { readRecord } from '../platform/storage'
import { limitToGrantedRights } from '../session/grantedRights'
import { appearanceAttributes, appearanceKey } from '../ui/format/appearanceKey'
import { showFetchedWebFont } from '../ui/theme/webFont'
import { addLinks, readAppFiles } from './appFiles'
import { headlineOf } from './firstHeadline'
import type { FirstViewAnswer } from './firstViewAnswer'
import { sendEarly, sendPageCalls } from './sendCalls'
import { showHeadline } from './showHeadline'
import { findSelectionKey, readSelection, type StoredSelection, selectionKeyOf } from './storedSelection'

/** These pages never show the signed-in app. */
const lightPaths: readonly string[] = [
  openPaths.login,
  openPaths.register,
  openPaths.forgotPassword,
  openPaths.postback,
]

const customerOfUrl = customerNumberIn(window.location.pathname)

const path = customerOfUrl === null ? window.location.pathname.replace(/(.)\/$/, '$1') : openPaths.dashboard

/** The selection that the tab has stored. It is of no use when the URL names another customer. */
function readSelectionOfPage(key: string | undefined): StoredSelection {
  const stored = readSelection(key)
  if (customerOfUrl === null || stored.customerNumber === customerOfUrl) return stored
  return { customerNumber: customerOfUrl, premiseId: null, serviceAccountId: null }
}

function start(): void {
  const session = readRecord('session', sessionKey) ?? readRecord('local', sessionKey)
  if (!session) return
  const { dataset } = document.documentElement
  const appearance = readRecord('local', appearanceKey)
  for (const name of appearanceAttributes) {
    const value = appearance?.[name]
    if (typeof value === 'string') dataset[name] = value
  }
  const { token, expiresAt } = session
  if (typeof token !== 'string' || !(Date.parse(String(expiresAt)) > Date.now()) || lightPaths.includes(path)) return
  dataset['session'] = ''
  rememberPaletteKeys()
  const key = findSelectionKey()
  const selection = readSelectionOfPage(key)
  requestFirstView(token, { key, selection })
  const { app, pages, openedCustomer } = readAppFiles()
  const customerFiles = path === openPaths.dashboard && selection.customerNumber !== null ? openedCustomer : []
  // Browsers warn about preloaded files that are not used soon, so only this page's files are fetched.
  addLinks([...app, ...(pages[path] ?? []), ...customerFiles], { styleRel: 'preload' })
}

function requestFirstView(
  token: string,
  { key, selection }: { key: string | undefined; selection: StoredSelection },
): void {
  const query = {
    ...(selection.premiseId !== null && { selected_premise: selection.premiseId }),
    ...(selection.serviceAccountId !== null && { selected_service: selection.serviceAccountId }),
  }
  const answer = sendEarly(token, { method: 'GET', path: earlyPaths.firstView, query })
  window.portalFirstView = answer
  void answer.then((envelope) => {
    if (!envelope) return
    // The server has checked its answer against the contract, and the portal checks it again before it uses it.
    const { data } = envelope as { data: FirstViewAnswer }
    // The stored selection may belong to another user of this tab.
    if (key === undefined || key === selectionKeyOf(data.user_details.user_id)) showPage(token, data, selection)
  })
}

/** Shows the balance, and sends the calls of the requested page. */
function showPage(token: string, view: FirstViewAnswer, selection: StoredSelection): void {
  const { app_features: features, preferences, balance } = view
  const user = { ...view.user_details, user_address_details: view.user_details.user_address_details.map(addressOf) }
  const current = resolveSelection(user, selection, preferences.crm_service_account_id)
  const due = balance?.account_balance
  const headline = headlineOf({
    path,
    userType: user.userTypeCode,
    preferences,
    balance: due ? { unpaidBalance: centsOf(due.unpaidBalance), dueOn: due.paimentDue } : null,
  })
  if (headline !== null) showHeadline(headline)
  const { customerNumber } = selection
  const viewer = { user, features: limitToGrantedRights(current.account, features), customerNumber, ...current }
  sendPageCalls(token, { path, search: window.location.search }, viewer)
}

type AddressAnswer = FirstViewAnswer['user_details']['user_address_details'][number]

const addressOf = ({ userAddressServcieInfos: services, ...address }: AddressAnswer): UserAddress => ({
  ...address,
  services,
})

try {
  showFetchedWebFont()
  start()
} catch {
  // The page works without all this. A browser may refuse access to its storage.
}
