/** Decides which rights a role can have, and computes changes of them. */

import type { Right } from '#shared/access/access'
import { type Feature, features } from '#shared/access/features'
import { rights as allRights, isStaffFeature, verbs } from '#shared/access/rights'
import type { Permission } from '#shared/contract/access/roles'

/** Returns the features that a staff or customer role can have. */
const featuresFor = (isForStaff: boolean): readonly Feature[] =>
  isForStaff ? features : features.filter((feature) => !isStaffFeature(feature))

export const permissionsOf = (rights: ReadonlySet<string>, isForStaff: boolean): Permission[] =>
  featuresFor(isForStaff).map((name) => ({
    name,
    read: rights.has(`${name}.read`),
    write: rights.has(`${name}.write`),
    approve: rights.has(`${name}.approve`),
  }))

export interface RightsChange {
  rights: Right[]
  granted: Right[]
  withdrawn: Right[]
}

/** Sets the given features and keeps the others. Results are in the order of all rights. */
export function buildRightsChange(
  currentRights: ReadonlySet<string>,
  permissions: readonly Permission[],
): RightsChange {
  const newRights = new Set(currentRights)
  for (const permission of permissions) {
    for (const verb of verbs) {
      const right: Right = `${permission.name}.${verb}`
      if (permission[verb]) newRights.add(right)
      else newRights.delete(right)
    }
  }
  return {
    rights: allRights.filter((right) => newRights.has(right)),
    granted: allRights.filter((right) => newRights.has(right) && !currentRights.has(right)),
    withdrawn: allRights.filter((right) => !newRights.has(right) && currentRights.has(right)),
  }
}

/** The right to write or approve requires the right to read. */
export const lacksReadRight = ({ read, write, approve }: Permission): boolean => (write || approve) && !read
