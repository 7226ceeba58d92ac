import { type Right, type Verb } from '#shared/access/access'
import { verbs } from '#shared/access/rights'
import type { AppFeature } from '#shared/contract/signIn/session'
import { useSignedIn } from './SignedIn'

export function hasRight(features: readonly AppFeature[], right: Right): boolean {
  const [name, verb] = right.split('.')
  const feature = features.find((candidate) => candidate.name === name)
  return feature !== undefined && isVerb(verb) && feature[verb]
}

const isVerb = (verb: string | undefined): verb is Verb => verbs.some((candidate) => candidate === verb)

/** Checks a right on the selected account, so that a screen offers only what the server will accept. */
export const useHasRight = (right: Right): boolean => hasRight(useSignedIn().features, right)

/** Checks a right on the person's own data, such as their sign-in and preferences. */
export const useHasOwnRight = (right: Right): boolean => hasRight(useSignedIn().ownFeatures, right)
