/** Defines the rights of roles. They are separate from access.ts, which the sign-in page loads. */
import type { Right, StaffRight, Verb } from './access'
import { type Feature, features, type StaffFeature, staffFeatures } from './features'

const staffFeatureNames: ReadonlySet<string> = new Set(staffFeatures)
export const isStaffFeature = (feature: Feature): feature is StaffFeature => staffFeatureNames.has(feature)

const staffPrefix = 'staff:'
const isStaffRight = (access: Right | StaffRight): access is StaffRight => access.startsWith(staffPrefix)

/** Returns the right itself, without the restriction to staff. */
export const toRight = (access: Right | StaffRight): string =>
  isStaffRight(access) ? access.slice(staffPrefix.length) : access

/** Returns whether only staff can use the right. */
export const isStaffOnlyRight = (access: Right | StaffRight): boolean =>
  isStaffRight(access) || staffFeatureNames.has(access.slice(0, access.indexOf('.')))

export const verbs = ['read', 'write', 'approve'] as const satisfies readonly Verb[]

/** These features have something to approve. */
const approvableFeatures: ReadonlySet<Feature> = new Set(['SERVICETICKET', 'MESSAGEBOX', 'CREDITS', 'REFUNDS'])

export const verbsOf = (feature: Feature): readonly Verb[] =>
  verbs.filter((verb) => verb !== 'approve' || approvableFeatures.has(feature))

/** Lists every right that a role can have, by feature. */
export const rights: readonly Right[] = features.flatMap((feature) =>
  verbsOf(feature).map((verb): Right => `${feature}.${verb}`),
)

/** Staff with all of these rights are administrators, who see and change the rights of roles. */
export const administratorRights: readonly Right[] = ['ACCESSCONTROL.read', 'ACCESSCONTROL.write']
