import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { errorToastMs } from '#shared/limits'
import * as commonTexts from '#shared/texts/common'
import { onFailure } from '../api/http'
import { NotificationHost } from '../ui/notices/NotificationHost'
import { notified } from '../ui/notices/notificationsSlice'
import { RouteScreen } from './frame/RouteScreen'
import { SignedInFrame } from './frame/SignedInFrame'
import { addNonceToStyles } from './pageNonce'
import { routeAt, routes } from './routes/routes'
import { screenAt } from './screens/screenAt'
import { store } from './store'
import { Theme } from './Theme'

addNonceToStyles()

function SignedInRoute() {
  const { pathname } = useLocation()
  return <RouteScreen route={routeAt(pathname)} screen={screenAt(pathname)} />
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
      <Theme>
        <BrowserRouter>
          <Routes>
            {routes.map(({ isPublic, path }) => {
              const screen = isPublic && screenAt(path)
              return screen && <Route key={path} path={path} element={<screen.Component />} />
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
        </BrowserRouter>
        <NotificationHost />
      </Theme>
    </Provider>
  )
}
