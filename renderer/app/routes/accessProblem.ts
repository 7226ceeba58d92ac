/** Texts for users who may not see a page. The file is loaded on the first rejection. */
import { isStaff } from '#shared/access/access'
import { missingRight } from '#shared/access/rightText'
import type { Page } from '#shared/pages'
import * as pageTexts from '#shared/texts/pages'
import { accessBarrierOf, type RouteViewer } from './routeAccess'

/** Returns why a person may not see a page, or null when they may. */
export function accessProblem(page: Page, viewer: RouteViewer): string | null {
  const { title, feature } = page
  switch (accessBarrierOf(page, viewer)) {
    case null:
      return null
    case 'kind':
      return pageTexts.wrongAccountType(title)
    case 'granted':
      return pageTexts.noAccess(title)
    case 'right':
      return isStaff(viewer.person.userTypeCode) && feature
        ? missingRight(`${feature}.read`)
        : pageTexts.noPagePermission(title)
  }
}
