import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import type { StoredSession } from '#shared/platform'
import { api } from '../api/client'
import { customersApi } from '../api/customers'
import { preferencesApi } from '../api/preferences'
import { sessionApi } from '../api/session'
import { cartReducer } from '../session/cartSlice'
import { chatReducer } from '../ui/chat/chatSlice'
import { drop, heldSession, onSessionChange, takeArrival } from '../session/heldSession'
import { onSignOutElsewhere } from '../session/otherTabs'
import { selectionReducer } from '../session/selectionSlice'
import { sessionReducer, signedIn, signedOut } from '../session/sessionSlice'
import { answerNewTabs } from '../session/shareSession'
import { commandReducer } from '../ui/commands/commandSlice'
import { notificationsReducer } from '../ui/notices/notificationsSlice'
import { keptCart } from './kept/cart'
import { keepInTab } from './kept/keepInTab'
import { keptRecentPages } from './kept/recentPages'
import { keptSelection } from './kept/selection'
import { keptTray } from './kept/tray'
import { recentPagesReducer } from './frame/recentPages'

const slices = combineReducers({
  session: sessionReducer,
  selection: selectionReducer,
  cart: cartReducer,
  recentPages: recentPagesReducer,
  notifications: notificationsReducer,
  command: commandReducer,
  chat: chatReducer,
  [api.reducerPath]: api.reducer,
})

export type PortalState = ReturnType<typeof slices>

/** Signing out empties every slice, this one's successors included. */
const rootReducer = (state: PortalState | undefined, action: UnknownAction): PortalState =>
  slices(signedOut.match(action) ? undefined : state, action)

export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) => defaults().concat(api.middleware),
})

const selectPerson = customersApi.endpoints.getUserDetails.select

/** Copies the tab's session here. Whoever comes next finds nothing of whoever was here before. */
function follow(session: StoredSession | null): void {
  store.dispatch(signedOut())
  store.dispatch(api.util.resetApiState())
  if (!session) return
  store.dispatch(signedIn(session))
  const arrival = takeArrival()
  if (!arrival) return
  const arg = { query: { emailOrPhone: session.email } }
  store.dispatch(customersApi.util.upsertQueryEntries([{ endpointName: 'getUserDetails', arg, value: arrival.user }]))
  store.dispatch(
    sessionApi.util.upsertQueryEntries([{ endpointName: 'getAppData', arg: undefined, value: arrival.features }]),
  )
  store.dispatch(
    preferencesApi.util.upsertQueryEntries([
      { endpointName: 'getPreferences', arg: undefined, value: arrival.preferences },
    ]),
  )
}

/** Who is signed in; null until the server has said so. */
function userIdOf(state: PortalState): string | null {
  const session = state.session.current
  if (!session) return null
  return selectPerson({ query: { emailOrPhone: session.email } })(state).data?.user_id ?? null
}

setupListeners(store.dispatch)
follow(heldSession())
onSessionChange(follow)
onSignOutElsewhere(() => drop('elsewhere'))
answerNewTabs()
keepInTab(store, userIdOf, keptSelection)
keepInTab(store, userIdOf, keptCart)
keepInTab(store, userIdOf, keptRecentPages)
keepInTab(store, userIdOf, keptTray)
