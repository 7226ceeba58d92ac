/**
 * Reads careconsole: links, which can only open a screen. Anyone can create one, so only known actions are accepted.
 */
import { paths } from '#shared/paths'

export const deepLinkScheme = 'careconsole'
const maxLinkLength = 512
const idPattern = /^[\w-]{1,64}$/

/** Maps each action to the portal path that it opens. */
const actions: Record<string, (id: string) => string> = {
  queue: () => paths.messageQueue,
  case: (id) => `${paths.messageQueue}?case=${encodeURIComponent(id)}`,
  customer: (id) => `/?search=${encodeURIComponent(id)}`,
}
const actionsWithoutId: ReadonlySet<string> = new Set(['queue'])

/** Returns the path of a link, or null if the link isn't exactly one of the known ones. */
export function pathOfLink(link: string): string | null {
  if (link.length > maxLinkLength || !URL.canParse(link)) return null
  const url = new URL(link)
  if (url.protocol !== `${deepLinkScheme}:` || url.username || url.password || url.search || url.hash) return null
  const [id = '', ...extraParts] = url.pathname.split('/').filter(Boolean)
  const action = Object.hasOwn(actions, url.host) ? actions[url.host] : undefined
  if (!action || extraParts.length > 0) return null
  if (actionsWithoutId.has(url.host) ? id !== '' : !idPattern.test(id)) return null
  return action(id)
}

/** Returns the link in the command line, where Windows and Linux pass it. */
export const findLink = (argv: readonly string[]): string | null =>
  argv.find((argument) => argument.startsWith(`${deepLinkScheme}:`)) ?? null
