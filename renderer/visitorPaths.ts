/** Where a visitor and a sign-in lead. Apart, because the sign-in page needs no other addresses. */
import { openPaths } from '#shared/openPaths'

const publicPaths: ReadonlySet<string> = new Set([
  openPaths.login,
  openPaths.register,
  openPaths.forgotPassword,
  openPaths.postback,
  openPaths.paymentMethod,
  openPaths.invitation,
])

/** The sign-in page, which afterwards goes on to where the person was. */
export const signInPath = (from: string): string =>
  from === openPaths.dashboard ? openPaths.login : `${openPaths.login}?redirect=${encodeURIComponent(from)}`

/** Where a visitor who is not signed in is sent (specification, section 2); null where they may stay. */
export function visitorPath({ pathname, search }: { pathname: string; search: string }): string | null {
  if (publicPaths.has(pathname)) return null
  if (new URLSearchParams(search).get('redirect') === 'payment') return openPaths.paymentMethod
  return signInPath(pathname + search)
}

/** Where sign-in leads: the wanted address when it is one of the portal's own, else the dashboard. */
export function afterSignIn(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('redirect')
  if (!wanted?.startsWith('/')) return openPaths.dashboard
  // A browser reads "//host" and "/\host" as another site.
  if (!URL.canParse(wanted, origin)) return openPaths.dashboard
  const url = new URL(wanted, origin)
  if (url.origin !== origin || publicPaths.has(url.pathname)) return openPaths.dashboard
  return url.pathname + url.search + url.hash
}
