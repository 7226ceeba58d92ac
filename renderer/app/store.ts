import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import { combineReducers, type UnknownAction } from 'redux'
import type { StoredSession } from '#shared/platform/platform'
import { api } from '../api/client'
import { customersApi } from '../api/customers/customers'
import { chatReducer } from '../domain/chat/chatSlice'
import { commandReducer } from '../domain/commands/commandSlice'
import { cartReducer } from '../domain/services/cartSlice'
import { onSignOutInOtherTab } from '../session/otherTabs'
import { selectionReducer } from '../session/selectionSlice'
import { sessionReducer, signedIn, signedOut } from '../session/sessionSlice'
import { answerNewTabs } from '../session/shareSession'
import { clearSession, getStoredSession, onSessionChange, takeSignInDetails } from '../session/storedSession'
import { notificationsReducer } from '../ui/notices/notificationsSlice'
import { recentPagesReducer } from './frame/recentPagesSlice'
import { persistedCart } from './persistence/cart'
import { persistSlice } from './persistence/persistSlice'
import { persistedRecentPages } from './persistence/recentPages'
import { persistedSelection } from './persistence/selection'
import { persistedTray } from './persistence/tray'
import { storeUserData } from './userData'

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

/** Signing out resets every slice, including future ones. */
const rootReducer = (state: PortalState | undefined, action: UnknownAction): PortalState =>
  slices(signedOut.match(action) ? undefined : state, action)

const selectPerson = customersApi.endpoints.getUserDetails.select

/** Returns the id of the signed-in user, or null until the server has answered. */
function userIdOf(state: PortalState): string | null {
  const session = state.session.current
  if (!session) return null
  return selectPerson({ query: { emailOrPhone: session.email } })(state).data?.user_id ?? null
}

export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) =>
    defaults().concat(
      api.middleware,
      persistSlice(userIdOf, persistedSelection),
      persistSlice(userIdOf, persistedCart),
      persistSlice(userIdOf, persistedRecentPages),
      persistSlice(userIdOf, persistedTray),
    ),
})

/** Copies the tab's session to the store. Everything of the previous user is removed first. */
function applySession(session: StoredSession | null): void {
  store.dispatch(signedOut())
  store.dispatch(api.util.resetApiState())
  if (!session) return
  store.dispatch(signedIn(session))
  const signInDetails = takeSignInDetails()
  if (signInDetails) storeUserData(store.dispatch, session.email, signInDetails)
}

setupListeners(store.dispatch)
applySession(getStoredSession())
onSessionChange(applySession)
onSignOutInOtherTab(() => clearSession('elsewhere'))
answerNewTabs()
