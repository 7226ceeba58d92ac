/** What is said to whoever may not see a route: fetched when somebody is refused. */
import { isStaff } from '#shared/access'
import { missingRight } from '#shared/featureWords'
import { hindranceOf, type Looker } from './maySee'
import type { RouteEntry } from './routeEntry'

/** Why a person may not see a route, as a sentence; null when they may. */
export function refusal(route: RouteEntry, looker: Looker): string | null {
  const { title, feature } = route
  switch (hindranceOf(route, looker)) {
    case null:
      return null
    case 'kind':
      return `${title} is not part of your kind of account.`
    case 'granted':
      return `What its owner lets you do with the selected account does not include ${title}. Select an account of your own, or ask them for more.`
    case 'right':
      return isStaff(looker.person.userTypeCode) && feature
        ? missingRight(title, feature)
        : `What you may do for this account does not include ${title}. Ask its account holder, who can change that under Manage Users.`
  }
}
