/** Rights as they would be with what was changed on the screen, and the difference to what they are. */
import type { Permission } from '#shared/contract/roles'
import { type Verb } from '#shared/access'
import { type Feature } from '#shared/features'
import { verbs, verbsOf } from '#shared/rights'

/** What is wanted otherwise, as `+FEATURE.verb` and `-FEATURE.verb`: it means the same whatever somebody else changes meanwhile. */
export type Wishes = readonly string[]

/** What the role would have. */
export const applied = (permissions: readonly Permission[], wishes: Wishes): Permission[] =>
  permissions.map((permission) => {
    const changed = { ...permission }
    for (const verb of verbs) {
      const right = `${permission.name}.${verb}`
      if (wishes.includes(`+${right}`)) changed[verb] = true
      if (wishes.includes(`-${right}`)) changed[verb] = false
    }
    return changed
  })

/** Sets a right and what goes with it: who may write or approve reads, and who may not read does neither. */
export function withRight(permission: Permission, verb: Verb, isOn: boolean): Permission {
  if (verb === 'read' && !isOn) return { ...permission, read: false, write: false, approve: false }
  return { ...permission, read: permission.read || isOn, [verb]: isOn }
}

export interface RightChange {
  feature: Feature
  verb: Verb
  isGranted: boolean
}

export const changesBetween = (before: readonly Permission[], after: readonly Permission[]): RightChange[] =>
  before.flatMap((permission) => {
    const next = after.find(({ name }) => name === permission.name) ?? permission
    return verbsOf(permission.name)
      .filter((verb) => permission[verb] !== next[verb])
      .map((verb) => ({ feature: permission.name, verb, isGranted: next[verb] }))
  })

export const wishesOf = (changes: readonly RightChange[]): string[] =>
  changes.map(({ feature, verb, isGranted }) => `${isGranted ? '+' : '-'}${feature}.${verb}`)
