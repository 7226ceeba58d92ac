import { isStaff } from '#shared/access'
import type { SignedIn } from '../session/SignedIn'
import { may } from '../session/useMay'
import type { RouteEntry } from './routes'

/** Why a person may not see a route, as a sentence; null when they may. */
export function refusal(
  { title, userTypes, feature }: RouteEntry,
  { person, features }: Pick<SignedIn, 'person' | 'features'>,
): string | null {
  if (userTypes && !userTypes.includes(person.userTypeCode)) return `${title} is not part of your kind of account.`
  if (feature && !may(features, `${feature}.read`)) {
    return `Your sign-in does not include ${title} (feature ${feature}).`
  }
  return null
}

export const titleFor = ({ title, staffTitle }: RouteEntry, { person }: Pick<SignedIn, 'person'>): string =>
  (isStaff(person.userTypeCode) && staffTitle) || title
