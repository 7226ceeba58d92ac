/** React Router's `BrowserRouter`, except that it asks before a navigation loses unsaved input. */
import { type ReactNode, use, useMemo } from 'react'
import { BrowserRouter, UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom'
import { navigateWithGuard } from '../ui/dialogs/leaveGuard'

export const GuardedRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <GuardedNavigation>{children}</GuardedNavigation>
  </BrowserRouter>
)

function GuardedNavigation({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const guarded = useMemo(() => ({ ...context, navigator: guardNavigator(context.navigator) }), [context])
  return <NavigationContext value={guarded}>{children}</NavigationContext>
}

const guardNavigator = (navigator: Navigator): Navigator => ({
  createHref: (to) => navigator.createHref(to),
  go: (steps) => navigator.go(steps), // The guard sees it when the browser reports the move.
  push: (to, state, options) => navigateWithGuard(navigator.createHref(to), () => navigator.push(to, state, options)),
  replace: (to, state, options) =>
    navigateWithGuard(navigator.createHref(to), () => navigator.replace(to, state, options)),
})
