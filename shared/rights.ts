/** What roles can hold. Apart from access.ts, which the sign-in page carries. */
import { type Right, type Verb } from './access'
import { features, staffFeatures, type Feature, type StaffFeature } from './features'

const ofStaff: ReadonlySet<string> = new Set(staffFeatures)
export const isStaffFeature = (feature: Feature): feature is StaffFeature => ofStaff.has(feature)

/** Whether only staff can use the right. */
export const isOfStaff = (right: Right): boolean => ofStaff.has(right.slice(0, right.indexOf('.')))

export const verbs = ['read', 'write', 'approve'] as const satisfies readonly Verb[]

/** Where there is something to approve. */
const approved: ReadonlySet<Feature> = new Set(['SERVICETICKET', 'MESSAGEBOX', 'CREDITS', 'REFUNDS'])

export const verbsOf = (feature: Feature): readonly Verb[] =>
  verbs.filter((verb) => verb !== 'approve' || approved.has(feature))

/** Every right that a role can hold, feature by feature. */
export const rights: readonly Right[] = features.flatMap((feature) =>
  verbsOf(feature).map((verb): Right => `${feature}.${verb}`),
)
