/**
 * The script in the document of every page except sign-in (scripts/vite/rendererPages.mjs). For visitors with a stored
 * session it applies the last appearance, shows the frame, and immediately requests the first view's data and the files
 * of the signed-in app. It must stay small, so it loads neither zod nor React.
 */

import { isStaff } from '#shared/access/access'
import type { UserAddress } from '#shared/contract/customers/userDetails'
import { resolveSelection } from '#shared/customers/selection'
import { dayAt } from '#shared/format/moments'
import { centsOf } from '#shared/format/money'
import { earlyPaths } from '#shared/http/earlyPaths'
import { customerNumberIn } from '#shared/pages/customerUrl'
import { openPaths } from '#shared/pages/openPaths'
import { rememberPaletteKeys } from '../domain/commands/paletteKeys'
import { sessionKey } from '../platform/sessionKey'
import { readRecord, type StorageArea } from '../platform/storage'
import { limitToGrantedRights } from '../session/grantedRights'
import { appearanceAttributes, appearanceKey } from '../ui/format/appearanceKey'
import { rowFormatsOf } from '../ui/format/rowFormats'
import { showFetchedWebFont } from '../ui/theme/webFont'
import { addLinks, readAppFiles } from './appFiles'
import { headlineOf } from './firstHeadline'
import { firstListOf, isListPath } from './firstList'
import type { FirstViewAnswer } from './firstViewAnswer'
import { readLastAccount, storeLastAccount, type Visit } from './lastAccount'
import { readTimeZone, type SentCall, sendEarly, sendLikelyCalls, sendPageCalls } from './sendCalls'
import { showHeadline } from './showHeadline'
import { showList } from './showList'
import { findSelectionKey, readSelection, type StoredSelection, selectionKeyOf } from './storedSelection'

/** These pages never show the signed-in app. */
const lightPaths: readonly string[] = [
  openPaths.login,
  openPaths.register,
  openPaths.forgotPassword,
  openPaths.postback,
]

/**
 * Browsers open six connections to a server that has no HTTP/2. The largest files take the line until the first view
 * has been answered, and the calls that follow must not wait for the others.
 */
const filesAtOnce = 4

const customerOfUrl = customerNumberIn(window.location.pathname)

const path = customerOfUrl === null ? window.location.pathname.replace(/(.)\/$/, '$1') : openPaths.dashboard

const page = { path, search: window.location.search }

/** The selection that the tab has stored. It is of no use when the URL names another customer. */
function readSelectionOfPage(key: string | undefined): StoredSelection {
  const stored = readSelection(key)
  if (customerOfUrl === null || stored.customerNumber === customerOfUrl) return stored
  return { customerNumber: customerOfUrl, premiseId: null, serviceAccountId: null }
}

/** The session of this tab, or else the one that all tabs share. */
function readSession(): (Record<string, unknown> & { area: StorageArea }) | null {
  for (const area of ['session', 'local'] as const) {
    const session = readRecord(area, sessionKey)
    if (session) return { ...session, area }
  }
  return null
}

function start(): void {
  const session = readSession()
  if (!session) return
  const { dataset } = document.documentElement
  const appearance = readRecord('local', appearanceKey)
  for (const name of appearanceAttributes) {
    const value = appearance?.[name]
    if (typeof value === 'string') dataset[name] = value
  }
  const { token, expiresAt, email, area } = session
  if (typeof token !== 'string' || !(Date.parse(String(expiresAt)) > Date.now()) || lightPaths.includes(path)) return
  dataset['session'] = ''
  rememberPaletteKeys()
  const key = findSelectionKey()
  const selection = readSelectionOfPage(key)
  const firstView = requestFirstView(token, key, { area, email, selection })
  const { app, pages, openedCustomer } = readAppFiles()
  const customerFiles = path === openPaths.dashboard && selection.customerNumber !== null ? openedCustomer : []
  // Browsers warn about preloaded files that are not used soon, so only this page's files are fetched.
  const files = [...app, ...(pages[path] ?? []), ...customerFiles]
  addLinks(files.slice(0, filesAtOnce), { styleRel: 'preload' })
  void firstView.then(() => addLinks(files.slice(filesAtOnce), { styleRel: 'preload' }))
  if (isListPath(path)) requestAnimationFrame(() => setTimeout(prepareDays))
}

/** The first formatter of days takes 0.1 seconds on a slow phone. It is created while the answers are on their way. */
const prepareDays = (): string => dayAt(new Date(), readTimeZone())

function requestFirstView(token: string, key: string | undefined, visit: Visit): Promise<unknown> {
  const { selection } = visit
  const query = {
    ...(selection.premiseId !== null && { selected_premise: selection.premiseId }),
    ...(selection.serviceAccountId !== null && { selected_service: selection.serviceAccountId }),
  }
  const answer = sendEarly(token, { method: 'GET', path: earlyPaths.firstView, query })
  window.portalFirstView = answer
  const sent = sendLikelyCalls(token, page, readLastAccount(visit))
  const shown = answer.then(async (envelope) => {
    if (!envelope) return
    // The server has checked its answer against the contract, and the portal checks it again before it uses it.
    const { data } = envelope as { data: FirstViewAnswer }
    // The stored selection may belong to another user of this tab.
    if (key === undefined || key === selectionKeyOf(data.user_details.user_id))
      await showPage(token, data, { visit, sent })
  })
  // Without the figures in the frame, the page works all the same.
  if (path === openPaths.dashboard || isListPath(path)) window.portalFirstFigures = shown.catch(() => undefined)
  return answer
}

interface SentVisit {
  visit: Visit
  /** The calls that were sent before the user was known. */
  sent: SentCall[]
}

/** Shows the balance or the rows of a list, and sends the calls of the requested page. */
async function showPage(token: string, view: FirstViewAnswer, { visit, sent }: SentVisit): Promise<void> {
  const { selection } = visit
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
  const [answer] = sendPageCalls(token, { ...page, sent }, viewer)
  const { account } = current
  if (account && !isStaff(user.userTypeCode)) {
    storeLastAccount(visit, { billingGroupId: account.crm_billing_group_id, contactId: user.crm_contact_id })
  }
  if (!answer || !isListPath(path)) return
  const formats = rowFormatsOf(preferences, readTimeZone())
  const list = firstListOf(path, await answer, { user, features: viewer.features, formats })
  if (list) showList(path, list)
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
