/** Which rights a role can have, and what a change of them is. */
import type { Permission } from '#shared/contract/roles'
import { type Right } from '#shared/access'
import { features, type Feature } from '#shared/features'
import { isStaffFeature, rights as allRights, verbs } from '#shared/rights'

/** The features that a role of that kind can have. */
export const featuresFor = (isForStaff: boolean): readonly Feature[] =>
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

/** The rights after the named features were set; the others stay. In the order of all rights. */
export function changedRights(before: ReadonlySet<string>, permissions: readonly Permission[]): RightsChange {
  const wanted = new Set(before)
  for (const permission of permissions) {
    for (const verb of verbs) {
      const right: Right = `${permission.name}.${verb}`
      if (permission[verb]) wanted.add(right)
      else wanted.delete(right)
    }
  }
  return {
    rights: allRights.filter((right) => wanted.has(right)),
    granted: allRights.filter((right) => wanted.has(right) && !before.has(right)),
    withdrawn: allRights.filter((right) => !wanted.has(right) && before.has(right)),
  }
}

/** Who may write or approve has to see what. */
export const lacksReading = ({ read, write, approve }: Permission): boolean => (write || approve) && !read
