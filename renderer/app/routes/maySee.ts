import { isStaff } from '#shared/access'
import type { SignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import type { RouteEntry } from './routeEntry'

/** Why a person may not see a route, as a sentence; null when they may. */
export function refusal(
  { title, userTypes, feature, isPersonal }: RouteEntry,
  { person, features, ownFeatures }: Pick<SignedIn, 'person' | 'features' | 'ownFeatures'>,
): string | null {
  if (userTypes && !userTypes.includes(person.userTypeCode)) return `${title} is not part of your kind of account.`
  if (!feature || may(isPersonal ? ownFeatures : features, `${feature}.read`)) return null
  if (may(ownFeatures, `${feature}.read`)) {
    return `What its owner lets you do with the selected account does not include ${title}. Select an account of your own, or ask them for more.`
  }
  return `Your sign-in does not include ${title} (feature ${feature}).`
}

export const titleFor = ({ title, staffTitle }: RouteEntry, { person }: Pick<SignedIn, 'person'>): string =>
  (isStaff(person.userTypeCode) && staffTitle) || title
