import { use, useEffect } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes, useLocation } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { errorToastMs } from '#shared/http/limits'
import { pages } from '#shared/pages'
import { customerNumberIn } from '#shared/pages/customerUrl'
import * as commonTexts from '#shared/texts/common'
import { onFailure } from '../api/http'
import { SignedInContext } from '../session/SignedIn'
import { NotificationHost } from '../ui/notices/NotificationHost'
import { notified } from '../ui/notices/notificationsSlice'
import { addNonceToStyles } from '../ui/theme/pageNonce'

export { prepareFirstView } from './prepareFirstView'

import { RouteScreen } from './frame/RouteScreen'
import { SignedInFrame } from './frame/SignedInFrame'
import { GuardedRouter } from './GuardedRouter'
import { pageAt } from './routes/pageAt'
import { screens } from './screens/screens'
import { store } from './store'

addNonceToStyles()

function SignedInRoute() {
  const { pathname } = useLocation()
  const person = use(SignedInContext)?.person
  const isOfStaffOnly = customerNumberIn(pathname) !== null
  return <RouteScreen page={isOfStaffOnly && person && !isStaff(person.userTypeCode) ? undefined : pageAt(pathname)} />
}

/** The only place where a failed call becomes a toast (specification, section 8). */
const toastFailures = (): (() => void) =>
  onFailure(({ message }) =>
    store.dispatch(notified({ severity: 'error', text: commonTexts.error(message), hideMs: errorToastMs })),
  )

/** The signed-in part of the portal. */
export function App() {
  useEffect(toastFailures, [])
  return (
    <Provider store={store}>
      <GuardedRouter>
        <Routes>
          {pages.map(({ id, isPublic, path }) => {
            const { Component } = screens[id]
            return isPublic && <Route key={path} path={path} element={<Component />} />
          })}
          <Route
            path="*"
            element={
              <SignedInFrame>
                <SignedInRoute />
              </SignedInFrame>
            }
          />
        </Routes>
      </GuardedRouter>
      <NotificationHost />
    </Provider>
  )
}
