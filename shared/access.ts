/** Who may do what: the user types, the features that rights are given for, and the access a call asks for. */
import type { Feature } from './features'

export const userTypes = ['CUSTOMER', 'BUILDER', 'CENTRIC', 'DEVELOPER'] as const
/** CENTRIC is the provider's own staff; everybody else is a customer of some kind. */
export type UserType = (typeof userTypes)[number]

export const isStaff = (userType: UserType): boolean => userType === 'CENTRIC'

/** User types with a list of properties: builders and homeowners associations (both BUILDER), and land developers. */
export const propertyOwners: readonly UserType[] = ['BUILDER', 'DEVELOPER']

/** `approve` is for a colleague's action that exceeds what they may do alone. */
export type Verb = 'read' | 'write' | 'approve'

export type Right = `${Feature}.${Verb}`

/** A right that only staff need: customers always have it for their own account. */
export type StaffRight = `staff:${Right}`

/**
 * The users who can make a call:
 * - `public`: everyone, without signing in
 * - `signedIn`: every signed-in user
 * - `staff`: users of type CENTRIC
 * - a right: the users who have this right
 */
export type Access = 'public' | 'signedIn' | 'staff' | Right | StaffRight
