import { isStaff } from '#shared/access/access'
import type { Page } from '#shared/pages'
import { hasRight } from '../../session/hasRight'
import type { SignedIn } from '../../session/SignedIn'

export type RouteViewer = Pick<SignedIn, 'person' | 'features' | 'ownFeatures'>

/** `kind`: other user types only. `granted`: not granted on the selected account. `right`: the role lacks the right. */
type AccessBarrier = 'kind' | 'granted' | 'right'

/** Returns what keeps a person from a page, or null when they may see it. */
export function accessBarrierOf(
  { userTypes, feature, isPersonal }: Page,
  { person, features, ownFeatures }: RouteViewer,
): AccessBarrier | null {
  if (userTypes && !userTypes.includes(person.userTypeCode)) return 'kind'
  if (!feature || hasRight(isPersonal ? ownFeatures : features, `${feature}.read`)) return null
  return hasRight(ownFeatures, `${feature}.read`) ? 'granted' : 'right'
}

export const canSee = (page: Page, viewer: RouteViewer): boolean => accessBarrierOf(page, viewer) === null

export const titleFor = ({ title, forStaff }: Page, { person }: Pick<SignedIn, 'person'>): string =>
  (isStaff(person.userTypeCode) && forStaff?.title) || title
