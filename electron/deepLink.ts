/** What a careconsole: link may do: lead to a screen, nothing more. It is made by others, so only what is known is read from it. */

export const deepLinkScheme = 'careconsole'
const longest = 512
const Id = /^[\w-]{1,64}$/

/** The actions that links know, and the path of the portal that each leads to. */
const actions: Record<string, (id: string) => string> = {
  queue: () => '/messageQueue',
  case: (id) => `/messageQueue?case=${encodeURIComponent(id)}`,
  customer: (id) => `/?search=${encodeURIComponent(id)}`,
}
const withoutId: ReadonlySet<string> = new Set(['queue'])

/** The path that a link leads to; null for every link that is not exactly one of ours. */
export function pathOfLink(link: string): string | null {
  if (link.length > longest || !URL.canParse(link)) return null
  const url = new URL(link)
  if (url.protocol !== `${deepLinkScheme}:` || url.username || url.password || url.search || url.hash) return null
  const [id = '', ...more] = url.pathname.split('/').filter(Boolean)
  const action = Object.hasOwn(actions, url.host) ? actions[url.host] : undefined
  if (!action || more.length > 0) return null
  if (withoutId.has(url.host) ? id !== '' : !Id.test(id)) return null
  return action(id)
}

/** The link among the arguments of a start, where Windows and Linux put it. */
export const linkIn = (argv: readonly string[]): string | null =>
  argv.find((argument) => argument.startsWith(`${deepLinkScheme}:`)) ?? null
