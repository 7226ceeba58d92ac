/** What is said to whoever may not see a route: fetched when somebody is refused. */
import { isStaff } from '#shared/access'
import { missingRight } from '#shared/featureWords'
import { hindranceOf, type Looker } from './maySee'
import type { RouteEntry } from './routeEntry'
import * as pageTexts from '#shared/texts/pages'

/** Why a person may not see a route, as a sentence; null when they may. */
export function refusal(route: RouteEntry, looker: Looker): string | null {
  const { title, feature } = route
  switch (hindranceOf(route, looker)) {
    case null:
      return null
    case 'kind':
      return pageTexts.isntAvailableForYourAccountType(title)
    case 'granted':
      return pageTexts.theOwnerOfTheSelected(title)
    case 'right':
      return isStaff(looker.person.userTypeCode) && feature
        ? missingRight(title, feature)
        : pageTexts.youDontHavePermissionTo(title)
  }
}
