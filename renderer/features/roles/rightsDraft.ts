/** Applies unsaved changes to the permissions of a role, and compares permissions. */

import type { Verb } from '#shared/access/access'
import type { Feature } from '#shared/access/features'
import { verbs, verbsOf } from '#shared/access/rights'
import type { Permission } from '#shared/contract/access/roles'

/** Changes as `+FEATURE.verb` or `-FEATURE.verb`, which stay valid when another user changes the role. */
type ChangeCodes = readonly string[]

/** Returns the permissions after the changes. */
export const applyChangeCodes = (permissions: readonly Permission[], changeCodes: ChangeCodes): Permission[] =>
  permissions.map((permission) => {
    const changed = { ...permission }
    for (const verb of verbs) {
      const right = `${permission.name}.${verb}`
      if (changeCodes.includes(`+${right}`)) changed[verb] = true
      if (changeCodes.includes(`-${right}`)) changed[verb] = false
    }
    return changed
  })

/** Sets a right with its dependencies: write and approve include read, and removing read removes both. */
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

export const toChangeCodes = (changes: readonly RightChange[]): string[] =>
  changes.map(({ feature, verb, isGranted }) => `${isGranted ? '+' : '-'}${feature}.${verb}`)
