import type { Right, Verb } from '#shared/access/access'
import { verbs } from '#shared/access/rights'
import type { AppFeature } from '#shared/contract/signIn/session'

export function hasRight(features: readonly AppFeature[], right: Right): boolean {
  const [name, verb] = right.split('.')
  const feature = features.find((candidate) => candidate.name === name)
  return feature !== undefined && isVerb(verb) && feature[verb]
}

const isVerb = (verb: string | undefined): verb is Verb => verbs.some((candidate) => candidate === verb)
