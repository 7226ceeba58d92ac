/** Who may do what: the user types, the features that rights are given for, and the access a call asks for. */

export const userTypes = ['CUSTOMER', 'BUILDER', 'CENTRIC', 'DEVELOPER'] as const
/** CENTRIC is the provider's own staff; everybody else is a customer of some kind. */
export type UserType = (typeof userTypes)[number]

export const isStaff = (userType: UserType): boolean => userType === 'CENTRIC'

/** Feature names of the specification, section 6. Roles hold rights per feature. */
export const features = [
  'ACCOUNTS',
  'MANAGEPAYMENT',
  'MANAGECONTACT',
  'ACCOUNTPREF',
  'SERVICETICKET',
  'PAYMENTHISTORY',
  'BILLINGHISTORY',
  'PROPERTIES',
  'MESSAGEBOX',
  'PAYMENTREGADMIN',
] as const
export type Feature = (typeof features)[number]

export type Right = `${Feature}.${'read' | 'write'}`

/** `public`: nobody needs to be signed in. `signedIn`: any signed-in person. `staff`: user type CENTRIC. */
export type Access = 'public' | 'signedIn' | 'staff' | Right
