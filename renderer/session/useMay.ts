import { type Right, type Verb } from '#shared/access'
import { verbs } from '#shared/rights'
import type { AppFeature } from '#shared/contract/session'
import { useSignedIn } from './SignedIn'

export function may(features: readonly AppFeature[], right: Right): boolean {
  const [name, verb] = right.split('.')
  const feature = features.find((candidate) => candidate.name === name)
  return feature !== undefined && isVerb(verb) && feature[verb]
}

const isVerb = (verb: string | undefined): verb is Verb => verbs.some((known) => known === verb)

/** Whether the person has a right, so that a screen offers only what the server will accept. */
export const useMay = (right: Right): boolean => may(useSignedIn().features, right)

/** The same of what is the person's own: their sign-in, their preferences. */
export const useMayOwn = (right: Right): boolean => may(useSignedIn().ownFeatures, right)
