/** Redirects before and after sign-in. This file is separate because the sign-in page needs no other addresses. */
import { openPaths } from '#shared/pages/openPaths'

const publicPaths: ReadonlySet<string> = new Set([
  openPaths.login,
  openPaths.register,
  openPaths.forgotPassword,
  openPaths.postback,
  openPaths.paymentMethod,
  openPaths.invitation,
])

/** Returns the URL of the sign-in page, which leads back to `from` afterwards. */
const signInPath = (from: string): string =>
  from === openPaths.dashboard ? openPaths.login : `${openPaths.login}?redirect=${encodeURIComponent(from)}`

/** Returns where a signed-out visitor is redirected (specification, section 2), or null when they may stay. */
export function visitorPath({ pathname, search }: { pathname: string; search: string }): string | null {
  if (publicPaths.has(pathname)) return null
  if (new URLSearchParams(search).get('redirect') === 'payment') return openPaths.paymentMethod
  return signInPath(pathname + search)
}

/** Returns the requested URL when it belongs to the portal, otherwise the dashboard. */
export function pathAfterSignIn(search: string, origin: string): string {
  const requested = new URLSearchParams(search).get('redirect')
  if (!requested?.startsWith('/')) return openPaths.dashboard
  // A browser reads "//host" and "/\host" as another site.
  if (!URL.canParse(requested, origin)) return openPaths.dashboard
  const url = new URL(requested, origin)
  if (url.origin !== origin || publicPaths.has(url.pathname)) return openPaths.dashboard
  return url.pathname + url.search + url.hash
}
