/** Defines the user types, the rights, and the access that an endpoint requires. */
import type { Feature } from './features'

export const userTypes = ['CUSTOMER', 'BUILDER', 'CENTRIC', 'DEVELOPER'] as const
/** CENTRIC is the provider's own staff. All other types are customers. */
export type UserType = (typeof userTypes)[number]

export const isStaff = (userType: UserType): boolean => userType === 'CENTRIC'

/** User types with a list of properties: builders and homeowners associations (both BUILDER), and land developers. */
export const propertyOwners: readonly UserType[] = ['BUILDER', 'DEVELOPER']

/** `approve` allows a user to approve an action of a colleague that exceeds the colleague's own limit. */
export type Verb = 'read' | 'write' | 'approve'

export type Right = `${Feature}.${Verb}`

/** Only staff need this right: customers always have it for their own account. */
export type StaffRight = `staff:${Right}`

/**
 * The users who can make a call:
 * - `public`: everyone, without signing in
 * - `signedIn`: every signed-in user
 * - `staff`: users of type CENTRIC
 * - a right: the users who have this right
 */
export type Access = 'public' | 'signedIn' | 'staff' | Right | StaffRight
