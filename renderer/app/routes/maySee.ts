import { isStaff } from '#shared/access'
import type { SignedIn } from '../../session/SignedIn'
import { may } from '../../session/useMay'
import { missingRight } from '../../ui/featureWords'
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
  return isStaff(person.userTypeCode)
    ? missingRight(title, feature)
    : `What you may do for this account does not include ${title}. Ask its account holder, who can change that under Manage Users.`
}

export const titleFor = ({ title, staffTitle }: RouteEntry, { person }: Pick<SignedIn, 'person'>): string =>
  (isStaff(person.userTypeCode) && staffTitle) || title
