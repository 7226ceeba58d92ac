/** Texts for users who may not see a route. The file is loaded on the first rejection. */
import { isStaff } from '#shared/access'
import { missingRight } from '#shared/featureLabels'
import * as pageTexts from '#shared/texts/pages'
import { accessBarrierOf, type RouteViewer } from './routeAccess'
import type { RouteEntry } from './routeEntry'

/** Returns why a person may not see a route, or null when they may. */
export function accessProblem(route: RouteEntry, viewer: RouteViewer): string | null {
  const { title, feature } = route
  switch (accessBarrierOf(route, viewer)) {
    case null:
      return null
    case 'kind':
      return pageTexts.isntAvailableForYourAccountType(title)
    case 'granted':
      return pageTexts.theOwnerOfTheSelected(title)
    case 'right':
      return isStaff(viewer.person.userTypeCode) && feature
        ? missingRight(title, feature)
        : pageTexts.youDontHavePermissionTo(title)
  }
}
