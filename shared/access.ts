/** Who may do what: the user types, the features that rights are given for, and the access a call asks for. */
import type { Feature } from './features'

export const userTypes = ['CUSTOMER', 'BUILDER', 'CENTRIC', 'DEVELOPER'] as const
/** CENTRIC is the provider's own staff; everybody else is a customer of some kind. */
export type UserType = (typeof userTypes)[number]

export const isStaff = (userType: UserType): boolean => userType === 'CENTRIC'

/** Who keeps a list of properties: builders and homeowners associations, which share a type, and land developers. */
export const propertyOwners: readonly UserType[] = ['BUILDER', 'DEVELOPER']

/** To approve is to let happen what a colleague began, above what they may do alone. */
export type Verb = 'read' | 'write' | 'approve'

export type Right = `${Feature}.${Verb}`

/** A right that customers have to what is their own, asked for of staff alone. */
export type StaffRight = `staff:${Right}`

/** `public`: nobody needs to be signed in. `signedIn`: any signed-in person. `staff`: user type CENTRIC. A right: whoever has it. */
export type Access = 'public' | 'signedIn' | 'staff' | Right | StaffRight
