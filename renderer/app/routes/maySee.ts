import { isStaff } from '#shared/access'
import type { SignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import type { RouteEntry } from './routeEntry'

export type Looker = Pick<SignedIn, 'person' | 'features' | 'ownFeatures'>

/** `kind`: it is for other people. `granted`: one may for an account of one's own, and not for the selected one. `right`: nobody gave it. */
export type Hindrance = 'kind' | 'granted' | 'right'

/** What keeps a person from a route; null when they may see it. */
export function hindranceOf(
  { userTypes, feature, isPersonal }: RouteEntry,
  { person, features, ownFeatures }: Looker,
): Hindrance | null {
  if (userTypes && !userTypes.includes(person.userTypeCode)) return 'kind'
  if (!feature || may(isPersonal ? ownFeatures : features, `${feature}.read`)) return null
  return may(ownFeatures, `${feature}.read`) ? 'granted' : 'right'
}

export const maySee = (route: RouteEntry, looker: Looker): boolean => hindranceOf(route, looker) === null

export const titleFor = ({ title, staffTitle }: RouteEntry, { person }: Pick<SignedIn, 'person'>): string =>
  (isStaff(person.userTypeCode) && staffTitle) || title
