/** What roles can hold. Apart from access.ts, which the sign-in page carries. */
import type { Right, StaffRight, Verb } from './access'
import { features, staffFeatures, type Feature, type StaffFeature } from './features'

const ofStaff: ReadonlySet<string> = new Set(staffFeatures)
export const isStaffFeature = (feature: Feature): feature is StaffFeature => ofStaff.has(feature)

const staffMark = 'staff:'
const isStaffRight = (access: Right | StaffRight): access is StaffRight => access.startsWith(staffMark)

/** The right that is asked for, of whomever. */
export const rightIn = (access: Right | StaffRight): string =>
  isStaffRight(access) ? access.slice(staffMark.length) : access

/** Whether only staff can use the right. */
export const isOfStaff = (access: Right | StaffRight): boolean =>
  isStaffRight(access) || ofStaff.has(access.slice(0, access.indexOf('.')))

export const verbs = ['read', 'write', 'approve'] as const satisfies readonly Verb[]

/** Where there is something to approve. */
const approved: ReadonlySet<Feature> = new Set(['SERVICETICKET', 'MESSAGEBOX', 'CREDITS', 'REFUNDS'])

export const verbsOf = (feature: Feature): readonly Verb[] =>
  verbs.filter((verb) => verb !== 'approve' || approved.has(feature))

/** Every right that a role can hold, feature by feature. */
export const rights: readonly Right[] = features.flatMap((feature) =>
  verbsOf(feature).map((verb): Right => `${feature}.${verb}`),
)

/** Staff with all of these are administrators: they see and change what roles can do. */
export const administratorRights: readonly Right[] = ['ACCESSCONTROL.read', 'ACCESSCONTROL.write']

export const noExports = 'Your role doesn’t include exports. Ask an administrator to add “Exports: Read” to it.'

/** Told to staff in place of what customers are told: their rights come from a role. */
export const notInRole =
  'Your role doesn’t include this. Ask an administrator, who can change roles under Access Control.'
