import type { Right, Verb } from '#shared/access/access'
import type { AppFeature } from '#shared/access/appFeature'
import { verbs } from '#shared/access/rights'

export function hasRight(features: readonly AppFeature[], right: Right): boolean {
  const [name, verb] = right.split('.')
  const feature = features.find((candidate) => candidate.name === name)
  return feature !== undefined && isVerb(verb) && feature[verb]
}

const isVerb = (verb: string | undefined): verb is Verb => verbs.some((candidate) => candidate === verb)
