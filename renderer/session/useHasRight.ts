import type { Right } from '#shared/access/access'
import { hasRight } from './hasRight'
import { useSignedIn } from './SignedIn'

/** Checks a right on the selected account, so that a screen offers only what the server will accept. */
export const useHasRight = (right: Right): boolean => hasRight(useSignedIn().features, right)

/** Checks a right on the person's own data, such as their login and preferences. */
export const useHasOwnRight = (right: Right): boolean => hasRight(useSignedIn().ownFeatures, right)
